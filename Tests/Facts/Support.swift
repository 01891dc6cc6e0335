import Foundation

/// What a fact's callbacks write down.
nonisolated(unsafe) var trace: [String] = []

let sortedOptions: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]

/// JSON text parsed and printed again with sorted keys: neither member order nor the number of printed digits of a
/// Double counts.
func canon(_ text: String?) -> String {
    guard let text = text else { return "nil" }
    guard let tree = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]),
        let data = try? JSONSerialization.data(
            withJSONObject: tree, options: sortedOptions.union(.fragmentsAllowed))
    else { return "not JSON: " + text }
    return String(decoding: data, as: UTF8.self)
}

/// A value with its dynamic type, members of dictionaries and sets sorted: `some(…)`/`none` for an optional inside Any,
/// `Int8(5)` for a number other than Int, Double and Bool, `NSNumber(q 5)` with its objCType, `Type(member: …)` for
/// models, `[k: v]`, `Set[…]`.
func show(_ any: Any?, _ depth: Int = 0) -> String {
    guard let value = any else { return "nil" }
    if depth > 6 { return "…" }
    func next(_ v: Any?) -> String { show(v, depth + 1) }
    let type = Swift.type(of: value)
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { "some(\(next($0.value)))" } ?? "none" }
    if type is AnyClass {
        if value is NSNull { return "NSNull" }
        if let n = value as? NSNumber {
            return "\(value is NSDecimalNumber ? "NSDecimalNumber" : "NSNumber")(\(String(cString: n.objCType)) \(n))"
        }
        if let s = value as? NSString { return "NSString(\((s as String).debugDescription))" }
        if let a = value as? NSArray { return "NSArray[" + a.map { next($0) }.joined(separator: ", ") + "]" }
        if let u = value as? NSURL { return "NSURL(\(u))" }
        if let d = value as? NSDictionary {
            return "NSDictionary[" + d.map { next($0.key) + ": " + next($0.value) }.sorted().joined(separator: ", ")
                + "]"
        }
    } else {
        if type == String.self { return (value as! String).debugDescription }
        if type == Int.self || type == Double.self || type == Bool.self { return "\(value)" }
        if let d = value as? Date, type == Date.self { return "Date(\(d.timeIntervalSince1970))" }
        if type == Data.self { return "Data(\((value as! Data).map { String($0) }.joined(separator: " ")))" }
        if type == UUID.self { return "UUID(\(value))" }
        if type == URL.self { return "URL(\((value as! URL).absoluteString))" }
        if type == AnyHashable.self { return "AnyHashable(\(next((value as! AnyHashable).base)))" }
        if type == Decimal.self || value is any BinaryInteger || value is any BinaryFloatingPoint {
            return "\(type)(\(value))"
        }
        if value is any ClosedRangeLike { return "\(type)(\(value))" }
    }
    switch mirror.displayStyle {
    case .dictionary:
        return "["
            + mirror.children.map { child -> String in
                let pair = Array(Mirror(reflecting: child.value).children)
                return next(pair[0].value) + ": " + next(pair[1].value)
            }.sorted().joined(separator: ", ") + "]"
    case .collection: return "[" + mirror.children.map { next($0.value) }.joined(separator: ", ") + "]"
    case .set: return "Set[" + mirror.children.map { next($0.value) }.sorted().joined(separator: ", ") + "]"
    case .tuple: return "(" + mirror.children.map { next($0.value) }.joined(separator: ", ") + ")"
    case .enum: return mirror.children.first.map { ".\($0.label ?? "")(\(next($0.value)))" } ?? ".\(value)"
    case .class, .struct:
        var children = Array(mirror.children)
        var above = mirror.superclassMirror
        while let level = above { children = Array(level.children) + children; above = level.superclassMirror }
        return "\(type)("
            + children.map(declared).map { "\($0.label ?? ""): \(next($0.value))" }.joined(separator: ", ") + ")"
    default: return "\(value)"
    }
}

/// A property as a model declares it: where models were adopted, some have one of SmartCodable's wrappers.
func declared(_ child: Mirror.Child) -> Mirror.Child {
    let type = "\(Swift.type(of: child.value))"
    guard let label = child.label, label.hasPrefix("_"), ["SmartAny<", "IgnoredKey<"].contains(where: type.hasPrefix),
        let value = Mirror(reflecting: child.value).children.first(where: { $0.label == "wrappedValue" })?.value
    else { return child }
    return (String(label.dropFirst()), value)
}

protocol ClosedRangeLike {}
extension Range: ClosedRangeLike {}
extension ClosedRange: ClosedRangeLike {}

/// The casts that succeed, in a fixed order.
func casts(_ any: Any?) -> String {
    guard let v = any else { return "nil" }
    var out: [String] = []
    if let x = v as? Int { out.append("Int \(x)") }
    if let x = v as? Double { out.append("Double \(x)") }
    if let x = v as? Bool { out.append("Bool \(x)") }
    if let x = v as? String { out.append("String \(x)") }
    if let x = v as? NSNumber { out.append("NSNumber \(x)") }
    if v is NSString { out.append("NSString") }
    if let x = v as? [Any] { out.append("[Any] \(x.count)") }
    if let x = v as? [String: Any] { out.append("[String: Any] \(x.count)") }
    if v is NSArray { out.append("NSArray") }
    if v is NSDictionary { out.append("NSDictionary") }
    if v is NSNull { out.append("NSNull") }
    return out.joined(separator: ", ")
}
