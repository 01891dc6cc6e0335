import Foundation
import HandyJSONCompat

/// Values in the notation of the recorded results: `Optional("a")`, `["k": 1]`, `.one`, `NestS(a: 1, b: nil)`, and by
/// their JSON kind what an `Any` or a Foundation property holds: `NSNumber(int 1)`, `NSString("x")`, `NSArray[…]`,
/// whatever Swift type stands for it on this platform.
func described<T>(_ value: T) -> String {
    if T.self == Any.self { return describedAsFoundation(value) }
    // Asked of the type: `value is NSObject` for a nil NSArray? crashes in code that Swift 6.3 optimised.
    let isModel = isModel(type(of: value))
    if let custom = value as? any OracleDescribable, !(isModel && type(of: value) is NSObject.Type) {
        return custom.oracleDescription
    }
    return isModel ? describedModel(value) : "\(value)"
}

/// Other tests of the process may conform standard types to HandyJSON, as apps do; those are none of ours.
private func isModel(_ type: Any.Type) -> Bool {
    type is any HandyJSON.Type && String(reflecting: type).hasPrefix("HandyJSONCompatTests.")
}

/// `Model(id: 1, name: Optional("a"))`, superclass's properties first.
private func describedModel(_ model: Any) -> String {
    var properties: [String] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
        properties.insert(contentsOf: level.children.map { "\($0.label ?? ""): \(describedPlain($0.value))" }, at: 0)
        mirror = level.superclassMirror
    }
    return "\(type(of: model))(" + properties.joined(separator: ", ") + ")"
}

/// A value by its own type: `1`, `"x"`, and only for an instance of a Foundation class `NSNumber(int 1)`. What
/// `toJSON()` gives is described so.
func describedPlain(_ value: Any) -> String {
    if let table = value as? [String: Any], type(of: value) == [String: Any].self {
        return table.isEmpty
            ? "[:]"
            : "["
                + table.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(describedPlain($0.value))" }.joined(
                    separator: ", ") + "]"
    }
    if let list = value as? NSArray, type(of: value) is AnyClass { return describedPlain(list.map { $0 }) }
    if let table = value as? NSDictionary, type(of: value) is AnyClass {
        return describedPlain(Dictionary(uniqueKeysWithValues: table.map { ("\($0.key)", $0.value) }))
    }
    if let list = value as? [Any], type(of: value) == [Any].self {
        return "[" + list.map(describedPlain).joined(separator: ", ") + "]"
    }
    func open<T>(_ value: T) -> String { described(value) }
    return _openExistential(value, do: open)
}

protocol OracleDescribable {
    var oracleDescription: String { get }
}

extension Optional: OracleDescribable {
    var oracleDescription: String { map { "Optional(\(described($0)))" } ?? "nil" }
}

extension Array: OracleDescribable {
    var oracleDescription: String { "[" + map { described($0) }.joined(separator: ", ") + "]" }
}

extension Set: OracleDescribable {
    var oracleDescription: String { "Set[" + map { described($0) }.sorted().joined(separator: ", ") + "]" }
}

extension Dictionary: OracleDescribable where Key == String {
    var oracleDescription: String {
        isEmpty
            ? "[:]"
            : "["
                + sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(described($0.value))" }.joined(separator: ", ")
                + "]"
    }
}

extension String: OracleDescribable {
    var oracleDescription: String { quoted(self) }
}

extension Date: OracleDescribable {
    var oracleDescription: String { "Date(\(timeIntervalSince1970))" }
}

extension URL: OracleDescribable {
    var oracleDescription: String { "URL(\(absoluteString))" }
}

extension Data: OracleDescribable {
    var oracleDescription: String { "Data(\(Array(self)))" }
}

extension NSObject: OracleDescribable {
    var oracleDescription: String { describedAsFoundation(self) }
}

func quoted(_ text: String) -> String { text.debugDescription }

/// A JSON value as Apple's JSONSerialization would have it.
func describedAsFoundation(_ value: Any) -> String {
    switch value {
    case let optional as Any? where isNil(optional): return "nil"
    case is NSNull: return "NSNull"
    case let decimal as NSDecimalNumber: return "NSDecimalNumber(\(decimal))"
    case let number as NSNumber: return describedNumber(number)
    case let text as String: return "NSString(\(quoted(text)))"
    case let table as NSDictionary where type(of: value) is AnyClass:
        return "NSDictionary{"
            + table.map { ("\($0.key)", $0.value) }.sorted { $0.0 < $1.0 }.map { "\($0): \(describedAsFoundation($1))" }
            .joined(separator: ", ") + "}"
    case let list as [Any]: return "NSArray[" + list.map(describedAsFoundation).joined(separator: ", ") + "]"
    case let table as [String: Any]:
        return "NSDictionary{"
            + table.sorted { $0.key < $1.key }.map { "\($0.key): \(describedAsFoundation($0.value))" }.joined(
                separator: ", ") + "}"
    case let other as any OracleDescribable where !(type(of: other) is NSObject.Type): return other.oracleDescription
    default: return "\(value)"
    }
}

/// An `Any` that holds an Optional without value, which only shows when it is looked into.
func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}

private func describedNumber(_ number: NSNumber) -> String {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case _ where number === (true as NSNumber) || isBoolean(number): return "NSNumber(bool \(number.boolValue))"
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return "NSNumber(double \(number.doubleValue))"
    case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): return "NSNumber(uint64 \(number.uint64Value))"
    default: return "NSNumber(int \(number.int64Value))"
    }
}

private func isBoolean(_ number: NSNumber) -> Bool {
    #if canImport(Darwin)
    CFGetTypeID(number) == CFBooleanGetTypeID()
    #else
    UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "c")
    #endif
}
