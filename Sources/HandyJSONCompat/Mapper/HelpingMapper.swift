/// Collects what a model's `mapping(mapper:)` says.
public class HelpingMapper {
    struct Registration {
        let address: Int
        /// Nil where a hand-made handler does not tell.
        let type: Any.Type?
        /// Nil: the property is excluded.
        let handler: MappingPropertyHandler?
    }

    struct Store {
        var registrations: [Registration] = []
        /// Plans compiled in this run, the last for each model.
        var compiled: [ObjectIdentifier: CompiledMapping] = [:]
        /// Models with properties that could not be recognised, to say it once per run.
        var complaints: Set<String> = []
    }

    /// Behind a pointer: it is used for every instance, and class properties would be checked for exclusive access each time.
    final let store: UnsafeMutablePointer<Store>
    final let isCaseInsensitive: Bool

    init(isCaseInsensitive: Bool) {
        self.isCaseInsensitive = isCaseInsensitive
        store = .allocate(capacity: 1)
        store.initialize(to: Store())
    }

    deinit {
        store.deinitialize(count: 1)
        store.deallocate()
    }

    final func register(_ handler: MappingPropertyHandler, at address: Int) {
        store.pointee.registrations.append(Registration(address: address, type: handler.propertyType, handler: handler))
    }

    /// Another name for a property.
    public func specify<T>(property: inout T, name: String) {
        specify(property: &property, name: name, converter: nil)
    }

    /// A conversion from text; it is called for a string value only.
    public func specify<T>(property: inout T, converter: @escaping (String) -> T) {
        specify(property: &property, name: nil, converter: converter)
    }

    /// Another name for a property, and a conversion from text; it is called for a string value only.
    public func specify<T>(property: inout T, name: String?, converter: ((String) -> T)?) {
        let transform = converter.map { convert in
            RuntimeTransform(
                read: { target, json in
                    guard let text = jsonValue(json, as: String.self) else { return false }
                    target.assumingMemoryBound(to: T.self).pointee = convert(text)
                    return true
                },
                write: nil)
        }
        let handler = MappingPropertyHandler(names: name.map { [$0] }, propertyType: T.self, transform: transform)
        register(handler, at: PropertyAddress.of(&property))
    }

    /// The property is neither read nor written.
    public func exclude<T>(property: inout T) {
        store.pointee.registrations.append(Registration(address: PropertyAddress.of(&property), type: T.self, handler: nil))
    }
}
