import Foundation
import HandyJSONCompat

// The app's own types, named like the engine's.
struct Node { let text = "the app’s own Node" }
struct Document {}
final class Codec {}
enum JSONValue { case own }
struct TypeLayout {}
final class Mapper {}

class Base: HandyJSON {
    var base = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.base <-- "b" }
}

final class Sub: Base {
    var sub = 0.0
}

struct Nested: HandyJSON { var ok = false }

struct User: HandyJSON {
    var id = 0
    var name: String?
    var nested = Nested()
}

struct Tags: HandyJSON { var tags: [String] = [] }

let user = User.deserialize(from: #"{"id":"7","name":"Ann","nested":{"ok":1}}"#)
print(user?.id ?? -1, user?.name ?? "nil", user?.nested.ok ?? false)
let sub = Sub.deserialize(from: #"{"b":-1,"sub":"2.5"}"#)
print("base", sub?.base ?? 0, "sub", sub?.sub ?? 0)
print(Tags.deserialize(from: #"{"tags":["a",1,null]}"#)?.tags ?? [])
print(user?.toJSONString() ?? "nil")
print(Node().text)
