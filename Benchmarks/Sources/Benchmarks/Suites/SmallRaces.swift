import Foundation
import HandyJSONCompat
import SmartCodable

/// One call for a document: what a call costs besides its values. Sizes from three properties to a list of twenty items.
func smallRaces() -> [Race] {
    let sizes: [SmallSize] = [
        SmallSize(
            SmallPlain.User.self, SmallHandy.User.self, SmallHandyMapped.User.self, SmallHandyTransformed.User.self,
            SmallNative.User.self, SmallNativeMapped.User.self, SmallNativeTransformed.User.self,
            SmallNativeWrapped.User.self, "3", "3 properties", SmallResponses.user),
        SmallSize(
            SmallPlain.Order.self, SmallHandy.Order.self, SmallHandyMapped.Order.self, SmallHandyTransformed.Order.self,
            SmallNative.Order.self, SmallNativeMapped.Order.self, SmallNativeTransformed.Order.self,
            SmallNativeWrapped.Order.self, "10", "10 properties", SmallResponses.order),
        SmallSize(
            SmallPlain.Profile.self, SmallHandy.Profile.self, SmallHandyMapped.Profile.self,
            SmallHandyTransformed.Profile.self, SmallNative.Profile.self, SmallNativeMapped.Profile.self,
            SmallNativeTransformed.Profile.self, SmallNativeWrapped.Profile.self, "30", "30 properties",
            SmallResponses.profile),
        SmallSize(
            SmallPlain.Response<SmallPlain.Item>.self, SmallHandy.Response<SmallHandy.Item>.self,
            SmallHandyMapped.Response<SmallHandyMapped.Item>.self,
            SmallHandyTransformed.Response<SmallHandyTransformed.Item>.self,
            SmallNative.Response<SmallNative.Item>.self, SmallNativeMapped.Response<SmallNativeMapped.Item>.self,
            SmallNativeTransformed.Response<SmallNativeTransformed.Item>.self,
            SmallNativeWrapped.Response<SmallNativeWrapped.Item>.self, "response", "20 items of 8",
            SmallResponses.response),
    ]
    return sizes.flatMap(\.races)
}

/// The races of one document.
private struct SmallSize {
    let races: [Race]

