import HandyJSONCompat

// HandyJSON as a type, and users' own protocols on top of it.

protocol Identified: HandyJSON {
    var id: Int { get set }
    static var endpoint: String { get }
}

extension Identified {
    var key: String {
        return "\(Self.endpoint)/\(id)"
    }

    static func find(in list: [[String: Any]], id: Int) -> Self? {
        return list.compactMap { Self.deserialize(from: $0) }.first { $0.id == id }
    }
}

struct Post: Identified {
    var id = 0
    var text: String?
    static var endpoint: String { return "posts" }
}

final class Video: Identified {
    var id: Int = 0
    var url: String = ""
    static let endpoint = "videos"
}

// With an associated type.
protocol Paged: HandyJSON {
    associatedtype Item: HandyJSON
    var items: [Item] { get set }
    var nextPage: Int? { get }
}

extension Paged {
    var hasMore: Bool {
        return nextPage != nil
    }

    static func firstItem(from json: String?) -> Item? {
        return Self.deserialize(from: json)?.items.first
    }
}

struct PostPage: Paged {
    var items: [Post] = []
    var nextPage: Int?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< items <-- ["items", "list"]
    }
}

protocol ViewModel: AnyObject {
    associatedtype Model: HandyJSON
    var model: Model? { get set }
}

final class VideoViewModel: ViewModel {
    var model: Video?
}

extension ViewModel {
    func load(_ dict: [String: Any]?) {
        model = Model.deserialize(from: dict)
    }
}

// A class-bound refinement and a composition.
protocol Listable: AnyObject, HandyJSON {
    var title: String { get }
}

class Row: Listable {
    var title = ""
    required init() {}
}

typealias ModelType = HandyJSON & CustomStringConvertible

struct Described: ModelType {
    var n = 0
    var description: String { return "<\(n)>" }
}

func describe(_ model: HandyJSON & CustomStringConvertible) -> String {
    return model.description + (model.toJSONString() ?? "")
}

// Metatypes as parameters, in tables and through casts.
func parse(_ dict: [String: Any]?, as type: HandyJSON.Type) -> HandyJSON? {
    return type.deserialize(from: dict)
}

func parse(json: String?, path: String?, as type: HandyJSON.Type) -> HandyJSON? {
    return type.deserialize(from: json, designatedPath: path)
}

func parse(_ dict: NSDictionary?, type: HandyJSON.Type) -> HandyJSON? {
    return type.deserialize(from: dict)
}

func empty(_ type: HandyJSON.Type) -> HandyJSON {
    return type.init()
}

func make<T: HandyJSON>(_ type: T.Type) -> T {
    let model = type.init()
    return model
}

func modelOrNil<T>(_ type: T.Type, from dict: [String: Any]) -> T? {
    if let modelType = T.self as? HandyJSON.Type {
        return modelType.deserialize(from: dict) as? T
    }
    return nil
}

func newModel<T>(_ type: T.Type) -> T? {
    guard let modelType = type as? HandyJSON.Type else { return nil }
    return modelType.init() as? T
}

struct CellRegistry {
    static let types: [String: HandyJSON.Type] = ["post": Post.self, "video": Video.self, "row": Row.self]

    static func model(for raw: [String: Any]) -> HandyJSON? {
        guard let name = raw["type"] as? String, let type = types[name] else { return nil }
        return type.deserialize(from: raw["data"] as? [String: Any])
    }
}

class Section {
    var models: [HandyJSON] = []
    var header: HandyJSON?
    var modelType: HandyJSON.Type = Post.self
    var onSelect: ((HandyJSON) -> Void)?

    func append(_ raw: [[String: Any]]) {
        models.append(contentsOf: raw.compactMap { modelType.deserialize(from: $0) })
    }
}

// A model with properties of protocol type: nothing can convert them, so they are left alone.
protocol Entry: HandyJSON {}
struct Heterogeneous: HandyJSON {
    var first: Entry?
    var type: Entry.Type?
    var all: [Entry] = []
    var after = 0
}

let protocolChecks: [Check] = [
    Check("a protocol that refines HandyJSON", "posts/2") {
        return Post.find(in: [["id": 1], ["id": "2"]], id: 2)?.key
    },
    Check("one with an associated type", "1 true") {
        let json = "{\"list\":[{\"id\":1}],\"nextPage\":2}"
        return "\(PostPage.firstItem(from: json)!.id) \(PostPage.deserialize(from: json)!.hasMore)"
    },
    Check("an associated type constrained to HandyJSON", "u") {
        let viewModel = VideoViewModel()
        viewModel.load(["url": "u"])
        return viewModel.model?.url
    },
    Check("a class-bound refinement", "t") {
        let listable: Listable? = Row.deserialize(from: ["title": "t"])
        return listable?.title
    },
    Check("a composition", #"<3>{"n":3}"#) {
        return Described.deserialize(from: ["n": 3]).map { describe($0) }
    },
    Check("HandyJSON.Type as a parameter", "5 6 7") {
        let post = parse(["id": 5], as: Post.self) as? Post
        let video = parse(json: "{\"data\":{\"id\":6}}", path: "data", as: Video.self) as! Video
        let other = parse(["id": 7] as NSDictionary, type: Post.self) as? Post
        return "\(post!.id) \(video.id) \(other!.id)"
    },
    Check(".init() through a metatype", "Row 0 0") {
        let row = empty(Row.self)
        return "\(type(of: row)) \(make(Post.self).id) \(newModel(Video.self)!.id)"
    },
    Check("T.self as? HandyJSON.Type", "8 true") {
        return "\(modelOrNil(Post.self, from: ["id": 8])!.id) \(modelOrNil(Int.self, from: [:]) == nil)"
    },
    Check("a table of types", "v") {
        return (CellRegistry.model(for: ["type": "video", "data": ["url": "v"]]) as? Video)?.url
    },
    Check("[HandyJSON]", #"{"id":1,"text":"a"}{"title":"r"}"#) {
        let section = Section()
        section.append([["id": 1, "text": "a"]])
        section.modelType = Row.self
        section.append([["title": "r"]])
        return section.models.map { $0.toJSONString() ?? "nil" }.joined()
    },
    Check("the dynamic type of an existential", "9") {
        let model: HandyJSON = Post()
        return (type(of: model).deserialize(from: ["id": 9]) as? Post).map { "\($0.id)" }
    },
    Check("properties of protocol type are left alone", "nil 0 4") {
        let model = Heterogeneous.deserialize(from: ["first": ["id": 1], "type": "x", "all": [["id": 1]], "after": 4])
        return model.map { "\($0.first.map { "\($0)" } ?? "nil") \($0.all.count) \($0.after)" }
    },
]
