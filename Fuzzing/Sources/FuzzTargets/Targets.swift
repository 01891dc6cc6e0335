import Foundation
import HandyJSONCompat
import SmartCodable
import SmartStreams

extension FuzzTarget {
    /// Accepts what JSONSerialization accepts, and gives the same values.
    static let parser = FuzzTarget("parser") { bytes in
        let data = Data(bytes)
        guard let difference = ParserComparison.compare(data) else { return }
        guard KnownDifferences.reason(data, Choices(), difference) == nil else { return }
        failed("\(difference.kind.rawValue)\nFoundation: \(difference.foundation)\n      ours: \(difference.smart)")
    }

    static let native = FuzzTarget("native") { bytes in
        var source = ByteSource(bytes)
        let options = nativeOptions(source.byte())
        let data = source.remaining()
        if let model = NativePage.deserialize(from: data, options: options) { check(model) }
        if let models = [NativePage].deserialize(from: data, options: options) { models.prefix(3).forEach(check) }
        if let model = NativeFlat.deserialize(from: data, options: options) { check(model) }
        if let model = NativeCircle.deserialize(from: data, options: options) { check(model) }
        let (_, report) = SmartSentinel.record { NativePage.deserialize(from: data, options: options) }
        for repair in report.repairs {
            mustHold(
                repair.path.utf8.count < 3_000 && !"\(repair)".unicodeScalars.contains { $0.value < 32 },
                "a short path and one line, found \(repair)")
        }
    }

    static let handy = FuzzTarget("handy") { bytes in
        silence()
        let data = Data(bytes)
        if let model = HandyPage.deserialize(from: data) { check(model) }
        if let models = [HandyPage].deserialize(from: data) { models.prefix(3).compactMap { $0 }.forEach(check) }
        if let model = HandySubpage.deserialize(from: data) { check(model) }
        if let model = HandyFlat.deserialize(from: data) { check(model) }
        _ = HandyPage.deserialize(from: String(decoding: bytes, as: UTF8.self))
    }

    /// Dictionaries made of the bytes, with values that no text can have.
    static let objects = FuzzTarget("objects") { bytes in
        silence()
        var source = ByteSource(bytes)
        let object = ObjectGenerator.object(&source)
        if let model = NativePage.deserialize(from: object) { check(model) }
        if let model = NativeFlat.deserialize(from: object) { check(model) }
        if let model = HandySubpage.deserialize(from: object) { check(model) }
        if let model = HandyFlat.deserialize(from: object as NSDictionary) { check(model) }
        _ = JSONValue(object)
        _ = try? SmartJSONDecoder().decode(AnyCodable.self, fromJSONObject: object)
        // What text can hold comes out alike from both sources.
        guard ObjectGenerator.isPlain(object), JSONSerialization.isValidJSONObject(object),
            let data = try? JSONSerialization.data(withJSONObject: object)
        else { return }
        let direct = NativeFlat.deserialize(from: object)?.toJSONString()
        let viaText = NativeFlat.deserialize(from: data)?.toJSONString()
        mustHold(
            isAlike(direct, viaText),
            "from the object \(direct ?? "nil")\nfrom the text   \(viaText ?? "nil")\n\(String(decoding: data, as: UTF8.self))"
        )
    }

