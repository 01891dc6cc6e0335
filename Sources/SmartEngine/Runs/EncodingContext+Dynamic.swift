import Foundation

/// Values whose type is only known at run time.
extension EncodingContext {
    /// Writes a value whose type is only known at run time: in an `Any`, an existential or a type without codec.
    package func writeDynamic<T>(_ value: T, staticType: Any.Type) -> Bool {
        let unwrapped: Any = value
        if let done = writeScalar(unwrapped) { return done }
        switch find(in: unwrapped) {
        case .nothing: return false
        case .value(let value): return writeDynamic(value, staticType: Any.self)
        case .inOptional(let value): return writeInOptional(value)
        case .list(let list): return writeList(list)
        case .table(let table): return writeTable(table)
        case .object(let object):
            if let done = writeObject(object) { return done }
        case .other: break
        }
        let done = opened(unwrapped, staticType, content: { writeDynamic($0, staticType: Any.self) }) {
            $0.write($1, to: self)
        }
        if let done { return done }
        // The static type is the class itself, as for a property.
        if Swift.type(of: unwrapped) is AnyClass, let content = AnyContent.of(unwrapped) {
            return deeper(otherwise: false) { writeDynamic(content, staticType: Any.self) }
        }
        noteUnwritten(Swift.type(of: unwrapped))
        return false
    }

    /// The kinds of a value whose type is only known at run time.
    private enum Finding {
        case nothing
        /// Another value takes its place.
        case value(Any)
        /// The value in an optional property of a HandyJSON model.
        case inOptional(Any)
        case object(NSObject)
        case list([Any])
        case table([String: Any])
        case other
    }

    /// Classifies a value, for texts and for Foundation values alike. Failed casts are expensive, so the order matters.
    @inline(__always)
    private func find(in value: Any) -> Finding {
        let isDerived = state.pointee.options.choices.isDerived
        if let optional = value as? AnyOptional {
            guard let wrapped = optional.wrappedAny else { return .nothing }
            return isDerived ? .inOptional(wrapped) : .value(wrapped)
        }
        if let hashable = AnyHashable.exact(value) { return .value(hashable.base) }
        let type = Swift.type(of: value)
        // The class first: on Linux a cast of a collection to NSObject bridges everything in it.
        if type is AnyClass, let object = value as? NSObject { return .object(object) }
        // The exact type next, for the same reason: the cost of a cast must not recur at each level.
        if type == [String: Any].self, let table = value as? [String: Any] { return .table(table) }
        if let list = value as? [Any] { return .list(list) }
        if let table = value as? [String: Any] { return .table(table) }
        return .other
    }

    /// The result of `body` for the value and the codec of its own type. For a value in an Any that has no JSON form,
    /// it is the result of `content` for what the value holds. Nil if `staticType` is already the value's type.
    @inline(never) @_optimize(size) @_semantics("optimize.sil.specialize.generic.never")
    private func opened<R>(
        _ value: Any, _ staticType: Any.Type, content: (Any) -> R?, _ body: (Codec, UnsafeRawPointer) -> R?
    ) -> R? {
        let type = Swift.type(of: value)
        guard ObjectIdentifier(type) != ObjectIdentifier(staticType) else { return nil }
        let codec = CodecRegistry.shared.codec(for: type, isDerived: state.pointee.options.choices.isDerived)
        if codec.isCast {
            let table = value as? [AnyHashable: Any]
            if let stands = table.map({ members(of: $0.map { ($0.base, $1) }) }) ?? AnyContent.of(value) {
                return deeper(otherwise: nil) { content(stands) }
            }
        }
        func open<D>(_: D.Type) -> R? {
            guard let typed = value as? D else { return nil }
            // The properties of a model in it have lines of their own.
            let outer = state.pointee.unwritten
            if !outer.isEmpty { state.pointee.unwritten = [] }
            defer {
                if !outer.isEmpty {
                    state.pointee.unwritten = state.pointee.unwritten.isEmpty ? outer : outer + state.pointee.unwritten
                }
            }
            return withUnsafePointer(to: typed) { body(codec, $0) }
        }
        return _openExistential(type, do: open)
    }

