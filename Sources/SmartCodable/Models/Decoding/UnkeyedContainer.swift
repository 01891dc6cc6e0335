import Foundation
@_spi(Engine) import SmartEngine

/// An array's elements in order.
struct UnkeyedContainer: UnkeyedDecodingContainer {
    private let decoder: EngineDecoder
    private var next: Int
    private let end: Int
    let count: Int?
    private(set) var currentIndex = 0

    init(_ decoder: EngineDecoder) {
        self.decoder = decoder
        next = decoder.index + 1
        end = decoder.node.next
        count = decoder.node.count
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var isAtEnd: Bool { next >= end }

    private func current(_ expected: Any.Type) throws -> Int {
        guard !isAtEnd else {
            throw JSONDecoderErrors.end(expected, codingPath + [EngineKey(intValue: currentIndex)], count: currentIndex)
        }
        return next
    }

    private mutating func advance() {
        next = decoder.memory.after(next)
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool {
        guard decoder.memory.node(try current(Never.self)).kind == .null else { return false }
        advance()
        return true
    }

    private mutating func scalar<S: ContainerScalar>(_ type: S.Type) throws -> S {
        let index = try current(type)
        let value = S.read(decoder.memory.node(index), index, decoder.memory)
        let result = try value ?? decoder.decodeElement(type, at: index)
        advance()
        return result
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
    mutating func decode(_ type: String.Type) throws -> String { try scalar(type) }
    mutating func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
    mutating func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let result = try decoder.decodeElement(type, at: try current(type))
        advance()
        return result
    }

    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) throws -> KeyedDecodingContainer<N> {
        let container = try decoder.nested(at: try current(KeyedDecodingContainer<N>.self)).container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try decoder.nested(at: try current((any UnkeyedDecodingContainer).self)).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let child = decoder.nested(at: try current((any Decoder).self))
        advance()
        return child
    }
}

/// An array or object, also from text that holds one, as a database column does.
struct JSONContainer: Decodable {
    let value: JSONValue

    @_optimize(size) init(from decoder: any Decoder) throws {
        if !(decoder is EngineDecoder), let text = try? decoder.singleValueContainer().decode(String.self) {
            value = JSONValue.string(text).embedded ?? .string(text)
        } else {
            value = try JSONValue(from: decoder)
        }
    }
}
