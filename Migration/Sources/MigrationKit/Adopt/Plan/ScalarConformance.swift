/// `extension String: HandyJSON {}`, which lets `Response<String>` be written where `Response` asks for a model. A property
/// of that type is read and written as the scalar that it is, by HandyJSON as natively: `SmartCodable` takes its place.
enum ScalarConformance {
    private static let scalars: Set<String> = [
        "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float",
    ]

    static func isAdoptable(_ fact: TypeFact) -> Bool {
        scalars.contains(fact.name) && conformances(fact) != nil && fact.memberCount == 0 && fact.whereText.isEmpty
    }

    /// The protocols to write anew, with HandyJSON's other ones and Codable beside, which the type has anyway; nil
    /// where anything else stands there.
    static func conformances(_ fact: TypeFact) -> ByteRange? {
        guard let first = fact.inheritance.first, let last = fact.inheritance.last,
            fact.inheritance.allSatisfy({
                CollectionConformance.protocols.contains(HandyJSONNames.unqualified($0.name))
                    || HandyJSONNames.codableProtocols.contains($0.name)
            })
        else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }
}
