import ExCodableCompat
import Foundation
import SmartCodable
import TestSupport
import Testing

private let tagKey = CodingUserInfoKey(rawValue: "tag")

private struct Row: SmartCodable {
    var userName = ""
    var number = 0.0
    var date = Date(timeIntervalSince1970: 0)
}

private struct Tagged: Codable {
    var tag: String
    init(tag: String) { self.tag = tag }
    init(from decoder: any Decoder) throws { tag = tagKey.flatMap { decoder.userInfo[$0] as? String } ?? "none" }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tagKey.flatMap { encoder.userInfo[$0] as? String } ?? "none")
    }
}

/// Coders are Sendable: their settings may be read and set while others decode. Meant for ThreadSanitizer, under
/// which `.ci/run thread` runs them.
@Suite("Concurrency, settings of coders") struct CoderSettingsTests {
    @Test("A decoder is set while others decode with it") func decoder() throws {
        let decoder = SmartJSONDecoder()
        let key = try #require(tagKey)
        let wrong = Shared<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for turn in 0..<200 {
                if thread < 2 {
                    decoder.userInfo = [key: "tag \(turn)"]
                    decoder.keyDecodingStrategy = turn % 2 == 0 ? .fromSnakeCase : .useDefaultKeys
                    decoder.dateDecodingStrategy = turn % 2 == 0 ? .secondsSince1970 : .millisecondsSince1970
                    decoder.dataDecodingStrategy = .base64
                    decoder.nonConformingFloatDecodingStrategy = .throw
                    decoder.options = turn % 2 == 0 ? [.lossyCollections] : []
                } else {
                    let name =
                        (try? decoder.decode(Row.self, from: #"{"user_name":"n","userName":"n","number":1,"date":5}"#))?
                        .userName
                    let tag = (try? decoder.decode(Tagged.self, from: "{}"))?.tag ?? "error"
                    if name != "n" || !(tag == "none" || tag.hasPrefix("tag ")) {
                        wrong.change { $0.append("\(name ?? "nil") \(tag)") }
                    }
                    _ = decoder.userInfo.count + decoder.options.count
                }
            }
        }
        #expect(wrong.value == [])
    }

    @Test("An encoder is set while others encode with it") func encoder() throws {
        let encoder = SmartJSONEncoder()
        let key = try #require(tagKey)
        let wrong = Shared<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for turn in 0..<200 {
                if thread < 2 {
                    encoder.userInfo = [key: "tag \(turn)"]
                    encoder.keyEncodingStrategy = turn % 2 == 0 ? .toSnakeCase : .useDefaultKeys
                    encoder.outputFormatting = turn % 2 == 0 ? [.sortedKeys] : []
                    encoder.useMappedKeys = turn % 2 == 0
                    encoder.dateEncodingStrategy = .secondsSince1970
                } else {
                    let row = (try? encoder.encode(Row())).map { String(decoding: $0, as: UTF8.self) } ?? "nil"
                    let tag =
                        (try? encoder.encode([Tagged(tag: "")])).map { String(decoding: $0, as: UTF8.self) } ?? "nil"
                    if !row.contains("ame\":\"\"") || !(tag == #"["none"]"# || tag.hasPrefix(#"["tag "#)) {
                        wrong.change { $0.append(row + tag) }
                    }
                    _ = encoder.userInfo.count
                }
            }
        }
        #expect(wrong.value == [])
    }

    /// What a setting held is released when the lock is free, since its deinitialiser may ask for a setting. All other
    /// coders that share the lock are free by then, too.
    @Test("What a setting held may use coders when it is released") func release() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "object"))
        let (decoder, encoder) = (SmartJSONDecoder(), SmartJSONEncoder())
        let others = (0..<64).map { _ in (SmartJSONDecoder(), SmartJSONEncoder()) }
        var seen = 0
        let use = {
            seen += decoder.userInfo.count + encoder.userInfo.count
            for (decoder, encoder) in others { (decoder.allowsJSON5, encoder.outputFormatting) = (true, .sortedKeys) }
        }
        decoder.userInfo[key] = WhenReleased(use)
        encoder.userInfo[key] = WhenReleased(use)
        decoder.userInfo[key] = 1
        encoder.userInfo[key] = 2
        #expect(seen == 4)
        #expect(others.allSatisfy { $0.allowsJSON5 && $1.outputFormatting == .sortedKeys })
    }

    @Test("The options set comes before the strategies") func precedence() throws {
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .useDefaultKeys
        decoder.dateDecodingStrategy = .millisecondsSince1970
        decoder.options = [.key(.fromSnakeCase), .date(.secondsSince1970)]
        let row = try decoder.decode(Row.self, from: #"{"user_name":"n","date":5}"#)
        #expect(row.userName == "n" && row.date == Date(timeIntervalSince1970: 5))
        decoder.options = []
        let other = try decoder.decode(Row.self, from: #"{"user_name":"n","date":5000}"#)
        #expect(other.userName == "" && other.date == Date(timeIntervalSince1970: 5))
    }

    @Test("Wrappers with closures cross threads") func wrappers() async {
        let key = SmartKey(wrappedValue: 1, "a", decode: { decoder in (decoder["b"] as Int?).map { $0 + 1 } })
        let task = Task { key.wrappedValue }
        #expect(await task.value == 1)
        func isSendable<T: Sendable>(_: T.Type) -> Bool { true }
        #expect(
            isSendable(SmartKey<Int>.self) && isSendable(SmartAny<Int>.self) && isSendable(SmartJSONDecoder.self)
                && isSendable(SmartJSONEncoder.self))
    }
}

private final class WhenReleased {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}