    init<
        P: Codable, H: HandyJSON, HM: HandyJSON, HT: HandyJSON, N: SmartCodable, NM: SmartCodable, NT: SmartCodable,
        NW: SmartCodable
    >(
        _: P.Type, _: H.Type, _: HM.Type, _: HT.Type, _: N.Type, _: NM.Type, _: NT.Type, _: NW.Type,
        _ id: String, _ title: String, _ text: String
    ) {
        let data = Data(text.utf8)
        let plain = SmallCoders()
        let models: [any SmallModel] = [
            SmallHandyModel<H>(.handyStruct, "HandyJSON-style"),
            SmallHandyModel<HM>(.handyMapped, "HandyJSON-style, mapped"),
            SmallHandyModel<HT>(.handyTransformed, "HandyJSON-style, transform"),
            SmallNativeModel<N>(.native, "SmartCodable"), SmallNativeModel<NM>(.nativeMapped, "SmartCodable, mapped"),
            SmallNativeModel<NT>(.nativeTransformed, "SmartCodable, transformer"),
            SmallNativeModel<NW>(.nativeWrapped, "SmartCodable, wrappers"),
        ]
        races = [
            Race(id: "small-\(id)-text", title: "\(title), from text") {
                [
                    Contender(.foundation, "JSONDecoder", models: { $0 }) {
                        try plain.decoder.decode(P.self, from: data)
                    }
                ] + models.map { $0.decoding(text) } + directModel(id, text) + [
                    Contender(.smartCoder, "SmartJSONDecoder", models: { $0 }) {
                        try plain.smartDecoder.decode(P.self, from: data)
                    },
                    Contender(.foundationAnew, "JSONDecoder made for the call", models: { $0 }) {
                        try JSONDecoder().decode(P.self, from: data)
                    },
                    Contender(.smartCoderAnew, "SmartJSONDecoder made for the call", models: { $0 }) {
                        try SmartJSONDecoder().decode(P.self, from: data)
                    },
                ]
            },
            Race(id: "small-\(id)-data", title: "\(title), from Data") {
                [
                    Contender(.foundation, "JSONDecoder", models: { $0 }) {
                        try plain.decoder.decode(P.self, from: data)
                    }
                ] + models.map { $0.decoding(data) }
            },
            Race(id: "small-\(id)-dictionary", title: "\(title), from [String: Any]") {
                let object: [String: Any] = try text.foundationObject()
                return [
                    Contender(.foundation, "JSONSerialization, then JSONDecoder", models: { $0 }) {
                        try plain.decoder.decode(P.self, from: JSONSerialization.data(withJSONObject: object))
                    }
                ] + models.map { $0.decoding(object) }
            },
            Race(id: "small-\(id)-encode", title: "\(title), to text") {
                let model = try plain.decoder.decode(P.self, from: data)
                return try [
                    Contender(
                        .foundation, "JSONEncoder", models: { try plain.decoder.decode(P.self, from: $0) }
                    ) { try plain.encoder.encode(model) }
                ] + models.map { try $0.encoding(text) } + [
                    Contender(
                        .smartCoder, "SmartJSONEncoder", models: { try plain.decoder.decode(P.self, from: $0) }
                    ) { try plain.smartEncoder.encode(model) },
                    Contender(
                        .foundationAnew, "JSONEncoder made for the call",
                        models: { try plain.decoder.decode(P.self, from: $0) }
                    ) { try JSONEncoder().encode(model) },
                    Contender(
                        .smartCoderAnew, "SmartJSONEncoder made for the call",
                        models: { try plain.decoder.decode(P.self, from: $0) }
                    ) { try SmartJSONEncoder().encode(model) },
                ]
            },
        ]
    }
}

private struct SmallCoders {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let smartDecoder = SmartJSONDecoder()
    let smartEncoder = SmartJSONEncoder()
}

/// A model of one family, by the calls its users write.
private protocol SmallModel {
    associatedtype Model
    var kind: Contender.Kind { get }
    var title: String { get }
    func decode(_ text: String) -> Model?
    func decode(_ data: Data) -> Model?
    func decode(_ object: [String: Any]) -> Model?
    func encode(_ model: Model) -> String?
}

extension SmallModel {
    func decoding(_ text: String) -> Contender { Contender(kind, title, models: present) { decode(text) } }
    func decoding(_ data: Data) -> Contender { Contender(kind, title, models: present) { decode(data) } }
    func decoding(_ object: [String: Any]) -> Contender { Contender(kind, title, models: present) { decode(object) } }

    func encoding(_ text: String) throws -> Contender {
        let model = try present(decode(text))
        return Contender(kind, title, models: { try present(decode(present($0))) }) { encode(model) }
    }
}

private struct SmallHandyModel<Model: HandyJSON>: SmallModel {
    let kind: Contender.Kind
    let title: String

    init(_ kind: Contender.Kind, _ title: String) {
        self.kind = kind
        self.title = title
    }

    func decode(_ text: String) -> Model? { Model.deserialize(from: text) }
    func decode(_ data: Data) -> Model? { Model.deserialize(from: data) }
    func decode(_ object: [String: Any]) -> Model? { Model.deserialize(from: object) }
    func encode(_ model: Model) -> String? { model.toJSONString() }
}

private struct SmallNativeModel<Model: SmartCodable>: SmallModel {
    let kind: Contender.Kind
    let title: String

    init(_ kind: Contender.Kind, _ title: String) {
        self.kind = kind
        self.title = title
    }

    func decode(_ text: String) -> Model? { Model.deserialize(from: text) }
    func decode(_ data: Data) -> Model? { Model.deserialize(from: data) }
    func decode(_ object: [String: Any]) -> Model? { Model.deserialize(from: object) }
    /// As HandyJSON does: under the names of the server.
    func encode(_ model: Model) -> String? { model.toJSONString(useMappedKeys: true) }
}
