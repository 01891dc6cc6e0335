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

    /// Used by other decoders (`JSONDecoder` …).
    ///
    /// - Throws: `DecodingError`.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws { self = try WrapperCoding.decode(Self.self, from: decoder) }
    /// Used by other encoders (`JSONEncoder` …).
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws { try WrapperCoding.encode(self, to: encoder) }
}

extension SmartDate where Value: ExpressibleByNilLiteral {
    /// Nil at first, in the form that is tried first and written.
    ///
    /// - Parameter form: The form that is tried first, and written.
    public init(_ form: SmartDateForm) { self.init(wrappedValue: nil, form) }
}

/// `Date` and `Date?`.
public protocol SmartDateValue {
    /// The value of a date; nil if there is no date and the type is not an optional.
    ///
    /// - Parameter smartDate: The date; nil if there is none.
    init?(smartDate: Date?)
    /// The date; nil for an optional that is nil.
    var smartDate: Date? { get }
}

extension Date: SmartDateValue {
    /// Nil if there is no date.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) {
        guard let smartDate else { return nil }
        self = smartDate
    }
    /// The date itself.
    @_documentation(visibility: internal)
    public var smartDate: Date? { self }
}

extension Date?: SmartDateValue {
    /// Never fails: without a date the optional is nil.
    @_documentation(visibility: internal)
    public init?(smartDate: Date?) { self = smartDate }
    /// The date itself.
    @_documentation(visibility: internal)
    public var smartDate: Date? { self }
}

extension SmartDate: WrapperStorage, ConfiguredWrapper {
    package static func storing(_ value: Value) -> Self { Self(wrappedValue: value) }
    package mutating func store(_ value: Value) { wrappedValue = value }
    package var storedValue: Value? { wrappedValue }
    package static func makeCodec(_ inner: Codec) -> Codec {
        SmartDateCodec<Value>(shape: inner.wrapperShape)
    }

    package static func fromPlain(_ value: JSONValue) -> Self? {
        guard let document = try? Document(object: value.foundationObject) else { return nil }
        return document.withRoot { read($0, nil) }
    }

    package var plainForm: JSONValue? {
        wrappedValue.smartDate.map { (form ?? .seconds).json(for: $0, isFound: !isGiven) } ?? .null
    }

    package var configuration: WrapperConfiguration? {
        guard isGiven, let form else { return nil }
        return WrapperConfiguration(dateForm: form, readsNumbersBySize: readsNumbersBySize)
    }

    fileprivate static func read(_ view: NodeView, _ form: SmartDateForm?, _ isBySize: Bool = false) -> Self? {
        guard let (date, found) = SmartDateForm.read(view, isBySize ? form?.ofText : form),
            let value = Value(smartDate: date)
        else { return nil }
        var result = Self(wrappedValue: value)
        result.form = form ?? found
        result.isGiven = form != nil
        result.readsNumbersBySize = isBySize
        return result
    }
}

extension SmartDate {
    fileprivate static func read(_ index: Int, _ context: DecodingContext) -> Self? {
        guard let configuration = context.native.pointee.configuration, let form = configuration.dateForm else {
            return readAnyForm(index, context)
        }
        return read(index, context, form, configuration.readsNumbersBySize)
    }

    /// With a form given at the property, the date is written in that form, whatever form it came in.
    private static func read(
        _ index: Int, _ context: DecodingContext, _ form: SmartDateForm, _ isBySize: Bool
    ) -> Self? {
        if let wrapper = read(context.view(index), form, isBySize) { return wrapper }
        var wrapper = readAnyForm(index, context)
        wrapper?.form = form
        wrapper?.isGiven = true
        wrapper?.readsNumbersBySize = isBySize
        return wrapper
    }

    private static func readAnyForm(_ index: Int, _ context: DecodingContext) -> Self? {
        let view = context.view(index)
        if let ready = view.foreign as? Date { return Value(smartDate: ready).map { Self(wrappedValue: $0) } }
        let options = context.session.options
        guard options.hasDateStrategy else { return read(view, nil) }
        let date: Date?
        if case .custom = options.date {
            date = CodecRegistry.shared.codec(for: Date.self).value(Date.self, index, context)
        } else {
            date = DateReading.byStrategy(view, options.date)
            // Not the agreed form, but one that is kept.
            if date == nil, let wrapper = read(view, nil) {
                if !context.rules.isExact { context.note(.converted, at: index, expected: Date.self) }
                return wrapper
            }
        }
        guard let date else { return read(view, nil) }
        return Value(smartDate: date).map { Self(wrappedValue: $0) }
    }

    /// Replaces an existing property's date, with the property's form.
    fileprivate static func assign(
        _ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        let property = target.assumingMemoryBound(to: Self.self)
        let form = property.pointee.isGiven ? property.pointee.form : nil
        let value = form.map { read(index, context, $0, property.pointee.readsNumbersBySize) } ?? read(index, context)
        guard let value else { return false }
        target._store(value, at: .value)
        return true
    }

    fileprivate static func initialize(
        _ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        guard let value = read(index, context) else { return false }
        target.initializeMemory(as: Self.self, to: value)
        return true
    }

    fileprivate static func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let wrapper = source.assumingMemoryBound(to: Self.self).pointee
        guard let date = wrapper.wrappedValue.smartDate else { return false }
        guard let form = wrapper.form else { return output.write(date: date) }
        form.write(date, isFound: !wrapper.isGiven, to: &output.state.pointee.writer)
        return true
    }
}

final class SmartDateCodec<Value: SmartDateValue>: TypedCodec<SmartDate<Value>> {
    override func read(_ index: Int, _ context: DecodingContext) -> SmartDate<Value>? { .read(index, context) }

    // The two usual types have code of their own, which names no generic type at run time.
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if Value.self == Date?.self { return SmartDate<Date?>.initialize(target, index, context) }
        if Value.self == Date.self { return SmartDate<Date>.initialize(target, index, context) }
        return super.initialize(target, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if Value.self == Date?.self { return SmartDate<Date?>.assign(target, index, context) }
        if Value.self == Date.self { return SmartDate<Date>.assign(target, index, context) }
        return SmartDate<Value>.assign(target, index, context)
    }

    override func isNil(at source: UnsafeRawPointer) -> Bool {
        source.assumingMemoryBound(to: SmartDate<Value>.self).pointee.wrappedValue.smartDate == nil
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        if let nothing = Value(smartDate: nil) {
            target.initializeMemory(as: SmartDate<Value>.self, to: SmartDate(wrappedValue: nothing))
        }
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        if let nothing = Value(smartDate: nil) {
            // The form stays: it belongs to the property.
            target.assumingMemoryBound(to: SmartDate<Value>.self).store(nothing)
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if Value.self == Date?.self { return SmartDate<Date?>.write(source, to: output) }
        return SmartDate<Value>.write(source, to: output)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let wrapper = source.assumingMemoryBound(to: SmartDate<Value>.self).pointee
        guard let date = wrapper.wrappedValue.smartDate else { return nil }
        return wrapper.form.map { $0.json(for: date, isFound: !wrapper.isGiven).peel } ?? output.plain(date: date)
    }
}

extension SmartDate: Sendable where Value: Sendable {}

/// The date counts, not the form it came in.
extension SmartDate: Equatable where Value: Equatable {
    /// Whether the dates are equal.
    @_documentation(visibility: internal)
    public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension SmartDate: Hashable where Value: Hashable {
    /// Hashes the date alone, as `==` compares it.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
