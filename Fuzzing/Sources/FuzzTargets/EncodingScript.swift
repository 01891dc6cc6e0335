import Foundation

/// An `encode(to:)` that follows bytes: containers of all kinds, in containers, again, in any order.
struct EncodingScript: Encodable, CustomStringConvertible {
    private let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether a container is asked for where Foundation has one already of another kind, or a key twice: it traps
    /// there, or keeps the last.
    var isTwisted: Bool {
        var source = ByteSource(bytes)
        return source.byte() & 1 != 0
    }

    var description: String { "script \(bytes)" }

    func encode(to encoder: any Encoder) throws {
        var source = ByteSource(bytes)
        var writer = Writer(isTwisted: source.byte() & 1 != 0)
        try writer.value(encoder, &source, depth: 0)
    }

    private struct Writer {
        let isTwisted: Bool
        private var names = 0

        init(isTwisted: Bool) { self.isTwisted = isTwisted }

        /// A new name each time, unless the script is twisted.
        private mutating func name(_ source: inout ByteSource) -> AnyName {
            names += 1
            return AnyName(stringValue: isTwisted ? ["a", "b", "", "a.b"][source.below(4)] : "k\(names)")
        }

        mutating func value(_ encoder: any Encoder, _ source: inout ByteSource, depth: Int) throws {
            guard depth < 8 else {
                var container = encoder.singleValueContainer()
                return try container.encode(depth)
            }
            repeat {
                switch source.below(4) {
                case 0:
                    var container = encoder.singleValueContainer()
                    try single(&container, &source, depth: depth)
                case 1:
                    var container = encoder.unkeyedContainer()
                    try list(&container, &source, depth: depth)
                case 2:
                    var container = encoder.container(keyedBy: AnyName.self)
                    try members(&container, &source, depth: depth)
                default:
                    if isTwisted && source.below(4) == 0 { return }
                    var container = encoder.container(keyedBy: AnyName.self)
                    try members(&container, &source, depth: depth)
                    // A second container of the same kind goes on with the first.
                    var second = encoder.container(keyedBy: AnyName.self)
                    try members(&second, &source, depth: depth)
                }
            } while isTwisted && source.below(3) == 0 && !source.isEmpty
        }

        private mutating func single(
            _ container: inout any SingleValueEncodingContainer, _ source: inout ByteSource, depth: Int
        ) throws {
            switch source.below(7) {
            case 0: try container.encodeNil()
            case 1: try container.encode(source.byte())
            case 2: try container.encode("text \(source.byte())")
            case 3: try container.encode([source.byte()])
            case 4: try container.encode(["k": source.byte()])
            case 5: try container.encode(1.5)
            default: try container.encode(EncodingScript(bytes: [isTwisted ? 1 : 0] + source.some(&source)))
            }
        }

        private mutating func list(
            _ container: inout any UnkeyedEncodingContainer, _ source: inout ByteSource, depth: Int
        ) throws {
            for _ in 0..<source.below(5) {
                switch source.below(7) {
                case 0: try container.encodeNil()
                case 1: try container.encode(source.byte())
                case 2: try container.encode("text")
                case 3:
                    var nested = container.nestedContainer(keyedBy: AnyName.self)
                    try members(&nested, &source, depth: depth + 1)
                case 4:
                    var nested = container.nestedUnkeyedContainer()
                    if depth < 6 { try list(&nested, &source, depth: depth + 1) }
                case 5: try value(container.superEncoder(), &source, depth: depth + 1)
                default: try container.encode(EncodingScript(bytes: [isTwisted ? 1 : 0] + source.some(&source)))
                }
            }
        }

        private mutating func members(
            _ container: inout KeyedEncodingContainer<AnyName>, _ source: inout ByteSource, depth: Int
        ) throws {
            guard depth < 8 else { return }
            for _ in 0..<source.below(5) {
                let key = name(&source)
                switch source.below(8) {
                case 0: try container.encodeNil(forKey: key)
                case 1: try container.encode(source.byte(), forKey: key)
                case 2: try container.encode("text", forKey: key)
                case 3:
                    var nested = container.nestedContainer(keyedBy: AnyName.self, forKey: key)
                    try members(&nested, &source, depth: depth + 1)
                case 4:
                    var nested = container.nestedUnkeyedContainer(forKey: key)
                    try list(&nested, &source, depth: depth + 1)
                case 5: try value(container.superEncoder(forKey: key), &source, depth: depth + 1)
                case 6: try container.encodeIfPresent(Int?.none, forKey: key)
                default:
                    try container.encode(EncodingScript(bytes: [isTwisted ? 1 : 0] + source.some(&source)), forKey: key)
                }
            }
        }
    }
}

extension ByteSource {
    /// A few bytes for a script within.
    func some(_ source: inout ByteSource) -> [UInt8] { (0..<source.below(12)).map { _ in UInt8(source.byte()) } }
}
