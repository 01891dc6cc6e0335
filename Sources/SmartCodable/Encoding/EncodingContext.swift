import Foundation

/// What one encode carries along; owned by an `EncodingSession`.
package struct EncodingContext {
    let state: UnsafeMutablePointer<EncodingState>
}

struct EncodingState {
    var writer: JSONByteWriter
    var options: EncodingOptions
    /// Models being written, one inside the other; too deep a graph stops here instead of overflowing the stack.
    var depth = 0
    /// The objects among them, the innermost first.
    var objectInProgress: UnsafePointer<ObjectInProgress>?
    static let maximumDepth = 512
    /// As in `DecodingState`.
    var verified = SIMD16<UInt32>(repeating: 0)
    var plans = EncodingPlans()
    let log = RepairLog.current()
    let companion: UnsafeMutablePointer<AnyObject?> = .makeEmpty()
    /// Why the last failed `encode(to:)` failed.
    var lastError: (any Error)?
    /// The innermost container that is being written.
    var frame: UnsafePointer<EncodingFrame>?
    /// Whether what cannot be written is an error.
    let refuses: Bool
    /// The first value that could not be written, and where.
    var refusal: Refusal?
    /// Whether nil is null where a value is expected; members that are optional are left out all the same.
    let writesNil: Bool
    /// Where this text stands in another.
    var basePath: [any CodingKey] = []

    init(writer: JSONByteWriter, options: EncodingOptions) {
        self.writer = writer
        self.options = options
        refuses = options.refusesWhatJSONCannotHold
        writesNil = options.writesNil
    }

    /// Whether something could not be written that had to be.
    var isRefusing: Bool {
        @inline(__always) get { refuses && (refusal != nil || lastError != nil) }
    }

    /// Keeps the first error.
    mutating func fail(_ error: any Error) { lastError = lastError ?? error }
}

/// A value that JSON cannot hold, and where it stood.
struct Refusal {
    let value: Any
    let path: [any CodingKey]

    var error: EncodingError {
        EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: path, debugDescription: "JSON has no NaN and no infinities; choose words for them with nonConformingFloatEncodingStrategy."))
    }
}

/// An object that is being written, and the one it was found in.
struct ObjectInProgress {
    let object: UnsafeRawPointer
    let outer: UnsafePointer<ObjectInProgress>?
}

