import HandyJSONCompat

struct Response<T: HandyJSON>: HandyJSON {
    var code = 0
    var data: T?
}

struct User: HandyJSON, Hashable {
    var id = 0
    var isDone = false

    // What Hashable would make compares this too.
    mutating func didFinishMapping() { isDone = true }
}

enum Kind: String, HandyJSONEnum {
    case video, photo
}

struct Post: HandyJSON {
    var kind: Known<Kind> = .unknown
    var other: Known<Kind>?
    var code: Code<User>?
    var quoted: Quoted<User>?
    var list: [Quoted<User>] = []
    var page: Page<User>?
    var authors: Slot<[User]>?
    var pair: Pair<String, User>?
}

func acceptsTransformable<T: _Transformable>(_ value: T) -> Bool { (value as Any) is _Measurable }

func isTransformable(_ value: Any) -> Bool { value is _Transformable }
