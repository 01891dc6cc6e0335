import Foundation
import SmartCodable

/// What becomes of the models, in lines that are compared.
enum RecordedModels {
    /// Each model from payloads in which members are missing, null, unreadable and right, decoded and updated.
    static func lines<Way>(_: Way.Type) -> [String] {
        let structs =
            all(RecordedInner<Way>.self) + all(RecordedLeaf<Way>.self) + all(RecordedScalars<Way>.self)
            + all(RecordedValues<Way>.self) + all(RecordedWrapped<Way>.self) + all(RecordedMapped<Way>.self)
            + all(RecordedConstant<Way>.self) + all(RecordedAddress<Way>.self) + all(RecordedRest<Way>.self)
            + all(RecordedUnknown<Way>.self)
        let classes =
            all(RecordedBase<Way>.self, updates: false) + all(RecordedEmpty<Way>.self, updates: false)
            + all(RecordedSub<Way>.self, updates: false) + all(RecordedAround<Way>.self, updates: false)
            + all(RecordedCard<Way>.self, updates: false) + all(RecordedVideo<Way>.self, updates: false)
            + all(RecordedWall<Way>.self, updates: false) + all(RecordedRestBase<Way>.self, updates: false)
            + all(RecordedRestSub<Way>.self, updates: false)
            + all(RecordedUnknownSub<Way>.self, updates: false)
        let others =
            [
                decoded(
                    RecordedWall<Way>.self, #"{"cards":[{"type":"video","length":"9"},{"title":5},{"type":"video"}]}"#),
                decoded(RecordedAddress<Way>.self, #"{"address":{"city":[]}}"#),
                updated(
                    RecordedValues<Way>.self, #"{"inner":{"n":8,"s":"x"},"list":[9],"optionalInner":null}"#,
                    #"{"inner":{"o":null},"map":{"z":1}}"#),
                updated(
                    RecordedWrapped<Way>.self, #"{"uid":6,"at":70000,"in_wrapper":{"n":8},"leaf_id":1}"#,
                    #"{"in_wrapper":{"s":"x"},"day":"2020-01-02"}"#),
            ]
            + rests.flatMap { edited(RecordedRest<Way>.self, $0) }
            + subRests.flatMap { edited(RecordedRestSub<Way>.self, $0) }
        return (structs + classes + others).map { $0.replacingOccurrences(of: "\(Way.self)", with: "Way") }
    }

    /// What is said of models of which not all is known. Each line ends with the reason.
    static func refusals<Way>(_: Way.Type) -> [String] {
        func update<Model: SmartCodable>(_ model: Model) -> String {
            var model = model
            let before = text(model)
            return "\(SmartUpdater.update(&model, from: "{}")) \(before == text(model))"
        }
        let lines = [
            failure { try UnknownInitialValues<Way>.decode(from: #"{"n":1,"s":"x"}"#) },
            failure { try UnknownInitialValues<Way>.decode(from: "{}", options: [.strict]) },
            failure { try UnknownWrapper<Way>.decode(from: #"{"id":1,"name":"x"}"#) },
            failure { try UnknownProperties<Way>.decode(from: #"{"note":"y"}"#) },
            failure { try UnknownProperties<Way>.decode(from: #"{"count":1}"#) },
            failure { try UnknownFailure<Way>.decode(from: "{}") },
            failure { try UnknownLevel<Way>.decode(from: #"{"a":7,"b":8}"#) },
            failure { try UnknownLevel<Way>.decode(from: #"{"a":7,"b":8}"#, options: [.strict]) },
            text(UnknownProperties<Way>.deserialize(from: #"{"count":1,"note":"y"}"#)),
            text(UnknownLevel<Way>()),
            update(RecordedBase<Way>()), update(UnknownStorage<Way>()),
        ]
        return lines.map { $0.replacingOccurrences(of: "\(Way.self)", with: "Way") }
    }

    private static func failure<T>(_ body: () throws -> T) -> String {
        do {
            return "\(try body())"
        } catch DecodingError.dataCorrupted(let context) {
            return context.debugDescription
        } catch {
            return "\(error)"
        }
    }

    private static func text<Model: SmartCodable>(_ model: Model?) -> String {
        model.map { $0.toJSONString(useMappedKeys: true) ?? "not written" } ?? "nil"
    }

    private static func decoded<Model: SmartCodable>(_: Model.Type, _ json: String) -> String {
        let (model, report) = SmartSentinel.record { Model.deserialize(from: json) }
        return "\(text(model)) \(report)"
    }

    private static func updated<Model: SmartCodable>(_: Model.Type, _ first: String, _ second: String) -> String {
        guard var model = Model.deserialize(from: first) else { return "nil" }
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&model, from: second) }
        return "\(isUpdated) \(text(model)) \(report)"
    }

    /// Objects with members that properties of `RecordedRest` read, by all their names, and one that none does: the order
    /// of several would be a dictionary's.
    private static let rests = [
        #"{"a":5,"s":"old","at":null,"ignored":3,"user_id":1,"data":{"deep":2},"zz":1}"#,
        #"{"a":null,"at":60,"uid":3,"data":{"deep":5},"mn":"x","mapped_name":"y","zz":1}"#,
        #"{"data":{"deep":5,"more":1},"p":{"q":"r"},"leaf_id":4,"leafAt":5000}"#,
        #"{"data.deep":4,"data":6}"#,
    ]
    private static let subRests = [
        #"{"a":5,"c":1,"written_key":"w","zz":1}"#, #"{"a":null,"c":null,"wk":"z","zz":1}"#, #"{"wk":"p"}"#,
    ]

    /// What an app changes after it was read counts.
    private static func edited<Model: SmartCodable & RecordedEditing>(_: Model.Type, _ json: String) -> [String] {
        edited(Model.self, json) { Model.deserialize(from: json) }
    }

    private static func edited<Model: SmartCodable & RecordedEditing>(
        _: Model.Type, _ source: String, _ read: () -> Model?
    ) -> [String] {
        var lines: [String] = []
        for edit in [{ (model: inout Model) in model.edit() }, { $0.clear() }] {
            guard var model = read() else { return ["\(source) nil"] }
            edit(&model)
            lines.append("edited \(source) \(text(model)) \(model.toJSONString() ?? "not written")")
            lines.append("read again \(text(Model.deserialize(from: text(model))))")
        }
        return lines
    }

    private static func all<Model: SmartCodable & RecordedEditing>(_: Model.Type, updates: Bool = true) -> [String] {
        let initial = text(Model())
        var lines = ["\(Model.self) \(initial) \(text(Model.deserialize(from: "{}")) == initial)"]
        guard let full = Model().toDictionary(useMappedKeys: true) else { return lines + ["not written"] }
        lines.append("full \(text(Model.deserialize(from: full)))")
        lines.append("strict \((try? Model.decode(from: full, options: [.strict])).map { text($0) } ?? "fails")")
        var edited = Model()
        edited.edit()
        for source in [full, full.mapValues { _ in NSNull() }, full.mapValues { _ in [[["?": 1]]] }, [:]] {
            lines += RecordedModels.edited(Model.self, "\(source.count)") { Model.deserialize(from: source) }
            // The names and forms of a model that was read are those of a new one.
            guard var read = Model.deserialize(from: source) else { continue }
            read.edit()
            lines.append("\(Model.self) edited, as if it were new: \(text(read) == text(edited))")
        }
        for key in full.keys.sorted() {
            for value in [NSNull(), [[["?": 1]]], full[key] as Any] {
                let source = [key: value]
                let (model, report) = SmartSentinel.record { Model.deserialize(from: source) }
                lines.append("\(key) \(text(model)) \(report)")
                guard updates else { continue }
                var existing = Model()
                let (isUpdated, updateReport) = SmartSentinel.record { SmartUpdater.update(&existing, from: source) }
                lines.append("\(key) \(isUpdated) \(text(existing)) \(updateReport)")
            }
        }
        return lines
    }
}