/// The choices of one call.
package struct EncodingOptions: @unchecked Sendable {
    package var date: JSONEncoder.DateEncodingStrategy = .secondsSince1970
    package var data: JSONEncoder.DataEncodingStrategy = .base64
    package var float: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    package var key: SmartKeyEncodingStrategy = .useDefaultKeys
    package var useMappedKeys = false
    /// What JSON cannot hold is an error instead of being left out.
    package var refusesWhatJSONCannotHold = false
    package var sortsKeys = false
    /// Nil in an array or dictionary is null.
    package var writesNil = false
    /// NSNull in an untyped value is left out.
    package var dropsNulls = false
    package var userInfo: [CodingUserInfoKey: Any] = [:]
    package init() {}

    /// A number for the options that change names.
    var variant: Int { key.variant * 2 + (useMappedKeys ? 1 : 0) }

    var words: NonConformingFloats? {
        guard case .convertToString(let positive, let negative, let nan) = float else { return nil }
        return NonConformingFloats(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
    }
}

/// One run of the engine that writes. Not shared between threads.
package final class EncodingSession {
    package let context: EncodingContext
    private var outermost: UnsafeMutablePointer<EncodingFrame>?

    package init(pretty: Bool = false, escapesSlashes: Bool = true, options: EncodingOptions = EncodingOptions()) {
        let state = UnsafeMutablePointer<EncodingState>.allocate(capacity: 1)
        state.initialize(
            to: EncodingState(
                writer: JSONByteWriter(pretty: pretty, escapesSlashes: escapesSlashes, nonConforming: options.words), options: options))
        context = EncodingContext(state: state)
    }

    /// For text that is put into `outer` later, at its present depth.
    init(continuing outer: EncodingContext, at path: [any CodingKey]) {
        let state = UnsafeMutablePointer<EncodingState>.allocate(capacity: 1)
        state.initialize(to: EncodingState(writer: JSONByteWriter(continuing: outer.state.pointee.writer), options: outer.state.pointee.options))
        state.pointee.basePath = path
        context = EncodingContext(state: state)
    }

    /// Makes `encoder`, which must outlive the session, the container around everything that is written.
    func begin(with encoder: EngineEncoder) {
        let frame = UnsafeMutablePointer<EncodingFrame>.allocate(capacity: 1)
        frame.initialize(to: EncodingFrame(encoder: Unmanaged.passUnretained(encoder), outer: nil))
        outermost = frame
        context.state.pointee.frame = UnsafePointer(frame)
    }

    /// Ends the run: plans are free for others.
    package func finish() { context.state.pointee.plans.giveBack(context.state.pointee.options) }

    deinit {
        context.state.pointee.writer.free()
        context.state.pointee.companion.deinitialize(count: 1)
        context.state.pointee.companion.deallocate()
        context.state.deinitialize(count: 1)
        context.state.deallocate()
        outermost?.deinitialize(count: 1)
        outermost?.deallocate()
    }

    /// The JSON text of a value; nil where it has none.
    package func text<T>(of value: T, codec: Codec) -> String? {
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: context) }
        return isWritten ? context.state.pointee.writer.makeString() : nil
    }

    /// The bytes of a value; throws where there is something that JSON cannot hold.
    func data<T: Encodable>(of value: T) throws -> Data {
        let codec = CodecRegistry.shared.codec(for: T.self)
        let isWritten = withUnsafePointer(to: value) { codec.write($0, to: context) }
        let state = context.state
        if let error = state.pointee.lastError { throw error }
        if let refusal = state.pointee.refusal { throw refusal.error }
        guard isWritten else {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: [], debugDescription: "\(T.self) did not encode any value that JSON can hold."))
        }
        if state.pointee.options.sortsKeys { state.pointee.writer.sortMembers() }
        return state.pointee.writer.makeData()
    }

    package func plain<T>(_ value: T, codec: Codec) -> Any? {
        withUnsafePointer(to: value) { codec.plainValue($0, context) }
    }
}

extension EncodingContext {
    /// Counts a model in; false where a graph is too deep to be a tree.
    @inline(__always)
    func enter() -> Bool {
        state.pointee.depth &+= 1
        return state.pointee.depth <= EncodingState.maximumDepth
    }

    @inline(__always)
    func leave() { state.pointee.depth &-= 1 }

    /// Runs `body` for an object, unless it is inside itself: where a graph closes a cycle, the reference back is left out. O(objects around it).
    @inline(__always)
    func inside<R>(_ object: UnsafeRawPointer, otherwise: R, _ body: () -> R) -> R {
        let outer = state.pointee.objectInProgress
        var current = outer
        while let known = current {
            if known.pointee.object == object { return otherwise }
            current = known.pointee.outer
        }
        return withUnsafePointer(to: ObjectInProgress(object: object, outer: outer)) {
            state.pointee.objectInProgress = $0
            defer { state.pointee.objectInProgress = outer }
            return body()
        }
    }

    func writeElements(_ base: UnsafeRawPointer?, count: Int, stride: Int, codec: Codec) {
        state.pointee.writer.beginArray()
        if let base {
            inFrame { frame in
                for index in 0..<count {
                    frame.pointee.index = index
                    let mark = state.pointee.writer.mark
                    state.pointee.writer.separate()
                    if !codec.write(base + index &* stride, to: self) { state.pointee.writer.rewind(to: mark) }
                }
            }
        }
        state.pointee.writer.endArray()
    }

