/// A page of posts in Chinese with emoji, `{"code":0,"data":{"page":1,"list":[…]}}`. Seven of a post's ten optional members
/// are missing, each time others.
enum Feed {
    static func page(_ count: Int) -> String {
        var random = RandomNumbers(seed: 7)
        let page = JSONText.object([
            ("page", "1"), ("hasMore", "true"), ("list", JSONText.array((1...count).map { post($0, &random) })),
        ])
        return JSONText.object([("code", "0"), ("message", JSONText.string("成功")), ("data", page)])
    }

    private static func post(_ id: Int, _ random: inout RandomNumbers) -> String {
        var optional: [(name: String, value: String)] = [
            ("summary", JSONText.string(sentence(24, &random))),
            ("cover", JSONText.string("https://img.example.com/cover/\(id).jpg")),
            ("video", JSONText.string("https://video.example.com/\(id).mp4")),
            ("place", JSONText.string(sentence(4, &random))),
            ("likes", "\(Int.random(in: 0...99_999, using: &random))"),
            ("comments", "\(Int.random(in: 0...999, using: &random))"),
            ("shares", "\(Int.random(in: 0...99, using: &random))"), ("rating", "4.5"), ("isPinned", "true"),
            ("tags", JSONText.array([JSONText.string("旅行"), JSONText.string("美食🍜")])),
        ]
        for _ in 0..<7 { optional.remove(at: Int.random(in: optional.indices, using: &random)) }
        let author = JSONText.object([
            ("id", "\(id % 50)"), ("name", JSONText.string(sentence(3, &random) + "😀")),
            ("avatar", JSONText.string("https://img.example.com/avatar/\(id % 50).png")),
        ])
        return JSONText.object(
            [("id", "\(10_000 + id)"), ("title", JSONText.string(sentence(12, &random) + "🎉")), ("author", author)]
                + optional)
    }

    private static func sentence(_ length: Int, _ random: inout RandomNumbers) -> String {
        let characters = Array("今天天气真好我们一起去公园散步看花听歌喝茶聊天拍照吃饭回家读书写字")
        return String((0..<length).map { _ in random.pick(characters) })
    }
}
