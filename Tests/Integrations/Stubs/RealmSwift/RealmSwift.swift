// Signatures of RealmSwift 10. Objects here are kept in memory, and forgotten with the process.

open class Object {
    public required init() {}
}

public protocol _Persistable {
    static func _rlmDefaultValue() -> Self
}

extension Int: _Persistable {
    public static func _rlmDefaultValue() -> Int { 0 }
}

extension String: _Persistable {
    public static func _rlmDefaultValue() -> String { "" }
}

@propertyWrapper
public struct Persisted<Value: _Persistable> {
    fileprivate var storage: Storage

    /// As in Realm: the value is not stored under the name `wrappedValue`, and it is the object that reads and writes it.
    fileprivate enum Storage {
        case unmanaged(value: Value, primary: Bool)
    }

    public init(wrappedValue value: Value) {
        storage = .unmanaged(value: value, primary: false)
    }

    public init(wrappedValue value: Value, primaryKey: Bool) {
        storage = .unmanaged(value: value, primary: primaryKey)
    }

    public init() {
        storage = .unmanaged(value: Value._rlmDefaultValue(), primary: false)
    }

    fileprivate var value: Value {
        get {
            switch storage {
            case .unmanaged(let value, _): value
            }
        }
        set {
            switch storage {
            case .unmanaged(_, let primary): storage = .unmanaged(value: newValue, primary: primary)
            }
        }
    }

    @available(*, unavailable, message: "@Persisted is for properties of Realm objects")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public static subscript<EnclosingSelf: Object>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set { object[keyPath: storageKeyPath].value = newValue }
    }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self)) }
}

extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

public final class List<Element>: RandomAccessCollection, _Persistable {
    private var elements: [Element] = []

    public init() {}

    public static func _rlmDefaultValue() -> List<Element> { List() }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
    public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element { elements.append(contentsOf: objects) }
}

extension List: Decodable where Element: Decodable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        append(objectsIn: try decoder.singleValueContainer().decode([Element].self))
    }
}

extension List: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(elements)
    }
}

public struct Realm {
    public enum UpdatePolicy: Int {
        case error = 1
        case modified = 3
        case all = 2
    }

    private final class Memory { var objects: [Object] = [] }
    private let memory = Memory()

    public init() throws {}

    @discardableResult
    public func write<Result>(_ block: () throws -> Result) throws -> Result { try block() }

    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        memory.objects.append(contentsOf: objects.map { $0 as Object })
    }

    /// Realm's is a `Results<Element>`, a collection as well.
    public func objects<Element: Object>(_ type: Element.Type) -> [Element] { memory.objects.compactMap { $0 as? Element } }
}