    /// A path, a zero byte, a document. Paths of simple names lead where subscripts lead.
    static let paths = FuzzTarget("paths") { bytes in
        silence()
        var source = ByteSource(bytes)
        let path = source.text()
        let data = source.remaining()
        // JSONSerialization reads trailing commas; a model does where it is told to.
        let found = NativeFlat.deserialize(from: data, designatedPath: path, options: [.allowsTrailingCommas])
        if let found { check(found) }
        _ = [NativeFlat].deserialize(from: data, designatedPath: path)
        if let model = HandyFlat.deserialize(from: data, designatedPath: path) { check(model) }
        _ = [HandyFlat].deserialize(from: String(decoding: data, as: UTF8.self), designatedPath: path)
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard !path.isEmpty, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (97...122).contains($0) } }),
            ParserComparison.compare(data) == nil, var place = try? JSONSerialization.jsonObject(with: data)
        else { return }
        for name in names {
            guard let next = (place as? [String: Any])?[String(name)] else {
                // A document in a string is entered as well.
                return mustHold(
                    found == nil || String(decoding: data, as: UTF8.self).contains("\\\""), "nothing at \(path)")
            }
            place = next
        }
        // JSONSerialization does not keep how a number is written.
        guard let object = place as? [String: Any], !DocumentFeatures(data).hasFractionOrExponent else { return }
        mustHold(
            isAlike(found?.toJSONString(), NativeFlat.deserialize(from: object)?.toJSONString()),
            "the object at \(path)")
    }

    /// A document, a zero byte, another, which changes the model that the first one made: twice is like once.
    static let updates = FuzzTarget("updates") { bytes in
        silence()
        var source = ByteSource(bytes)
        let first = source.text()
        let second = source.text()
        var native = NativePage.deserialize(from: first) ?? NativePage()
        SmartUpdater.update(&native, from: second)
        let once = native.toJSONString()
        SmartUpdater.update(&native, from: second)
        mustHold(isAlike(native.toJSONString(), once), "the same after the same update")
        var shape: NativeShape = NativeCircle.deserialize(from: first) ?? NativeCircle()
        SmartUpdater.update(&shape, from: second)
        if let text = shape.toJSONString() { mustBeJSON(text) }
        var handy = HandyPage.deserialize(from: first) ?? HandyPage()
        JSONDeserializer.update(object: &handy, from: second)
        check(handy)
        var flat = HandyFlat.deserialize(from: first) ?? HandyFlat()
        JSONDeserializer.update(object: &flat, from: second)
        check(flat)
    }

    /// A type, the strategies, a document: as JSONDecoder and JSONEncoder do.
    static let coders = FuzzTarget("coders") { bytes in
        var source = ByteSource(bytes)
        let tested = CodableCase.all[source.below(CodableCase.all.count)]
        let choices = Choices(source.byte())
        let data = source.remaining()
        guard let difference = tested.compare(data, choices),
            KnownDifferences.reason(data, choices, difference, type: tested.name) == nil
        else { return }
        failed(
            "\(tested.name), \(choices): \(difference.kind.rawValue)\nFoundation: \(difference.foundation)\n      ours: \(difference.smart)"
        )
    }

    /// Hand-written `encode(to:)` that does anything with its containers: valid JSON or an error, and Foundation's text
    /// where that has one.
    static let encoding = FuzzTarget("encoding") { bytes in
        let script = EncodingScript(bytes: bytes)
        let encoder = SmartJSONEncoder()
        if let data = try? encoder.encode(script) {
            mustHold(CodableCase.isJSON(data), "JSON, found \(String(decoding: data, as: UTF8.self))")
        }
        guard !script.isTwisted else { return }
        encoder.outputFormatting = .sortedKeys
        let foundation = JSONEncoder()
        foundation.outputFormatting = .sortedKeys
        let expected = (try? foundation.encode(script)).map { String(decoding: $0, as: UTF8.self) }
        let found = (try? encoder.encode(script)).map { String(decoding: $0, as: UTF8.self) }
        mustHold(
            expected == found, "\(script)\nFoundation: \(expected ?? "an error")\n      ours: \(found ?? "an error")")
    }

    /// Hand-written `init(from:)` that asks for anything: a mode, what is asked, a zero byte, a document. JSONDecoder's
    /// answers with `.strict`; by default for numbers, booleans and texts that no compiler asks for.
    static let decoding = FuzzTarget("decoding") { bytes in
        var source = ByteSource(bytes)
        let isStrict = source.byte() & 1 != 0
        let script = source.untilZero()
        if let difference = DecodingScript.difference(script, source.remaining(), isStrict: isStrict) {
            failed(difference)
        }
    }

    /// A format, a size of pieces, a limit, a text: elements and errors do not depend on how the stream came.
    static let streams = FuzzTarget("streams") { bytes in
        var source = ByteSource(bytes)
        let format: SmartStreamFormat = [.lines, .array, .array(at: "a.1"), .events, .lines][source.below(5)]
        let size = 1 + source.below(40)
        let limit = 3 + source.byte() * (source.byte() & 1 == 0 ? 1 : 1_000)
        let text = source.remaining()
        let pieces = stride(from: 0, to: text.count, by: size).map { text.dropFirst($0).prefix(size) }
        func elements(_ pieces: [Data], recordsRepairs: Bool) -> [String] {
            SmartJSONSequence<JSONValue>(
                pieces, format: format, recordsRepairs: recordsRepairs, maximumElementSize: limit
            ).map { "\($0.index) \($0.offset) \($0.result)" }
        }
        let whole = elements([text], recordsRepairs: false)
        for found in [elements(pieces, recordsRepairs: false), elements(pieces, recordsRepairs: true)] {
            mustHold(found == whole, "\(format), \(size), \(limit)\nwhole  \(whole)\npieces \(found)")
        }
    }

    // MARK: What is asked of models

    /// JSON, for which JSONSerialization has a number beyond the range of Double not.
    static func mustBeJSON(_ text: String) {
        let data = Data(text.utf8)
        mustHold(CodableCase.isJSON(data) || DocumentFeatures(data).hasHugeNumber, "JSON, found \(text)")
    }

    /// What is written is read, and written alike. What JSON cannot hold (NaN) is left out of the first text only.
    static func check<T: SmartCodable>(_ model: T) {
        guard let text = model.toJSONString() else { return }
        mustBeJSON(text)
        guard let again = T.deserialize(from: text), let second = again.toJSONString() else {
            failed("a model from \(text)")
        }
        let third = T.deserialize(from: second)?.toJSONString()
        mustHold(isAlike(third, second), "the same text again\nsecond \(second)\n third \(third ?? "nil")")
        _ = model.toDictionary()
        if let mapped = model.toJSONString(useMappedKeys: true) {
            mustBeJSON(mapped)
        }
    }

    static func check<T: HandyJSON>(_ model: T) {
        guard let text = model.toJSONString() else { return }
        mustBeJSON(text)
        _ = model.toJSON()
        mustHold(T.deserialize(from: text) != nil, "a model from \(text)")
    }

    private static func nativeOptions(_ byte: Int) -> Set<SmartDecodingOption>? {
        var options: Set<SmartDecodingOption> = []
        switch byte & 7 {
        case 1: options.insert(.key(.fromSnakeCase))
        case 2: options.insert(.key(.caseInsensitive))
        case 3: options.insert(.key(.firstLetterLower))
        case 4: options.insert(.strict)
        case 5: options.insert(.lossyCollections)
        case 6: options.insert(.number(.rounded))
        default: break
        }
        if byte & 8 != 0 { options.insert(.date(.iso8601)) }
        if byte & 16 != 0 { options.insert(.maximumDepth(8)) }
        return options.isEmpty ? nil : options
    }

    private static func silence() { HandyJSONConfiguration.debugMode = .none }
}

extension Choices {
    public init(_ byte: Int) {
        self.init()
        isStrict = byte & 1 != 0
        isSnakeCase = byte & 2 != 0
        date = byte >> 2 & 3
        data = byte >> 4 & 1
        hasFloatWords = byte & 32 != 0
    }
}

/// Whether two texts say the same, in whatever order dictionaries came.
func isAlike(_ a: String?, _ b: String?) -> Bool { a == b || canonical(a) == canonical(b) }

/// Members in one order; nil as it is. JSONSerialization refuses numbers beyond the range of Double, we do not.
func canonical(_ text: String?) -> String? {
    guard let text else { return nil }
    if let object = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed),
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .fragmentsAllowed])
    {
        return String(decoding: data, as: UTF8.self)
    }
    let encoder = SmartJSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? SmartJSONDecoder().decode(JSONValue.self, from: text)).flatMap { try? encoder.encode($0) }
    return data.map { String(decoding: $0, as: UTF8.self) } ?? text
}
