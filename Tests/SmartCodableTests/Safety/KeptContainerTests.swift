import Foundation
import Testing

@testable import SmartCodable

/// Containers that user code keeps beyond their value.
@Suite struct KeptContainerTests {
    /// Where the standard library's boxes were otherwise, each container would have a coder of its own.
    @Test func theBoxesHoldWhatTheyAreMadeWith() throws {
        struct Model: SmartCodable {
            nonisolated(unsafe) static var areKept: [Bool] = []
            enum Keys: CodingKey { case name }
            init() {}
            init(from decoder: any Decoder) throws {
                _ = try decoder.container(keyedBy: Keys.self)
                let coder = try #require(decoder as? EngineDecoder)
                Model.areKept.append(coder.state.pointee.life.kept != nil)
            }
            func encode(to encoder: any Encoder) throws {
                _ = encoder.container(keyedBy: Keys.self)
                let coder = try #require(encoder as? EngineEncoder)
                Model.areKept.append(coder.state.pointee.life.kept != nil)
            }
        }
        #expect(try #require(Model.deserialize(from: "{}")).toJSONString() == "{}")
        #expect(Model.areKept == [true, true])
    }

    @Test func otherContentsAreFound() {
        let contents = Contents(number: 1)
        let container = KeyedDecodingContainer(contents)
        #expect(KeptContainer.holding(container, contents: contents) != nil)
        #expect(KeptContainer.holding(container, contents: Contents(number: 2)) == nil)
        #expect(KeptContainer.holding(container, contents: (contents, contents, contents)) == nil)
        #expect(KeptContainer.holding((container, container), contents: contents) == nil)
    }

    /// A container that is kept owns its coder, which goes with it.
    @Test func aKeptContainerOwnsItsCoder() throws {
        struct Model: SmartCodable {
            nonisolated(unsafe) static var containers: [KeyedDecodingContainer<Keys>] = []
            nonisolated(unsafe) static var writers: [KeyedEncodingContainer<Keys>] = []
            nonisolated(unsafe) static var coders: [Weak] = []
            struct Weak { weak var object: AnyObject? }
            enum Keys: CodingKey { case name }
            init() {}
            init(from decoder: any Decoder) throws {
                Model.containers.append(try decoder.container(keyedBy: Keys.self))
                Model.coders.append(Weak(object: decoder as AnyObject))
            }
            func encode(to encoder: any Encoder) throws {
                // Also called for the initial values.
                guard encoder is EngineEncoder else { return }
                Model.writers.append(encoder.container(keyedBy: Keys.self))
                Model.coders.append(Weak(object: encoder as AnyObject))
            }
        }
        let texts = (0..<5).map { #"{"name":"number \#($0) with a longer text"}"# }
        let models = try #require([Model].deserialize(from: "[\(texts.joined(separator: ","))]"))
        #expect(models.toJSONString() == "[{},{},{},{},{}]")
        // Other runs of the same thread, which must not get what is kept.
        struct Other: SmartCodable { var name = "" }
        for _ in 0..<3 { #expect(Other.deserialize(from: texts[0])?.toJSONString() == texts[0]) }

        for (number, container) in Model.containers.enumerated() {
            #expect(try container.decode(String.self, forKey: .name) == "number \(number) with a longer text")
            #expect(try container.decode([String].self, forKey: .name) == [])
        }
        for number in Model.writers.indices { try Model.writers[number].encode(number, forKey: .name) }
        #expect(Model.coders.count == 10)
        #expect(Model.coders.allSatisfy { $0.object != nil })
        Model.containers = []
        Model.writers = []
        #expect(Model.coders.allSatisfy { $0.object == nil })
    }

    /// Containers of decoders that user code made or kept own them: nothing is left of the run but the container.
    @Test func containersOutliveTheirDecoders() throws {
        struct Nest: SmartCodable {
            nonisolated(unsafe) static var kept: KeyedDecodingContainer<Inner>?
            nonisolated(unsafe) static var decoder: (any Decoder)?
            enum Keys: CodingKey { case nested }
            enum Inner: CodingKey { case inner }
            init() {}
            init(from decoder: any Decoder) throws {
                Nest.kept = try decoder.container(keyedBy: Keys.self).nestedContainer(
                    keyedBy: Inner.self, forKey: .nested)
                Nest.decoder = decoder
            }
            func encode(to encoder: any Encoder) throws {}
        }
        _ = Nest.deserialize(from: #"{"nested":{"inner":"a text of more than fifteen bytes"}}"#)
        #expect(try Nest.kept?.decode(String.self, forKey: .inner) == "a text of more than fifteen bytes")
        let again = try Nest.decoder?.container(keyedBy: Nest.Keys.self)
        Nest.decoder = nil
        #expect(
            try again?.nestedContainer(keyedBy: Nest.Inner.self, forKey: .nested).decode(String.self, forKey: .inner)
                == "a text of more than fifteen bytes")
        Nest.kept = nil
    }
}

private struct Contents: KeyedDecodingContainerProtocol {
    enum Key: CodingKey { case name }
    let number: Int
    let lifeline: Lifeline? = nil

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { false }
    func decodeNil(forKey key: Key) throws -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw CocoaError(.featureUnsupported) }
    func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> {
        throw CocoaError(.featureUnsupported)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw CocoaError(.featureUnsupported)
    }
    func superDecoder() throws -> any Decoder { throw CocoaError(.featureUnsupported) }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw CocoaError(.featureUnsupported) }
}
