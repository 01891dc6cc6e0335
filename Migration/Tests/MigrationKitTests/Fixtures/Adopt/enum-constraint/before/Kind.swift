import HandyJSONCompat

enum Kind: String, HandyJSONEnum { case a }

extension HandyJSONEnum where Self: RawRepresentable {
    static func from(_ raw: RawValue) -> Self? { Self(rawValue: raw) }
}
