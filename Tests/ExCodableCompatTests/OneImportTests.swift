import ExCodableCompat
import Foundation
import Testing

/// A file of an app that has no import but ExCodable's, which names Foundation's types as well.
@Suite("import ExCodableCompat alone") struct OneImportTests {
    private enum Size: Int, Codable { case small, large }
    private enum Key: CodingKey { case count, n }

    private struct Model: ExAutoCodable, Equatable {
        @ExCodable private(set) var id: Int = 0
        @ExCodable("nested.name", "name", "n") private(set) var name: String! = nil
        @ExCodable(Key.count, Key.n, nonnull: false) private(set) var count: UInt8 = 1
        @ExCodable("size") private(set) var size = Size.small
        @ExCodable(
            encode: { encoder, value in encoder["sign"] = value < 0 ? "-" : "+" },
            decode: { decoder in decoder["sign"] == "-" ? -1 : 1 }) private(set) var sign: Int = 0
        var deep: String??? = nil
    }

    @Test("A model, both ways, from text, bytes and dictionaries") func models() throws {
        let json = #"{"id":true,"nested":{"name":"Ann"},"n":"7","size":1,"sign":"-","deep":"d"}"#
        let model = try Model.decoded(from: json)
        #expect(model.id == 1 && model.name == "Ann" && model.count == 7 && model.size == .large && model.sign == -1)
        #expect(model.deep == "d")
        let dictionary = try model.encoded() as [String: Any]
        #expect(dictionary["count"] as? Int == 7 && dictionary["sign"] as? String == "-")
        #expect(try dictionary.decoded() as Model == model)
        #expect(try Data(json.utf8).decoded(as: Model.self) == model)
        #expect(try [model].encoded() as String == "[\(try model.encoded() as String)]")
    }

    @Test("What was repaired can be heard") func repairs() throws {
        let (model, report) = try SmartSentinel.record { try Model.decoded(from: #"{"id":[]}"#) }
        #expect(model.id == 0 && report.repairs.contains { $0.property == "id" }, "\(report)")
    }

    @Test("The wrapper by either name") func names() {
        let wrapper: SmartKey<Int> = ExCodable(wrappedValue: 1, "x")
        #expect(wrapper.wrappedValue == 1)
    }
}
