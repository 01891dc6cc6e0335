import Foundation

// How run-time derived models (HandyJSON's) code types that JSON has nothing for: by Swift's casts, as HandyJSON does.

/// What `as?` makes of JSON values.
enum JSONCast {
    /// A value as JSONSerialization has it, cast; where the cast depends on it, the value is a Foundation object.
    static func value<T>(_ value: Any, as type: T.Type) -> T? {
        if let cast = value as? T { return cast }
        switch value {
        case let text as String: return (NSString(string: text) as Any) as? T
        case let list as [Any]: return (NSArray(array: list) as Any) as? T
        case let table as [String: Any]: return (NSDictionary(dictionary: table) as Any) as? T
        default: return nil
        }
    }

    /// Whether any JSON value but null can become a `T`.
    static func accepts<T>(_ type: T.Type) -> Bool {
        let samples: [Any] = [NSNumber(value: 1), "", [Any](), [String: Any]()]
        return samples.contains { value($0, as: type) != nil }
    }
}

/// A type that is no JSON type: an existential, `AnyHashable`, `NSObject`, a plain enum. A value that casts to it is
/// taken; it is written as what it holds, if that is something else.
final class CastingCodec<T>: TypedCodec<T> {
    /// For Codable coders, which know more types.
    private let general: Codec?
    private let acceptsJSON: Bool
    private let acceptsNull = NSNull() as Any is T

    init(general: Codec?) {
        self.general = general
        acceptsJSON = JSONCast.accepts(T.self)
        super.init(canRead: acceptsJSON || general?.canRead ?? false)
    }

    override var isCast: Bool { true }
    override var takesNull: Bool { acceptsNull }
    override var holdsNull: Bool { acceptsNull }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let general, !context.session.isDerived { return general.value(T.self, index, context) }
        if let ready = foreign(index, context) { return ready }
        if T.self == CGFloat.self { return CGFloat.cast(context.view(index)) as? T }
        guard acceptsJSON || acceptsNull else { return nil }
        return JSONCast.value(FoundationValue.original(context.view(index)), as: T.self)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if let general, !output.state.pointee.options.isDerived { return general.write(source, to: output) }
        return output.writeDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        if let general, !output.state.pointee.options.isDerived { return general.plainValue(source, output) }
        return output.plainDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }

    /// As the value of an optional property, HandyJSON hands everything to JSONSerialization, which takes NSNull and,
    /// since it is bridged, CGFloat.
    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let value: Any = source.assumingMemoryBound(to: T.self).pointee
        if let number = value as? CGFloat, T.self == CGFloat.self {
            return output.state.pointee.writer.double(Double(number))
        }
        return acceptsNull ? output.writeOrNull(value) : write(source, to: output)
    }
}

extension CGFloat {
    /// What an NSNumber becomes by a cast: any number or Boolean, but no text.
    fileprivate static func cast(_ view: NodeView) -> CGFloat? {
        switch view.kind {
        case .true: return 1
        case .false: return 0
        case .int, .uint, .double: return view.doubleValue.isFinite ? CGFloat(view.doubleValue) : nil
        default: return nil
        }
    }
}

/// `Any`: what JSONSerialization would give, and from a dictionary source the very value that is in it.
final class OriginalCodec: TypedCodec<Any> {
    override var takesNull: Bool { true }
    override var holdsNull: Bool { true }

    override func read(_ index: Int, _ context: DecodingContext) -> Any? {
        FoundationValue.original(context.view(index))
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }

    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeOrNull(source.assumingMemoryBound(to: Any.self).pointee)
    }
}

/// A dictionary with other keys than `String`: a member counts if its name casts to the key (`AnyHashable`,
/// `NSString`), and a key if it casts to a name.
final class KeyCastingDictionaryCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]> {
    private let members: DictionaryCodec<Value>
    /// For Codable coders.
    private let general: Codec
    private let acceptsNames = KeyCastingDictionaryCodec.key("") != nil

    init(members: DictionaryCodec<Value>, general: Codec) {
        self.members = members
        self.general = general
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [Key: Value]? {
        guard context.session.isDerived else { return general.value([Key: Value].self, index, context) }
        if let ready = foreign(index, context) { return ready }
        guard context.node(index).kind == .object else { return nil }
        var result: [Key: Value] = [:]
        guard acceptsNames else {
            if context.node(index).count > 0 { context.note(.dropped, at: index, expected: Key.self) }
            return result
        }
        for (name, value) in members.read(index, context) ?? [:] {
            if let key = KeyCastingDictionaryCodec.key(name) { result[key] = value }
        }
        return result
    }

    /// A Swift String, cast; only keys that are objects may be NSStrings.
    private static func key(_ name: String) -> Key? {
        if let key = name as? Key { return key }
        return Key.self is AnyClass ? (NSString(string: name) as Any) as? Key : nil
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard output.state.pointee.options.isDerived else { return general.write(source, to: output) }
        return withUnsafePointer(to: named(source)) { members.write($0, to: output) }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        guard output.state.pointee.options.isDerived else { return general.plainValue(source, output) }
        return withUnsafePointer(to: named(source)) { members.plainValue($0, output) }
    }

    private func named(_ source: UnsafeRawPointer) -> [String: Value] {
        var result: [String: Value] = [:]
        for (key, value) in source.assumingMemoryBound(to: [Key: Value].self).pointee {
            if let name = key as? String { result[name] = value }
        }
        return result
    }
}
