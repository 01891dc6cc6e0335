import Foundation
@_spi(Engine) import SmartEngine

/// Any JSON value, Sendable, Hashable and Codable, in place of `Any`.
///
///     struct Event: SmartCodable {
///         var name = ""
///         var payload: [String: JSONValue] = [:]
///     }
///     event.payload["price"]?.doubleValue
///     event.payload.peel          // [String: Any]
///
/// Numbers are written as they came, with their zeros and exponents, and equal if their values are: 1.0 and 1. Codable
/// with any coder.
public enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number that `Int` writes back as it came: `1`.
    case int(Int)
    /// Another number that `Double` writes back as it came: `1.5`.
    case double(Double)
    /// A number that neither would write back, as it came: `"1.0"`, `"1.50"`, `"1e3"`, `"12345678901234567890"`,
    /// `"0.1234567890123456789"`. The properties below read it as any other.
    case number(String)
    /// Text.
    case string(String)
    /// The elements, in order.
    case array([JSONValue])
    /// The fields. Their order is not kept; of two with one name the last wins.
    case dict([String: JSONValue])
}

extension JSONValue {
    /// The value as NSNull, Bool, Int, Double, NSDecimalNumber, String, `[Any]`, `[String: Any]`.
    @_optimize(size) public var peel: Any {
        switch simplest {
        case .null: return NSNull()
        case .bool(let value): return value
        case .int(let value): return value
        case .double(let value): return value
        case .number(let text): return NSDecimalNumber(string: text, locale: Locale(identifier: "en_US_POSIX"))
        case .string(let value): return value
        case .array(let values): return JSONValue.descend { values.peel }
        case .dict(let values): return JSONValue.descend { values.peel }
        }
    }

    /// Whether the value is null. The properties below give the value of one kind, or nil; nothing is converted.
    public var isNull: Bool { self == .null }
    /// A boolean; nil for numbers and text.
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// Text; nil for numbers.
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    /// The elements of an array; nil for other values.
    public var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    /// The fields of an object; nil for other values.
    public var dictValue: [String: JSONValue]? { if case .dict(let value) = self { value } else { nil } }

    /// A whole number of at most 64 bits; nil for fractions.
    public var intValue: Int? {
        switch simplest {
        case .int(let value): return value
        case .double(let value): return Int(exactly: value)
        default: return nil
        }
    }

    /// The nearest Double of any number.
    public var doubleValue: Double? {
        switch self {
        case .int(let value): return Double(value)
        case .double(let value): return value
        case .number(let text): return Double(text)
        default: return nil
        }
    }

    /// A number as a Decimal, with up to 38 digits.
    public var decimalValue: Decimal? {
        switch self {
        case .int(let value): return Decimal(value)
        case .double(let value): return Decimal(number: value.description)
        case .number(let text): return Decimal(number: text)
        default: return nil
        }
    }

    /// The field of an object. It can be set, in place; nil removes it, and null becomes an object:
    ///
    ///     event["user"]?["tags"]?[0] = "new"
    ///
    /// Other values have no fields: setting one changes nothing, which is reported.
    ///
    /// - Parameter name: The field's name.
    /// - Returns: Its value; nil where there is no such field, and for what is not an object.
    public subscript(name: String) -> JSONValue? {
        get { dictValue?[name] }
        _modify {
            var fields: [String: JSONValue] = [:]
            var isObject = false
            if case .dict(let present) = self {
                (fields, isObject) = (present, true)
                // Here `fields` becomes the only reference, so nothing is copied.
                self = .null
            }
            defer {
                if case .null = self, isObject || !fields.isEmpty {
                    self = .dict(fields)
                } else {
                    refuse(fields[name], "field '\(name.shortened())' of what has no fields")
                }
            }
            yield &fields[name]
        }
    }

