import SmartCodable

struct Post: SmartCodable {
    var id = 0
    var title = "Untitled"
    var likes = 0
}
