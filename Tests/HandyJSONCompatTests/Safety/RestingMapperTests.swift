import Foundation
import Testing

@testable import HandyJSONCompat
@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// As `RestingRunTests`, of HandyJSON models: what the mapper, its rules and the transforms of a run leave on the thread.
@Suite struct RestingMapperTests {
    private final class Token {}

    private class Mapped: HandyJSON {
        var id = 0
        var at: Date?
        var name = ""
        var code = 0
        var secret: String? = "s"
        var next: Mapped?
        var table: [String: Any] = [:]
        required init() {}

        func mapping(mapper: HelpingMapper) {
            // Closures that hold the model and an object.
            let token = Token()
            mapper <<< self.id <-- ["user_id", "id"]
            mapper <<< self.at <-- DateTransform()
            mapper
                <<< self.name
                <-- TransformOf<String, String>(
                    fromJSON: { text in withExtendedLifetime((token, self)) { text } },
                    toJSON: { text in withExtendedLifetime((token, self)) { text } })
            mapper.specify(property: &code) { text in withExtendedLifetime(token) { text.count } }
            mapper >>> self.secret
        }
    }

    /// Says something else of each instance, and decodes another model meanwhile.
    private final class Moody: Mapped {
        var extra = 0
        override func mapping(mapper: HelpingMapper) {
            if id % 2 == 0 { super.mapping(mapper: mapper) }
            _ = Plain.deserialize(from: #"{"a":1}"#)
            mapper <<< self.extra <-- "extra\(id)"
        }
    }

    private struct Plain: HandyJSON {
        var a = 0
        mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "a" }
    }

    private static let object =
        #"{"user_id":"1","at":5,"name":"n","code":[1,2],"secret":"x","table":{"k":[1]},"next":{"id":2,"name":7}}"#

    private static func codeEverything() {
        let model = Mapped.deserialize(from: object)
        _ = [Mapped].deserialize(from: "[\(object),\(object),5]")
        _ = JSONDeserializer<Moody>.deserializeModelArrayFrom(json: "[\(object),{\"id\":3},{\"extra3\":1}]")
        if var model { JSONDeserializer.update(object: &model, from: object) }
        _ = Mapped.deserialize(from: ["name": Token(), "table": ["x": Token()]] as [String: Any])
        model?.table = ["k": Token(), "l": [1]]
        _ = model?.toJSON()
        _ = model?.toJSONString()
        _ = [Moody(), Moody()].toJSONString(prettyPrint: true)
        _ = SmartSentinel.record { (Mapped.deserialize(from: object), model?.toJSONString()) }
        // As many transforms at once as there are levels.
        let depth = 300
        _ = Mapped.deserialize(
            from: String(repeating: #"{"name":"a","next":"#, count: depth) + "{}" + String(repeating: "}", count: depth)
        )
        _ = Mapped.deserialize(from: object)?.toJSON()
    }

    /// The objects that a resting run may have.
    private static let learned: Set<String> = [
        "DecodingSession", "EncodingSession", "Document", "DecodingOptions", "EncodingOptions", "HelpingMapper",
        "MappingPropertyHandler",
    ]

    private static let family = RestingMemory.Family(
        // What a mapping was turned into, which is the model's.
        isForGood: { $0 is CompiledMapping || $0 is RuntimePlan },
        state: { ($0 as? HelpingMapper)?.state.pointee })

    @Test func mappersRestWithWhatTheyLearnedOfTypesOnly() {
        for _ in 0..<3 {
            let memory = RestingMemory.after(family: Self.family) { Self.codeEverything() }
            #expect(!memory.bytesOfDecodings.isEmpty && !memory.bytesOfEncodings.isEmpty)
            #expect(memory.classes.keys.contains("HelpingMapper"))
            #expect(memory.classes.keys.contains("MappingPropertyHandler"))
            #expect(memory.strangers == [])
            #expect(memory.classes.filter { !Self.learned.contains($0.key) } == [:])
            for bytes in memory.bytesOfDecodings { #expect(bytes <= RestingMemory.maximumOfTypes) }
            for bytes in memory.bytesOfEncodings {
                #expect(bytes <= JSONByteWriter.keptCapacity + RestingMemory.maximumOfTypes)
            }
        }
    }
}
