import Foundation

@_spi(Engine) @testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// Everything that can be reached from the runs that rest on a thread, by their stored properties: what is found must be
/// known here, so that a new property is either emptied when a run rests or added to a list on purpose.
///
/// The tests of HandyJSONCompat have a link to this file.
struct RestingMemory {
    /// The classes of the objects that were met, with where.
    private(set) var classes: [String: String] = [:]
    /// What is not known here.
    private(set) var strangers: [String] = []
    /// Of the objects, texts and collections of each run that was reading, and the writer's memory.
    private(set) var bytesOfDecodings: [Int] = []
    /// The same of each run that was writing.
    private(set) var bytesOfEncodings: [Int] = []
    private var bytes = 0
    private var visited: Set<ObjectIdentifier> = []
    private let family: Family

    /// What is known of the objects of a family of run-time models.
    struct Family: Sendable {
        /// What is known of types for good.
        var isForGood: @Sendable (AnyObject) -> Bool = { _ in false }
        /// What an object has a pointer to.
        var state: @Sendable (AnyObject) -> Any? = { _ in nil }
    }

    /// What is known of types for good. The codecs refer to each other and to the user's types, not to values.
    private func isForGood(_ object: AnyObject) -> Bool {
        family.isForGood(object) || object is Codec || object is NativePlan || object is EncodingPlan
            || object is TypeLayout
            || object is _SmartHooks
            || object is ConversionRules || object is ThreadSettings
            || object === RepairLog.silent
    }

    init(_ memory: ThreadMemory, family: Family = Family()) {
        self.family = family
        for case let session as DecodingSession in memory.decodings {
            bytes = 0
            visit(session, "decoding")
            visitFields(of: session.context.state, "decoding.state")
            visit(session.context.native.pointee, "decoding.native")
            visit(session.context.companion.pointee, "decoding.companion")
            bytesOfDecodings.append(bytes)
        }
        for case let session as EncodingSession in memory.encodings {
            bytes = 0
            visit(session, "encoding")
            visitFields(of: session.context.state, "encoding.state")
            visit(session.context.plans.pointee, "encoding.plans")
            visit(session.context.companion.pointee, "encoding.companion")
            bytesOfEncodings.append(bytes)
        }
    }

    /// What a thread knows of the few types of such a test, and has room for.
    static let maximumOfTypes = 16 * 1_024

    /// What rests on a thread that has done nothing else.
    static func after(family: Family = Family(), _ calls: @escaping () -> Void) -> RestingMemory {
        onThread {
            // Others change settings meanwhile, with which runs go.
            for _ in 0..<50 {
                calls()
                if !ThreadMemory.present.decodings.isEmpty, !ThreadMemory.present.encodings.isEmpty { break }
            }
            return RestingMemory(ThreadMemory.present, family: family)
        }
    }

