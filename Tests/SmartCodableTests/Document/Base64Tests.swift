import Foundation
@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Testing

/// Foundation's functions are the law. Debug builds leave writing to them, so the engine's own is called here, too.
@Suite("Base64")
struct Base64Tests {
    private struct Blob: SmartCodable {
        var data: Data?
    }

    private static func random(_ count: Int, _ numbers: inout SeededNumbers) -> Data {
        Data((0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    }

    /// Bytes of every length up to 200, and 3,000 others, of which every tenth has many slashes.
    private static let blobs: [Data] = {
        var numbers = SeededNumbers(seed: 64)
        return (0...200).map { random($0, &numbers) }
            + (0..<3_000).map { number in
                let bytes = random(numbers.below(64), &numbers)
                return number % 10 == 0 ? Data(bytes.map { $0 | 0xFC }) : bytes
            }
    }()

    @Test func writesWhatFoundationWrites() {
        var mismatches = Mismatches()
        for blob in Self.blobs {
            for escapes in [false, true] {
                let expected = written(escapesSlashes: escapes) { $0.string(blob.base64EncodedString()) }
                mismatches.expect(written(escapesSlashes: escapes) { $0.byBlocks(blob) }, expected, "\(blob.count)")
                // Other bytes are before and after these.
                let slice = (Data([1, 2, 3]) + blob + Data([4])).dropFirst(3).dropLast()
                mismatches.expect(written(escapesSlashes: escapes) { $0.byBlocks(slice) }, expected, "slice")
            }
        }
        // The text grows while slashes are escaped.
        let slashes = Data(repeating: 0xFF, count: 10_000)
        mismatches.expect(
            written { $0.byBlocks(slashes) }, written { $0.string(slashes.base64EncodedString()) }, "slashes")
        #expect(mismatches.isEmpty, "\(mismatches)")
    }

    @Test func publicCalls() throws {
        var mismatches = Mismatches()
        let texts = Self.blobs.map { $0.base64EncodedString() }
        for escape in ["/", #"\/"#, #"\u002f"#] {
            let list = texts.map { #"{"data":"\#($0.replacingOccurrences(of: "/", with: escape))"}"# }
            let json = "[\(list.joined(separator: ","))]"
            let models = try #require([Blob].deserialize(from: json))
            let plain = try SmartJSONDecoder().decode([[String: Data]].self, from: Data(json.utf8))
            for (index, blob) in Self.blobs.enumerated() {
                mismatches.expect(models[index].data, blob, texts[index])
                mismatches.expect(plain[index]["data"], blob, texts[index])
            }
        }
        let others = ["aGk", "aGk==", "a Gk=", "aGl=", "====", "=", "aG=k", "aG==aG==", "é", "aGk\u{301}", "aGka#Gk="]
        for text in others + others.map({ String(repeating: "aGka", count: 5) + $0 }) {
            let expected = Data(base64Encoded: text)
            mismatches.expect(Blob.deserialize(from: #"{"data":"\#(text)"}"#)?.data, expected, text)
        }
        for formatting in [[], JSONEncoder.OutputFormatting.withoutEscapingSlashes] {
            let (smart, plain) = (SmartJSONEncoder(), JSONEncoder())
            (smart.outputFormatting, plain.outputFormatting) = (formatting, formatting)
            mismatches.expect(try smart.encode(Self.blobs), try plain.encode(Self.blobs), "\(formatting)")
        }
        #expect(mismatches.isEmpty, "\(mismatches)")
    }
}
