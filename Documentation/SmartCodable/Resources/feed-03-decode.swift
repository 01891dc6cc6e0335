import SmartCodable

struct Post: SmartCodable {
    var id = 0
    var title = "Untitled"
    var likes = 0
}

func posts(in feed: String) -> [Post] {
    [Post].deserialize(from: feed, designatedPath: "data.list") ?? []
}
