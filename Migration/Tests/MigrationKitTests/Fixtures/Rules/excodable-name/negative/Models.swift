import SmartCodable

struct KeyMap {}
struct User: SmartCodable {
    @SmartKey("user_id") var id = 0
}
