import HandyJSONCompat
import SmartCodable
import Testing
import WCDBSwift

final class Contact: HandyJSON, TableCodable {
    var id = 0
    var name: String?

    enum CodingKeys: String, CodingTableKey {
        typealias Root = Contact
        static let objectRelationalMapping = TableBinding(CodingKeys.self)
        case id = "contact_id"
        case name
    }

    init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.name <-- "nick_name"
    }
}

final class NativeContact: SmartCodable, TableCodable {
    var id = 0
    var name: String?

    enum CodingKeys: String, CodingTableKey {
        typealias Root = NativeContact
        static let objectRelationalMapping = TableBinding(CodingKeys.self)
        case id = "contact_id"
        case name
    }

    init() {}
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "id", CodingKeys.name <--- "nick_name"]
    }
}

/// The WCDB blocks of Migration/Guide/Databases.md, verbatim, and what they promise. JSONEncoder stands for WCDB's coder: both ask the model for its coding keys.
@Suite struct WCDBTests {
    private func columns(_ model: some Encodable) throws -> [String: JSONValue] {
        try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(model))
    }

    @Test func jsonHasTheMappedNamesAndTheTableTheCodingKeys() throws {
        let contact = try #require(Contact.deserialize(from: #"{"id":"7","nick_name":"Ann"}"#))
        #expect(contact.id == 7 && contact.name == "Ann")
        #expect(try columns(contact) == ["contact_id": 7, "name": "Ann"])
        #expect(contact.toJSONString() == #"{"id":7,"nick_name":"Ann"}"#)
        #expect(try JSONDecoder().decode(Contact.self, from: JSONEncoder().encode(contact)).id == 7)
    }

    @Test func theSameNatively() throws {
        let contact = try #require(NativeContact.deserialize(from: #"{"id":"7","nick_name":"Ann"}"#))
        #expect(contact.id == 7 && contact.name == "Ann")
        #expect(try columns(contact) == ["contact_id": 7, "name": "Ann"])
        #expect(contact.toJSONString() == #"{"contact_id":7,"name":"Ann"}"#)
        #expect(contact.toJSONString(useMappedKeys: true) == #"{"id":7,"nick_name":"Ann"}"#)
        #expect(try JSONDecoder().decode(NativeContact.self, from: JSONEncoder().encode(contact)).name == "Ann")
    }

    @Test func aRawValueIsTheNameInJSONUnlessMapped() {
        struct Plain: SmartCodable {
            var id = 0
            enum CodingKeys: String, CodingKey { case id = "contact_id" }
        }
        #expect(Plain.deserialize(from: #"{"id":7}"#)?.id == 0)
        #expect(Plain.deserialize(from: #"{"contact_id":7}"#)?.id == 7)
    }
}