    /// The element of an array; nil outside its bounds. It can be set, in place; nil removes it. Setting one outside
    /// the bounds changes nothing, which is reported.
    ///
    /// - Parameter position: The position, from 0.
    /// - Returns: The element; nil outside the bounds, and for what is not an array.
    public subscript(position: Int) -> JSONValue? {
        get { arrayValue.flatMap { $0.indices.contains(position) ? $0[position] : Optional.none } }
        _modify {
            var elements: [JSONValue] = []
            if case .array(let present) = self, present.indices.contains(position) { elements = present }
            let isThere = !elements.isEmpty
            if isThere { self = .null }
            // The element has only this reference, too.
            var element: JSONValue? = isThere ? elements[position] : Optional.none
            if isThere { elements[position] = .null }
            defer {
                if isThere {
                    if let element { elements[position] = element } else { elements.remove(at: position) }
                    self = .array(elements)
                } else {
                    refuse(element, "element \(position) of what has none there")
                }
            }
            yield &element
        }
    }

    private func refuse(_ part: JSONValue?, _ place: @autoclosure () -> String) {
        guard case _? = part else { return }
        Diagnostics.mistake("\(place()) was set, which changes nothing.", of: JSONValue.self)
    }

    /// Makes a value from Swift and Foundation values. Nil for values that JSON cannot hold. O(size).
    ///
    /// - Parameter plain: A value as JSONSerialization gives it, or anything that it would write.
    public init?(_ plain: Any) {
        if let ready = plain as? JSONValue {
            self = ready
            return
        }
        guard let document = try? Document(object: plain), let value = JSONValue(document) else { return nil }
        self = value
    }

    /// The value of a document. Nil for foreign values, and for what is too deep for this thread's stack.
    private init?(_ document: Document) {
        guard let value = document.withRoot({ JSONValue($0) }), !document.isUnread else { return nil }
        self = value
    }

    /// The value of a node; nil for foreign values.
    package init?(_ view: NodeView) {
        let node = view.node
        switch node.kind {
        case .null: self = .null
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .int: self = Int(exactly: node.int64).map { .int($0) } ?? .number(String(node.int64))
        case .uint: self = .number(String(node.payload))
        case .double: self = JSONValue.number(view, node)
        case .string: self = .string(view.string)
        case .array: self = view.descend(otherwise: .null) { JSONValue.array(of: view) }
        case .object: self = view.descend(otherwise: .null) { JSONValue.object(of: view) }
        case .foreign: return nil
        }
    }

    @_optimize(size) private static func array(of view: NodeView) -> JSONValue {
        var elements: [JSONValue] = []
        elements.reserveCapacity(view.node.count)
        view.eachChild { if let element = JSONValue(view.memory.view($0)) { elements.append(element) } }
        return .array(elements)
    }

    @_optimize(size) private static func object(of view: NodeView) -> JSONValue {
        var members = [String: JSONValue](minimumCapacity: view.node.count)
        view.eachChild { members[view.memory.view($0 - 1).string] = JSONValue(view.memory.view($0)) }
        return .dict(members)
    }

    /// The value of a number node: an Int or a Double if that is written as the number came; else its text.
    private static func number(_ view: NodeView, _ node: Node) -> JSONValue {
        // In a Swift dictionary's `[1, 2.5]` both are Doubles.
        if node.flags.contains(.valueOnly), node.double.isFinite {
            return Int(exactly: node.double).map { .int($0) } ?? .double(node.double)
        }
        let text = view.numberText
        // A Double is written without the `.0` of its description.
        if node.double.isFinite, node.double.description == text, !text.hasSuffix(".0") { return .double(node.double) }
        let simplest = JSONValue.number(text).simplest
        return simplest.description == text ? simplest : .number(text)
    }

    /// A number as an Int or a Double, where one represents it; every other value as it is.
    var simplest: JSONValue {
        guard case .number(let text) = self, let nearest = Double(text), nearest.isFinite else { return self }
        let digits = JSONValue.digits(text)
        // A whole number may have digits that a Double has not, 9007199254740993.0, or a Double others: 123456789012345e3.
        var whole = ExactInteger.int((nearest < 0 ? "-" : "") + (digits.isEmpty ? "0" : digits))
        while let smaller = whole, smaller != 0, abs(Double(smaller)) < abs(nearest) {
            let (larger, isBeyond) = smaller.multipliedReportingOverflow(by: 10)
            whole = isBeyond ? nil : larger
        }
        // Only a Double keeps the sign of -0.0.
        if let whole, Double(whole) == nearest, nearest != 0 || nearest.sign == .plus { return .int(whole) }
        return JSONValue.digits(nearest.description) == digits ? .double(nearest) : self
    }

