/// The types of Swift and Foundation that the tool knows by name: the only list. A test compares it with the types that
/// the engine has codecs for.
enum KnownTypes {
    /// Classes of Foundation that the engine codes; they are not Codable.
    static let foundationObjects: Set<String> = [
        "NSString", "NSMutableString", "NSNumber", "NSDecimalNumber", "NSArray", "NSMutableArray", "NSDictionary",
        "NSMutableDictionary",
    ]

    /// Those that HandyJSON does not fill: JSONSerialization makes no such objects.
    static let filledObjects: Set<String> = [
        "NSMutableString", "NSDecimalNumber", "NSMutableArray", "NSMutableDictionary",
    ]

    /// Codable types of Foundation that HandyJSON leaves alone.
    static let foundationValues: Set<String> = [
        "Date", "URL", "Data", "Decimal", "UUID", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform",
        "IndexPath", "IndexSet", "Locale", "TimeZone", "Calendar",
        "DateComponents", "DateInterval", "Measurement", "PersonNameComponents", "CharacterSet", "URLComponents",
        "AttributedString",
    ]

    /// Text, numbers and Booleans, under all their names.
    static let scalars: Set<String> = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
        "Double", "String",
        "CGFloat", "TimeInterval", "Float32", "Float64", "NSInteger", "JSONValue", "CLongLong", "CLong", "CInt",
        "CShort", "CChar", "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort",
        "CFloat", "CDouble", "CBool",
    ]

    /// What is Codable without arguments.
    static let codable = foundationValues.subtracting(["Measurement", "CGAffineTransform"]).union(scalars)
}
