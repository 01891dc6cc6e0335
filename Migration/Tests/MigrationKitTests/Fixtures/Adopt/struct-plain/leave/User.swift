import SmartCodable

struct User: SmartCodable {
    var id = 0
}
struct View { func toJSON() -> String { "" } }
let text = View().toJSON()
