/// One way of doing a race's work.
struct Contender {
    enum Kind: String {
        case foundation
        case handyStruct = "handy-struct"
        case handyClass = "handy-class"
        case native
        case nativeDirect = "native-direct"
        /// Classes without `final`; with a superclass; generic.
        case handyOpenClass = "handy-open-class"
        case handySubclass = "handy-subclass"
        case handyGenericClass = "handy-generic-class"
        case nativeClass = "native-class"
        case nativeOpenClass = "native-open-class"
        case handyMapped = "handy-mapped"
        case handyTransformed = "handy-transformed"
        case nativeMapped = "native-mapped"
        case nativeTransformed = "native-transformed"
        case nativeWrapped = "native-wrapped"
        case nativeOnClean = "native-clean"
        /// With a listener; by `SmartUpdater`.
        case handyHeard = "handy-heard"
        case nativeHeard = "native-heard"
        case nativeUpdated = "native-updated"
        case handyFromText = "handy-from-text"
        case smartCoder = "smart-coder"
        /// With a coder made for the call, as most apps do.
        case foundationAnew = "foundation-anew"
        case smartCoderAnew = "smart-coder-anew"
        case jsonSerialization = "json-serialization"
        case foundationOnClean = "foundation-clean"
    }

    let kind: Kind
    let title: String
    let run: () throws -> Void
    /// What the work produced, as text, to be equal for all contenders; nil for a contender that builds no models.
    let leaves: (() throws -> [String])?

    /// `models` turns the result into what is compared with the other contenders' results; without it, nothing is.
    init<Output>(
        _ kind: Kind, _ title: String,
        models: ((Output) throws -> Any)? = nil,
        work: @escaping () throws -> Output
    ) {
        self.kind = kind
        self.title = title
        run = { blackHole(try work()) }
        leaves = models.map { models in
            { modelLeaves(of: try models(try work())) }
        }
    }
}

/// A payload, a direction, and everybody who takes part. The first contender is the one that the others are compared
/// with.
struct Race {
    let id: String
    let title: String
    let contenders: () throws -> [Contender]
}

/// Keeps the optimiser from removing the work that made `value`.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