    /// Runs `body` with a frame of its own for coding paths.
    @inline(__always)
    func inFrame(_ body: (UnsafeMutablePointer<EncodingFrame>) -> Void) {
        let outer = state.pointee.frame
        var frame = EncodingFrame(encoder: nil, outer: outer)
        withUnsafeMutablePointer(to: &frame) {
            state.pointee.frame = UnsafePointer($0)
            body($0)
            state.pointee.frame = outer
        }
    }

    func plainElements(_ base: UnsafeRawPointer?, count: Int, stride: Int, codec: Codec) -> [Any] {
        guard let base else { return [] }
        return (0..<count).compactMap { codec.plainValue(base + $0 * stride, self) }
    }

    func write(date: Date) -> Bool {
        if case .custom(let encode) = state.pointee.options.date { return writeEncodable(CustomEncoding { try encode(date, $0) }) }
        switch plain(date: date) {
        case let number as Double: return state.pointee.writer.double(number)
        case let text as String: state.pointee.writer.string(text)
        default: return false
        }
        return true
    }

    /// A Date by the call's strategy: a number or a text.
    func plain(date: Date) -> Any {
        switch state.pointee.options.date {
        case .millisecondsSince1970: return date.timeIntervalSince1970 * 1000
        case .iso8601: return ISO8601.whole.string(from: date)
        #if canImport(Darwin)
        case .formatted(let formatter): return formatter.string(from: date)
        #endif
        case .deferredToDate: return date.timeIntervalSinceReferenceDate
        case .custom(let encode): return plainEncodable(CustomEncoding { try encode(date, $0) }) ?? NSNull()
        default: return date.timeIntervalSince1970
        }
    }

    func write(data: Data) -> Bool {
        switch state.pointee.options.data {
        case .custom(let encode): return writeEncodable(CustomEncoding { try encode(data, $0) })
        case .deferredToData: _ = UInt8.writeArray(Array(data), to: &state.pointee.writer)
        default: state.pointee.writer.string(data.base64EncodedString())
        }
        return true
    }

    /// A value whose type is only known now: what an `Any`, an existential or a type without codec holds.
    @inline(never)
    func writeDynamic<T>(_ value: T, staticType: Any.Type) -> Bool {
        let unwrapped: Any = value
        if let optional = unwrapped as? AnyOptional {
            guard let wrapped = optional.wrappedAny else { return false }
            return writeDynamic(wrapped, staticType: Any.self)
        }
        let dynamicType = type(of: unwrapped)
        if dynamicType is AnyClass, let object = unwrapped as? NSObject, let done = writeObject(object) { return done }
        if let list = unwrapped as? [Any] { return writeList(list) }
        if let table = unwrapped as? [String: Any] { return writeTable(table) }
        guard ObjectIdentifier(dynamicType) != ObjectIdentifier(staticType) else { return false }
        return writeOpened(unwrapped, dynamicType)
    }

    /// A value of an Encodable type that is known at run time.
    func writeOpened(_ source: UnsafeRawPointer, _ type: Any.Type) -> Bool {
        guard let encodable = type as? any Encodable.Type else { return false }
        func open<T: Encodable>(_: T.Type) -> Bool { writeEncodable(source.assumingMemoryBound(to: T.self).pointee) }
        return open(encodable)
    }

    func plainOpened(_ source: UnsafeRawPointer, _ type: Any.Type) -> Any? {
        guard let encodable = type as? any Encodable.Type else { return nil }
        func open<T: Encodable>(_: T.Type) -> Any? { plainEncodable(source.assumingMemoryBound(to: T.self).pointee) }
        return open(encodable)
    }

    private func writeOpened(_ value: Any, _ type: Any.Type) -> Bool {
        func open<D>(_: D.Type) -> Bool {
            guard let typed = value as? D else { return false }
            return withUnsafePointer(to: typed) { CodecRegistry.shared.codec(for: type).write($0, to: self) }
        }
        return _openExistential(type, do: open)
    }

