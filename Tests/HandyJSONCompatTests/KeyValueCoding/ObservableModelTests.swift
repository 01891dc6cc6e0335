#if canImport(Observation)
import HandyJSONCompat
import Observation
import Testing

/// `@Observable` classes keep a property `x` in `_x`; JSON has `x`, as with native models.
@Suite struct ObservableHandyJSONTests {
    struct Address: Codable { var city = "" }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Observable final class Person: HandyJSON {
        var id = 0
        var name: String?
        var address: Address?
        @ObservationIgnored var note = ""
        init() {}
    }

    @Test(arguments: [
        (#"{"id":5,"name":"n","note":"m","_note":"x"}"#, #"{"id":5,"name":"n","note":"m"}"#),
        (#"{"id":5,"_id":6}"#, #"{"id":5,"note":""}"#), (#"{"_id":6,"id":5}"#, #"{"id":5,"note":""}"#),
        // What earlier versions have written.
        (#"{"_id":6,"_name":"n"}"#, #"{"id":6,"name":"n","note":""}"#),
        (#"{"address":{"city":"c"}}"#, #"{"id":0,"address":{"city":"c"},"note":""}"#),
    ])
    func propertiesHaveTheirOwnNames(_ json: String, _ written: String) throws {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
        let person = try #require(Person.deserialize(from: json))
        #expect(person.toJSONString() == written)
        #expect(Person.deserialize(from: person.toJSON())?.toJSONString() == written)
        var existing = Person()
        JSONDeserializer.update(object: &existing, from: json)
        #expect(existing.toJSONString() == written)
    }
}
#endif
