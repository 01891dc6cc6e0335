import SmartCodable

func checkTheDocumentedPost() throws {
    let documented = #"""
        {"post_id": 1, "title": "Tea", "likes": 0, "kind": "video",
         "author": {"name": "Ann"}, "published": "2026-01-31T08:15:00Z"}
        """#
    _ = try Post.decode(from: documented, options: [.strict])
}