    /// Texts and common numbers, checked first: failing casts cost more than writing them.
    /// Nil for other types.
    private func writeScalar(_ value: Any) -> Bool? {
        switch ObjectIdentifier(type(of: value)) {
        case ObjectIdentifier(String.self):
            guard let text = ExactCast.value(value, as: String.self) else { return nil }
            state.pointee.writer.string(text)
        case ObjectIdentifier(Int.self):
            guard let number = ExactCast.value(value, as: Int.self) else { return nil }
            state.pointee.writer.integer(number)
        case ObjectIdentifier(Double.self):
            guard let number = ExactCast.value(value, as: Double.self) else { return nil }
            if !state.pointee.writer.double(number) {
                refuse(number)
                return false
            }
        default: return nil
        }
        return true
    }

    /// Writes the result of a transform or of a value that converts itself. Nil inside it becomes null, as NSNull does,
    /// also in collections.
    package func writeAnswer(_ value: Any) -> Bool {
        if let done = writeScalar(value) { return done }
        if let list = value as? [Any] { return writeList(list, isAnswer: true) }
        if let table = value as? [String: Any] { return writeTable(table, isAnswer: true) }
        guard let optional = value as? AnyOptional else { return writeOrNull(value) }
        if let wrapped = optional.wrappedAny { return writeAnswer(wrapped) }
        state.pointee.writer.null()
        return true
    }

    /// Writes a value whose type is only known at run time; NSNull becomes null.
    func writeOrNull(_ value: Any) -> Bool {
        guard Swift.type(of: value) is NSNull.Type else { return writeDynamic(value, staticType: Any.self) }
        state.pointee.writer.null()
        return true
    }

    /// Writes the value in an optional property of a HandyJSON model. HandyJSON passes it to JSONSerialization, which
    /// accepts NSNull and, since it is bridged, CGFloat.
    func writeInOptional(_ value: Any) -> Bool {
        if Swift.type(of: value) == CGFloat.self, let number = value as? CGFloat {
            if state.pointee.writer.double(Double(number)) { return true }
            refuse(number)
            return false
        }
        return writeOrNull(value)
    }

    /// Writes a Foundation object; nil if it is not JSON.
    @_optimize(size) private func writeObject(_ object: NSObject) -> Bool? {
        switch object {
        case let string as NSString:
            state.pointee.writer.string(string as String)
        case let number as NSNumber:
            if write(number, to: &state.pointee.writer) { return true }
            refuse(number)
            return false
        case is NSNull:
            if state.pointee.options.leavesOutNull { return false }
            state.pointee.writer.null()
        case let array as NSArray: return writeList(array.map { $0 })
        case let dictionary as NSDictionary:
            return writeTable(members(of: dictionary.map { ($0, $1) }))
        default: return nil
        }
        return true
    }

    private func write(_ number: NSNumber, to writer: inout JSONByteWriter) -> Bool {
        if let decimal = number as? NSDecimalNumber { return writer.decimal(decimal.decimalValue) }
        let code = number.typeCode
        if code == UInt8(ascii: "f") || code == UInt8(ascii: "d") { return writer.double(number) }
        if number.isBoolean {
            writer.bool(number.boolValue)
        } else if code == UInt8(ascii: "Q") || code == UInt8(ascii: "L") {
            writer.integer(number.uint64Value)
        } else {
            writer.integer(number.int64Value)
        }
        return true
    }

    /// Writes an array. `isAnswer`: it is the result of a transform.
    private func writeList(_ list: [Any], isAnswer: Bool = false) -> Bool {
        deeper(otherwise: false) {
            state.pointee.writer.beginArray()
            for element in list {
                let mark = state.pointee.writer.mark
                state.pointee.writer.separate()
                if !write(element, isAnswer) { leaveOutElement(mark) }
            }
            state.pointee.writer.endArray()
            return true
        }
    }

