import Foundation

extension EncodingContext {
    package func write(date: Date) -> Bool {
        if case .custom(let encode) = state.pointee.options.date {
            return write(CustomEncoding { try encode(date, $0) })
        }
        switch plain(date: date) {
        case let number as Double:
            if number.isFinite || writesEndlessDates, state.pointee.writer.double(number) { return true }
            // The number: describing a non-finite date traps on Linux.
            refuse(number)
            return false
        case let text as String: state.pointee.writer.string(text)
        default: return false
        }
        return true
    }

    /// Whether a non-finite date is written by the words for infinities, as JSONEncoder does where dates write
    /// themselves.
    private var writesEndlessDates: Bool {
        if !state.pointee.refuses { return true }
        if case .deferredToDate = state.pointee.options.date { return true }
        return false
    }

    /// A Date by the call's strategy: a number or a text.
    package func plain(date: Date) -> Any {
        switch state.pointee.options.date {
        case .millisecondsSince1970: return date.timeIntervalSince1970 * 1000
        case .iso8601: return ISO8601.whole.string(from: date)
        #if canImport(Darwin)
        case .formatted(let formatter): return formatter.string(from: date)
        #endif
        case .deferredToDate: return date.timeIntervalSinceReferenceDate
        case .custom(let encode): return plain(CustomEncoding { try encode(date, $0) }) ?? NSNull()
        default: return date.timeIntervalSince1970
        }
    }

    func write(data: Data) -> Bool {
        switch state.pointee.options.data {
        case .custom(let encode): return write(CustomEncoding { try encode(data, $0) })
        case .deferredToData: _ = UInt8.writeArray(Array(data), to: &state.pointee.writer)
        default: state.pointee.writer.string(data.base64EncodedString())
        }
        return true
    }

    /// Writes a value by its own `encode(to:)`. False, with nothing written, when that failed or skipped the value.
    func write<T: Encodable>(_ value: T) -> Bool { LinkedCodableHalf.current?.write(value, self) ?? false }

    /// The same as Foundation values.
    func plain<T: Encodable>(_ value: T) -> Any? { LinkedCodableHalf.current?.plain(value, self) }
}
