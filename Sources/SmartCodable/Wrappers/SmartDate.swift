// Memory: an address is of the wrapper, whose value lies at its start: uninitialised, or a value, which is replaced
// by `_store`.

import Foundation
@_spi(Engine) import SmartEngine

/// A date in whatever format the server sends. It is written in the format in which it was read.
///
///     struct Post: SmartCodable {
///         @SmartDate var created: Date?
///         @SmartDate(.format("dd.MM.yyyy")) var published = Date(timeIntervalSince1970: 0)
///     }
///
/// A `Date` without the wrapper, and `SmartDateTransformer`, read the same forms:
///
/// - seconds since 1970, as a number or text, below 10^11; milliseconds from there to 10^14;
/// - ISO 8601, with or without a fraction and an offset: `2024-01-31T08:15:00+08:00`;
/// - `2024-01-31 08:15:00`, `2024-01-31 08:15`, `2024-01-31`, the same with `/` or `.`; `20240131`, `20240131081500`;
/// - `01/31/2024`, which is month, day, year; RFC 1123, `Wed, 31 Jan 2024 08:15:00 GMT`.
///
/// A form given at the property is tried first, and always used for writing. Text without a time zone is read in the
/// default time zone, as DateFormatter does.
@frozen @propertyWrapper
public struct SmartDate<Value: SmartDateValue>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value
    /// The form to write; nil for the encoder's.
    @usableFromInline var form: SmartDateForm?
    /// Whether that form was given at the property, rather than read.
    @usableFromInline var isGiven = false
    /// Whether numbers are read by their size, whatever the form.
    @usableFromInline var readsNumbersBySize = false

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The initial value, and the form that is tried first and written.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - form: The form that is tried first, and written.
    public init(wrappedValue: Value, _ form: SmartDateForm) {
        self.wrappedValue = wrappedValue
        self.form = form
        isGiven = true
    }
}

extension SmartDate where Value: ExpressibleByNilLiteral {
    /// Begins as nil; `form` is tried first, and written.
    ///
    /// - Parameter form: The form that is tried first, and written.
    public init(_ form: SmartDateForm) { self.init(wrappedValue: nil, form) }
}

/// `Date` and `Date?`.
public protocol SmartDateValue {}

extension Date: SmartDateValue {}

extension Date?: SmartDateValue {}

extension SmartDate: FormWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec { FormCodec<Self>(inner) }

    package static func fromPlain(_ value: JSONValue) -> Self? {
        guard let document = try? Document(object: value.foundationObject) else { return nil }
        return document.withRoot { read($0, nil) }
    }

    package var plainForm: JSONValue? { date.map { (form ?? .seconds).json(for: $0, isFound: !isGiven) } ?? .null }

    package var configuration: WrapperConfiguration? {
        guard isGiven, let form else { return nil }
        return WrapperConfiguration {
            $0.dateForm = form
            $0.readsNumbersBySize = readsNumbersBySize
        }
    }

    // The usual type has code of its own, which names no generic type at run time.
    package static func fill(
        _ target: UnsafeMutableRawPointer, _ isExisting: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool {
        if Value.self == Date?.self { return SmartDate<Date?>.read(into: target, isExisting, index, context) }
        return read(into: target, isExisting, index, context)
    }

    package static func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if Value.self == Date?.self { return SmartDate<Date?>.writeDate(source, to: output) }
        return writeDate(source, to: output)
    }

    package static func plain(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let wrapper = source.assumingMemoryBound(to: Self.self).pointee
        return wrapper.date.map { date in
            wrapper.form.map { $0.json(for: date, isFound: !wrapper.isGiven).peel } ?? output.plain(date: date)
        }
    }
}

extension SmartDate {
    /// Reads the date and its form. A form that is given at the property is written, whatever form the date came in.
    private static func read(
        into target: UnsafeMutableRawPointer, _ isExisting: Bool, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        let property = target.assumingMemoryBound(to: Self.self)
        let value: Self?
        if isExisting, property.pointee.isGiven, let form = property.pointee.form {
            value = read(index, context, form, property.pointee.readsNumbersBySize)
        } else if let given = context.native.pointee.configuration, let form = given.dateForm {
            value = read(index, context, form, given.readsNumbersBySize)
        } else {
            value = readAnyForm(index, context)
        }
        guard let value else { return false }
        if isExisting { target._store(value, at: .value) } else { property.initialize(to: value) }
        return true
    }

    private static func read(
        _ index: Int, _ context: DecodingContext, _ form: SmartDateForm, _ isBySize: Bool
    ) -> Self? {
        var result = read(context.view(index), isBySize ? form.ofText : form) ?? readAnyForm(index, context)
        result?.form = form
        result?.isGiven = true
        result?.readsNumbersBySize = isBySize
        return result
    }

    private static func read(_ view: NodeView, _ first: SmartDateForm?) -> Self? {
        guard let (date, form) = SmartDateForm.read(view, first), var result = of(date) else { return nil }
        result.form = form
        return result
    }

    // Casts of the usual type cost nothing.
    private static func of(_ date: Date) -> Self? {
        (ExactCast.same(Optional(date), as: Value.self) ?? date as? Value).map { Self(wrappedValue: $0) }
    }

    private var date: Date? { ExactCast.same(wrappedValue, as: Date?.self) ?? (wrappedValue as? Date) }

    private static func readAnyForm(_ index: Int, _ context: DecodingContext) -> Self? {
        let view = context.view(index)
        if view.kind == .foreign, let ready = view.foreign as? Date { return of(ready) }
        let options = context.session.options
        guard options.choices.hasDateStrategy else { return read(view, nil) }
        let date: Date?
        if case .custom = options.choices.date {
            date = CodecRegistry.shared.codec(for: Date.self).value(Date.self, index, context)
        } else {
            date = DateReading.byStrategy(view, options.choices.date)
            // The form is not the one that was agreed, but it is kept.
            if date == nil, let wrapper = read(view, nil) {
                if !context.rules.isExact { context.note(.converted, at: index, expected: Date.self) }
                return wrapper
            }
        }
        return date.map { of($0) } ?? read(view, nil)
    }

    private static func writeDate(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let wrapper = source.assumingMemoryBound(to: Self.self).pointee
        guard let date = wrapper.date else { return false }
        guard let form = wrapper.form else { return output.write(date: date) }
        form.write(date, isFound: !wrapper.isGiven, to: &output.state.pointee.writer)
        return true
    }
}

extension SmartDate: Sendable where Value: Sendable {}

extension SmartDate: Equatable where Value: Equatable {}

extension SmartDate: Hashable where Value: Hashable {}
