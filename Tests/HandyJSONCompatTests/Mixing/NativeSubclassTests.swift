import HandyJSONCompat
import SmartCodable
import Testing

private class OldBase: HandyJSON {
    var id = 0
    required init() {}
}

/// A native model whose superclass is a HandyJSON model: while a module is converted.
private final class NewChild: OldBase, SmartCodable {
    var name = ""
    private enum CodingKeys: String, CodingKey { case id, name }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
        super.init()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        // Only this way doubles it.
        name = try container.decode(String.self, forKey: .name) + "!"
    }

    func encode(to encoder: any Encoder) throws {}
    func didFinishMapping() {}
}

private struct ChildHolder: SmartCodable {
    var child: NewChild?
    var children: [NewChild] = []
}

private struct OldChildHolder: HandyJSON {
    var child: NewChild?
    var base: OldBase?
}

@Suite struct NativeSubclassTests {
    @Test func isDecodedByItsOwnCoding() {
        let holder = ChildHolder.deserialize(from: #"{"child":{"id":"1","name":"a"},"children":[{"id":2,"name":"b"}]}"#)
        #expect(holder?.child?.name == "a!")
        #expect(holder?.child?.id == 1)
        #expect(holder?.children.map(\.name) == ["b!"])
        let old = OldChildHolder.deserialize(from: #"{"child":{"id":"1","name":"a"},"base":{"id":3}}"#)
        #expect(old?.child?.name == "a!")
        #expect(old?.base?.id == 3)
    }
}
