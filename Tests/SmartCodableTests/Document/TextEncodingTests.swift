import Foundation
import SmartCodable
import Testing

/// JSON in UTF-16 and UTF-32, as JSONDecoder finds out by itself.
@Suite("Parser: encodings")
struct TextEncodingTests {
    private static let encodings: [(String.Encoding, mark: [UInt8])] = [
        (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, [0xFF, 0xFE]),
        (.utf32BigEndian, [0, 0, 0xFE, 0xFF]), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
    ]

    private struct Page: SmartCodable, Equatable {
        var title = ""
        var count = 0
    }

    @Test("With a mark and without, in every door", arguments: encodings.indices, [false, true])
    func doors(index: Int, hasMark: Bool) throws {
        let (encoding, mark) = Self.encodings[index]
        func data(_ text: String) throws -> Data {
            (hasMark ? Data(mark) : Data()) + (try #require(text.data(using: encoding)))
        }
        let object = try data(#"{"title":"é😀\u00e9","count":7}"#)
        let page = Page(title: "é😀é", count: 7)
        #expect(try SmartJSONDecoder().decode(Page.self, from: object) == page)
        #expect(Page.deserialize(from: object) == page)
        #expect([Page].deserialize(from: try data(#"[{"title":"é😀é","count":7}]"#)) == [page])
        var updated = Page()
        #expect(SmartUpdater.update(&updated, from: object))
        #expect(updated == page)
        for text in ["1", "[]", "null", #""é""#, #""😀""#, " {}"] {
            #expect(
                try SmartJSONDecoder().decode(JSONValue.self, from: data(text))
                    == SmartJSONDecoder().decode(JSONValue.self, from: text), "\(text)")
        }
        // Places are those in the characters.
        let error = try #require(
            thrownError(JSONSyntaxError.self) { try Page.decode(from: data("{\n\"é\":?}")) })
        #expect(error.line == 2 && error.column == 5, "\(error)")
    }

    @Test(
        "What is neither is refused",
        arguments: [
            [0xFF, 0xFE, 0x31], [0xFE, 0xFF, 0xD8, 0, 0, 0x31], [0x22, 0, 0, 0xD8, 0x22, 0], [0, 0, 0xFE, 0xFF, 0x31],
            [0x31, 0, 0, 0, 0, 0, 0x11, 0], [0xEF, 0xBB, 0xBF, 0, 0x31], [0xFE, 0xFF, 0x31, 0], [0xFF], [0], [0, 0],
            [0, 0, 0, 0], [0x22, 0, 0x22], [0xFF, 0xFE], [0, 0, 0xFE, 0xFF],
        ] as [[UInt8]])
    func refused(bytes: [UInt8]) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) }
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode(JSONValue.self, from: Data(bytes)) }
    }
}
