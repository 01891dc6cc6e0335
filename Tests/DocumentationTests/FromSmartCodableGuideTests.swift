import Foundation
import SmartCodable
import Testing

/// The code of Migration/Guide/FromSmartCodable.md.
@Suite struct FromSmartCodableGuideTests {
    class Animal: SmartCodable {
        var name = ""
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
    }

    class Student: Animal {
        var school = ""
        enum CodingKeys: CodingKey { case school }
        override class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.school <--- "school_name"] }
    }

    @Test func subclasses() {
        class Animal: SmartCodable {
            var name = ""
            required init() {}
            class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        }

        class Dog: Animal {
            var tricks: [String] = []
        }

        let dog = Dog.deserialize(from: #"{"name":"Rex","tricks":["sit"]}"#)
        #expect(dog?.name == "Rex" && dog?.tricks == ["sit"])
        #expect(Student.deserialize(from: #"{"name":"Ann","school_name":"S"}"#)?.school == "S")
    }

    @Test func options() {
        struct Order: SmartCodable {
            var orderID = 0
            var note: String?
            static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
            static var encodingOptions: Set<SmartEncodingOption> { [.nilAsNull] }
        }

        let order = Order.deserialize(from: #"{"orderID":"7"}"#)
        let text = order?.toJSONString()
        // {"orderID":7,"note":null}

        #expect(text == #"{"orderID":7,"note":null}"#)
        #expect(Order.deserialize(from: #"{"note":"n"}"#)?.note == "n")
    }

    /// Each row of the page's table of names has a test of its own, which uses the names.
    @Test(arguments: [
        ("FromSmartCodable.md", "SmartCodableTests/Compatibility/EarlierNamesTests.swift"),
        ("FromExCodable.md", "ExCodableCompatTests/ExCodableNamesTests.swift"),
    ])
    func everyNameIsTested(_ page: String, _ tests: String) throws {
        let text = try CodeBlockTests.text(of: "Migration/Guide/\(page)")
        let names = text.components(separatedBy: "## Names").last?.components(separatedBy: "\n## ").first ?? ""
        let source = try CodeBlockTests.text(of: "Tests/\(tests)")
        let rows = names.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.count > 8)
        for row in rows {
            // What no library can have: a macro without one, and a type that is a wrapper now.
            if row.contains("@SmartSubclass") || row.contains("`SmartAny`") { continue }
            let old = row.components(separatedBy: " | ").first ?? ""
            for code in old.components(separatedBy: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
                // The last word: `encodeFormat` of `@SmartDate(encodeFormat:)`.
                let words = code.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 }
                for word in words.suffix(1) where word != "handler" || page == "FromSmartCodable.md" {
                    #expect(source.contains(word) || word == "handler", "\(word) of \(row)")
                }
            }
        }
    }
}
