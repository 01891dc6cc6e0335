@_spi(Engine) import SmartEngine
#if canImport(Combine)
import Combine
#elseif canImport(OpenCombine) && SMARTCODABLE_OPENCOMBINE
import OpenCombine
#endif

#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
/// A published property that is coded as its value: Combine's `@Published`, for observable models.
///
///     class Player: ObservableObject, SmartCodable {
///         @SmartPublished var score = 0
///         required init() {}
///     }
///     player.$score.sink { print($0) }        // now, and before every change
///
/// `objectWillChange` is sent before every change. `SmartUpdater` changes the value and keeps the subscribers.
@propertyWrapper
public struct SmartPublished<Value>: Codable {
    private let storage: PublishedStorage<Value>

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// The current value. Setting it notifies the subscribers first.
    @_documentation(visibility: internal)
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.change(to: newValue) }
    }

    /// Publishes the current value, and each new value before the property has it.
    public var projectedValue: AnyPublisher<Value, Never> { storage.subject.eraseToAnyPublisher() }

    /// Reads and sets the property of a class, called by the compiler: sends `objectWillChange` before the value is
    /// set.
    ///
    /// - Parameters:
    ///   - owner: The object.
    ///   - property: The property.
    ///   - storage: Where its wrapper is.
    /// - Returns: The current value.
    public static subscript<Owner: ObservableObject, Property>(
        _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Property>,
        storage storage: ReferenceWritableKeyPath<Owner, SmartPublished<Value>>
    ) -> Value {
        get { owner[keyPath: storage].wrappedValue }
        set {
            (owner.objectWillChange as? ObservableObjectPublisher)?.send()
            owner[keyPath: storage].wrappedValue = newValue
        }
    }
}

private final class PublishedStorage<Value> {
    private(set) var value: Value
    let subject: CurrentValueSubject<Value, Never>

    init(_ value: Value) {
        self.value = value
        subject = CurrentValueSubject(value)
    }

    func change(to newValue: Value) {
        subject.send(newValue)
        value = newValue
    }
}

extension SmartPublished: ValueWrapper, ObservedStorage {
    // The value is not changed in the storage, which an existing property shares.
    package mutating func store(_ value: Value) { self = Self(wrappedValue: value) }

    package func takeOver(_ other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        // A property that the source does not contain still has this storage.
        if other.storage !== storage { storage.change(to: other.wrappedValue) }
        return true
    }
}

extension SmartPublished: Equatable where Value: Equatable {}

extension SmartPublished: Hashable where Value: Hashable {}
#endif

#if canImport(Combine)
import Combine

/// `@Published var x` is keyed `x`.
extension Published: WrapperStorage {
    package static func storing(_ value: Value) -> Published<Value> { Published(initialValue: value) }

    package var storedValue: Value? {
        // A new subscriber receives the present value at once; the copy's publisher is the property's own.
        var copy = self
        var current: Value?
        let subscription = copy.projectedValue.sink { current = $0 }
        subscription.cancel()
        return current
    }
}
#endif
