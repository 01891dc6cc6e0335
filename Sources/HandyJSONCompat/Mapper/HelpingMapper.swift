// Memory: a mapper's state belongs to one thread. The instance at its address is the engine's until the hooks return.

import SmartEngine

/// Collects what a model's `mapping(mapper:)` registers.
///
///     class Trip: HandyJSON {
///         var id = 0
///         var begins: Date?
///         var cache = ""
///         required init() {}
///         func mapping(mapper: HelpingMapper) {
///             mapper <<< self.id <-- ["trip_id", "id"]
///             mapper <<< self.begins <-- ("begin", DateTransform())
///             mapper >>> self.cache
///         }
///     }
///
/// See <doc:HandyJSONMapping>.
///
/// `mapping` runs for every instance and hardly ever registers anything new. So the mapper predicts what the last
/// instance of the model registered and only counts matches; at the first difference it begins to record.
public class HelpingMapper {
    struct Registration: Equatable {
        /// The property's offset from the start of the instance.
        let offset: Int
        /// The property's type; nil if a hand-made handler has none.
        let type: ObjectIdentifier?
        /// The handler's only name, or its names.
        let name: String?
        let names: [String]?
        let hasTransform: Bool
        /// Whether the property is excluded: `mapper >>> property`, or a property that is filled in another way.
        let isExcluded: Bool
        /// Whether the rule is `mapper.keepUnknown(property:)`.
        var holdsUnknown = false

        var allNames: [String]? { names ?? name.map { [$0] } }
    }

    struct State {
        /// The address of the instance being mapped.
        var base = 0
        /// The number of bytes from `base` on that the instance's properties occupy.
        var extent = 0
        /// The registrations of the model's last instance; nil for the first instance, and once this one differs.
        var expected: Unmanaged<CompiledMapping>?
        /// How many of the expected registrations have matched.
        var matched = 0
        /// The registrations, once they differ.
        var registrations: [Registration] = []
        /// The transforms, in order, and the handlers they came from.
        var transforms: [MappingPropertyHandler] = []
        /// Handlers for `<--` to reuse.
        var handlers: [MappingPropertyHandler] = []
        var usedHandlers = 0
        /// Plans compiled in this run, the last for each model.
        var compiled: [ObjectIdentifier: CompiledMapping] = [:]
        /// The plan and mapping of the model mapped last; `compiled` holds it.
        var lastModel: ObjectIdentifier?
        var lastCompiled: Unmanaged<CompiledMapping>?
        /// The mapper that was active on this thread before; a mapping may decode other models.
        var outer: UnsafeMutableRawPointer?
        /// Where the thread that maps the instance notes its mapper.
        var cell: ThreadSlot.Cell?
        /// True from `begin` to the end of `end`: an instance is being mapped, or its registrations are being resolved.
        var isActive = false
        /// The plan of the model that is being mapped, or was mapped last.
        var plan: Unmanaged<RuntimePlan>?
        /// Whether the instance's mapping is the empty default.
        var isDefault = false
        /// Reused for nested models that are mapped during this mapper's run.
        var spare: HelpingMapper?
    }

    /// The state is accessed by pointer: it is used for every instance, and class properties would be checked for
    /// exclusive access each time.
    final let state: UnsafeMutablePointer<State>
    final let isCaseInsensitive: Bool
    /// The thread of the run; no other may access `state`.
    private final let thread = pthread_self()
    /// The slot that holds the thread's mapper. This is a copy, since a static constant is looked up.
    final let slot = CurrentMapper.slot

    init(isCaseInsensitive: Bool) {
        self.isCaseInsensitive = isCaseInsensitive
        state = .allocate(capacity: 1)
        state.initialize(to: State())
    }

