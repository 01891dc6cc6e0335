import Foundation

/// What an `Any` holds, through any encoder: JSON values, and inside them anything Encodable.
package struct PlainJSON: Encodable {
    package let value: Any
    package init(value: Any) { self.value = value }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let optional = value as? AnyOptional, optional.wrappedAny == nil { return try container.encodeNil() }
        switch value {
        case _ where type(of: value) is NSNull.Type: try container.encodeNil()
        case let list as [Any]: try container.encode(list.map { PlainJSON(value: $0) })
        case let table as [String: Any]: try container.encode(table.mapValues { PlainJSON(value: $0) })
        case let value as any Encodable: try container.encode(value)
        case let number as NSNumber:
            guard let json = JSONValue(number) else { throw refusal(encoder) }
            try container.encode(json)
        case let string as NSString: try container.encode(string as String)
        default: throw refusal(encoder)
        }
    }

    private func refusal(_ encoder: any Encoder) -> EncodingError {
        EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: encoder.codingPath, debugDescription: "\(type(of: value)) is no JSON value."))
    }
}
