import Foundation

/// How an integer property reads a number with a fraction (12.7, "12.7").
///
///     Visit.deserialize(from: #"{"day":12.7}"#, options: [.number(.rounded)])   // day is 13
public enum SmartNumberStrategy: Sendable, Hashable {
    /// Not at all: the property keeps its initial value. 12.0 is 12.
    case strict
    /// The whole part: 12.
    case truncate
    /// The nearest whole number, halves away from zero: 13.
    case rounded
}
