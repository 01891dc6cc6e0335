import Foundation
import HandyJSONCompat
import SmartCodable

/// What the operations need to know of a model.
struct Specimen: Sendable {
    let name: String
    /// Model to text and back, by every way.
    let roundTrip: @Sendable (inout Step) throws -> Void
    /// One member of the document becomes what cannot be converted: the others keep their values.
    let oneBadMember: @Sendable (inout Step) throws -> Void
    /// Reads anything, and writes what came of it; what is written is read and written alike. Nil where there is no
    /// model.
    let digest: @Sendable (Step, Data) throws -> Void

    static let all: [Specimen] = [
        native(Plain.self), native(Branch.self), native(Person.self), native(Employee.self), native(Page<Plain>.self),
        native(Page<Employee>.self),
        native(Wrapped.self, embeds: false), native(Drawing.self, embeds: false),
        native(Page<Both>.self, embeds: false), handy(OldPlain.self), handy(OldPerson.self),
        handy(OldEmployee.self, source: { $0.source }), handy(OldPage<OldPlain>.self), handy(OldPage<OldPerson>.self),
        handy(OldPage<Both>.self),
        handy(OldMixed.self), handy(OldCodable.self), coded(Plain.self), coded(Branch.self), coded(Person.self),
        coded(OldCodable.self),
        coded(Page<Wrapped>.self),
    ]

    /// - Parameter embeds: whether text that holds JSON is read everywhere; `Any`, paths and HandyJSON models do not.
    static func native<T: SmartCodable & Sample & Equatable>(_: T.Type, embeds: Bool = true) -> Specimen {
        Specimen(
            name: "\(T.self)",
            roundTrip: { step in
                let model = T(&step.random)
                let text = model.tree.text
                try step.equal(model.toJSONString(useMappedKeys: true), text)
                try step.equal(T.deserialize(from: text), model, text)
                try step.equal(T.deserialize(from: Data(text.utf8)), model, text)
                try step.equal(T.deserialize(from: model.tree.plain as? [String: Any]), model, text)
                let list = [model, T(&step.random), model]
                let listText = Tree.array(list.map(\.tree)).text
                try step.equal(list.toJSONString(useMappedKeys: true), listText)
                try step.equal([T].deserialize(from: listText), list, listText)
                try step.equal(T.deserialize(from: "{\"a\":[0,\(text)]}", designatedPath: "a.1"), model, text)
                try step.equal(T.deserialize(from: model.toDictionary(useMappedKeys: true)), model, text)
                let embedded = model.tree.embedded(&step.random)
                if embeds, case .object = embedded {
                    try step.equal(T.deserialize(from: embedded.text), model, embedded.text)
                }
            },
            oneBadMember: { step in
                let model = T(&step.random)
                for member in model.tree.members {
                    let text = model.tree.replacing(member.name, by: .array([.object([])])).text
                    let healthy = model.tree.members.filter { $0.name != member.name }
                    let found = try step.present(T.deserialize(from: text), text).toJSONString(useMappedKeys: true)
                    for other in healthy where !Tree.object([other]).text.contains(":[{") {
                        let expected = Tree.object([other]).text.dropFirst().dropLast()
                        try step.holds(
                            found?.contains(expected) == true, "\(expected) in \(found ?? "nil") from \(text)")
                    }
                }
            },
            digest: { step, data in
                let models = T.deserialize(from: data).map { [$0] } ?? [T].deserialize(from: data) ?? []
                for model in models {
                    guard let text = model.toJSONString(useMappedKeys: true) else { continue }
                    let again = try step.present(T.deserialize(from: text), text)
                    try step.equal(again.toJSONString(useMappedKeys: true).map(canonical), canonical(text), text)
                }
            })
    }

