import Foundation

/// What one encode carries along; owned by an `EncodingSession`.
package struct EncodingContext {
    let state: UnsafeMutablePointer<EncodingState>
}

extension EncodingContext {
    /// Whether something could not be written that had to be.
    var isRefusing: Bool {
        @inline(__always) get {
            state.pointee.refuses && (state.pointee.refusal != nil || state.pointee.lastError != nil)
        }
    }

    var session: EncodingSession? {
        @inline(__always) get { state.pointee.session?._withUnsafeGuaranteedRef { $0 } }
    }

    /// Runs `body` one level deeper. `otherwise`: where the graph is too deep, or the stack too short for it; the run
    /// then has no result.
    @inline(__always)
    func deeper<R>(otherwise: @autoclosure () -> R, _ body: () -> R) -> R {
        guard state.pointee.overflow == nil else { return otherwise() }
        state.pointee.depth &+= 1
        defer { state.pointee.depth &-= 1 }
        guard state.pointee.depth <= EncodingState.maximumDepth, state.pointee.stack.isEnough() else {
            endOverflowing()
            return otherwise()
        }
        return body()
    }

    @inline(never)
    private func endOverflowing() {
        let depth = state.pointee.depth
        let reason =
            depth > EncodingState.maximumDepth
            ? "it is nested more than \(EncodingState.maximumDepth) levels deep"
            : "it is nested \(depth) levels deep, and this thread's stack of \(StackSpace.size / 1024) KB ends here"
        overflow(because: reason)
    }

    /// What is written can be read again: the text is no deeper than a decode allows.
    @inline(__always)
    func limitDepth() {
        if state.pointee.writer.deepest > EncodingState.maximumDepth { endTooDeep() }
    }

    @inline(never)
    private func endTooDeep() {
        let depth = state.pointee.writer.deepest
        guard state.pointee.overflow == nil, depth > SmartCodableOptions.maximumDepth else { return }
        overflow(
            because: "its text is nested \(depth) levels deep, more than are read (SmartCodableOptions.maximumDepth)")
    }

