import Foundation
@_spi(Engine) import SmartEngine

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
