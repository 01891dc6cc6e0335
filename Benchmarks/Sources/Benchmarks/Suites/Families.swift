import Foundation
import HandyJSONCompat
import SmartCodable

/// One model in four families, and the races they run. The payloads are made when a race begins; Foundation gets Data,
/// the others String, each the kind of input it is fastest with, prepared before the clock starts.
struct Families<HandyStruct: HandyJSON, HandyClass: HandyJSON, Native: SmartCodable, Plain: Codable> {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let smartDecoder = SmartJSONDecoder()
    let smartEncoder = SmartJSONEncoder()

    init() {
        // The "mapped" race has a date in seconds.
        decoder.dateDecodingStrategy = .secondsSince1970
        smartDecoder.dateDecodingStrategy = .secondsSince1970
    }

    // MARK: Decoding

    /// An array of models from text. `others`: further contenders for this text.
    func decodingText(
        _ id: String, _ title: String, others: @escaping (String) -> [Contender] = { _ in [] },
        text payload: @escaping () -> String
    ) -> Race {
        Race(id: "decode-\(id)", title: "\(title), from text") {
            let text = payload()
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder", models: { $0 }) { try decoder.decode([Plain].self, from: data) },
                Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                    [HandyStruct].deserialize(from: text)
                },
                Contender(.handyClass, "HandyJSON-style classes", models: present) {
                    [HandyClass].deserialize(from: text)
                },
                Contender(.native, "SmartCodable structs", models: present) { [Native].deserialize(from: text) },
                Contender(.smartCoder, "SmartJSONDecoder, plain Codable", models: { $0 }) {
                    try smartDecoder.decode([Plain].self, from: data)
                },
                Contender(.jsonSerialization, "JSONSerialization, no models") {
                    try JSONSerialization.jsonObject(with: data)
                },
            ] + others(text)
        }
    }

    /// One model from text: what a call costs before the second object.
    func decodingOneFromText(_ id: String, _ title: String, text payload: @escaping () -> String) -> Race {
        Race(id: "decode-\(id)", title: "\(title), from text") {
            let text = payload()
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder", models: { $0 }) { try decoder.decode(Plain.self, from: data) },
                Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                    HandyStruct.deserialize(from: text)
                },
                Contender(.handyClass, "HandyJSON-style classes", models: present) {
                    HandyClass.deserialize(from: text)
                },
                Contender(.native, "SmartCodable structs", models: present) { Native.deserialize(from: text) },
                Contender(.smartCoder, "SmartJSONDecoder, plain Codable", models: { $0 }) {
                    try smartDecoder.decode(Plain.self, from: data)
                },
                Contender(.jsonSerialization, "JSONSerialization, no models") {
                    try JSONSerialization.jsonObject(with: data)
                },
            ]
        }
    }

    /// An array of models from [Any].
    func decodingArray(_ id: String, _ title: String, text payload: @escaping () -> String) -> Race {
        Race(id: "decode-\(id)-array", title: "\(title), from [Any]") {
            let objects: [Any] = try payload().foundationObject()
            return [
                Contender(.foundation, "JSONSerialization, then JSONDecoder", models: { $0 }) {
                    try decoder.decode([Plain].self, from: JSONSerialization.data(withJSONObject: objects))
                },
                Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                    [HandyStruct].deserialize(from: objects)
                },
                Contender(.handyClass, "HandyJSON-style classes", models: present) {
                    [HandyClass].deserialize(from: objects)
                },
                Contender(.native, "SmartCodable structs", models: present) { [Native].deserialize(from: objects) },
            ]
        }
    }

    /// One model from [String: Any].
    func decodingDictionary(_ id: String, _ title: String, text payload: @escaping () -> String) -> Race {
        Race(id: "decode-\(id)-dictionary", title: "\(title), from [String: Any]") {
            let text = payload()
            let object: [String: Any] = try text.foundationObject()
            return [
                Contender(.foundation, "JSONSerialization, then JSONDecoder", models: { $0 }) {
                    try decoder.decode(Plain.self, from: JSONSerialization.data(withJSONObject: object))
                },
                Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                    HandyStruct.deserialize(from: object)
                },
                Contender(.handyClass, "HandyJSON-style classes", models: present) {
                    HandyClass.deserialize(from: object)
                },
                Contender(.native, "SmartCodable structs", models: present) { Native.deserialize(from: object) },
                Contender(.handyFromText, "HandyJSON-style structs, from text") {
                    HandyStruct.deserialize(from: text)
                },
            ]
        }
    }

    // MARK: Encoding

    /// An array of models to text. What each contender wrote is read back by JSONDecoder and compared.
    func encodingText(_ id: String, _ title: String, text payload: @escaping () -> String) -> Race {
        Race(id: "encode-\(id)", title: "\(title), to text") {
            let text = payload()
            let data = Data(text.utf8)
            let plain = try decoder.decode([Plain].self, from: data)
            let structs = ([HandyStruct].deserialize(from: text) ?? []).compactMap(\.self)
            let classes = ([HandyClass].deserialize(from: text) ?? []).compactMap(\.self)
            let native = [Native].deserialize(from: text) ?? []
            let objects: [Any] = try text.foundationObject()
            return [
                Contender(
                    .foundation, "JSONEncoder",
                    models: {
                        try decoder.decode([Plain].self, from: $0)
                    }
                ) { try encoder.encode(plain) },
                Contender(.handyStruct, "HandyJSON-style structs", models: reread) { structs.toJSONString() },
                Contender(.handyClass, "HandyJSON-style classes", models: reread) { classes.toJSONString() },
                Contender(.native, "SmartCodable structs", models: reread) { native.toJSONString() },
                Contender(
                    .smartCoder, "SmartJSONEncoder, plain Codable",
                    models: {
                        try decoder.decode([Plain].self, from: $0)
                    }
                ) { try smartEncoder.encode(plain) },
                Contender(.jsonSerialization, "JSONSerialization, from [Any], no models") {
                    try JSONSerialization.data(withJSONObject: objects)
                },
            ]
        }
    }

    /// An array of models to Foundation objects.
    func encodingObjects(_ id: String, _ title: String, text payload: @escaping () -> String) -> Race {
        Race(id: "encode-\(id)-objects", title: "\(title), to [[String: Any]]") {
            let text = payload()
            let plain = try decoder.decode([Plain].self, from: Data(text.utf8))
            let structs = ([HandyStruct].deserialize(from: text) ?? []).compactMap(\.self)
            let classes = ([HandyClass].deserialize(from: text) ?? []).compactMap(\.self)
            let native = [Native].deserialize(from: text) ?? []
            return [
                Contender(.foundation, "JSONEncoder, then JSONSerialization", models: rereadObjects) {
                    try JSONSerialization.jsonObject(with: encoder.encode(plain))
                },
                Contender(.handyStruct, "HandyJSON-style structs", models: rereadObjects) { structs.toJSON() },
                Contender(.handyClass, "HandyJSON-style classes", models: rereadObjects) { classes.toJSON() },
                Contender(
                    .native, "SmartCodable structs",
                    models: {
                        try rereadObjects(present($0))
                    }
                ) { native.toArray() },
            ]
        }
    }

    // MARK: Results

    private func reread(_ text: String?) throws -> Any {
        try decoder.decode([Plain].self, from: Data((text ?? "").utf8))
    }

    private func rereadObjects(_ objects: Any) throws -> Any {
        try decoder.decode([Plain].self, from: JSONSerialization.data(withJSONObject: objects))
    }
}

func present<Output>(_ output: Output?) throws -> Output {
    guard let output else { throw UnexpectedPayload(expected: "\(Output.self)") }
    return output
}
