import Foundation

/// The words for numbers that JSON cannot express.
package struct NonConformingFloats: Sendable, Equatable {
    let positiveInfinity: String
    let negativeInfinity: String
    let nan: String

    func value(_ view: NodeView) -> Double? { view.kind == .string ? value(view.string) : nil }

    func value(_ text: String) -> Double? {
        switch text {
        case positiveInfinity: return .infinity
        case negativeInfinity: return -.infinity
        case nan: return .nan
        default: return nil
        }
    }

    func text(_ value: Double) -> String? {
        if value.isNaN { return nan }
        return value.isFinite ? nil : value > 0 ? positiveInfinity : negativeInfinity
    }
}
