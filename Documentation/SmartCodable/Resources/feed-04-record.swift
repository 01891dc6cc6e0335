import SmartCodable

struct Post: SmartCodable {
    var id = 0
    var title = "Untitled"
    var likes = 0
}

func posts(in feed: String) -> [Post] {
    let (posts, report) = SmartSentinel.record {
        [Post].deserialize(from: feed, designatedPath: "data.list")
    }
    print(report)
    return posts ?? []
}
