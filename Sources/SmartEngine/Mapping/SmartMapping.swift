import Foundation

/// Other names of one coding key. Made with `CodingKeys.id <--- "user_id"`.
public struct SmartKeyTransformer {
    package let key: any CodingKey
    package let names: [String]

    package init(key: any CodingKey, names: [String]) {
        self.key = key
        self.names = names
    }
}

/// Another conversion of one coding key. Made with `CodingKeys.date <--- SmartDateTransformer()`.
public struct SmartValueTransformer {
    package let key: any CodingKey
    // One reference: a key is copied for each value that it converts.
    private let conversion: Conversion

    /// What a transformer does, in closures that are specialised where its type is known.
    @usableFromInline final class Conversion {
        fileprivate let read: (Any?) -> Any?
        fileprivate let write: (Any?) -> Any?
        fileprivate let object: Any.Type
        fileprivate let takes: (Any) -> Bool
        fileprivate var isOneWay = false
        fileprivate var readsText = false
        /// One that needs no object of the value.
        fileprivate var dates: SmartDateTransformer?

        @usableFromInline init(
            object: Any.Type, takes: @escaping (Any) -> Bool, read: @escaping (Any?) -> Any?,
            write: @escaping (Any?) -> Any?
        ) {
            self.read = read
            self.write = write
            self.object = object
            self.takes = takes
        }
    }

    @usableFromInline init(_ key: any CodingKey, _ transformer: Any, _ conversion: Conversion) {
        self.key = key
        self.conversion = conversion
        if let closures = transformer as? any ClosureTransformer {
            conversion.isOneWay = !closures.writes
            conversion.readsText = closures.readsText
        }
        conversion.dates = transformer as? SmartDateTransformer
    }

    @inlinable
    package init<T: ValueTransformable>(_ key: any CodingKey, _ transformer: T) {
        self.init(
            key, transformer,
            Conversion(
                object: T.Object.self,
                // Casts cost as much as a small object.
                takes: { type(of: $0) == T.Object.self || $0 is T.Object },
                read: { json in
                    // Nil for an `Any?`, NSNull for an `Any`.
                    guard let json = json as? T.JSONInput else { return nil }
                    return transformer.transformFromJSON(json)
                },
                write: { value in
                    if let value, let exact = ExactCast.value(value, as: T.Object.self),
                        let object = ExactCast.same(exact, as: T.ObjectInput.self)
                            ?? ExactCast.same(Optional(exact), as: T.ObjectInput.self)
                    {
                        return transformer.transformToJSON(object)
                    }
                    // Nil for an `Object?`, nothing for an `Object`.
                    let object: Any = (value as? T.Object) as Any
                    return (object as? T.ObjectInput).flatMap { transformer.transformToJSON($0) }
                }))
    }

    package func read(_ value: NodeView) -> Any? {
        if conversion.readsText { return conversion.read(value.plainText) }
        if let dates = conversion.dates, dates.takes(value) { return dates.read(value) }
        return conversion.read(FoundationValue.make(value))
    }
    /// Nil where the transformer only reads.
    package var write: ((Any?) -> Any?)? { conversion.isOneWay ? nil : conversion.write }
    /// What it makes, and takes when it writes.
    package var object: Any.Type { conversion.object }
    package func takes(_ value: Any) -> Bool { conversion.takes(value) }
}
