#if canImport(Observation)
import Foundation
import Observation
import SmartCodable
import Testing

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@Observable private class Settings: SmartCodable, SmartObservable {
    var theme = "light"
    var textSize: Int? = 12
    @ObservationIgnored var cache = "kept"
    required init() {}
    class func observedProperties() -> [AnyKeyPath] { [\Settings.theme, \Settings.textSize] }
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@Observable private final class ReaderSettings: Settings {
    var fontName = "serif"
    var sizes: [Int] = []
    override class func observedProperties() -> [AnyKeyPath] { super.observedProperties() + [\ReaderSettings.fontName] }
}

/// Names its keys itself, as JSONDecoder asks for.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@Observable private final class Named: SmartCodable {
    var first = 1
    var second = 2
    init() {}
    enum CodingKeys: String, CodingKey { case _first = "first_value", _second = "second" }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys._second <--- "number_two"] }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@Observable private final class Plain: Codable {
    var value = 3
    init() {}
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@Observable private final class Reported: SmartCodable {
    var share = 0.0
    var text = ""
    @ObservationIgnored @SmartAny var any: Any?
    init() {}
}

private final class Told: @unchecked Sendable {
    var names: [String] = []
}

@Suite("@Observable models") struct ObservableModelTests {
    @Test("Properties have their own names, in both directions and in subclasses") func names() throws {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        let json = #"{"theme":1,"textSize":"14","cache":"c","fontName":"mono","sizes":["1",2]}"#
        let (settings, report) = SmartSentinel.record { Settings.deserialize(from: json) }
        #expect(settings?.theme == "1")
        #expect(settings?.textSize == 14)
        #expect(settings?.cache == "c")
        #expect(report.repairs.map(\.path) == ["theme", "textSize"])
        #expect(settings?.toJSONString() == #"{"theme":"1","textSize":14,"cache":"c"}"#)
        let reader = try #require(ReaderSettings.deserialize(from: json))
        #expect(reader.fontName == "mono")
        #expect(reader.sizes == [1, 2])
        #expect(
            reader.toJSONString()
                == #"{"theme":"1","textSize":14,"cache":"c","fontName":"mono","sizes":[1,2]}"#)
        #expect(Settings.deserialize(from: "{}")?.textSize == 12)
        #expect(
            ReaderSettings.deserialize(from: #"{"font_name":"m","text_size":3}"#, options: [.key(.fromSnakeCase)]).map {
                [$0.fontName, "\($0.textSize ?? 0)"]
            } == ["m", "3"])
        #expect(reader.toJSONString(options: [.key(.toSnakeCase)])?.contains(#""font_name":"mono""#) == true)
    }

    @Test("Reports have the properties' own names") func reports() {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        let (model, read) = SmartSentinel.record { Reported.deserialize(from: #"{"share":"much","text":5}"#) }
        #expect(Set(read.repairs.map(\.property)) == ["share", "text"])
        model?.share = .nan
        model?.any = { 1 }
        let (_, written) = SmartSentinel.record { model?.toJSONString() }
        #expect(Set(written.repairs.map(\.property)) == ["share", "any"])
    }

    @Test("What JSONEncoder has written of the storage is read too") func storageNames() {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        #expect(Settings.deserialize(from: #"{"_theme":"dark"}"#)?.theme == "dark")
        #expect(Settings.deserialize(from: #"{"_theme":"dark","theme":"own"}"#)?.theme == "own")
    }

    @Test("Keys and mappings of the model's own are obeyed") func keys() {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        let model = Named.deserialize(from: #"{"first_value":"3","number_two":4}"#)
        #expect(model?.first == 3)
        #expect(model?.second == 4)
        #expect(model?.toJSONString() == #"{"first_value":3,"second":4}"#)
        #expect(model?.toJSONString(useMappedKeys: true) == #"{"first_value":3,"number_two":4}"#)
    }

    @Test("What is no model of ours is written as Foundation writes it") func plain() throws {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        let plain = Plain()
        let ours = try SmartJSONEncoder().encode(plain)
        #expect(
            try JSONSerialization.jsonObject(with: ours) as? NSDictionary
                == JSONSerialization.jsonObject(with: JSONEncoder().encode(plain)) as? NSDictionary)
        #expect(
            try SmartJSONDecoder().decode(Plain.self, from: #"{"_value":4,"_$observationRegistrar":{}}"#).value == 4)
    }

    @Test("Each instance has observers of its own, who hear of updates") func observers() throws {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        var settings = try #require(ReaderSettings.deserialize(from: #"{"theme":"a","fontName":"b"}"#))
        let other = try #require(ReaderSettings.deserialize(from: #"{"theme":"a"}"#))
        let told = Told()
        withObservationTracking {
            _ = settings.theme
        } onChange: {
            told.names.append("theme")
        }
        withObservationTracking {
            _ = settings.fontName
        } onChange: {
            told.names.append("fontName")
        }
        withObservationTracking {
            _ = other.theme
        } onChange: {
            told.names.append("other")
        }
        let identity = ObjectIdentifier(settings)
        SmartUpdater.update(&settings, from: #"{"theme":"c","fontName":"d","sizes":[1]}"#)
        #expect(ObjectIdentifier(settings) == identity)
        #expect(told.names.sorted() == ["fontName", "theme"])
        #expect(settings.theme == "c")
        #expect(settings.fontName == "d")
        #expect(settings.sizes == [1])
        other.theme = "x"
        #expect(told.names.sorted() == ["fontName", "other", "theme"])
    }
}
#endif
