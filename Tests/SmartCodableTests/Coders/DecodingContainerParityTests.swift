import Foundation
import SmartCodable
import Testing

/// Containers in hand-written `init(from:)` behave as JSONDecoder's.
@Suite("Coders: decoding containers")
struct DecodingContainerParityTests {
    @Test("Keyed containers", arguments: keyed)
    func keyedContainer(row: DecodingRow) { row.check() }

    private static let keyed: [DecodingRow] = [
        .steps("all keys", #"{"a":1,"x":2,"c":3}"#) { decoder, log in
            log.append("\(try decoder.container(keyedBy: LetterKey.self).allKeys.map(\.stringValue).sorted())")
            log.append("\(try decoder.container(keyedBy: FreeKey.self).allKeys.map(\.stringValue).sorted())")
        },
        .steps("all keys, numbers", #"{"1":1,"x":2}"#) { decoder, log in
            let keys = try decoder.container(keyedBy: FreeKey.self).allKeys
            log += keys.map { "\($0.stringValue) \($0.intValue as Int?)" }.sorted()
        },
        .steps("contains", #"{"a":1,"b":null}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append("\(container.contains(.a)) \(container.contains(.b)) \(container.contains(.c))")
            let free = try decoder.container(keyedBy: FreeKey.self)
            log.append("\(free.contains("a")) \(free.contains("b")) \(free.contains("c"))")
        },
        .steps("nil", #"{"a":1,"b":null}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append("\(try container.decodeNil(forKey: .a)) \(try container.decodeNil(forKey: .b))")
        },
        .steps("nil of a missing key", #"{"a":1}"#, fails: true) { decoder, log in
            _ = try decoder.container(keyedBy: LetterKey.self).decodeNil(forKey: .b)
        },
        .steps("if present", #"{"a":1,"b":null}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append("\(try container.decodeIfPresent(Int.self, forKey: .a) as Int?)")
            log.append("\(try container.decodeIfPresent(Int.self, forKey: .b) as Int?)")
            log.append("\(try container.decodeIfPresent(Int.self, forKey: .c) as Int?)")
            log.append("\(try container.decodeIfPresent([Int].self, forKey: .c) as [Int]?)")
            log.append("\(try container.decodeIfPresent(Int?.self, forKey: .b) as Int??)")
        },
        .steps("optionals by decode", #"{"a":1,"b":null}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append(
                "\(try container.decode(Int?.self, forKey: .a) as Int?) \(try container.decode(Int?.self, forKey: .b) as Int?)"
            )
            log.append(outcome { try container.decode(Int?.self, forKey: .c) })
        },
        .steps("errors that are caught", #"{"a":"x","b":null,"d":{"n":[]}}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append(outcome { try container.decode(Int.self, forKey: .a) })
            log.append(outcome { try container.decode(Int.self, forKey: .b) })
            log.append(outcome { try container.decode(Int.self, forKey: .c) })
            log.append(outcome { try container.decode([Int].self, forKey: .a) })
            log.append(outcome { try container.decodeIfPresent(Bool.self, forKey: .a) })
            log.append(outcome { try container.decode([String: Int].self, forKey: .d) })
            log.append(outcome { try container.decode(String.self, forKey: .a) })
            log.append(outcome { try container.decode(Refusing.self, forKey: .a) })
            log.append(outcome { try container.decode(Date.self, forKey: .d) })
        },
        .steps("nested, several levels", #"{"a":{"b":{"c":[[1,2],[3]]}}}"#) { decoder, log in
            let inner = try decoder.container(keyedBy: LetterKey.self).nestedContainer(
                keyedBy: LetterKey.self, forKey: .a
            )
            .nestedContainer(keyedBy: FreeKey.self, forKey: .b)
            var rows = try inner.nestedUnkeyedContainer(forKey: "c")
            log.append("\(CodingErrorText.path(inner.codingPath)) \(CodingErrorText.path(rows.codingPath))")
            while !rows.isAtEnd {
                var row = try rows.nestedUnkeyedContainer()
                while !row.isAtEnd {
                    log.append(
                        "\(try row.decode(Int.self)) at \(CodingErrorText.path(row.codingPath)) \(row.currentIndex)")
                }
            }
        },
        .steps("nested, asked twice", #"{"a":{"b":1,"c":2},"d":[1,2]}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            let first = try container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            let second = try container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            log.append(
                "\(try first.decode(Int.self, forKey: .b)) \(try second.decode(Int.self, forKey: .c)) \(try first.decode(Int.self, forKey: .c))"
            )
            var list = try container.nestedUnkeyedContainer(forKey: .d)
            var same = try container.nestedUnkeyedContainer(forKey: .d)
            log.append(
                "\(try list.decode(Int.self)) \(try list.decode(Int.self)) \(try same.decode(Int.self)) \(same.isAtEnd) \(list.isAtEnd)"
            )
        },
        .steps("nested, of the wrong kind", #"{"a":[1],"b":{},"c":null}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append(outcome { try container.nestedContainer(keyedBy: LetterKey.self, forKey: .a).allKeys })
            log.append(outcome { try container.nestedUnkeyedContainer(forKey: .b).count })
            log.append(outcome { try container.nestedContainer(keyedBy: LetterKey.self, forKey: .d).allKeys })
            log.append(outcome { try container.nestedUnkeyedContainer(forKey: .d).count })
        },
        .steps("nested, of null", #"{"c":null}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append(outcome { try container.nestedContainer(keyedBy: LetterKey.self, forKey: .c).allKeys })
            log.append(outcome { try container.nestedUnkeyedContainer(forKey: .c).count })
        },
        .steps("super decoders", #"{"super":{"a":1},"b":[2]}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            let named = try container.superDecoder(forKey: .b)
            let unnamed = try container.superDecoder()
            log.append("\(CodingErrorText.path(unnamed.codingPath)) \(CodingErrorText.path(named.codingPath))")
            log.append(
                "\(try unnamed.container(keyedBy: LetterKey.self).decode(Int.self, forKey: .a)) \(try [Int](from: named))"
            )
        },
        .steps("super decoders of nothing", #"{"a":1}"#) { decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            log.append(outcome { try container.superDecoder().singleValueContainer().decodeNil() })
            log.append(outcome { try container.superDecoder(forKey: .b).singleValueContainer().decodeNil() })
            log.append(outcome { try Int(from: container.superDecoder(forKey: .b)) })
            log.append(outcome { try container.superDecoder().container(keyedBy: LetterKey.self).allKeys })
        },
        .steps("two key types for one object", #"{"a":1,"b":2}"#) { decoder, log in
            let letters = try decoder.container(keyedBy: LetterKey.self)
            let free = try decoder.container(keyedBy: FreeKey.self)
            let again = try decoder.container(keyedBy: LetterKey.self)
            log.append(
                "\(try letters.decode(Int.self, forKey: .a)) \(try free.decode(Int.self, forKey: "b")) \(try again.decode(Int.self, forKey: .b))"
            )
        },
        .steps("many keys", "{" + (0..<60).map { #""k\#($0)":\#($0)"# }.joined(separator: ",") + "}") { decoder, log in
            let container = try decoder.container(keyedBy: FreeKey.self)
            for number in (0..<61).reversed() {
                log.append(outcome { try container.decode(Int.self, forKey: FreeKey(stringValue: "k\(number)")) })
            }
        },
        .steps("two objects of one key type at a time", #"{"a":{"a":1,"b":2,"c":3,"d":4},"b":{"b":5,"a":6}}"#) {
            decoder, log in
            let container = try decoder.container(keyedBy: LetterKey.self)
            let first = try container.nestedContainer(keyedBy: LetterKey.self, forKey: .a)
            let second = try container.nestedContainer(keyedBy: LetterKey.self, forKey: .b)
            for key in [LetterKey.c, .a, .d, .b] {
                log.append(outcome { try first.decode(Int.self, forKey: key) })
                log.append(outcome { try second.decode(Int.self, forKey: key) })
                log.append("\(first.contains(key)) \(second.contains(key))")
            }
        },
        DecodingRow(
            ParityLateNode.self,
            #"{"children":[{"children":[{"children":[],"b":3,"a":4}],"a":2,"c":9},{"children":[]}],"c":7,"b":1,"a":2,"d":8}"#
        ),
        .steps("an object where none is", "[1]", fails: true) { decoder, _ in
            _ = try decoder.container(keyedBy: LetterKey.self)
        },
        .steps("an object of null", "null", fails: true) { decoder, _ in
            _ = try decoder.container(keyedBy: LetterKey.self)
        },
    ]

    @Test("Unkeyed containers", arguments: unkeyed)
    func unkeyedContainer(row: DecodingRow) { row.check() }

    private static let unkeyed: [DecodingRow] = [
        .steps("position", "[1,2]") { decoder, log in
            var list = try decoder.unkeyedContainer()
            log.append("\(list.count as Int?) \(list.currentIndex) \(list.isAtEnd)")
            _ = try list.decode(Int.self)
            log.append("\(list.count as Int?) \(list.currentIndex) \(list.isAtEnd)")
            _ = try list.decode(Int.self)
            log.append("\(list.count as Int?) \(list.currentIndex) \(list.isAtEnd)")
            log.append(outcome { try list.decode(Int.self) })
            log.append(outcome { try list.decode([Int].self) })
            log.append(outcome { try list.decodeNil() })
            log.append(outcome { try list.nestedUnkeyedContainer().count })
            log.append(outcome { try list.nestedContainer(keyedBy: LetterKey.self).allKeys })
            log.append(outcome { try list.superDecoder().codingPath.count })
            log.append(outcome { try list.decodeIfPresent(Int.self) })
        },
        .steps("nothing", "[]") { decoder, log in
            let list = try decoder.unkeyedContainer()
            log.append(
                "\(list.count as Int?) \(list.currentIndex) \(list.isAtEnd) \(CodingErrorText.path(list.codingPath))")
        },
        .steps("nulls", "[null,1,null,null]") { decoder, log in
            var list = try decoder.unkeyedContainer()
            log.append("\(try list.decodeNil()) \(list.currentIndex)")
            log.append("\(try list.decodeNil()) \(list.currentIndex)")
            log.append("\(try list.decodeIfPresent(Int.self) as Int?) \(list.currentIndex)")
            log.append("\(try list.decodeIfPresent(Int.self) as Int?) \(list.currentIndex)")
            log.append(outcome { try list.decode(Int.self) } + " \(list.currentIndex)")
            log.append("\(try list.decode(Int?.self) as Int?) \(list.currentIndex) \(list.isAtEnd)")
        },
        .steps("a failure moves nothing", #"["x",[],{}]"#) { decoder, log in
            var list = try decoder.unkeyedContainer()
            log.append(outcome { try list.decode(Int.self) } + " \(list.currentIndex)")
            log.append(outcome { try list.decode([Int].self) } + " \(list.currentIndex)")
            log.append(outcome { try list.nestedUnkeyedContainer().count } + " \(list.currentIndex)")
            log.append(outcome { try list.nestedContainer(keyedBy: LetterKey.self).allKeys } + " \(list.currentIndex)")
            log.append(outcome { try list.decode(Refusing.self) } + " \(list.currentIndex)")
            log.append(outcome { try list.decode(String.self) } + " \(list.currentIndex)")
            log.append(outcome { try list.decodeIfPresent(Int.self) } + " \(list.currentIndex)")
            log.append(outcome { try list.decode([Int].self) } + " \(list.currentIndex)")
        },
        .steps("nested", #"[[1],{"a":2},[[3]]]"#) { decoder, log in
            var list = try decoder.unkeyedContainer()
            var first = try list.nestedUnkeyedContainer()
            let second = try list.nestedContainer(keyedBy: LetterKey.self)
            var third = try list.nestedUnkeyedContainer()
            var inner = try third.nestedUnkeyedContainer()
            log.append(
                "\(try inner.decode(Int.self)) \(try second.decode(Int.self, forKey: .a)) \(try first.decode(Int.self))"
            )
            log.append(
                [first.codingPath, second.codingPath, inner.codingPath, list.codingPath].map(CodingErrorText.path)
                    .joined(separator: " "))
        },
        .steps("super decoder", "[1,[2]]") { decoder, log in
            var list = try decoder.unkeyedContainer()
            let first = try list.superDecoder()
            let second = try list.superDecoder()
            log.append("\(try Int(from: first)) \(try [Int](from: second)) \(list.isAtEnd)")
            log.append("\(CodingErrorText.path(first.codingPath)) \(CodingErrorText.path(second.codingPath))")
        },
        .steps("a copy is on its own", "[1,2]") { decoder, log in
            var list = try decoder.unkeyedContainer()
            var copy = list
            log.append(
                "\(try list.decode(Int.self)) \(try list.decode(Int.self)) \(try copy.decode(Int.self)) \(copy.currentIndex)"
            )
        },
        .steps("an array where none is", #"{"a":1}"#, fails: true) { decoder, _ in _ = try decoder.unkeyedContainer() },
        .steps("an array of null", "null", fails: true) { decoder, _ in _ = try decoder.unkeyedContainer() },
        .steps("an array of text", #""text""#, fails: true) { decoder, _ in _ = try decoder.unkeyedContainer() },
    ]

    @Test("Single value containers", arguments: single)
    func singleValueContainer(row: DecodingRow) { row.check() }

    private static let single: [DecodingRow] = [
        .steps("null", "null") { decoder, log in
            let value = try decoder.singleValueContainer()
            log.append("\(value.decodeNil()) \(CodingErrorText.path(value.codingPath))")
            log.append(outcome { try value.decode(Int.self) })
            log.append(outcome { try value.decode(Int?.self) })
            log.append(outcome { try value.decode([Int].self) })
            log.append(outcome { try value.decode(ParityAddress.self) })
        },
        .steps("by trial", #"{"city":"x","zip":1}"#) { decoder, log in
            let value = try decoder.singleValueContainer()
            log.append("\(value.decodeNil())")
            log.append(outcome { try value.decode(Int.self) })
            log.append(outcome { try value.decode([Int].self) })
            log.append(outcome { try value.decode(String.self) })
            log.append(outcome { try value.decode(Bool.self) })
            log.append(outcome { try value.decode(Date.self) })
            log.append(outcome { try value.decode(ParityPair.self) })
            log.append(outcome { try value.decode(ParityTree.self) })
            log.append(outcome { try value.decode(ParityAddress.self) })
        },
        .steps("all containers of one decoder", #"[1]"#) { decoder, log in
            log.append(outcome { try decoder.container(keyedBy: LetterKey.self).allKeys })
            log.append(outcome { try decoder.unkeyedContainer().count })
            log.append(outcome { try decoder.singleValueContainer().decode([Int].self) })
            log.append(outcome { try [Int](from: decoder) })
        },
        .steps("a model by its own initialiser", #"{"city":"x","zip":1}"#) { decoder, log in
            log.append(
                "\(try ParityAddress(from: decoder)) \(try decoder.container(keyedBy: FreeKey.self).decode(Int.self, forKey: "zip"))"
            )
        },
        .steps("user info", "1") { decoder, log in
            log.append("\(decoder.userInfo.count) \(decoder.userInfo[.decodingSteps] != nil)")
        },
    ]

    @Test("Containers and decoders that are kept stay good")
    func kept() throws {
        let text = Data(#"{"a":[1,2,3],"b":{"c":{"d":5}},"c":7}"#.utf8)
        func useLate(_ decode: (DecodingProbe.Type, Data, CoderChoices) throws -> DecodingProbe) throws -> [String] {
            let shelf = Shelf()
            let choices = CoderChoices {
                $0.userInfo[.decodingSteps] =
                    { decoder, _ in
                        let container = try decoder.container(keyedBy: LetterKey.self)
                        shelf.keyed = container
                        shelf.list = try container.nestedUnkeyedContainer(forKey: .a)
                        shelf.inner = try container.superDecoder(forKey: .b)
                        shelf.outer = decoder
                        _ = try container.decode([Int].self, forKey: .a)
                    } as DecodingProbe.Steps
            }
            _ = try decode(DecodingProbe.self, text, choices)
            _ = try decode(DecodingProbe.self, text, CoderChoices())
            var log: [String] = []
            while shelf.list?.isAtEnd == false { log.append("\(try shelf.list!.decode(Int.self))") }
            log.append(outcome { try shelf.keyed!.decode(Int.self, forKey: .c) })
            log.append(outcome { try shelf.keyed!.decode([Int].self, forKey: .c) })
            log.append(outcome { try shelf.keyed!.decode(Int.self, forKey: .d) })
            log.append(
                outcome {
                    try shelf.inner!.container(keyedBy: LetterKey.self).nestedContainer(
                        keyedBy: LetterKey.self, forKey: .c
                    ).decode(Int.self, forKey: .d)
                })
            log.append(
                outcome { try shelf.outer!.container(keyedBy: FreeKey.self).allKeys.map(\.stringValue).sorted() })
            log.append(outcome { try [String: PathRecorder](from: shelf.inner!)["c"]!.path })
            return log
        }
        let expected = try useLate { try $2.foundationDecode($0, $1) }
        let found = try useLate { try $2.smartDecode($0, $1) }
        #expect(found == expected)
    }

    private final class Shelf: @unchecked Sendable {
        var keyed: KeyedDecodingContainer<LetterKey>?
        var list: (any UnkeyedDecodingContainer)?
        var inner: (any Decoder)?
        var outer: (any Decoder)?
    }
}