    static func onThread<R>(_ body: @escaping () -> R) -> R {
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) var result: R?
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = body()
            isDone.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        isDone.wait()
        guard let result else { preconditionFailure("the thread has no result") }
        return result
    }

    /// The stored properties of a struct that cannot be copied, and that no mirror shows therefore.
    private mutating func visitFields<State: ~Copyable>(of place: UnsafeMutablePointer<State>, _ path: String) {
        let type = unsafeBitCast(State.self, to: Any.Type.self)
        let count = RuntimeReflection.fieldCount(type)
        if count == 0 { strangers.append("\(path): no properties are told") }
        for index in 0..<count {
            guard let field = RuntimeReflection.field(type, index), let name = field.name else {
                strangers.append("\(path): property \(index)")
                continue
            }
            // Cannot be copied either, and is visited by itself.
            if name == "life" { continue }
            func load<Value>(_: Value.Type) -> Any {
                (UnsafeRawPointer(place) + field.offset).assumingMemoryBound(to: Value.self).pointee
            }
            visit(_openExistential(field.type, do: load), "\(path).\(name)")
        }
    }

    private mutating func visit(_ value: Any, _ path: String) {
        let type = Swift.type(of: value)
        let name = "\(type)"
        if let measured = value as? any Measured {
            bytes += measured.heldBytes
            if !measured.hasOnlyNumbers { visitChildren(Mirror(reflecting: value), path) }
        } else if value is ThreadSlot {
            // What is the thread's, and is nil between two calls.
            return
        } else if value is SmartValueTransformer {
            // A mapping of the model's, which its plan has for good.
            return
        } else if RuntimeReflection.isMetatype(type) || name.hasPrefix("Unmanaged<") || name.hasSuffix(".Type")
            || value is ObjectIdentifier
        {
            return
        } else if type is AnyClass {
            visit(object: value as AnyObject, name, path)
        } else if let coders = value as? CodersInUse<EngineDecoder> {
            for coder in coders.idle { visit(coder, path + ".idle") }
        } else if let coders = value as? CodersInUse<EngineEncoder> {
            for coder in coders.idle { visit(coder, path + ".idle") }
        } else if let writer = value as? JSONByteWriter {
            let capacity = Mirror(reflecting: writer).children.first { $0.label == "capacity" }?.value as? Int
            bytes += capacity ?? .max / 2
            visitChildren(Mirror(reflecting: value), path)
        } else if name.contains("Pointer<") || name.contains("RawPointer") {
            visit(pointer: value, name, path)
        } else if RuntimeReflection.holdsFunction(type), Mirror(reflecting: value).displayStyle == nil {
            // A function of a family's, without context.
            if !path.hasSuffix(".companion.restObject.some") { strangers.append("\(path): a function") }
        } else {
            visitChildren(Mirror(reflecting: value), path)
        }
    }

    private mutating func visit(object: AnyObject, _ name: String, _ path: String) {
        guard visited.insert(ObjectIdentifier(object)).inserted else { return }
        if isForGood(object) { return }
        classes[name] = path
        bytes += InstanceMemory.size(of: object)
        if let state = family.state(object) { visit(state, path + ".state") }
        if let encoder = object as? EngineEncoder {
            visitFields(of: encoder.state, path + ".state")
            visitLife(&encoder.state.pointee.life, path + ".life")
        }
        if let decoder = object as? EngineDecoder {
            visitFields(of: decoder.state, path + ".state")
            visitLife(&decoder.state.pointee.life, path + ".life")
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            visitChildren(level, path)
            mirror = level.superclassMirror
        }
    }

    /// What a coder owns by counting by hand.
    private mutating func visitLife<Session, Table>(_ life: inout CoderLife<Session, Table>, _ path: String) {
        withUnsafeMutablePointer(to: &life) { visitFields(of: $0, path) }
        guard let kept = life.kept else { return }
        visit(kept.container.takeUnretainedValue(), path + ".container")
        visit(kept.table.takeUnretainedValue(), path + ".table")
    }

    /// What states and objects point to, which is visited by itself, and memory without objects in it.
    private static let knownPointers: Set<String> = [
        "UnsafeMutablePointer<DecodingState>", "UnsafeMutablePointer<RunCompanion>",
        "UnsafeMutablePointer<EncodingState>", "UnsafeMutablePointer<State>",
        "UnsafeMutablePointer<Int32>", "UnsafeMutablePointer<Int16>", "UnsafeMutablePointer<UInt8>",
        "UnsafePointer<UInt8>", "UnsafeMutablePointer<Node>", "UnsafePointer<Node>", "UnsafeMutablePointer<Name>",
        "UnsafeMutablePointer<Hot>", "UnsafeMutablePointer<Optional<AnyObject>>", "UnsafeMutablePointer<Storage>",
        "UnsafeMutablePointer<Optional<Lifeline>>", "UnsafeMutablePointer<KnownCodec>",
        "UnsafeMutablePointer<Entry>", "UnsafeMutablePointer<_opaque_pthread_t>", "UnsafeMutableRawPointer",
        "UnsafeMutablePointer<pthread_mutex_t>", "UnsafeMutablePointer<_opaque_pthread_mutex_t>",
    ]

    private mutating func visit(pointer: Any, _ name: String, _ path: String) {
        if let tails = pointer as? UnsafeMutablePointer<[[String]]> {
            visit(tails.pointee, path)
        } else if name.hasPrefix("Optional<") {
            visitChildren(Mirror(reflecting: pointer), path)
        } else if !RestingMemory.knownPointers.contains(name) {
            strangers.append("\(path): \(name)")
        }
    }

    private mutating func visitChildren(_ mirror: Mirror, _ path: String) {
        for (label, value) in mirror.children { visit(value, label.map { "\(path).\($0)" } ?? path) }
    }
}

/// What has memory of its own besides its properties.
private protocol Measured {
    /// In bytes. Not only of what is in it, but of what there is room for.
    var heldBytes: Int { get }
    /// Whether nothing else can be found in it.
    var hasOnlyNumbers: Bool { get }
}

extension String: Measured {
    fileprivate var heldBytes: Int { utf8.count }
    fileprivate var hasOnlyNumbers: Bool { true }
}

extension Data: Measured {
    fileprivate var heldBytes: Int { count }
    fileprivate var hasOnlyNumbers: Bool { true }
}

extension Array: Measured {
    fileprivate var heldBytes: Int { capacity * MemoryLayout<Element>.stride }
    fileprivate var hasOnlyNumbers: Bool { Element.self is any Numeric.Type }
}

extension ContiguousArray: Measured {
    fileprivate var heldBytes: Int { capacity * MemoryLayout<Element>.stride }
    fileprivate var hasOnlyNumbers: Bool { Element.self is any Numeric.Type }
}

extension Set: Measured {
    fileprivate var heldBytes: Int { capacity * MemoryLayout<Element>.stride }
    fileprivate var hasOnlyNumbers: Bool { Element.self is any Numeric.Type }
}

extension Dictionary: Measured {
    fileprivate var heldBytes: Int { capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) }
    fileprivate var hasOnlyNumbers: Bool { Key.self is any Numeric.Type && Value.self is any Numeric.Type }
}
