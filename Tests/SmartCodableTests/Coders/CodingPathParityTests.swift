import Foundation
import SmartCodable
import Testing

/// `codingPath` is what JSONDecoder and JSONEncoder give, at every depth.
@Suite("Coders: coding paths")
struct CodingPathParityTests {
    @Test("While decoding", arguments: decoded)
    func decoding(row: DecodingRow) { row.check() }

    private static let decoded: [DecodingRow] = [
        DecodingRow(PathRecorder.self, "1"), DecodingRow([PathRecorder].self, "[1,2]"),
        DecodingRow([[PathRecorder]].self, "[[1],[2,3]]"),
        DecodingRow([String: PathRecorder].self, #"{"a":1,"b c":2}"#),
        DecodingRow([String: [PathRecorder]].self, #"{"a":[1,2]}"#),
        // Not [Int: …]: keys in paths are names here, without the number.
        DecodingRow([ParityColorKey: PathRecorder].self, #"{"red":1}"#),
        DecodingRow([ParityColor: PathRecorder].self, #"["red",1,"blue",2]"#),
        DecodingRow([PathRecorder?].self, "[null,1]"),
        DecodingRow(Set<PathRecorder>.self, "[1,2]"),
        DecodingRow(ParityBox<PathRecorder>.self, #"{"content":1,"more":[1,2]}"#),
        DecodingRow(
            ParityBox<ParityBox<PathRecorder?>>.self,
            #"{"content":{"content":1,"more":[null,1]},"more":[{"content":null,"more":[1]}]}"#),
        DecodingRow([ParityBox<[String: PathRecorder]>].self, #"[{"content":{"x":1},"more":[{"y":2}]}]"#),
        .steps("containers", #"{"a":[1,{"b":1}],"c":{"d":1}}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            var list = try container.nestedUnkeyedContainer(forKey: .a)
            log.append(CodingErrorText.path(list.codingPath))
            log.append(try list.decode(PathRecorder.self).path)
            log.append(CodingErrorText.path(list.codingPath))
            let inner = try list.nestedContainer(keyedBy: LetterKey.self)
            log.append(CodingErrorText.path(inner.codingPath))
            log.append(try inner.decode(PathRecorder.self, forKey: .b).path)
            log.append(
                try container.superDecoder(forKey: .c).container(keyedBy: FreeKey.self).decode(
                    PathRecorder.self, forKey: "d"
                ).path)
            log.append(CodingErrorText.path(decoder.codingPath))
        },
        .steps("names that are converted", #"{"first_name":{"last_name":1}}"#, snakeCase: true) { decoder, log in
            let container = try decoder.container(keyedBy: FreeKey.self)
            let inner = try container.nestedContainer(keyedBy: FreeKey.self, forKey: "firstName")
            log.append(CodingErrorText.path(inner.codingPath))
            log.append(try inner.decode(PathRecorder.self, forKey: "lastName").path)
            log.append(outcome { try inner.decode([Int].self, forKey: "lastName") })
            log.append(outcome { try inner.decode(Int.self, forKey: "noName") })
        },
    ]

    @Test("While encoding", arguments: encoded)
    func encoding(row: EncodingRow) { row.check() }

    private static let recorder = PathRecorder()

    private static let encoded: [EncodingRow] = [
        EncodingRow("top", recorder), EncodingRow("array", [recorder, recorder]),
        EncodingRow("arrays", [[recorder], [recorder, recorder]]),
        EncodingRow("dictionary", ["a": recorder, "b c": recorder]),
        EncodingRow("dictionary of arrays", ["a": [recorder, recorder]]),
        EncodingRow("dictionary by number", [1: recorder]),
        EncodingRow("dictionary by enum key", [ParityColorKey.red: recorder]),
        EncodingRow("dictionary as list", [ParityColor.red: recorder]), EncodingRow("optionals", [nil, recorder]),
        EncodingRow("set", Set([recorder])),
        EncodingRow("box", ParityBox(content: recorder, more: [recorder, recorder])),
        EncodingRow(
            "box in box",
            ParityBox(
                content: ParityBox<PathRecorder?>(content: recorder, more: [nil, recorder]),
                more: [ParityBox(content: nil, more: [recorder])])),
        EncodingRow("box of dictionaries", [ParityBox(content: ["x": recorder], more: [["y": recorder]])]),
        .steps("path of the encoder between members") { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(1, forKey: "a")
            try container.encode(CodingErrorText.path(encoder.codingPath), forKey: "b")
            try container.encode(
                EncodingProbe { inner in
                    var values = inner.unkeyedContainer()
                    try values.encode(1)
                    try values.encode(CodingErrorText.path(inner.codingPath))
                    try values.encode(recorder)
                }, forKey: "c")
        },
        .steps("numbers as keys") { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(recorder, forKey: 1)
            try container.encode([recorder], forKey: 2)
        },
        .steps("names that are converted", .snakeCase) { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(recorder, forKey: "firstName")
            try container.encode([recorder], forKey: "secondName")
        },
    ]

    /// Foundation's encoder forgets the way to a nested container; these are the whole paths.
    @Test("While encoding, in nested containers", arguments: [false, true])
    func nestedEncoding(isSnakeCase: Bool) throws {
        let recorder = Self.recorder
        let probe = EncodingProbe { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            var list = container.nestedUnkeyedContainer(forKey: "theList")
            try list.encode(CodingErrorText.path(list.codingPath))
            try list.encode(recorder)
            var inner = list.nestedContainer(keyedBy: FreeKey.self)
            try inner.encode(CodingErrorText.path(inner.codingPath), forKey: "own")
            try inner.encode(recorder, forKey: 7)
            try inner.encode([recorder], forKey: "values")
            var deep = inner.nestedUnkeyedContainer(forKey: "deep")
            try deep.encode(recorder)
            try list.encode(["k": recorder])
            try recorder.encode(to: container.superEncoder())
            try recorder.encode(to: container.superEncoder(forKey: "named"))
            try [recorder].encode(to: list.superEncoder())
            try container.encode(CodingErrorText.path(container.codingPath), forKey: "own")
            try container.encode(CodingErrorText.path(encoder.codingPath), forKey: "encoder")
            try container.encode(recorder, forKey: "last")
        }
        var choices = isSnakeCase ? CoderChoices.snakeCase : CoderChoices()
        choices.formatting = [.sortedKeys, .withoutEscapingSlashes]
        let list = isSnakeCase ? "the_list" : "theList"
        let expected = #"""
            {"encoder":"/","last":"/last","named":"/named","own":"/","super":"/super","\#(list)":["/theList","/theList/Index 1#1",{"7":"/theList/Index 2#2/7#7","deep":["/theList/Index 2#2/deep/Index 0#0"],\#
            "own":"/theList/Index 2#2","values":["/theList/Index 2#2/values/Index 0#0"]},{"k":"/theList/Index 3#3/k"},["/theList/Index 4#4/Index 0#0"]]}
            """#
        let found = String(decoding: try choices.smartEncode(probe), as: UTF8.self)
        #expect(found == expected)
    }

    @Test("Inheritance")
    func inheritance() throws {
        DecodingRow(PathOfSubclass.self, #"{"a":1,"super":{"a":1},"b":{"a":1}}"#).check()
    }

    private class PathOfBase: Decodable {
        var path = ""
        enum Keys: CodingKey { case a }
        init() {}
        required init(from decoder: any Decoder) throws {
            path = CodingErrorText.path(decoder.codingPath)
            path += " " + (try decoder.container(keyedBy: Keys.self).decode(PathRecorder.self, forKey: .a).path)
        }
    }

    private final class PathOfSubclass: PathOfBase, Equatable, CustomDebugStringConvertible, @unchecked Sendable {
        enum SubKeys: CodingKey { case a, b }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: SubKeys.self)
            let unnamed = try PathOfBase(from: container.superDecoder()).path
            let named = try PathOfBase(from: container.superDecoder(forKey: .b)).path
            try super.init(from: decoder)
            path += " \(unnamed) \(named)"
        }
        var debugDescription: String { path }
        static func == (a: PathOfSubclass, b: PathOfSubclass) -> Bool { a.path == b.path }
    }
}
