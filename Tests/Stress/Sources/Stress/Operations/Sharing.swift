import Foundation
import HandyJSONCompat
import SmartCodable

/// Functions among the properties.
struct Taps: HandyJSON {
    var id = 0
    var onTap: ((Int) -> Int)?
    var pair: (Int, String) = (1, "one")
    var always: (String) -> String = { $0 + "!" }
    var last = "last"
}

/// Flat in itself, twice.
final class Mirrored: SmartCodable {
    private let token = Token()
    var id = 0
    @SmartFlat var left: Mirrored?
    @SmartFlat var right: Mirrored?
    private enum CodingKeys: CodingKey { case id, left, right }
    required init() {}
}

extension Operation {
    static let sharing: [Operation] = [
        Operation("functions") { step in
            let number = step.random.below(1_000)
            let tap: (Int) -> Int = { $0 + number }
            let source: [String: Any] = [
                "id": number, "onTap": tap, "always": { (text: String) in text + "?" }, "last": "x",
            ]
            let taps = try step.present(Taps.deserialize(from: source), "a model")
            // Left alone, or carried over: what is there can be called.
            try step.holds(taps.onTap == nil || taps.onTap?(3) == number + 3, "no function, or a sound one")
            try step.holds(
                ["a!", "a?"].contains(taps.always("a")), "a sound function, found one that gives \(taps.always("a"))")
            try step.holds(taps.id == number && taps.last == "x" && taps.pair == (1, "one"), "the other properties")
            if let found = taps.toJSON()?["always"] as? (String) -> String {
                try step.holds(["a!", "a?"].contains(found("a")), "a sound function in a dictionary")
            }
            _ = taps.toJSONString()
            var other = Taps()
            JSONDeserializer.update(object: &other, from: source)
            try step.holds(["a!", "a?"].contains(other.always("a")) && other.last == "x", "an updated model")
        },
        Operation("one-object-two-threads", weight: 4) { step in
            let employee = Employee(&step.random)
            // Without `mapping`: that takes properties inout, which is the model's own race.
            let page = OldPage<OldPage<OldPlain>>(&step.random)
            let parcel = Parcel(content: (employee, page))
            let texts = [employee.tree.text, page.tree.text]
            let outcome = Parcel(content: Outcome())
            let copy = step
            let thread = ThreadState.current.onAnotherThread {
                let (employee, page) = parcel.content
                do {
                    for _ in 0..<3 { try copy.equal([employee.toJSONString(), page.toJSONString()], texts) }
                } catch {
                    outcome.content.error = error
                }
            }
            for _ in 0..<3 { try step.equal([employee.toJSONString(), page.toJSONString()], texts) }
            thread.join()
            if let error = outcome.content.error { throw error }
        },
        Operation("flat-in-itself", weight: 2) { step in
            let mirrored = try step.present(Mirrored.deserialize(from: "{\"id\":\(step.random.below(9))}"), "a model")
            _ = mirrored.toJSONString()
        },
    ]
}