    static func handy<T: HandyJSON & Sample & Equatable>(
        _: T.Type, source: @escaping @Sendable (T) -> Tree = { $0.tree }
    ) -> Specimen {
        Specimen(
            name: "\(T.self)",
            roundTrip: { step in
                let model = T(&step.random)
                let text = source(model).text
                try step.equal(model.toJSONString(), model.tree.text)
                try step.equal(T.deserialize(from: text), model, text)
                try step.equal(T.deserialize(from: Data(text.utf8)), model, text)
                try step.equal(T.deserialize(from: source(model).plain as? [String: Any]), model, text)
                try step.equal(T.deserialize(from: source(model).plain as? NSDictionary), model, text)
                let list = [model, T(&step.random), model]
                let listText = Tree.array(list.map { source($0) }).text
                try step.equal(list.toJSONString(), Tree.array(list.map(\.tree)).text)
                try step.equal([T].deserialize(from: listText)?.compactMap { $0 }, list, listText)
                try step.equal(
                    JSONDeserializer<T>.deserializeFrom(json: "{\"a\":\(text)}", designatedPath: "a"), model, text)
                try step.equal(model.toJSON()?.isEmpty, model.tree.members.isEmpty)
            },
            oneBadMember: { step in
                let model = T(&step.random)
                let document = source(model)
                for member in document.members {
                    let text = document.replacing(member.name, by: .array([.object([])])).text
                    let found = try step.present(T.deserialize(from: text), text).toJSONString()
                    for other in model.tree.members
                    where other.name != member.name && other.name != "away"
                        && !Tree.object([other]).text.contains(":[{")
                    {
                        let expected = Tree.object([other]).text.dropFirst().dropLast()
                        try step.holds(
                            found?.contains(expected) == true, "\(expected) in \(found ?? "nil") from \(text)")
                    }
                }
            },
            digest: { step, data in
                let models =
                    T.deserialize(from: data).map { [$0] } ?? [T].deserialize(from: data)?.compactMap { $0 } ?? []
                for model in models {
                    guard let text = model.toJSONString() else { continue }
                    _ = model.toJSON()
                    let again = try step.present(T.deserialize(from: text), text)
                    _ = again.toJSONString()
                }
            })
    }

    static func coded<T: Codable & Sample & Equatable>(_: T.Type) -> Specimen {
        Specimen(
            name: "SmartJSONDecoder \(T.self)",
            roundTrip: { step in
                let model = T(&step.random)
                let encoder = SmartJSONEncoder()
                encoder.useMappedKeys = true
                encoder.dateEncodingStrategy = .secondsSince1970
                let data = try encoder.encode(model)
                try step.equal(String(decoding: data, as: UTF8.self), model.tree.text)
                let decoder = SmartJSONDecoder()
                decoder.dateDecodingStrategy = .secondsSince1970
                try step.equal(try decoder.decode(T.self, from: data), model)
                try step.equal(
                    try decoder.decode([String: [T]].self, from: "{\"ü\":[\(model.tree.text)]}"), ["ü": [model]])
            },
            oneBadMember: { _ in },
            digest: { _, data in _ = try? SmartJSONDecoder().decode(T.self, from: data) })
    }
}

/// Objects with their members in order: of a Swift dictionary they come in any.
func canonical(_ text: String) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed),
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .fragmentsAllowed])
    else { return "no JSON: \(text)" }
    return String(decoding: data, as: UTF8.self)
}

extension Operation {
    static let conversions: [Operation] = [
        Operation("round-trip", weight: 30) { step in try step.random.pick(Specimen.all).roundTrip(&step) },
        Operation("one-bad-member") { step in try step.random.pick(Specimen.all).oneBadMember(&step) },
        Operation("mutated-document", weight: 20) { step in
            let document = Specimen.document(&step).mutated(&step.random)
            try step.random.pick(Specimen.all).digest(step, Data(document.text.utf8))
        },
        Operation("embedded-document") { step in
            let document = Specimen.document(&step).mutated(&step.random).embedded(&step.random)
            try step.random.pick(Specimen.all).digest(step, Data(document.text.utf8))
        },
        Operation("damaged-text", weight: 20) { step in
            let data = damaged(Specimen.document(&step).text, &step.random)
            try step.random.pick(Specimen.all).digest(step, data)
        },
    ]
}

extension Specimen {
    /// A document of some model.
    static func document(_ step: inout Step) -> Tree {
        switch step.random.below(9) {
        case 0: return Branch(&step.random).tree
        case 1: return Page<Employee>(&step.random).tree
        case 2: return Wrapped(&step.random).tree
        case 3: return Drawing(&step.random).tree
        case 4: return OldEmployee(&step.random).source
        case 5: return OldMixed(&step.random).tree
        case 6: return OldPage<Both>(&step.random).tree
        case 7: return .array(step.random.list(upTo: 3) { Plain(&$0).tree })
        default: return Employee(&step.random).tree
        }
    }
}
