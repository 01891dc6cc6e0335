@_spi(Engine) import SmartEngine

/// The rule for a hand-written `init(from:)`: the values that it requests are read exactly.
///
///     if let number = try? container.decode(Int.self) { self = .number(number) }     // "7" is no number,
///     else { self = .text(try container.decode(String.self)) }                        // but a text
///
/// It may try one type after the other, so with conversions the first type would match, whatever the value is.
///
/// - The rule applies to the value of a single-value container, to scalars of an unkeyed one, and to scalars by keys
///   that may have any name. Keys that are a plain enum, and models, are read with conversions.
/// - An enum or struct with a raw value, which is read by a single value too, converts that (`DecodableCodec`).
extension DecodingContext {
    /// Reads by the exact rules, under which codecs count refused values that could be converted
    /// (`DecodingState.refusals`).
    func decodingExactly<R>(_ body: () throws -> R) rethrows -> R {
        guard let exact = rules.exact else { return try body() }
        let outer = state.pointee.rules
        state.pointee.rules = Unmanaged.passUnretained(exact)
        defer { state.pointee.rules = outer }
        return try body()
    }
}

extension KeyedContainer {
    /// Whether a hand-written `init(from:)` requests values under arbitrary names: not where the keys are a plain enum,
    /// in models and their inherited levels, and for `decoder["name"]`, which converts.
    var isHandWritten: Bool {
        guard !KeyTable.isOfPlainEnum(Key.self), Key.self != NameKey.self, Key.self != LevelKey.self else {
            return false
        }
        return decoder.context.native.pointee.isInPlainCodable
    }

    /// The same where generic code requests a scalar.
    @inline(never)
    func readsExactly<T>(_ type: T.Type, _ slot: Int) -> Bool {
        isHandWritten && codec(type, slot)._withUnsafeGuaranteedRef { $0.isScalar }
    }
}