    /// Nil for objects that are no JSON.
    private func writeObject(_ object: NSObject) -> Bool? {
        switch object {
        case let string as NSString:
            state.pointee.writer.string(string as String)
        case let decimal as NSDecimalNumber:
            return state.pointee.writer.decimal(decimal.decimalValue)
        case let number as NSNumber:
            if number.isBoolean {
                state.pointee.writer.bool(number.boolValue)
            } else if "fd".utf8.contains(UInt8(bitPattern: number.objCType.pointee)) {
                return state.pointee.writer.double(number.doubleValue)
            } else if "QL".utf8.contains(UInt8(bitPattern: number.objCType.pointee)) {
                state.pointee.writer.integer(number.uint64Value)
            } else {
                state.pointee.writer.integer(number.int64Value)
            }
        case is NSNull:
            if state.pointee.options.dropsNulls { return false }
            state.pointee.writer.null()
        case let array as NSArray: return writeList(array.map { $0 })
        case let dictionary as NSDictionary:
            var table: [String: Any] = [:]
            for (key, value) in dictionary { if let name = key as? String { table[name] = value } }
            return writeTable(table)
        default: return nil
        }
        return true
    }

    private func writeList(_ list: [Any]) -> Bool {
        guard enter() else { return false }
        defer { leave() }
        state.pointee.writer.beginArray()
        for element in list {
            let mark = state.pointee.writer.mark
            state.pointee.writer.separate()
            if !writeDynamic(element, staticType: Any.self) { state.pointee.writer.rewind(to: mark) }
        }
        state.pointee.writer.endArray()
        return true
    }

    private func writeTable(_ table: [String: Any]) -> Bool {
        guard enter() else { return false }
        defer { leave() }
        state.pointee.writer.beginObject()
        for (name, value) in table {
            let mark = state.pointee.writer.mark
            state.pointee.writer.name(name)
            if !writeDynamic(value, staticType: Any.self) { state.pointee.writer.rewind(to: mark) }
        }
        state.pointee.writer.endObject()
        return true
    }

    /// As `writeDynamic`, for plain values.
    @inline(never)
    func plainDynamic<T>(_ value: T, staticType: Any.Type) -> Any? {
        let unwrapped: Any = value
        if let optional = unwrapped as? AnyOptional {
            guard let wrapped = optional.wrappedAny else { return nil }
            return plainDynamic(wrapped, staticType: Any.self)
        }
        if unwrapped is NSNull { return state.pointee.options.dropsNulls ? nil : unwrapped }
        let dynamicType = type(of: unwrapped)
        if let object = unwrapped as? NSObject, dynamicType is AnyClass, !(unwrapped is any _RuntimeModel) { return object.isJSON ? object : nil }
        if let list = unwrapped as? [Any] { return list.compactMap { plainDynamic($0, staticType: Any.self) } }
        if let table = unwrapped as? [String: Any] { return table.compactMapValues { plainDynamic($0, staticType: Any.self) } }
        guard ObjectIdentifier(dynamicType) != ObjectIdentifier(staticType) else { return nil }
        func open<D>(_: D.Type) -> Any? {
            guard let typed = unwrapped as? D else { return nil }
            return withUnsafePointer(to: typed) { CodecRegistry.shared.codec(for: dynamicType).plainValue($0, self) }
        }
        return _openExistential(dynamicType, do: open)
    }
}

/// A value by a closure of the user's.
private struct CustomEncoding: Encodable {
    let body: (any Encoder) throws -> Void

    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

    func encode(to encoder: any Encoder) throws { try body(encoder) }
}

extension NSObject {
    /// Whether it is one of Foundation's JSON classes.
    var isJSON: Bool { self is NSString || self is NSNumber || self is NSArray || self is NSDictionary }
}
