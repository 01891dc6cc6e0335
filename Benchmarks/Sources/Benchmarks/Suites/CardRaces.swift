import Foundation
import SmartCodable

/// A page of cards of three kinds: an enum whose cases a member of the object names.
func cardRaces() -> [Race] {
    typealias Plain = CardPlain.Page
    typealias Native = CardNative.Page
    func reread(_ text: String?) throws -> Any { try JSONDecoder().decode(Plain.self, from: Data((text ?? "").utf8)) }
    return [
        Race(id: "cards-text", title: "60 cards of 3 kinds, from text") {
            let text = Cards.page(60)
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder, an enum written by hand", models: { $0 }) {
                    try JSONDecoder().decode(Plain.self, from: data)
                },
                Contender(.native, "SmartPolymorphicEnum", models: present) { Native.deserialize(from: text) },
            ]
        },
        Race(id: "cards-encode", title: "60 cards of 3 kinds, to text") {
            let text = Cards.page(60)
            let plain = try JSONDecoder().decode(Plain.self, from: Data(text.utf8))
            let native = try present(Native.deserialize(from: text))
            return [
                Contender(
                    .foundation, "JSONEncoder, an enum written by hand",
                    models: { try JSONDecoder().decode(Plain.self, from: $0) }
                ) { try JSONEncoder().encode(plain) },
                Contender(.native, "SmartPolymorphicEnum", models: reread) { native.toJSONString() },
            ]
        },
    ]
}