    /// Whether two numbers that neither an Int nor a Double represents are the same. Those beyond a Double's range are if
    /// their texts are.
    private static func areEqual(_ a: String, _ b: String) -> Bool {
        guard a != b else { return true }
        guard let nearest = Double(a), nearest != 0, nearest.isFinite else { return false }
        return nearest == Double(b) && digits(a) == digits(b)
    }

    /// The significant digits of a number: without leading and trailing zeros and without the exponent.
    @_optimize(size) private static func digits(_ text: String) -> String {
        let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        let digits = mantissa.filter { $0 >= 0x30 && $0 <= 0x39 }.drop { $0 == 0x30 }
        return String(decoding: digits.reversed().drop { $0 == 0x30 }.reversed(), as: UTF8.self)
    }

    /// Whether a text given as `.number` is one by RFC 8259.
    static func isNumber(_ text: String) -> Bool {
        guard let document = try? Document(text: text) else { return false }
        return document.withRoot { $0.isNumber }
    }
}

extension [String: JSONValue] {
    /// The values as Swift and Foundation values; see `JSONValue.peel`. O(size).
    public var peel: [String: Any] { mapValues { $0.peel } }
}

extension [JSONValue] {
    /// The values as Swift and Foundation values; see `JSONValue.peel`. O(size).
    public var peel: [Any] { map { $0.peel } }
}

extension JSONValue {
    /// Runs `body` one level deeper. If this thread's stack has no room for it, the value is null, and a message says
    /// so.
    fileprivate static func descend(_ body: () -> Any) -> Any {
        if StackSpace.hasRoom { return body() }
        Diagnostics.mistake(
            "a JSONValue is nested too deeply for this thread's stack of \(StackSpace.size / 1024) KB; what is deeper is null.",
            of: JSONValue.self)
        return NSNull()
    }

    /// The value as JSONSerialization gives it: numbers and booleans are NSNumbers.
    @_optimize(size) package var foundationObject: Any {
        switch self {
        case .bool(let value): return NSNumber(value: value)
        case .int(let value): return NSNumber(value: value)
        case .double(let value): return NSNumber(value: value)
        case .array(let values): return JSONValue.descend { values.map { $0.foundationObject } }
        case .dict(let values): return JSONValue.descend { values.mapValues { $0.foundationObject } }
        default:
            let value = peel
            // The cast alone takes an NSDecimalNumber as well, and rounds it.
            return (type(of: value) is Double.Type ? value as? Double : nil).map { NSNumber(value: $0) } ?? value
        }
    }

    /// The value of a string that contains JSON text; nil for other values.
    package var embedded: JSONValue? {
        guard case .string(let text) = self, let document = try? Document(text: text) else { return nil }
        return JSONValue(document)
    }
}

// These functions do not recurse, since a thread's stack may be small.
extension JSONValue {
    /// Whether both are the same value; numbers, however they are written. O(size).
    @_documentation(visibility: internal)
    public static func == (a: JSONValue, b: JSONValue) -> Bool {
        var pairs = [(a, b)]
        while let pair = pairs.popLast() {
            switch (pair.0.simplest, pair.1.simplest) {
            case (.null, .null): break
            case (.bool(let a), .bool(let b)): if a != b { return false }
            case (.int(let a), .int(let b)): if a != b { return false }
            case (.double(let a), .double(let b)): if a != b { return false }
            case (.int(let a), .double(let b)), (.double(let b), .int(let a)): if Int(exactly: b) != a { return false }
            case (.number(let a), .number(let b)): if !areEqual(a, b) { return false }
            case (.string(let a), .string(let b)): if a != b { return false }
            case (.array(let a), .array(let b)):
                guard a.count == b.count else { return false }
                pairs += zip(a, b)
            case (.dict(let a), .dict(let b)):
                guard a.count == b.count else { return false }
                for (name, value) in a {
                    guard let other = b[name] else { return false }
                    pairs.append((value, other))
                }
            case (.null, _), (.bool, _), (.int, _), (.double, _), (.number, _), (.string, _), (.array, _), (.dict, _):
                return false
            }
        }
        return true
    }

