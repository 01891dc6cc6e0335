import HandyJSONCompat

// What apps add to HandyJSON themselves. Their own functions are the ones that are called.

extension HandyJSON {
    /// From the days before the library had one: this one wins over the library's.
    static func deserialize(from data: Data?) -> Self? {
        dataCalls.append("model")
        guard let data = data else { return nil }
        return deserialize(from: String(data: data, encoding: .utf8))
    }

    static func from(any object: Any?) -> Self? {
        switch object {
        case let text as String: return deserialize(from: text)
        case let dict as NSDictionary: return deserialize(from: dict)
        default: return nil
        }
    }

    func toData() -> Data? {
        return toJSONString()?.data(using: .utf8)
    }

    func toDict() -> [String: Any] {
        return toJSON() ?? [:]
    }

    func copyModel() -> Self {
        return Self.deserialize(from: toJSON()) ?? Self()
    }

    mutating func update(from json: String?) {
        JSONDeserializer.update(object: &self, from: json)
    }
}

/// What the app's own functions noted.
final class CallNotes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []

    func append(_ note: String) {
        lock.lock()
        notes.append(note)
        lock.unlock()
    }

    func contains(_ note: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return notes.contains(note)
    }
}

let dataCalls = CallNotes()

extension Array where Element: HandyJSON {
    static func deserialize(from data: Data?) -> [Element?]? {
        dataCalls.append("array")
        return deserialize(from: data.flatMap { String(data: $0, encoding: .utf8) })
    }

    /// The elements that could be made.
    static func models(from json: String?, path: String? = nil) -> [Element] {
        return [Element].deserialize(from: json, designatedPath: path)?.compactMap { $0 } ?? []
    }

    func toDictionaries() -> [[String: Any]] {
        return toJSON().compactMap { $0 }
    }
}

extension Collection where Element: HandyJSON {
    var jsonText: String {
        return toJSONString() ?? "[]"
    }
}

extension Dictionary where Key == String, Value == Any {
    func toModel<T: HandyJSON>(_ type: T.Type) -> T? {
        return T.deserialize(from: self)
    }
}

extension String {
    func toModel<T: HandyJSON>(_ type: T.Type = T.self) -> T? {
        return T.deserialize(from: self)
    }

    func toModels<T: HandyJSON>(_ type: T.Type) -> [T] {
        return ([T].deserialize(from: self) ?? []).compactMap { $0 }
    }
}

extension Data {
    func model<T: HandyJSON>(_: T.Type) -> T? {
        return T.deserialize(from: String(decoding: self, as: UTF8.self))
    }
}

// Code that builds on the lower protocols.
extension _ExtendCustomModelType {
    static func blank() -> Self {
        var model = Self()
        model.willStartMapping()
        model.didFinishMapping()
        return model
    }
}

extension _Transformable {
    static var isTransformable: Bool { return true }
}

extension _Measurable {
    static func bytes() -> Int { return MemoryLayout<Self>.size }
}

extension HandyJSONEnum where Self: RawRepresentable, RawValue == String {
    static func from(_ text: String?) -> Self? {
        return text.flatMap { Self(rawValue: $0) }
    }
}

extension _ExtendCustomBasicType {
    static func transform(_ value: Any?) -> Self? {
        return value.flatMap { _transform(from: $0) }
    }
}

func plainText<T: _ExtendCustomModelType>(_ type: T.Type) -> String {
    return String(describing: type.init())
}

func isModel(_ value: Any) -> Bool {
    return value is _ExtendCustomModelType
}

extension TransformType {
    func roundTrip(_ value: Any?) -> JSON? {
        return transformToJSON(transformFromJSON(value))
    }
}

// Shorthands for mapping.
extension HelpingMapper {
    func map<T>(_ property: inout T, _ name: String) {
        self <<< property <-- name
    }
}

struct Shorthand: HandyJSON {
    var a = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper.map(&a, "aa")
    }
}

let extensionChecks: [Check] = [
    Check("a deserialize(from: Data) of one's own wins", "5 true") {
        let post = Post.deserialize(from: "{\"id\":5}".data(using: .utf8))
        return "\(post!.id) \(dataCalls.contains("model"))"
    },
    Check("the same for arrays", "1 true") {
        let posts = [Post].deserialize(from: "[{\"id\":1}]".data(using: .utf8)!)
        return "\(posts![0]!.id) \(dataCalls.contains("array"))"
    },
    Check("from anything", "1 2") {
        return "\(Post.from(any: "{\"id\":1}")!.id) \(Post.from(any: ["id": 2] as NSDictionary)!.id)"
    },
    Check("to Data and back", "7") {
        var post = Post()
        post.id = 7
        return Post.deserialize(from: post.toData()).map { "\($0.id)" }
    },
    Check("a copy of a model", "Rex false") {
        let dog = Dog.deserialize(from: ["name": "Rex"])!
        let copy = dog.copyModel()
        return "\(copy.name!) \(copy === dog)"
    },
    Check("a mutating update", "x") {
        var post = Post()
        post.update(from: "{\"text\":\"x\"}")
        return post.text
    },
    Check("arrays of models", "[1, 3] 2 [{\"id\":1},{\"id\":3}]") {
        let posts = [Post].models(from: "{\"list\":[{\"id\":1},2,{\"id\":3}]}", path: "list")
        return "\(posts.map { $0.id }) \(posts.toDictionaries().count) \(posts.jsonText)"
    },
    Check("strings, dictionaries and data into models", "1 2 3 [4]") {
        let dict: [String: Any] = ["id": 1]
        let second: Post? = "{\"id\":2}".toModel()
        return "\(dict.toModel(Post.self)!.id) \(second!.id) \("{\"id\":3}".data(using: .utf8)!.model(Post.self)!.id) "
            + "\("[{\"id\":4}]".toModels(Post.self).map { $0.id })"
    },
    Check("extensions of the lower protocols", "0 true true true 16") {
        return
            "\(Post.blank().id) \(Post.isTransformable) \(isModel(Post())) \(plainText(Size.self).contains("width")) \(Size.bytes())"
    },
    Check("an extension of enums", "paid") {
        return API.Order.State.from("paid").map { "\($0)" }
    },
    Check("an extension of transforms", "42.0") {
        return DateTransform().roundTrip("42").map { "\($0)" }
    },
    Check("a shorthand for mapping", "4") {
        return Shorthand.deserialize(from: ["aa": 4]).map { "\($0.a)" }
    },
]
