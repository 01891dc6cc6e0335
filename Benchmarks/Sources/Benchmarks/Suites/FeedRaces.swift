import Foundation
import HandyJSONCompat
import SmartCodable

/// What an app does with a page of its feed, as apps do it: classes that are not final, coders made for the call.
func feedRaces() -> [Race] {
    typealias Plain = FeedPlain.Response<FeedPlain.Page<FeedPlain.Post>>
    typealias Handy = FeedHandy.Response<FeedHandy.Page<FeedHandy.Post>>
    typealias Native = FeedNative.Response<FeedNative.Page<FeedNative.Post>>
    func reread(_ text: String?) throws -> Any { try JSONDecoder().decode(Plain.self, from: Data((text ?? "").utf8)) }
    return [
        Race(id: "feed-text", title: "feed, 50 posts, from text") {
            let text = Feed.page(50)
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder", models: { $0 }) {
                    try JSONDecoder().decode(Plain.self, from: data)
                },
                Contender(.handyClass, "HandyJSON-style classes", models: present) { Handy.deserialize(from: text) },
                Contender(.native, "SmartCodable classes", models: present) { Native.deserialize(from: text) },
                Contender(.smartCoder, "SmartJSONDecoder, plain Codable", models: { $0 }) {
                    try SmartJSONDecoder().decode(Plain.self, from: data)
                },
            ]
        },
        Race(id: "feed-dictionary", title: "feed, 50 posts, from [String: Any]") {
            let object: [String: Any] = try Feed.page(50).foundationObject()
            return [
                Contender(.foundation, "JSONSerialization, then JSONDecoder", models: { $0 }) {
                    try JSONDecoder().decode(Plain.self, from: JSONSerialization.data(withJSONObject: object))
                },
                Contender(.handyClass, "HandyJSON-style classes", models: present) { Handy.deserialize(from: object) },
                Contender(.native, "SmartCodable classes", models: present) { Native.deserialize(from: object) },
            ]
        },
        Race(id: "feed-encode", title: "feed, 50 posts, to text") {
            let text = Feed.page(50)
            let plain = try JSONDecoder().decode(Plain.self, from: Data(text.utf8))
            let handy = try present(Handy.deserialize(from: text))
            let native = try present(Native.deserialize(from: text))
            return [
                Contender(.foundation, "JSONEncoder", models: { try JSONDecoder().decode(Plain.self, from: $0) }) {
                    try JSONEncoder().encode(plain)
                },
                Contender(.handyClass, "HandyJSON-style classes", models: reread) { handy.toJSONString() },
                Contender(.native, "SmartCodable classes", models: reread) { native.toJSONString() },
                Contender(
                    .smartCoder, "SmartJSONEncoder, plain Codable",
                    models: { try JSONDecoder().decode(Plain.self, from: $0) }
                ) { try SmartJSONEncoder().encode(plain) },
            ]
        },
    ]
}
