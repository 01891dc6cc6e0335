import Foundation
import HandyJSONCompat
import SmartCodable

/// A network layer as apps have it: generic, from before default isolation, and it decodes and writes on a queue.
public enum NetworkLayer {
    public static func decode<T: SmartCodable>(_ type: T.Type, from text: String) -> T? {
        onQueue { T.deserialize(from: text) }
    }
    public static func decode<T: HandyJSON>(_ type: T.Type, from text: String) -> T? {
        onQueue { T.deserialize(from: text) }
    }
    public static func text<T: SmartCodable>(_ model: T) -> String { onQueue { model.toJSONString() } ?? "nil" }
    public static func text<T: HandyJSON>(_ model: T) -> String { onQueue { model.toJSONString() } ?? "nil" }
    public static func textByFoundation<T: Encodable>(_ model: T) -> String {
        onQueue {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode(model)).map { String(decoding: $0, as: UTF8.self) }
        } ?? "nil"
    }

    private static func onQueue<Result>(_ work: @escaping () -> Result?) -> Result? {
        let group = DispatchGroup()
        nonisolated(unsafe) var result: Result?
        DispatchQueue.global().async(group: group) { result = work() }
        group.wait()
        return result
    }
}
