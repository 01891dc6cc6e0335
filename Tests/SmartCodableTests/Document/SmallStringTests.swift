import Foundation
import SmartCodable
import Testing

/// Strings that fit into the two words of a String are made without the standard library.
@Suite struct SmallStringTests {
    private struct Texts: SmartCodable, Equatable {
        var texts: [String] = []
        var text = "initial"
        var optional: String?
    }

    /// Of each number of bytes around the limit, ASCII and not, the last one too.
    private static let texts: [String] =
        (0...18).flatMap { (count: Int) -> [String] in
            let letters = String("abcdefghijklmnopqr".prefix(count))
            return [
                letters, String(letters.dropLast(2)) + "é", String(letters.dropLast(3)) + "文",
                "é" + letters.dropLast(2),
            ]
        } + ["文字", "文字文字文", "文字文字文字", "🙂🙂🙂", "🙂🙂🙂🙂", "e\u{301}", "\u{0}", "\u{7F}"]

    @Test(arguments: texts)
    func isTheSameAsAnyOther(text: String) throws {
        let escaped = text.unicodeScalars.flatMap { String($0).utf16 }.map { String(format: "\\u%04x", $0) }.joined()
        let plain = text == "\u{0}" ? escaped : text
        for written in [plain, escaped] {
            let json = #"{"text":"\#(written)","optional":"\#(written)","texts":["\#(written)"]}"#
            let model = try #require(Texts.deserialize(from: json))
            for found in [model.text, model.optional ?? "?", model.texts.first ?? "?"] {
                #expect(found == text && found.hashValue == text.hashValue && found.count == text.count)
                #expect(Array(found.utf8) == Array(text.utf8) && found.utf16.count == text.utf16.count)
                // It grows, and is cut, as others are.
                #expect(found + "!" == text + "!" && found.dropFirst() == text.dropFirst())
                #expect((found as NSString).length == text.utf16.count)
            }
        }
    }

    /// At the very end of the memory of a source.
    @Test(arguments: texts)
    func comesFromADictionary(text: String) {
        #expect(Texts.deserialize(from: ["text": text])?.text == text)
        #expect(Texts.deserialize(from: ["texts": [text, text]])?.texts == [text, text])
    }
}
