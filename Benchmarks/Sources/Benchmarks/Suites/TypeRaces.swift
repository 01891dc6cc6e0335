import Foundation
import HandyJSONCompat
import SmartCodable

/// Small objects of 1, 33, 100 and 300 types in turns: what is known of a type has to be found again for each call.
func typeRaces() -> [Race] {
    [1, 33, 100, 300].flatMap { count in
        let title = "\(TypeWork.calls) objects of \(count) types in turns"
        return [
            Race(id: "types-\(count)-text", title: "\(title), from text") { try contenders(count).map(\.decoding) },
            Race(id: "types-\(count)-encode", title: "\(title), to text") { try contenders(count).map(\.encoding) },
        ]
    }
}

private func contenders(_ count: Int) throws -> [TypeWork] {
    let decoder = JSONDecoder(), encoder = JSONEncoder()
    let smartDecoder = SmartJSONDecoder(), smartEncoder = SmartJSONEncoder()
    let text = ManyTypes.text
    let data = Data(text.utf8)
    return [
        try TypeWork(.foundation, "JSONDecoder, JSONEncoder", count) {
            func open<Tag>(_: Tag.Type) throws -> TypeWork.Calls {
                typealias Model = ManyTypes.Plain<Tag>
                let model = try decoder.decode(Model.self, from: data)
                return (
                    { try decoder.decode(Model.self, from: data) },
                    { String(decoding: try encoder.encode(model), as: UTF8.self) }
                )
            }
            return try _openExistential($0, do: open)
        },
        try TypeWork(.handyStruct, "HandyJSON-style structs", count) {
            func open<Tag>(_: Tag.Type) throws -> TypeWork.Calls {
                typealias Model = ManyTypes.Handy<Tag>
                let model = try present(Model.deserialize(from: text))
                return ({ try present(Model.deserialize(from: text)) }, { try present(model.toJSONString()) })
            }
            return try _openExistential($0, do: open)
        },
        try TypeWork(.native, "SmartCodable structs", count) {
            func open<Tag>(_: Tag.Type) throws -> TypeWork.Calls {
                typealias Model = ManyTypes.Native<Tag>
                let model = try present(Model.deserialize(from: text))
                return ({ try present(Model.deserialize(from: text)) }, { try present(model.toJSONString()) })
            }
            return try _openExistential($0, do: open)
        },
        try TypeWork(.smartCoder, "SmartJSONDecoder, SmartJSONEncoder", count) {
            func open<Tag>(_: Tag.Type) throws -> TypeWork.Calls {
                typealias Model = ManyTypes.Plain<Tag>
                let model = try smartDecoder.decode(Model.self, from: data)
                return (
                    { try smartDecoder.decode(Model.self, from: data) },
                    { String(decoding: try smartEncoder.encode(model), as: UTF8.self) }
                )
            }
            return try _openExistential($0, do: open)
        },
    ]
}

/// One family's calls, of each type in turns.
private struct TypeWork {
    typealias Calls = (decode: () throws -> Any, encode: () throws -> String)

    static let calls = 300
    let decoding: Contender
    let encoding: Contender

    init(_ kind: Contender.Kind, _ title: String, _ count: Int, _ calls: (Any.Type) throws -> Calls) throws {
        let types = try (1...count).map { try calls(ManyTypes.tag($0)) }
        func inTurns<Result>(_ call: @escaping (Calls) throws -> Result) -> () throws -> Result {
            {
                for turn in 1..<TypeWork.calls { blackHole(try call(types[turn % count])) }
                return try call(types[0])
            }
        }
        decoding = Contender(kind, title, models: { $0 }, work: inTurns { try $0.decode() })
        encoding = Contender(
            kind, title, models: { try JSONDecoder().decode(ManyTypes.Plain<Never>.self, from: Data($0.utf8)) },
            work: inTurns { try $0.encode() })
    }
}
