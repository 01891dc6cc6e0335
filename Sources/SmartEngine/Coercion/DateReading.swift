import Foundation

package enum DateReading {
    /// Reads a date in the forms that servers use; see `DateText`.
    package static func tolerant(_ view: NodeView) -> DateText? {
        switch view.kind {
        case .int, .uint, .double: return DateText.number(view.doubleValue)
        case .string: return view.withUTF8 { DateText.text($0) }
        default: return nil
        }
    }

    /// Reads a date by a decoder's strategy. Nil if the value does not have the strategy's form; the decoder handles
    /// `.deferredToDate` and `.custom`.
    package static func byStrategy(_ view: NodeView, _ strategy: JSONDecoder.DateDecodingStrategy) -> Date? {
        if view.isTiny { return nil }
        switch strategy {
        case .secondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0) }
        case .millisecondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0 / 1000) }
        case .iso8601: return view.kind == .string ? ISO8601.strategy(view) : nil
        #if canImport(Darwin)
        case .formatted(let formatter): return view.kind == .string ? formatter.quickDate(from: view.string) : nil
        #endif
        case .deferredToDate: return seconds(view).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: return nil
        }
    }

    /// A number of seconds that a date can be made of: a date of infinity traps when printed.
    private static func seconds(_ view: NodeView) -> Double? {
        view.isNumber && view.doubleValue.isFinite ? view.doubleValue : nil
    }
}
