// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// A type without a JSON form: an existential, `AnyHashable`, `NSObject`, a plain enum. A value that casts to it is
/// accepted; it is written as the value it holds, if that has another type.
package final class CastingCodec<T>: TypedCodec<T> {
    /// The codec for Codable coders, which know more types.
    private let general: Codec?
    private let acceptsJSON: Bool
    private let castsNull = NSNull() as Any is T

    package init(general: Codec?) {
        self.general = general
        acceptsJSON = JSONCast.accepts(T.self)
        super.init(canRead: acceptsJSON || general?.canRead ?? false)
    }

    package override var isCast: Bool { true }
    override var acceptsNull: Bool { castsNull }
    override var representsNull: Bool { castsNull }

    @_optimize(size) package override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let general, !context.session.isDerived { return general.value(T.self, index, context) }
        if let ready = foreign(index, context) { return ready }
        if T.self == CGFloat.self { return CGFloat.cast(context.view(index)) as? T }
        let view = context.view(index)
        if acceptsJSON || castsNull { return JSONCast.value(FoundationValue.original(view), as: T.self) }
        // No JSON value can be one, but a value in a dictionary source can: a Set is an NSSet.
        return view.original.flatMap { $0 as? T }
    }

    package override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        if let general, !output.state.pointee.options.choices.isDerived { return general.writeAny(value, to: output) }
        return output.writeDynamic(value, staticType: T.self)
    }

    package override func plain(_ value: T, _ output: EncodingContext) -> Any? {
        if let general, !output.state.pointee.options.choices.isDerived { return general.plainAny(value, output) }
        return output.plainDynamic(value, staticType: T.self)
    }

    /// Writes the value of an optional property. HandyJSON hands any such value to JSONSerialization, which takes
    /// NSNull and, since it is bridged, CGFloat.
    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let value: Any = source.assumingMemoryBound(to: T.self).pointee
        if let number = value as? CGFloat, T.self == CGFloat.self {
            return output.state.pointee.writer.double(Double(number))
        }
        return castsNull ? output.writeOrNull(value) : write(source, to: output)
    }
}

// How run-time derived models (HandyJSON's) code types that JSON has no form for: by Swift's casts, as HandyJSON does.

/// The results of `as?` for JSON values.
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

extension CGFloat {
    /// Casts a number or Boolean as `as?` casts an NSNumber; nil for text.
    static func cast(_ view: NodeView) -> CGFloat? {
        switch view.kind {
        case .true: return 1
        case .false: return 0
        case .int, .uint, .double: return view.doubleValue.isFinite ? CGFloat(view.doubleValue) : nil
        default: return nil
        }
    }
}
