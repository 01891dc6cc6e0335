import HandyJSONCompat

// Every way of calling that is found in apps, and models that other modules may see.

public struct PublicModel: HandyJSON {
    public var id: Int = 0
    public var title: String?
    public private(set) var stamp: Date?

    public init() {}

    public init(title: String) {
        self.title = title
    }

    public mutating func mapping(mapper: HelpingMapper) {
        mapper <<< stamp <-- DateTransform()
    }
}

open class OpenModel: HandyJSON {
    open var id: Int = 0
    public var list: [PublicModel]?

    public required init() {}

    open func mapping(mapper: HelpingMapper) {}

    open func didFinishMapping() {}
}

public final class OpenDerived: OpenModel {
    public var name: String!
    private var finished = false

    public var isFinished: Bool { return finished }

    override public func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< name <-- "user_name"
    }

    override public func didFinishMapping() {
        finished = true
    }
}

class ListController {
    var posts = [Post]()
    var post: Post?
    var count: Int { return posts.count }

    func show(_ result: Any?) {
        guard let dict = result as? [String: Any] else { return }
        if let list = [Post].deserialize(from: dict["list"] as? [Any]) as? [Post], !list.isEmpty {
            posts += list
        }
        post = Post.deserialize(from: dict["post"] as? [String: Any])
    }

    func append(_ array: NSArray?) {
        guard let list = [Post].deserialize(from: array) else { return }
        for case let post? in list {
            posts.append(post)
        }
        list.forEach { (post) in
            _ = post?.text
        }
    }

    func appendOlder(_ json: String?) {
        if let list = JSONDeserializer<Post>.deserializeModelArrayFrom(json: json, designatedPath: "data.list")
            as? [Post]
        {
            posts.append(contentsOf: list)
        }
    }

    func reset(_ json: String) {
        posts = [Post].deserialize(from: json) as! [Post]
    }
}

private let postJSON = "{\"id\":1,\"text\":\"a\"}"
private let listJSON = "{\"data\":{\"list\":[{\"id\":1},{\"id\":2}]}}"

let deserialisingChecks: [Check] = [
    Check("from text", "1 1 1 1") {
        let optional: String? = postJSON
        let found = [
            Post.deserialize(from: postJSON), Post.deserialize(from: optional),
            JSONDeserializer<Post>.deserializeFrom(json: postJSON),
            Post.deserialize(from: String(data: postJSON.data(using: .utf8)!, encoding: .utf8), designatedPath: nil),
        ]
        return found.map { "\($0?.id ?? -1)" }.joined(separator: " ")
    },
    Check("from dictionaries", "1 2 3 4 5 6") {
        let dict: [String: Any] = ["id": 1]
        let any: Any = ["id": 3]
        let object: NSDictionary = ["id": 4]
        let models = [
            Post.deserialize(from: dict), Post.deserialize(from: ["id": 2, "text": "literal"]),
            Post.deserialize(from: any as? [String: Any]),
            Post.deserialize(from: object), Post.deserialize(from: ["id": 5] as NSDictionary),
            Post.deserialize(from: ["data": ["id": 6]], designatedPath: "data"),
        ]
        return models.map { "\($0?.id ?? -1)" }.joined(separator: " ")
    },
    Check("the older calls", "1 2 3") {
        let dict: [String: Any]? = ["id": 1]
        let object: NSDictionary? = ["data": ["id": 2]]
        let first = JSONDeserializer<Post>.deserializeFrom(dict: dict)
        let second = JSONDeserializer<Post>.deserializeFrom(dict: object, designatedPath: "data")
        let list = JSONDeserializer<Post>.deserializeModelArrayFrom(array: [["id": 3]] as NSArray)
        return "\(first!.id) \(second!.id) \(list!.first!!.id)"
    },
    Check("nothing in, nothing out", "true true true true true") {
        let text: String? = nil
        let dict: [String: Any]? = nil
        let array: [Any]? = nil
        return
            "\(Post.deserialize(from: text) == nil) \(Post.deserialize(from: dict) == nil) \([Post].deserialize(from: array) == nil) "
            + "\(Post.deserialize(from: "no JSON") == nil) \(Post.deserialize(from: "[]") == nil)"
    },
    Check("lists", "[1, 2] [1, 2] [3] 1 [4]") {
        let forced = [Post].deserialize(from: listJSON, designatedPath: "data.list") as! [Post]
        let mapped: [Post] =
            Array<Post>.deserialize(from: listJSON, designatedPath: "data.list")?.compactMap { $0 } ?? []
        let literal = [Post].deserialize(from: [["id": 3]])
        let mixed = [Post].deserialize(from: [1, ["id": 3], NSNull()]).map { $0.filter { $0 != nil } }
        let array = [Post].deserialize(from: NSArray(array: [["id": 4]]))
        return
            "\(forced.map { $0.id }) \(mapped.map { $0.id }) \(literal!.map { $0!.id }) \(mixed!.count) \(array!.map { $0?.id ?? 0 })"
    },
    Check("in a controller", "5 1 9") {
        let controller = ListController()
        controller.reset("[{\"id\":9}]")
        let first = controller.posts[0].id
        controller.show(["list": [["id": 1]], "post": ["id": 1]])
        controller.append([["id": 1], 2] as NSArray)
        controller.appendOlder(listJSON)
        return "\(controller.count) \(controller.post!.id) \(first)"
    },
    Check("parsed by JSONSerialization", "1 2") {
        let object = try? JSONSerialization.jsonObject(with: listJSON.data(using: .utf8)!, options: [])
        let dict = object as? NSDictionary
        let data = (object as? [String: Any])?["data"] as? [String: Any]
        let list = [Post].deserialize(from: data?["list"] as? NSArray)
        return "\(dict?.count ?? 0) \(list?.count ?? 0)"
    },
    Check("public and open models", "1 t 10.0 | 2 n true 1") {
        let model = PublicModel.deserialize(from: ["id": 1, "title": "t", "stamp": 10])!
        let derived = OpenDerived.deserialize(from: ["id": 2, "user_name": "n", "list": [["id": 1]]])!
        return
            "\(model.id) \(model.title!) \(model.stamp!.timeIntervalSince1970) | \(derived.id) \(derived.name!) \(derived.isFinished) "
            + "\(derived.list!.count)"
    },
]
