import Foundation

/// The source of a decode.
package enum DecodingSource {
    case text(String)
    case data(Data)
    /// The bytes are valid until the document is made, which copies them.
    case bytes(UnsafeRawBufferPointer)
    case object(Any)
    case plist(Data)

    @_optimize(speed)
    package func document(_ options: Document.ParsingOptions) throws -> Document {
        if let reader = options.reader, let text = bytes {
            return try Document(object: reader.object(of: text, options), options: options)
        }
        switch self {
        case .text(let text): return try Document(text: text, options: options)
        case .data(let data): return try Document(data: data, options: options)
        case .bytes(let bytes): return try Document(bytes: bytes, options: options)
        case .object(let object): return try Document(object: object, options: options)
        case .plist(let data): return try Document(object: DecodingSource.propertyList(data), options: options)
        }
    }

    /// The bytes of a text; nil for objects.
    private var bytes: Data? {
        switch self {
        case .text(let text): Data(text.utf8)
        case .data(let data): data
        case .bytes(let bytes): Data(bytes)
        case .object, .plist: nil
        }
    }

    private static func propertyList(_ data: Data) throws(NoPropertyList) -> Any {
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw NoPropertyList()
        }
    }
}