    /// Writes null in place of an element that could not be written. By HandyJSON's rules the element is left out, and
    /// the later ones move up.
    func leaveOutElement(_ mark: JSONByteWriter.Mark) {
        state.pointee.writer.rewind(to: mark)
        if state.pointee.options.leavesOutNull { return }
        state.pointee.writer.separate()
        state.pointee.writer.null()
    }

    private func write(_ value: Any, _ isAnswer: Bool) -> Bool {
        isAnswer ? writeAnswer(value) : writeDynamic(value, staticType: Any.self)
    }

    private func writeTable(_ table: [String: Any], isAnswer: Bool = false) -> Bool {
        deeper(otherwise: false) {
            state.pointee.writer.beginObject()
            for (name, value) in table {
                let mark = state.pointee.writer.mark
                state.pointee.writer.name(name)
                if !write(value, isAnswer) { state.pointee.writer.rewind(to: mark) }
            }
            state.pointee.writer.endObject()
            return true
        }
    }

    /// A value whose type is only known at run time, as Foundation values.
    func plainDynamic<T>(_ value: T, staticType: Any.Type) -> Any? {
        deeper(otherwise: nil) { plainOfAny(value, staticType: staticType) }
    }

    /// The plain value, made by `plain`, of the value in an optional property of a HandyJSON model. HandyJSON returns
    /// values that are not JSON, such as an image or a Date, as they are (not in text).
    @_optimize(size) func plainInOptional<T>(_ value: T, plain: () -> Any?) -> Any? {
        let value: Any = value
        if value is AnyOptional { return plain() }
        let outer = state.pointee.unwritten
        if !FoundationTypes.isHandedOver(value) {
            if let plain = plain() { return plain }
            if Swift.type(of: value) is NSNull.Type { return value }
            // Such a type decided that there is nothing to write.
            if let coded = value as? any _SmartCoded, isSilent(Swift.type(of: coded)) { return nil }
        }
        // An `Any?` holds an Any in an Any here, which casts unwrap, but `type(of:)` not on all platforms.
        state.pointee.unwritten = outer
        func box<D>(_: D.Type) -> Any? { value as? D }
        return _openExistential(Swift.type(of: value), do: box)
    }

    /// Whether the type itself decides that a value has no plain form: a run-time model, or a type that converts
    /// itself.
    private func isSilent(_ type: any _SmartCoded.Type) -> Bool {
        type._coding.family != nil || type._conversion != nil
    }

    @_optimize(size) private func plainOfAny(_ unwrapped: Any, staticType: Any.Type) -> Any? {
        switch find(in: unwrapped) {
        case .nothing: return nil
        case .value(let value): return plainOfAny(value, staticType: Any.self)
        case .inOptional(let value): return plainInOptional(value) { plainOfAny(value, staticType: Any.self) }
        case .list(let list): return plainList(list)
        case .table(let table): return plainTable(table)
        case .object(let object):
            if object is NSNull { return state.pointee.options.leavesOutNull ? nil : unwrapped }
            if let list = object as? NSArray { return plainList(list.map { $0 }) }
            if let dictionary = object as? NSDictionary { return plainTable(members(of: dictionary.map { ($0, $1) })) }
            if object.isJSON { return object }
        case .other: break
        }
        let plain = opened(unwrapped, staticType, content: { plainOfAny($0, staticType: Any.self) }) {
            $0.plainValue($1, self)
        }
        if let plain { return plain }
        // HandyJSON's toJSON() returns such objects themselves.
        if !state.pointee.options.choices.isDerived, Swift.type(of: unwrapped) is AnyClass,
            let content = AnyContent.of(unwrapped)
        {
            return deeper(otherwise: nil) { plainOfAny(content, staticType: Any.self) }
        }
        // For another type, the value's codec has noted it.
        if Swift.type(of: unwrapped) == staticType { noteUnwritten(staticType) }
        return nil
    }
}

extension EncodingContext {
    fileprivate func plainList(_ list: [Any]) -> [Any] { list.compactMap { plainDynamic($0, staticType: Any.self) } }

    fileprivate func plainTable(_ table: [String: Any]) -> [String: Any] {
        table.compactMapValues { plainDynamic($0, staticType: Any.self) }
    }
}