    deinit {
        if isCurrent { slot.pointer = state.pointee.outer }
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Whether this is the active mapper of the present thread.
    final var isCurrent: Bool { slot.pointer == UnsafeMutableRawPointer(state) }

    @usableFromInline
    final func register(_ handler: MappingPropertyHandler, at address: Int) {
        guard isCurrent else { return reportLate() }
        let offset = offset(of: address)
        let type = handler.propertyType.map { ObjectIdentifier($0) }
        let hasTransform = handler.hasTransform
        if hasTransform { state.pointee.transforms.append(handler) }
        if let expected = state.pointee.expected {
            let isSame = expected._withUnsafeGuaranteedRef {
                $0.matches(state.pointee.matched, offset, type, handler, hasTransform: hasTransform)
            }
            if isSame {
                state.pointee.matched &+= 1
                return
            }
            abandonPrediction()
        }
        state.pointee.registrations.append(
            Registration(
                offset: offset, type: type, name: handler.name, names: handler.names, hasTransform: hasTransform,
                isExcluded: false))
    }

    private final func registerExclusion(_ type: Any.Type, at address: Int, holdsUnknown: Bool = false) {
        guard isCurrent else { return reportLate() }
        let offset = offset(of: address)
        if let expected = state.pointee.expected {
            let isSame = expected._withUnsafeGuaranteedRef {
                $0.excludes(state.pointee.matched, offset, ObjectIdentifier(type), holdsUnknown: holdsUnknown)
            }
            if isSame {
                state.pointee.matched &+= 1
                return
            }
            abandonPrediction()
        }
        state.pointee.registrations.append(
            Registration(
                offset: offset, type: ObjectIdentifier(type), name: nil, names: nil, hasTransform: false,
                isExcluded: true, holdsUnknown: holdsUnknown))
    }

    /// The offset of an address in the instance; -1 for other addresses, which are those of copies and differ each
    /// time.
    @inline(__always)
    private final func offset(of address: Int) -> Int {
        let offset = address &- state.pointee.base
        return offset >= 0 && offset < state.pointee.extent ? offset : -1
    }

    /// Records what has matched so far.
    final func abandonPrediction() {
        guard let expected = state.pointee.expected else { return }
        state.pointee.expected = nil
        state.pointee.registrations = Array(
            expected._withUnsafeGuaranteedRef { $0.registrations.prefix(state.pointee.matched) })
    }

    /// Reports a rule that came while no model was being mapped: after `mapping`, in the mapping of another model, or
    /// from another thread. It is reported once for each model.
    private final func reportLate() {
        let isOwnThread = pthread_equal(thread, pthread_self()) != 0
        let model = isOwnThread ? state.pointee.plan?._withUnsafeGuaranteedRef { $0.modelType } : nil
        Log.logMistake(
            "\(model.map { "\($0).mapping" } ?? "HelpingMapper"): HelpingMapper was used outside of the "
                + "mapping(mapper:) it was made for, which has no effect. Do not keep the mapper; call it inside mapping(mapper:) only.",
            of: model)
    }

    /// Another name for a property.
    ///
    /// - Parameters:
    ///   - property: The property, as `&self.id`.
    ///   - name: The name in the JSON, or a path.
    public func specify<T>(property: inout T, name: String) {
        specify(property: &property, name: name, converter: nil)
    }

    /// A conversion from text: it gets what a String property would get, so numbers, Booleans and containers, too. It
    /// is not called for null.
    ///
    /// - Parameters:
    ///   - property: The property, as `&self.id`.
    ///   - converter: Makes the value of a text.
    public func specify<T>(property: inout T, converter: @escaping (String) -> T) {
        specify(property: &property, name: nil, converter: converter)
    }

    /// Another name for a property, and a conversion from text, which gets any value except null, as a String property
    /// would.
    ///
    /// - Parameters:
    ///   - property: The property, as `&self.id`.
    ///   - name: The name in the JSON, or a path.
    ///   - converter: Makes the value of a text.
    public func specify<T>(property: inout T, name: String?, converter: ((String) -> T)?) {
        let transform = converter.map { convert in
            _RuntimeTransform(
                read: { target, text in
                    guard let text = text as? String else { return false }
                    target._store(convert(text), at: .value)
                    return true
                },
                write: nil, form: .text)
        }
        let handler = CurrentMapper.handler(name: name, names: nil, propertyType: T.self, transform: transform)
        register(handler, at: PropertyAddress.of(&property))
    }

    /// The property is neither read nor written.
    ///
    /// - Parameter property: The property, as `&self.id`.
    public func exclude<T>(property: inout T) {
        registerExclusion(T.self, at: PropertyAddress.of(&property))
    }

    /// The property holds the fields of the object that no other property reads, and they are written back with the
    /// others. So you can get, edit and put an object without losing fields that the app does not know. HandyJSON has
    /// no such function; the native form is `@SmartUnknown`.
    ///
    ///     class User: HandyJSON {
    ///         var id = 0
    ///         var rest: [String: Any] = [:]
    ///         required init() {}
    ///         func mapping(mapper: HelpingMapper) {
    ///             mapper.keepUnknown(property: &rest)
    ///         }
    ///     }
    ///     let user = User.deserialize(from: #"{"id":7,"theme":"dark"}"#)     // rest: ["theme": "dark"]
    ///     let json = user?.toJSONString()                                    // {"id":7,"theme":"dark"}
    ///
    /// It also holds the other fields of an object that a path leads through. They are written after the properties, in
    /// the order of their names; if a property writes the same name, the property's value counts. An update adds new
    /// ones. If a model has several such properties, the last one counts, and its own name is unknown like any other.
    /// O(fields of the object), for models that use it.
    ///
    /// - Parameter property: The property, as `&self.rest`.
    public func keepUnknown(property: inout [String: Any]) {
        registerExclusion([String: Any].self, at: PropertyAddress.of(&property), holdsUnknown: true)
    }

    /// The optional property holds the fields of the object that no other property reads, and they are written back
    /// with the others. It stays nil if there are none.
    ///
    /// - Parameter property: The property, as `&self.rest`.
    public func keepUnknown(property: inout [String: Any]?) {
        registerExclusion([String: Any]?.self, at: PropertyAddress.of(&property), holdsUnknown: true)
    }
}

/// The active mapper of this thread: it lends its handlers to `<--`, which has no reference to it.
@usableFromInline
enum CurrentMapper {
    /// The `State` of that mapper.
    static let slot = ThreadSlot()

