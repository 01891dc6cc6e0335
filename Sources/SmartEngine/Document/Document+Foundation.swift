import Foundation

extension Document {
    /// Indexes a Foundation or Swift object ([String: Any], NSDictionary, [Any], NSArray, a property list, a scalar)
    /// into the same nodes as a text. Member names are copied as bytes, string values are shared, anything that is not
    /// JSON is kept as a foreign value. O(size).
    ///
    /// Throws `JSONSyntaxError` when the object nests deeper than the limit (a cyclic object does).
    package convenience init(object: Any, options: ParsingOptions = ParsingOptions()) throws(JSONSyntaxError) {
        var indexer = ObjectIndexer(maximumDepth: options.maximumDepth)
        guard indexer.add(object, depth: 0) else {
            indexer.discard()
            throw JSONSyntaxError(
                reason: "the object is nested too deeply for its limit, or for this thread's stack", line: 0, column: 0,
                byteOffset: 0)
        }
        self.init(
            bytes: indexer.finishedBytes(), byteCount: indexer.byteCount, nodes: indexer.nodeBlock,
            nodeCount: indexer.nodeCount,
            foreignValues: indexer.foreignValues, sideStrings: indexer.sideStrings, originals: indexer.originals)
    }
}

extension NSNumber {
    /// The value as an NSNumber, if it is one or a Swift number. Not by a mere cast: on Linux that bridges everything
    /// in a collection.
    package static func of(_ value: Any) -> NSNumber? {
        let type = Swift.type(of: value)
        guard type is AnyClass || type is any Numeric.Type || type == Bool.self || value is AnyOptional else {
            return nil
        }
        return value as? NSNumber
    }

    /// Whether the number is `true` or `false`, and not 0 or 1.
    package var isBoolean: Bool {
        #if canImport(Darwin)
        return CFGetTypeID(self) == CFBooleanGetTypeID()
        #else
        // The type code does not tell in corelibs Foundation: an Int8 of 13 has "c" as well. Booleans have a class of
        // their own.
        return ObjectIdentifier(type(of: self)) == NSNumber.booleanClass
        #endif
    }

    /// The first letter of `objCType`. On Darwin `objCType` itself is not read: it points into the number, so Swift
    /// gives the number to the autorelease pool at each use. Large numbers stay there until the pool is drained.
    var typeCode: UInt8 {
        #if canImport(Darwin)
        switch CFNumberGetType(self as CFNumber) {
        case .float32Type, .floatType: return UInt8(ascii: "f")
        case .float64Type, .doubleType, .cgFloatType: return UInt8(ascii: "d")
        // CFNumberType has no case for unsigned integers.
        default: return int64Value < 0 && doubleValue > 0 ? UInt8(ascii: "Q") : UInt8(ascii: "q")
        }
        #else
        return UInt8(bitPattern: objCType.pointee)
        #endif
    }

    #if !canImport(Darwin)
    private static let booleanClass = ObjectIdentifier(type(of: NSNumber(value: true)))
    #endif
}

enum ExactDecimal {
    /// A whole number's kind and payload: an id of 19 digits must not pass through a Double.
    static func whole(_ decimal: Decimal) -> (kind: Node.Kind, payload: UInt64) {
        let number = NSDecimalNumber(decimal: decimal)
        let signed = number.int64Value
        if Decimal(signed) == decimal { return (.int, UInt64(bitPattern: signed)) }
        let unsigned = number.uint64Value
        if Decimal(unsigned) == decimal { return (.uint, unsigned) }
        return (.double, double(decimal).bitPattern)
    }

    /// The nearest Double, which NSDecimalNumber's `doubleValue` is not. Digits that fit 64 bits are converted
    /// directly, others by their text.
    static func double(_ decimal: Decimal) -> Double {
        guard decimal.isFinite else { return .nan }
        let magnitude = decimal.significand.magnitude
        let digits = NSDecimalNumber(decimal: magnitude).uint64Value
        if Decimal(digits) == magnitude,
            let value = NumberParser.double(
                mantissa: digits, exponent: decimal.exponent, negative: decimal.sign == .minus)
        {
            return value
        }
        return Double(decimal.description) ?? .nan
    }
}
