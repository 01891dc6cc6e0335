import Foundation
import SmartCodable
import Testing

/// Collections and models are decoded as JSONDecoder decodes them.
@Suite("Coders: models as JSONDecoder reads them")
struct ModelDecodingParityTests {
    @Test("Optionals and collections", arguments: collections)
    func collection(row: DecodingRow) { row.check() }

    private static let collections: [DecodingRow] = [
        DecodingRow(Int?.self, "1"), DecodingRow(Int?.self, "null"), DecodingRow(String?.self, "null"),
        DecodingRow(Int??.self, "null"),
        DecodingRow(ParityPerson?.self, "null"), DecodingRow(ParityAddress?.self, #"{"city":"x"}"#),
        DecodingRow([Int]?.self, "null"),
        DecodingRow([Int?].self, "[1,null,2]"), DecodingRow([String?].self, #"[null,"a"]"#),
        DecodingRow([Int??].self, "[null,1]"),
        DecodingRow([[Int]?].self, "[null,[1]]"), DecodingRow([ParityAddress?].self, #"[null,{"city":"x"}]"#),
        DecodingRow([String: Int?].self, #"{"a":null,"b":1}"#),
        DecodingRow([String: ParityAddress?].self, #"{"a":null,"b":{"city":"x"}}"#),
        DecodingRow([Int].self, "[]"), DecodingRow([[[Int]]].self, "[[[1],[]],[]]"),
        DecodingRow([String: [String: [Int]]].self, #"{"a":{"b":[1]},"c":{}}"#),
        DecodingRow([[String: [Double]]].self, #"[{"a":[1.5]},{}]"#),
        DecodingRow([Int: String].self, #"{"1":"a","-2":"b"}"#),
        DecodingRow([Int: [Int: Bool]].self, #"{"1":{"2":true}}"#),
        DecodingRow([ParityColorKey: Int].self, #"{"red":1,"blue":2}"#),
        DecodingRow([ParityColorKey: [ParityAddress]].self, #"{"red":[{"city":"x"}]}"#),
        DecodingRow([ParityColor: Int].self, #"["red",1,"blue",2]"#),
        DecodingRow([ParityLevel: Int].self, "[1,10,3,30]"),
        DecodingRow([Double: Int].self, "[1.5,1]"),
        DecodingRow([UUID: Int].self, #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F",1]"#),
        DecodingRow(Set<Int>.self, "[1,2,2,3]"), DecodingRow(Set<String>.self, #"["a","a"]"#),
        DecodingRow([Set<ParityColor>].self, #"[["red"],[]]"#),
        DecodingRow(ContiguousArray<Int>.self, "[1,2]"),
        DecodingRow([String: Int].self, #"{"":1,"\u0061":2,"é":3}"#),
    ]

    @Test("Enums", arguments: enums)
    func enumeration(row: DecodingRow) { row.check() }

    private static let enums: [DecodingRow] = [
        DecodingRow(ParityColor.self, #""red""#), DecodingRow([ParityColor].self, #"["red","blue"]"#),
        DecodingRow(ParityLevel.self, "3"),
        DecodingRow([ParityLevel?].self, "[1,null]"), DecodingRow([String: ParityLevel].self, #"{"a":1}"#),
        .failing(ParityColor.self, #""pink""#), .failing([ParityColor].self, #"["red","pink"]"#),
        .failing(ParityLevel.self, "2"),
        .failing([String: ParityColor].self, #"{"a":"pink"}"#), .failing(ParityColor.self, "null"),
        .failing(ParityColor.self, "[]"),
        .failing(ParityLevel.self, #""x""#), .failing(ParityBox<ParityColor>.self, #"{"content":"pink","more":[]}"#),
        .failing(ParityColor?.self, #""pink""#),
        DecodingRow(ParityShape.self, #"{"empty":{}}"#), DecodingRow(ParityShape.self, #"{"circle":{"radius":1.5}}"#),
        DecodingRow(ParityShape.self, #"{"labelled":{"_0":"a","_1":2}}"#),
        DecodingRow(
            [ParityShape].self,
            #"[{"rectangle":{"width":1,"height":2}},{"group":{"_0":[{"empty":{}},{"group":{"_0":[]}}]}}]"#),
        .failing(ParityShape.self, "{}"), .failing(ParityShape.self, #"{"oval":{}}"#),
        .failing(ParityShape.self, #"{"empty":{},"circle":{"radius":1}}"#),
        .failing(ParityShape.self, #"{"circle":{}}"#), .failing(ParityShape.self, #"{"circle":{"radius":null}}"#),
        .failing(ParityShape.self, #"{"circle":1}"#),
        .failing(ParityShape.self, #""empty""#),
        .failing([ParityShape].self, #"[{"empty":{}},{"group":{"_0":[{"circle":{"radius":[]}}]}}]"#),
    ]

    @Test("Models", arguments: models)
    func model(row: DecodingRow) { row.check() }

    private static let models: [DecodingRow] = [
        DecodingRow(
            ParityPerson.self,
            #"{"name":"A","age":3,"email":"x","addresses":[{"city":"B","zip":1},{"city":"C","zip":null},{"city":"D"}],"friends":{"f":{"city":"E"}},"more":[1]}"#
        ),
        DecodingRow(ParityPerson.self, #"{"name":"A","age":3,"email":null,"addresses":[],"friends":null}"#),
        DecodingRow(ParityAddress.self, #"{"\u0063ity":"A"}"#, note: "escaped name"),
        DecodingRow(
            [ParityPerson].self,
            #"[{"name":"A","age":1,"addresses":[]},{"name":"B","age":2,"addresses":[{"city":"C"}]}]"#),
        DecodingRow(ParityBox<Int>.self, #"{"content":1,"more":[2,3]}"#),
        DecodingRow(ParityBox<String?>.self, #"{"content":null,"more":[null,"a"]}"#),
        DecodingRow(
            ParityBox<ParityBox<[Int]>>.self,
            #"{"content":{"content":[1],"more":[]},"more":[{"content":[],"more":[[2]]}]}"#),
        DecodingRow([String: ParityBox<ParityAddress>].self, #"{"a":{"content":{"city":"x"},"more":[{"city":"y"}]}}"#),
        DecodingRow(
            ParityTree.self, #"{"value":1,"children":[{"value":2,"children":[{"value":3}]},{"value":4,"children":[]}]}"#
        ),
        DecodingRow(ParityPair.self, #"["a",1]"#), DecodingRow([ParityPair].self, #"[["a",1],["b",2,"ignored"]]"#),
        DecodingRow(ParityMetres.self, "1.5"), DecodingRow([String: [ParityMetres]].self, #"{"a":[1,2.5]}"#),
        DecodingRow([ParityEither].self, #"[[1,2],{"city":"x"},[]]"#),
        DecodingRow(ParityDog.self, #"{"name":"Rex","legs":4,"tricks":["sit"]}"#),
        DecodingRow(
            [ParityDog].self, #"[{"name":"Rex","legs":4,"tricks":["sit"]},{"tricks":[],"legs":3,"name":"Bo"}]"#),
        DecodingRow(ParityCat.self, #"{"lives":9,"super":{"name":"Tom","legs":4}}"#),
        DecodingRow(
            [ParityCat].self,
            #"[{"lives":9,"super":{"name":"Tom","legs":4}},{"super":{"name":"Kit","legs":3},"lives":8}]"#),
        DecodingRow(ParityFish.self, #"{"depth":9.5,"base":{"name":"Ray","legs":0}}"#),
        DecodingRow(ParityBox<ParityFish>.self, #"{"content":{"depth":1,"base":{"name":"Ray","legs":0}},"more":[]}"#),
    ]

    @Test("Errors", arguments: errors)
    func error(row: DecodingRow) { row.check() }

    private static let errors: [DecodingRow] = [
        .failing(ParityAddress.self, "{}"), .failing(ParityAddress.self, #"{"city":null}"#),
        .failing(ParityAddress.self, #"{"city":[]}"#),
        .failing(ParityAddress.self, "[]"), .failing(ParityAddress.self, "null"),
        .failing(ParityAddress.self, #""text""#), .failing(ParityAddress.self, "1"),
        .failing(ParityAddress.self, #"{"city":"x","zip":{}}"#),
        .failing(ParityAddress.self, #"{"city":"x","zip":"abc"}"#),
        .corrupted(ParityAddress.self, #"{"city":"x","zip":1.5}"#, at: "/zip"),
        .corrupted(ParityAddress.self, #"{"city":"x","zip":1e30}"#, at: "/zip"),
        .failing([ParityAddress].self, #"[{"city":"x"},{}]"#), .failing([ParityAddress].self, #"[{"city":"x"},null]"#),
        .failing([ParityAddress].self, #"[{"city":"x"},{"city":{}}]"#), .failing([ParityAddress].self, "{}"),
        .failing([ParityAddress].self, "1"),
        .failing([[ParityAddress]].self, #"[[],[{"city":"x"},[]]]"#),
        .failing([String: ParityAddress].self, #"{"a":{"city":"x"},"b":{}}"#),
        .failing([String: ParityAddress].self, #"{"b":null}"#), .failing([String: ParityAddress].self, "[]"),
        .failing([String: [ParityAddress]].self, #"{"a":[{}]}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3,"addresses":[{"city":"x"},{"zip":1}]}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3,"addresses":{}}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3,"addresses":null}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3,"addresses":[null]}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3,"addresses":[],"friends":{"x":{"city":[]}}}"#),
        .failing(ParityPerson.self, #"{"name":"A","age":3,"addresses":[],"friends":[]}"#),
        .failing([ParityPerson].self, #"[{"name":"A","age":1,"addresses":[]},{"name":"B","age":[],"addresses":[]}]"#),
        .failing([Int].self, "[1,null]"), .failing([Int].self, "[1,[]]"), .failing([[Int]].self, "[[1],[2,{}]]"),
        .failing([[Int]].self, "[[1],null]"),
        .failing([String].self, "[null]"), .failing([Bool].self, "[true,{}]"),
        .failing([String: Int].self, #"{"a":null}"#),
        .failing([String: [Int]].self, #"{"a":[1,"x"]}"#), .failing([Int: Int].self, #"{"a":1}"#),
        // Keys in paths are names here, without the number that Foundation gives those of [Int: …].
        .failing([ParityColorKey: Int].self, #"{"pink":1}"#), .failing([ParityColorKey: Int].self, #"{"red":[]}"#),
        .failing([ParityColor: Int].self, #"["red",1,"pink",2]"#), .failing([ParityColor: Int].self, #"["red"]"#),
        .failing(Set<Int>.self, #"[1,{}]"#),
        .failing([Int?].self, "[1,{}]"), .failing([ParityAddress?].self, "[{}]"), .failing(ParityAddress?.self, "{}"),
        .failing(Int?.self, #""x""#),
        .failing(ParityBox<Int>.self, #"{"content":1,"more":[1,{}]}"#),
        .failing(ParityBox<ParityAddress>.self, #"{"content":{},"more":[]}"#),
        .failing(ParityBox<Date>.self, #"{"content":[],"more":[]}"#),
        .failing(ParityBox<[Date]>.self, #"{"content":[1,null],"more":[]}"#),
        .failing(ParityBox<Data>.self, #"{"content":"*","more":[]}"#),
        .failing(ParityBox<[Data]>.self, #"{"content":["AQID","*"],"more":[]}"#),
        .failing(ParityBox<UUID>.self, #"{"content":"x","more":[]}"#),
        .failing(ParityBox<Decimal>.self, #"{"content":[],"more":[]}"#),
        .failing(ParityTree.self, #"{"value":1,"children":[{"value":2,"children":[{"value":3},{"value":[]}]}]}"#),
        .failing(ParityPair.self, #"["a"]"#), .failing([ParityPair].self, #"[["a",1],["b",[]]]"#),
        .failing(ParityPair.self, "{}"),
        .failing(ParityPair.self, #"["a",null]"#), .failing(ParityMetres.self, "[]"),
        .failing(ParityMetres.self, "null"), .failing([ParityMetres].self, "[1,{}]"),
        .failing([ParityEither].self, #"[[1],{"city":"x","zip":[]}]"#), .failing([ParityEither].self, #"[[1],[{}]]"#),
        .failing(ParityDog.self, #"{"name":"Rex","tricks":[]}"#), .failing(ParityDog.self, #"{"name":"Rex","legs":4}"#),
        .failing(ParityDog.self, #"{"name":"Rex","legs":{},"tricks":[]}"#), .failing(ParityCat.self, #"{"lives":9}"#),
        .failing(ParityCat.self, #"{"lives":9,"super":{"name":"Tom"}}"#),
        .failing(ParityCat.self, #"{"lives":9,"super":[]}"#),
        .failing(ParityFish.self, #"{"depth":1}"#),
        .failing(ParityFish.self, #"{"depth":1,"base":{"name":"a","legs":[]}}"#),
        .failing(Refusing.self, "1"), .failing([Refusing].self, "[1,2]"),
        .failing([String: Refusing].self, #"{"a":1}"#), .failing(Refusing?.self, "1"),
        .failing(ParityBox<Refusing>.self, #"{"content":1,"more":[]}"#), .failing([[Refusing?]].self, "[[null,1]]"),
        .failing(ParityBox<Refusing?>.self, #"{"content":1,"more":[]}"#),
        .failing(ParityBox<Int>.self, #"{"content":1,"more":null}"#),
    ]
}