    /// Hashes the value. O(size log size).
    @_documentation(visibility: internal)
    @_optimize(size) public func hash(into hasher: inout Hasher) {
        var values = [self]
        while let value = values.popLast() {
            switch value {
            case .null: hasher.combine(0)
            case .bool(let value): hasher.combine(value)
            case .int, .double, .number: hasher.combine(value.doubleValue)
            case .string(let value): hasher.combine(value)
            case .array(let elements):
                hasher.combine(elements.count)
                values += elements
            case .dict(let members):
                hasher.combine(members.count)
                // Equal objects give their members in the same order.
                for (name, value) in members.arranged(by: { $0.key < $1.key }) {
                    hasher.combine(name)
                    values.append(value)
                }
            }
        }
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,

    ExpressibleByFloatLiteral,

    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes `.null`.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) { self = .null }
    /// Makes `.bool`.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes `.int`.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Makes `.double`.
    @_documentation(visibility: internal)
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Makes `.string`, whatever the text contains.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes `.array`.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Makes `.dict`; of two values with one name the last wins.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .dict(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}

extension JSONValue: CustomStringConvertible {
    /// Compact JSON text, names in alphabetical order.
    @_documentation(visibility: internal)
    public var description: String {
        var writer = JSONByteWriter(escapesSlashes: false)
        write(to: &writer, sorted: true)
        return writer.takeString()
    }

    package func write(to writer: inout JSONByteWriter, sorted: Bool = false) {
        // The values of the open containers that are still to be written, the first one last.
        var open: [(isObject: Bool, members: [(name: String, value: JSONValue)])] = []
        var value = self
        while true {
            switch value {
            case .null: writer.null()
            case .bool(let value): writer.bool(value)
            case .int(let value): writer.integer(value)
            case .double(let value): if !writer.double(value) { writer.null() }
            case .number(let text): if JSONValue.isNumber(text) { writer.raw(text) } else { writer.null() }
            case .string(let value): writer.string(value)
            case .array(let values):
                writer.beginArray()
                open.append((false, values.reversed().map { ("", $0) }))
            case .dict(let members):
                writer.beginObject()
                let members = members.map { (name: $0.key, value: $0.value) }
                open.append((true, sorted ? members.arranged { $0.name > $1.name } : members))
            }
            while let last = open.last, last.members.isEmpty {
                if last.isObject { writer.endObject() } else { writer.endArray() }
                open.removeLast()
            }
            guard let last = open.indices.last, let next = open[last].members.popLast() else { return }
            if open[last].isObject { writer.name(next.name) } else { writer.separate() }
            value = next.value
        }
    }
}

extension JSONValue: Codable {
    /// Decodes from any decoder. Where the decoder does not give a number's text, a number is an Int if it is whole, else
    /// a Double, else a Decimal's digits.
    ///
    /// - Throws: `DecodingError` where the decoder gives no JSON value.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        var own: JSONValue?
        let isRead = try LinkedCodableHalf.current?.withValue(of: decoder) { index, context in
            own = JSONValue(context.view(index))
            guard own != nil else { throw context.session.failure(JSONValue.self, at: index) }
        }
        if isRead == true, let own {
            self = own
            return
        }
        let object = try ForeignValue(from: decoder).object
        guard let value = JSONValue(object) else {
            throw DecodingError.corrupted("Expected a JSON value.", at: decoder.codingPath)
        }
        self = value
    }

    /// Encodes with any encoder. The engine's write a `.number` as it came; for others it is of a type that holds it.
    ///
    /// - Throws: What the encoder throws. The engine's writes null for a `.number` whose text is not a number.
    @_documentation(visibility: internal)
    @_optimize(size) public func encode(to encoder: any Encoder) throws {
        if LinkedCodableHalf.current?.writeText(to: encoder, { write(to: &$0) }) == true { return }
        var container = encoder.singleValueContainer()
        switch simplest {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .number(let text):
            if let value = ExactInteger.parsing(text)?.fitted(to: UInt64.self) {
                try container.encode(value)
            } else if let value = Decimal(number: text) {
                try container.encode(value)
            } else {
                try container.encode(Double(text) ?? .nan)
            }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .dict(let values): try container.encode(values)
        }
    }
}
