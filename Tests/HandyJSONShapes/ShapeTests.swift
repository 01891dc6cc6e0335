import Testing

@Suite("HandyJSON code as apps have it")
struct ShapeTests {
    private static let checks = [
        mappingChecks, inheritanceChecks, objectiveCChecks, protocolChecks, networkChecks, genericChecks,
        nameChecks, extensionChecks, enumChecks, transformChecks, propertyChecks, serialisationChecks,
        codableChecks, configurationChecks, collisionChecks, foundationChecks, wideModelChecks, deserialisingChecks,
        staticChecks,
    ].flatMap { $0 }

    @Test("works at run time", .serialized, arguments: checks)
    func works(check: Check) {
        let found = check.deviation()
        #expect(found == nil, "\(check): expected \(check.expected)")
    }

    @Test("an enum's own conversion is used", arguments: ownEnumConversionChecks)
    func ownEnumConversion(check: Check) {
        let found = check.deviation()
        #expect(found == nil, "\(check): expected \(check.expected)")
    }
}
