import Foundation
import SmartCodable
import Testing

/// The code block of Guide/FAQ.md, verbatim, and what can be tested of its answers.
@Suite struct FAQPageTests {
    static let page = "Guide/FAQ.md"

    @Test func anEmptyField() throws {
        struct Shop: SmartCodable {
            var name = "none"
            var city = "nowhere"
        }

        let (shop, report) = SmartSentinel.record { Shop.deserialize(from: #"{"name":["Tea"],"City":"Ulm"}"#) }
        print(report)
        // name: Shop.name expects String, found array of 1: kept the initial value
        // city: Shop.city expects String, found nothing: kept the initial value (the object has 'City')
        #expect(shop?.name == "none" && shop?.city == "nowhere")
        try expectShown(report, on: Self.page)
    }

    /// "Does it swizzle?" and the privacy manifest: names that the sources would have.
    @Test func namesThatSourcesDoNotHave() throws {
        let sources = try CodeBlockTests.swiftFiles(below: "Sources")
        #expect(sources.count > 100)
        let names = [
            "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
            "UserDefaults.", "NSUserDefaults", "systemUptime", "mach_absolute_time", "creationDate",
            "contentModificationDate", "fileModificationDate", "systemFreeSize", "volumeAvailableCapacity",
            "activeInputModes", "URLSession",
        ]
        for file in sources {
            let code = try CodeBlockTests.text(of: file).components(separatedBy: "\n")
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
            let found = names.filter { code.contains($0) }
            #expect(found.isEmpty, "\(file)")
        }
    }

    /// The sizes are those of Benchmarks/README.md.
    @Test func sizes() throws {
        let page = try CodeBlockTests.text(of: Self.page)
        let benchmarks = try CodeBlockTests.text(of: "Benchmarks/README.md")
        for (row, title) in [
            ("HandyJSONCompat with one model", "a program with one HandyJSON-style model"),
            ("SmartCodable with one model", "with one SmartCodable model"),
            ("both", "with both, SmartJSONDecoder and SmartJSONEncoder"),
            ("one further HandyJSON-style model of ten properties", "HandyJSON-style"),
            ("one further `SmartCodable` model", "SmartCodable"),
            ("one further plain `Codable` model, for comparison", "Codable, by JSONDecoder and JSONEncoder"),
        ] {
            let line = benchmarks.components(separatedBy: "\n").first { $0.hasPrefix("| \(title) | ") }
            let size = try #require((line ?? "").components(separatedBy: " | ").dropFirst(3).first)
            #expect(page.contains("| \(row) | \(size) |"), "\(row): \(size)")
        }
    }
}