    static func noText<T>(_ value: T) -> EncodingError {
        EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: [], debugDescription: "\(T.self) did not encode any value that JSON can hold."))
    }

    func overflow(because reason: String) {
        state.pointee.overflow = EncodingError.invalidValue(
            "…",
            EncodingError.Context(
                codingPath: path(around: state.pointee.frame), debugDescription: "No JSON: \(reason)."))
    }

    /// Runs `body` for an object, unless it is inside itself: where a graph closes a cycle, the reference back is left
    /// out, which is said. O(objects around it).
    @inline(__always)
    func inside<R>(_ object: UnsafeRawPointer, otherwise: @autoclosure () -> R, _ body: () -> R) -> R {
        let outer = state.pointee.objectInProgress
        var current = outer
        while let known = current {
            if known.pointee.object == object {
                noteCycle(object)
                return otherwise()
            }
            current = known.pointee.outer
        }
        guard state.pointee.graph.mayWrite(object) else {
            overflow(because: ObjectGraph.reason)
            return otherwise()
        }
        return withUnsafePointer(to: ObjectInProgress(object: object, outer: outer)) {
            state.pointee.objectInProgress = $0
            defer { state.pointee.objectInProgress = outer }
            return body()
        }
    }

    @inline(never)
    private func noteCycle(_ object: UnsafeRawPointer) {
        guard state.pointee.refuses else { return }
        let type: Any.Type = Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        state.pointee.fail(
            EncodingError.invalidValue(
                "\(type)",
                EncodingError.Context(
                    codingPath: path(around: state.pointee.frame), debugDescription: "The \(type) is inside itself.")))
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
        if case .custom(let encode) = state.pointee.options.date {
            return writeEncodable(CustomEncoding { try encode(date, $0) })
        }
        switch plain(date: date) {
        case let number as Double:
            if state.pointee.writer.double(number) { return true }
            refuse(date)
            return false
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
        if state.pointee.options.isDerived, let hashable = AnyHashable.exact(unwrapped) {
            return writeDynamic(hashable.base, staticType: Any.self)
        }
        if dynamicType is AnyClass, let object = unwrapped as? NSObject, let done = writeObject(object) { return done }
        if let list = unwrapped as? [Any] { return writeList(list) }
        if let table = unwrapped as? [String: Any] { return writeTable(table) }
        guard ObjectIdentifier(dynamicType) != ObjectIdentifier(staticType) else { return false }
        return writeOpened(unwrapped, dynamicType)
    }

    /// As `writeDynamic`, for the answer of a transform: nil inside is null, as NSNull is, in lists and tables too.
    func writeAnswer(_ value: Any) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: value))
        // What most transforms answer with; failing casts cost more than writing it.
        if type == ObjectIdentifier(String.self) || type == ObjectIdentifier(Double.self)
            || type == ObjectIdentifier(Int.self)
        {
            return writeDynamic(value, staticType: Any.self)
        }
        if let list = value as? [Any] { return writeList(list) { writeAnswer($0) } }
        if let table = value as? [String: Any] { return writeTable(table) { writeAnswer($0) } }
        guard let optional = value as? AnyOptional else { return writeOrNull(value) }
        if let wrapped = optional.wrappedAny { return writeAnswer(wrapped) }
        state.pointee.writer.null()
        return true
    }

    /// As `writeDynamic`, but NSNull is null.
    func writeOrNull(_ value: Any) -> Bool {
        guard Swift.type(of: value) is NSNull.Type else { return writeDynamic(value, staticType: Any.self) }
        state.pointee.writer.null()
        return true
    }

    /// The codec of a type that is only known now.
    private func registered(_ type: Any.Type) -> Codec {
        CodecRegistry.shared.codec(for: type, isDerived: state.pointee.options.isDerived)
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
            return withUnsafePointer(to: typed) { registered(type).write($0, to: self) }
        }
        return _openExistential(type, do: open)
    }

    /// Nil for objects that are no JSON.
    private func writeObject(_ object: NSObject) -> Bool? {
        switch object {
        case let string as NSString:
            state.pointee.writer.string(string as String)
        case let number as NSNumber: return write(number, to: &state.pointee.writer)
        case is NSNull:
            if state.pointee.options.isDerived { return false }
            state.pointee.writer.null()
        case let array as NSArray: return writeList(array.map { $0 })
        case let dictionary as NSDictionary:
            return writeTable(dictionary.membersByText)
        default: return nil
        }
        return true
    }

    private func write(_ number: NSNumber, to writer: inout JSONByteWriter) -> Bool {
        let code = UInt8(bitPattern: number.objCType.pointee)
        let isDouble = code == UInt8(ascii: "f") || code == UInt8(ascii: "d")
        if isDouble, !(number is NSDecimalNumber) { return writer.double(number) }
        return writer.withoutClasses { writer in
            if let decimal = number as? NSDecimalNumber { return writer.decimal(decimal.decimalValue) }
            if number.isBoolean {
                writer.bool(number.boolValue)
            } else if code == UInt8(ascii: "Q") || code == UInt8(ascii: "L") {
                writer.integer(number.uint64Value)
            } else {
                writer.integer(number.int64Value)
            }
            return true
        }
    }

    private func writeList(_ list: [Any]) -> Bool { writeList(list) { writeDynamic($0, staticType: Any.self) } }

    @inline(__always)
    private func writeList(_ list: [Any], by write: (Any) -> Bool) -> Bool {
        deeper(otherwise: false) {
            state.pointee.writer.beginArray()
            for element in list {
                let mark = state.pointee.writer.mark
                state.pointee.writer.separate()
                if !write(element) { state.pointee.writer.rewind(to: mark) }
            }
            state.pointee.writer.endArray()
            return true
        }
    }

    private func writeTable(_ table: [String: Any]) -> Bool {
        writeTable(table) { writeDynamic($0, staticType: Any.self) }
    }

    @inline(__always)
    private func writeTable(_ table: [String: Any], by write: (Any) -> Bool) -> Bool {
        deeper(otherwise: false) {
            state.pointee.writer.beginObject()
            for (name, value) in table {
                let mark = state.pointee.writer.mark
                state.pointee.writer.name(name)
                if !write(value) { state.pointee.writer.rewind(to: mark) }
            }
            state.pointee.writer.endObject()
            return true
        }
    }

    /// As `writeDynamic`, for plain values.
    @inline(never)
    func plainDynamic<T>(_ value: T, staticType: Any.Type) -> Any? {
        deeper(otherwise: nil) { plainOfAny(value, staticType: staticType) }
    }

    private func plainOfAny(_ unwrapped: Any, staticType: Any.Type) -> Any? {
        if let optional = unwrapped as? AnyOptional {
            guard let wrapped = optional.wrappedAny else { return nil }
            return plainOfAny(wrapped, staticType: Any.self)
        }
        let dynamicType = type(of: unwrapped)
        let isDerived = state.pointee.options.isDerived
        if isDerived, let hashable = AnyHashable.exact(unwrapped) {
            return plainOfAny(hashable.base, staticType: Any.self)
        }
        // The class first: on Linux a cast of a collection to NSObject makes one of all it holds.
        if dynamicType is AnyClass, let object = unwrapped as? NSObject {
            if object is NSNull { return isDerived ? nil : unwrapped }
            if isDerived, let list = object as? NSArray { return plainList(list.map { $0 }) }
            if isDerived, let dictionary = object as? NSDictionary { return plainTable(dictionary.membersByText) }
            if !(unwrapped is any _SmartCoded) { return object.isJSON ? object : nil }
        }
        // The exact types next, for the same reason: what a cast costs must not be paid again at each level.
        if dynamicType == [String: Any].self, let table = unwrapped as? [String: Any] { return plainTable(table) }
        if dynamicType == [Any].self, let list = unwrapped as? [Any] { return plainList(list) }
        if let list = unwrapped as? [Any] { return plainList(list) }
        if let table = unwrapped as? [String: Any] { return plainTable(table) }
        guard ObjectIdentifier(dynamicType) != ObjectIdentifier(staticType) else { return nil }
        func open<D>(_: D.Type) -> Any? {
            guard let typed = unwrapped as? D else { return nil }
            return withUnsafePointer(to: typed) { registered(dynamicType).plainValue($0, self) }
        }
        return _openExistential(dynamicType, do: open)
    }
}

extension EncodingContext {
    fileprivate func plainList(_ list: [Any]) -> [Any] { list.compactMap { plainDynamic($0, staticType: Any.self) } }

    fileprivate func plainTable(_ table: [String: Any]) -> [String: Any] {
        table.compactMapValues { plainDynamic($0, staticType: Any.self) }
    }
}
