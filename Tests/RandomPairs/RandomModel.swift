import Foundation
import HandyJSONCompat

/// A model that generate.py made, and what becomes of a payload.
struct RandomModel {
    let number: Int
    let type: any HandyJSON.Type
    /// `source`: a text, a dictionary or array, or an NSDictionary or NSArray.
    let answer: (_ mode: String, _ path: String, _ source: Any) -> String

    init<T: HandyJSON>(_ number: Int, _: T.Type) {
        self.number = number
        type = T.self
        answer = { mode, path, source in
            Thread.current.threadDictionary["notes"] = nil
            var found: [T?]
            switch (mode, source) {
            case ("update", _):
                var model = T()
                for _ in 0..<2 {
                    if let json = source as? String {
                        JSONDeserializer<T>.update(object: &model, from: json)
                    } else {
                        JSONDeserializer<T>.update(object: &model, from: source as? [String: Any])
                    }
                }
                found = [model]
            case ("array", let json as String): found = [T].deserialize(from: json) ?? []
            case ("array", let list as NSArray) where Swift.type(of: source) is AnyClass:
                found = [T].deserialize(from: list) ?? []
            case ("array", _): found = [T].deserialize(from: source as? [Any]) ?? []
            case (_, let json as String):
                found = [T.deserialize(from: json, designatedPath: mode == "path" ? path : nil)]
            case (_, let members as NSDictionary) where Swift.type(of: source) is AnyClass:
                found = [T.deserialize(from: members, designatedPath: mode == "path" ? path : nil)]
            default:
                found = [T.deserialize(from: source as? [String: Any], designatedPath: mode == "path" ? path : nil)]
            }
            let notes = Thread.current.threadDictionary["notes"] as? String ?? ""
            let models = found.map { model in
                model.map { "\(described($0)) \(canonical($0.toJSONString()))" } ?? "nil"
            }
            return notes + models.joined(separator: "; ")
        }
    }
}

/// Written down by a model's `willStartMapping` and `didFinishMapping`.
func note(_ word: String) {
    let notes = Thread.current.threadDictionary["notes"] as? String ?? ""
    Thread.current.threadDictionary["notes"] = notes + word + " "
}

enum Word: String, HandyJSONEnum {
    case none, one, two
    case digit = "1"
}

enum Rank: Int, HandyJSONEnum {
    case low, middle, high
}

struct Point: HandyJSON {
    var id = -7
    var name: String?
}

class Node: HandyJSON {
    var id = -8
    var name: String? = "node"
    required init() {}
}

struct Box<T>: HandyJSON {
    var value: T?
    var list: [T] = []
}

/// Reads texts alone, and is written in brackets.
struct Tag: HandyJSONCustomTransformable {
    var text: String

    static func _transform(from object: Any) -> Tag? { (object as? String).map(Tag.init(text:)) }
    func _plainValue() -> Any? { "[\(text)]" }
}

/// A value with its members, whatever class a number or text has.
private func described(_ any: Any) -> String {
    // Subclasses of these have no mirrors of their elements.
    if type(of: any) is AnyClass, let list = any as? NSArray {
        return "[" + list.map { described($0) }.joined(separator: ", ") + "]"
    }
    if type(of: any) is AnyClass, let table = any as? NSDictionary {
        let members = table.map { "\(described($0.key)): \(described($0.value))" }
        return "[" + members.sorted().joined(separator: ", ") + "]"
    }
    let mirror = Mirror(reflecting: any)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { "some(\(described($0.value)))" } ?? "nil"
    case .collection: return "[" + mirror.children.map { described($0.value) }.joined(separator: ", ") + "]"
    case .set: return "{" + mirror.children.map { described($0.value) }.sorted().joined(separator: ", ") + "}"
    case .dictionary:
        let members = mirror.children.map { child -> String in
            Mirror(reflecting: child.value).children.map { described($0.value) }.joined(separator: ": ")
        }
        return "[" + members.sorted().joined(separator: ", ") + "]"
    default: break
    }
    switch any {
    case is NSNull: return "null"
    case let date as Date: return "date \(date.timeIntervalSince1970)"
    case let url as URL: return "url \(url.absoluteString)"
    case let data as Data: return "data \(data.map { String($0) }.joined(separator: " "))"
    case let flag as Bool where type(of: any) == Bool.self: return "\(flag)"
    case let byte as Int8 where type(of: any) == Int8.self: return "\(byte)"
    case let text as String: return text.debugDescription
    case let text as NSString: return (text as String).debugDescription
    // A Boolean of JSON prints as 1 on some systems.
    case let number as NSNumber: return String(cString: number.objCType) == "c" ? "\(number.boolValue)" : "\(number)"
    case is HandyJSON:
        var members = Array(mirror.children)
        var level = mirror.superclassMirror
        while let next = level {
            members = Array(next.children) + members
            level = next.superclassMirror
        }
        return "(" + members.map { "\($0.label ?? ""): \(described($0.value))" }.joined(separator: ", ") + ")"
    default: return "\(any)"
    }
}

/// JSON with sorted keys: the order of members is an accident of HandyJSON's.
private func canonical(_ text: String?) -> String {
    guard let text = text else { return "nil" }
    guard let tree = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]),
        let data = try? JSONSerialization.data(
            withJSONObject: tree, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    else { return "not JSON: " + text }
    return String(decoding: data, as: UTF8.self)
}
