import Foundation

/// A choice for one encode. A set holds at most one of each kind.
public enum SmartEncodingOption: Hashable {
    /// How coding keys become member names; names given by `mappingForKey` stay.
    case key(SmartKeyEncodingStrategy)
    case date(JSONEncoder.DateEncodingStrategy)
    case data(JSONEncoder.DataEncodingStrategy)
    /// Text for NaN and the infinities; with `.throw`, which is the default, they are left out.
    case float(JSONEncoder.NonConformingFloatEncodingStrategy)

    private var kind: Int {
        switch self {
        case .date: return 0
        case .data: return 1
        case .float: return 2
        case .key: return 3
        }
    }

    /// Equal when they are of one kind.
    public static func == (a: SmartEncodingOption, b: SmartEncodingOption) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
