import HandyJSONCompat

class Comment: HandyJSON {
    var id = 0
    required init() {}
}

func read(_ text: String, _ comment: Comment) -> [Any?] {
    let more = [Comment].deserialize(from: text) as? [Comment]
    return [more, comment.toJSON()]
}
