import Foundation
import SmartCodable
import Testing

#if canImport(Combine)
import Combine
#endif
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The examples of the SmartCodable 5 README, section 3 "propertyWrapper".
@Suite("SmartCodable 5 README: property wrappers")
struct SmartCodable5WrapperTests {
    @Test("3.1 @SmartAny: [String: Any], [Any] and Any?")
    func smartAny() throws {
        struct Model: SmartCodable {
            @SmartAny var dict: [String: Any] = [:]
            @SmartAny var arr: [Any] = []
            @SmartAny var any: Any?
        }
        let dict: [String: Any] = [
            "dict": ["name": "Lisa"],
            "arr": [1, 2, 3],
            "any": "Mccc",
        ]

        let model = try #require(Model.deserialize(from: dict))
        #expect(model.dict as? [String: String] == ["name": "Lisa"])
        #expect(model.arr as? [Int] == [1, 2, 3])
        #expect(model.any as? String == "Mccc")
        #expect(model.toJSONString() == #"{"dict":{"name":"Lisa"},"arr":[1,2,3],"any":"Mccc"}"#)
    }

    @Test("3.2 @IgnoredKey: the attribute is not parsed")
    func ignoredKey() {
        struct Model: SmartCodable {
            @IgnoredKey
            var name: String = ""
        }

        let dict: [String: Any] = [
            "name": "Mccc"
        ]

        #expect(Model.deserialize(from: dict)?.name == "")
    }

    @Test("3.2 @IgnoredKey: or override CodingKeys")
    func overriddenCodingKeys() {
        struct Model: SmartCodable {
            var name: String = ""
            var age: Int = 0
            enum CodingKeys: CodingKey { case age }
        }
        let model = Model.deserialize(from: ["name": "Mccc", "age": 18])
        #expect(model?.name == "")
        #expect(model?.age == 18)
        #expect(model?.toJSONString() == #"{"age":18}"#)
    }

    @Test("3.3 @SmartFlat: the nested model reads from the object around it")
    func smartFlat() {
        struct Model: SmartCodable {
            var name: String = ""
            var age: Int = 0

            @SmartFlat
            var model: FlatModel?
        }
        struct FlatModel: SmartCodable, Equatable {
            var name: String = ""
            var age: Int = 0
        }

        let dict: [String: Any] = [
            "name": "Mccc",
            "age": 18,
        ]

        let model = Model.deserialize(from: dict)
        #expect(model?.name == "Mccc")
        #expect(model?.age == 18)
        #expect(model?.model == FlatModel(name: "Mccc", age: 18))
    }

    #if canImport(Combine)
    class PublishedModel: ObservableObject, SmartCodable {
        required init() {}

        @SmartPublished
        var name: ABC?
    }

    struct ABC: SmartCodable {
        var a: String = ""
    }

    @Test("3.4 @SmartPublished: subscribers are told of every new value")
    func smartPublished() throws {
        let dict: [String: Any] = ["name": ["a": "b"]]
        var seen: [String?] = []
        var cancellables = Set<AnyCancellable>()
        let model = try #require(PublishedModel.deserialize(from: dict))
        #expect(model.name?.a == "b")
        model.$name
            .sink { newName in
                seen.append(newName?.a)
            }
            .store(in: &cancellables)
        model.name = ABC(a: "c")
        #expect(seen == ["b", "c"])
    }
    #endif

    #if canImport(UIKit) || canImport(AppKit)
    @Test("3.5 @SmartHexColor: 7DA5E3")
    func smartHexColor() throws {
        struct Model: SmartCodable {
            @SmartHexColor
            var color: SmartColor?
        }

        let dict: [String: Any] = [
            "color": "7DA5E3"
        ]

        let model = try #require(Model.deserialize(from: dict))
        let color = try #require(model.color)
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(
            [red, green, blue, alpha].map { String(format: "%.6f", Double($0)) } == [
                "0.490196", "0.647059", "0.890196", "1.000000",
            ])
        #expect(model.toDictionary()?["color"] as? String == "7DA5E3")
    }
    #else
    /// Where there is no UIColor and no NSColor: the components behind the wrapper.
    @Test("3.5 @SmartHexColor: 7DA5E3")
    func smartHexColor() throws {
        let color = try #require(HexColor("7DA5E3"))
        let parts = [color.red, color.green, color.blue, color.alpha]
        #expect(parts.map { String(format: "%.6f", $0) } == ["0.490196", "0.647059", "0.890196", "1.000000"])
        #expect(color.text("", digits: 6) == "7DA5E3")
    }
    #endif
}
