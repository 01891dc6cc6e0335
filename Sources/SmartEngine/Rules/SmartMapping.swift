import Foundation

/// Other names of one coding key: made with `<---`.
///
///     struct Member: SmartCodable {
///         var id = 0
///         var city = ""
///         static func mappingForKey() -> [SmartKeyTransformer]? {
///             [CodingKeys.id <--- ["member_id", "uid"], CodingKeys.city <--- "address.city"]
///         }
///     }
///
/// The first name whose value is not null counts; dots make a path. See <doc:Mapping>.
public struct SmartKeyTransformer {
    package let key: any CodingKey
    package let names: [String]

    package init(key: any CodingKey, names: [String]) {
        self.key = key
        self.names = names
    }
}

/// Another conversion of one coding key: made with `<---`.
///
///     struct Event: SmartCodable {
///         var begins = Date(timeIntervalSince1970: 0)
///         static func mappingForValue() -> [SmartValueTransformer]? {
///             [CodingKeys.begins <--- SmartDateTransformer(.format("dd.MM.yyyy"))]
///         }
///     }
///
/// See <doc:Mapping>.
public struct SmartValueTransformer {
    package let key: any CodingKey
    // One reference: the transformer is copied for each value that it converts.
    private let conversion: Conversion

    /// A transformer's work, in closures that are specialised where its type is known.
    @usableFromInline package final class Conversion {
        fileprivate let read: (Any?) -> Any?
        fileprivate let write: (Any?) -> Any?
        fileprivate let object: Any.Type
        fileprivate let takes: (Any) -> Bool
        fileprivate let isOneWay: Bool
        fileprivate let readsText: Bool
        /// Reads nodes, for a date transformer, which needs no Foundation value.
        fileprivate let ofNodes: (any NodeTransformer)?

        @usableFromInline package init(
            object: Any.Type, takes: @escaping (Any) -> Bool, read: @escaping (Any?) -> Any?,
            write: @escaping (Any?) -> Any?
        ) {
            self.read = read
            self.write = write
            self.object = object
            self.takes = takes
            isOneWay = false
            readsText = false
            ofNodes = nil
        }

        /// A conversion of a transformer that only reads, is given text instead of the value, or reads nodes.
        package init(_ other: Conversion, isOneWay: Bool, readsText: Bool, nodes: (any NodeTransformer)?) {
            read = other.read
            write = other.write
            object = other.object
            takes = other.takes
            self.isOneWay = isOneWay
            self.readsText = readsText
            ofNodes = nodes
        }
    }

    @usableFromInline package init(_ key: any CodingKey, _ conversion: Conversion) {
        self.key = key
        self.conversion = conversion
    }

    package func read(_ value: NodeView) -> Any? {
        if conversion.readsText { return conversion.read(value.plainText) }
        if let nodes = conversion.ofNodes, nodes.takes(value) { return nodes.read(value) }
        return conversion.read(FoundationValue.make(value))
    }
    /// Makes the JSON value; nil if the transformer only reads.
    package var write: ((Any?) -> Any?)? { conversion.isOneWay ? nil : conversion.write }
    /// Whether the transformer is given text, whatever the value is.
    package var readsText: Bool { conversion.readsText }
    /// The type that the transformer makes, and writes.
    package var object: Any.Type { conversion.object }
    package func takes(_ value: Any) -> Bool { conversion.takes(value) }
}

/// A transformer that needs no Foundation value for some values.
package protocol NodeTransformer: AnyObject {
    func takes(_ value: NodeView) -> Bool
    func read(_ value: NodeView) -> Any?
}

/// A conversion to one type that the built-in rules do not have.
///
///     SmartConversion(to: Bool.self) { json in json.doubleValue.map { $0 != 0 } }
///
/// It is called for values that the built-in rules refuse, never for those they accept. It counts as a conversion in
/// reports.
public struct SmartConversion: Sendable {
    let type: ObjectIdentifier
    let convert: @Sendable (NodeView) -> Any?

    package init(_ type: Any.Type, _ convert: @escaping @Sendable (NodeView) -> Any?) {
        self.type = ObjectIdentifier(type)
        self.convert = convert
    }
}

/// The names of HandyJSON's mappings: `friend.name` → ["friend", "name"]; `a\.b` → ["a.b"]. Empty segments are skipped.
package enum MappingPath {
    @_optimize(size) package static func segments(of name: String) -> [String] {
        guard name.contains(".") else { return name.isEmpty ? [] : [name] }
        var segments: [String] = []
        var current = ""
        var characters = name.makeIterator()
        var pending = characters.next()
        while let character = pending {
            pending = characters.next()
            if character == "\\", pending == "." {
                current.append(".")
                pending = characters.next()
            } else if character == "." {
                if !current.isEmpty { segments.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { segments.append(current) }
        return segments
    }
}
