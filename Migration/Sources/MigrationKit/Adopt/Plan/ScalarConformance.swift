/// `extension String: HandyJSON {}`, which lets `Response<String>` be written where `Response` asks for a model. A property
/// of that type is read and written as the scalar that it is, by HandyJSON as natively: `SmartCodable` takes its place.
enum ScalarConformance {
    private static let scalars: Set<String> = [
        "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float",
    ]

    static func isAdoptable(_ fact: TypeFact) -> Bool {
        scalars.contains(fact.name) && conformance(fact) != nil && fact.memberCount == 0 && fact.whereText.isEmpty
    }

    /// The protocol to write anew.
    static func conformance(_ fact: TypeFact) -> TypeFact.Inherited? {
        fact.inheritance.first { HandyJSONNames.modelProtocols.contains(HandyJSONNames.unqualified($0.name)) }
    }
}
