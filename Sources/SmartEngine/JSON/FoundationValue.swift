import Foundation

/// Nodes → the values JSONSerialization would give: NSNumber, String, [Any], [String: Any], NSNull.
package enum FoundationValue {
    struct Choices {
        /// Whether nulls are left out of arrays and dictionaries.
        var ignoresNull = false
        /// Whether numbers beyond Double are left out of arrays and dictionaries.
        var ignoresInfinity = false
        /// Whether a number that a Double cannot hold becomes an NSDecimalNumber.
        var keepsDigits = false

        fileprivate func leavesOut(_ node: Node) -> Bool {
            ignoresNull && node.kind == .null || ignoresInfinity && node.isInfinite
        }
    }

    /// The value as a Foundation object. Numbers are NSNumbers, so `as? Int`, `as? Double` and `as? Bool` work on them;
    /// integers beyond 64 bits are NSDecimalNumbers, and so are values that came as a Decimal. Foreign values are
    /// returned as they are. O(size).
    package static func make(_ view: NodeView) -> Any { make(view, Choices()) }

    static func make(_ view: NodeView, _ choices: Choices) -> Any {
        switch view.kind {
        case .array: return view.descend(otherwise: NSNull()) { array(view, choices) }
        case .object: return view.descend(otherwise: NSNull()) { dictionary(view, choices) }
        default: return scalar(view, choices.keepsDigits)
        }
    }

    /// The value as a Foundation object, except that values from a dictionary source are returned as they are: an Int
    /// is an Int and a Set a Set.
    package static func original(_ view: NodeView) -> Any { view.original ?? make(view) }

    /// A separate function, since `make` has a stack frame for every level of the document.
    @inline(never)
    private static func scalar(_ view: NodeView, _ keepsDigits: Bool) -> Any {
        let node = view.node
        if node.flags.contains(.decimal), let decimal = view.sideDecimal { return NSDecimalNumber(decimal: decimal) }
        switch node.kind {
        case .true: return NSNumber(value: true)
        case .false: return NSNumber(value: false)
        case .int: return NSNumber(value: node.int64)
        case .uint: return NSNumber(value: node.payload)
        case .double: return number(view, node, keepsDigits)
        case .string: return view.string
        case .foreign: return view.foreign ?? NSNull()
        case .null, .array, .object: return NSNull()
        }
    }

    /// The Double of a number's object without making the object; nil for values that are not numbers, or become a
    /// Decimal.
    @inline(__always)
    package static func double(_ node: Node) -> Double? {
        switch node.kind {
        case .int where !node.flags.contains(.decimal): return Double(node.int64)
        case .double where !node.flags.contains(.decimal | .integral): return node.double
        default: return nil
        }
    }

    private static func number(_ view: NodeView, _ node: Node, _ keepsDigits: Bool) -> Any {
        let isIntegral = node.flags.contains(.integral)
        if isIntegral || keepsDigits && view.hasHiddenDigits, node.double != 0,
            // A Decimal reaches to about 10^165; larger values stay a Double, as in JSONSerialization.
            let decimal = view.decimal, decimal.isFinite,
            isIntegral || decimal != Decimal(number: node.double.description)
        {
            return NSDecimalNumber(decimal: decimal)
        }
        return NSNumber(value: node.double)
    }

    /// The elements of an array. Only for arrays.
    static func array(_ view: NodeView, _ choices: Choices) -> [Any] {
        let node = view.node
        var result: [Any] = []
        result.reserveCapacity(node.count)
        var child = view.index + 1
        while child < node.next {
            let element = view.memory.view(child)
            if !choices.leavesOut(element.node) { result.append(make(element, choices)) }
            child = view.memory.after(child)
        }
        return result
    }

    /// The members of an object; the last of equal names wins. Only for objects.
    static func dictionary(_ view: NodeView, _ choices: Choices) -> [String: Any] {
        let node = view.node
        var result = [String: Any](minimumCapacity: node.count)
        var child = view.index + 1
        while child < node.next {
            let value = view.memory.view(child + 1)
            if !choices.leavesOut(value.node) {
                result[view.memory.view(child).string] = make(value, choices)
            } else if value.node.isInfinite {
                result[view.memory.view(child).string] = nil
            }
            child = view.memory.after(child + 1)
        }
        return result
    }
}

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
