import SmartCodable
import Testing

/// As libraries of wrappers have it: a default of the wrapper's, by a function that the compiler selects.
@propertyWrapper
private struct Falsy: Codable {
    var wrappedValue: Bool

    init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Bool.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension KeyedDecodingContainer {
    fileprivate func decode(_ type: Falsy.Type, forKey key: Key) throws -> Falsy {
        try decodeIfPresent(type, forKey: key) ?? Falsy(wrappedValue: false)
    }
}

private struct Flags: SmartCodable { @Falsy var isOn = true }
private struct Named: SmartCodable { @SmartKey("on") @Falsy var isOn = true }
private class Parent: SmartCodable {
    @Falsy var isBase = true
    required init() {}
}
private class Child: Parent { @Falsy var isOn = true }

@Suite struct OverloadTests {
    @Test("Where no overload is called for a wrapper, a report says which value stayed, and .strict refuses")
    func nothingIsSilent() {
        #expect(Flags.deserialize(from: "{}")?.isOn == false)
        for (json, found) in [("{}", "nothing"), (#"{"isOn":null}"#, "null"), (#"{"isOn":[]}"#, "array of 0")] {
            let (child, report) = SmartSentinel.record { Child.deserialize(from: json) }
            #expect(child?.isOn == true && child?.isBase == false)
            let line = "isOn: Child.isOn expects Falsy, found \(found): kept the initial value"
            #expect(report.repairs.contains { $0.description.hasPrefix(line) }, "\(report)")
            #expect(throws: SmartStrictError.self) { try Child.decode(from: json, options: [.strict]) }
        }
        let (named, report) = SmartSentinel.record { Named.deserialize(from: "{}") }
        #expect(named?.isOn == true)
        #expect(report.description == "on: Named.isOn expects Falsy, found nothing: kept the initial value")
    }
}
