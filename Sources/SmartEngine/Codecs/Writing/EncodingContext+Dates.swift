import Foundation

extension EncodingContext {
    package func write(date: Date) -> Bool {
        switch state.pointee.options.choices.date {
        case .custom(let encode): return write(CustomEncoding { try encode(date, $0) })
        case .iso8601: ISO8601.writeByStrategy(date) { state.pointee.writer.string($0) }
        #if canImport(Darwin)
        case .formatted(let formatter): state.pointee.writer.string(formatter.quickString(from: date))
        #endif
        default:
            guard let number = plain(date: date) as? Double else { return false }
            if number.isFinite || writesEndlessDates, state.pointee.writer.double(number) { return true }
            // Refuses the number, since describing a non-finite date traps on Linux.
            refuse(number, of: Date.self)
            return false
        }
        return true
    }

    /// Whether a non-finite date is written by the words for infinities, as JSONEncoder does where dates write
    /// themselves.
    private var writesEndlessDates: Bool {
        if !state.pointee.refuses { return true }
        if case .deferredToDate = state.pointee.options.choices.date { return true }
        return false
    }

    /// The JSON form of a Date by the call's strategy: a number or a text.
    package func plain(date: Date) -> Any {
        switch state.pointee.options.choices.date {
        case .millisecondsSince1970: return date.timeIntervalSince1970 * 1000
        case .iso8601:
            var text = ""
            ISO8601.writeByStrategy(date) { text = String(decoding: $0, as: UTF8.self) }
            return text
        #if canImport(Darwin)
        case .formatted(let formatter): return formatter.quickString(from: date)
        #endif
        case .deferredToDate: return date.timeIntervalSinceReferenceDate
        case .custom(let encode): return plain(CustomEncoding { try encode(date, $0) }) ?? NSNull()
        default: return date.timeIntervalSince1970
        }
    }

    func write(data: Data) -> Bool {
        switch state.pointee.options.choices.data {
        case .custom(let encode): return write(CustomEncoding { try encode(data, $0) })
        case .deferredToData: _ = UInt8.writeArray(Array(data), to: &state.pointee.writer)
        default: state.pointee.writer.string(data.base64EncodedString())
        }
        return true
    }

    /// Writes a value by its own `encode(to:)`. False, with nothing written, when that failed or skipped the value.
    func write<T: Encodable>(_ value: T) -> Bool { LinkedCodableHalf.current?.write(value, self) ?? false }

    /// A value as Foundation values, by its own `encode(to:)`; nil if that failed or skipped the value.
    func plain<T: Encodable>(_ value: T) -> Any? { LinkedCodableHalf.current?.plain(value, self) }
}