    /// A handler with these settings: one of the current mapper's that has no other reference, or a new one.
    @usableFromInline
    static func handler(name: String?, names: [String]?, propertyType: Any.Type, transform: _RuntimeTransform?)
        -> MappingPropertyHandler
    {
        guard let transform else { return handler(name: name, names: names, propertyType: propertyType) }
        let handler = state.map { free(nextIndex($0), $0) } ?? MappingPropertyHandler()
        handler.set(name: name, names: names, propertyType: propertyType)
        handler.set(transform)
        return handler
    }

    /// A handler with names only: the one that had the same names for the last instance, one that has no other
    /// reference, or a new one.
    @usableFromInline
    static func handler(name: String?, names: [String]?, propertyType: Any.Type) -> MappingPropertyHandler {
        let handler: MappingPropertyHandler
        if let state {
            let index = nextIndex(state)
            if index < state.pointee.handlers.count {
                // The handler is not changed, so it may be shared.
                let last = state.pointee.handlers[index]
                if last.matches(name: name, names: names, propertyType: propertyType) { return last }
            }
            handler = free(index, state)
        } else {
            handler = MappingPropertyHandler()
        }
        handler.set(name: name, names: names, propertyType: propertyType)
        return handler
    }

    @inline(__always)
    private static var state: UnsafeMutablePointer<HelpingMapper.State>? {
        slot.pointer?.assumingMemoryBound(to: HelpingMapper.State.self)
    }

    private static func nextIndex(_ state: UnsafeMutablePointer<HelpingMapper.State>) -> Int {
        defer { state.pointee.usedHandlers &+= 1 }
        return state.pointee.usedHandlers
    }

    /// The mapper's handler of this number, or a new one in its place if it has other references.
    @inline(__always)
    private static func free(_ index: Int, _ state: UnsafeMutablePointer<HelpingMapper.State>)
        -> MappingPropertyHandler
    {
        if index == state.pointee.handlers.count {
            state.pointee.handlers.append(MappingPropertyHandler())
        } else if !isKnownUniquelyReferenced(&state.pointee.handlers[index]) {
            // User code keeps the handler. If it is released just now, it is freed when the array is no longer in use.
            let kept = state.pointee.handlers[index]
            state.pointee.handlers[index] = MappingPropertyHandler()
            withExtendedLifetime(kept) {}
        }
        return state.pointee.handlers[index]
    }
}
