import Foundation
import HandyJSONCompat
import SmartCodable

private typealias Action = (Int) -> Int

private final class HandyActions: HandyJSON {
    var id = 0
    var onTap: Action?
    var always: Action = { $0 + 1 }
    var pair: (Int, Action) = (1, { $0 + 2 })
    var maybe: (name: String, inner: (Action?, Int))?
    var list: [Action] = []
    var plainPair = (1, "one")
    required init() {}
}

private class NativeBase: SmartCodable {
    var id = 0
    required init() {}
}

private final class NativeActions: NativeBase {
    var onTap: Action? = { $0 + 3 }
    var pair: (Int, Action) = (1, { $0 + 4 })
    var name = ""
}

/// Made before the program starts, where the optimiser sees that it can be.
private final class Constant: HandyJSON {
    let number: Int
    let other: Int
    init(number: Int, other: Int) {
        self.number = number
        self.other = other
    }
    required convenience init() { self.init(number: 1, other: 2) }
    static let shared = Constant(number: 7, other: 8)
}

private final class NativeConstant: SmartCodable {
    var number = 5
    var other = 6
    required init() {}
    static let shared = NativeConstant()
}

extension Program {
    static let layouts: [Program] = [
        Program("functions-are-left-alone") {
            let action: Action = { $0 * 2 }
            let source: [String: Any] = [
                "id": 1, "onTap": action, "always": action, "pair": (5, action), "maybe": ("x", (action, 1)),
                "list": [action], "plainPair": (2, "two"),
                "name": "n",
            ]
            guard let handy = HandyActions.deserialize(from: source) else { throw Wrong(description: "no model") }
            try expect(handy.onTap == nil && handy.maybe == nil, "a function was put in")
            try expect([handy.id, handy.always(1), handy.pair.1(1)], [1, 2, 3])
            try expect(handy.plainPair.1, "two")
            if let first = handy.list.first { try expect(first(21), 42) }
            handy.onTap = { $0 + 10 }
            handy.maybe = ("m", ({ $0 + 20 }, 3))
            let json = handy.toJSON() ?? [:]
            try expect(
                json["onTap"] == nil && json["always"] == nil && json["pair"] == nil && json["maybe"] == nil,
                "a function was taken out: \(json)")
            try expect(handy.toJSONString()?.contains(#""id":1"#), true)
            try expect(handy.onTap?(1), 11)
            try expect(handy.maybe?.inner.0?(1), 21)

            guard var native = NativeActions.deserialize(from: source) else { throw Wrong(description: "no model") }
            try expect([native.onTap?(1) ?? 0, native.pair.1(1), native.id], [4, 5, 1])
            try expect(native.name, "n")
            native.onTap = action
            try expect(SmartUpdater.update(&native, from: source), true)
            try expect(native.onTap?(21), 42)
            try expect(native.toJSONString(), #"{"id":1,"name":"n"}"#)

            let (_, report) = SmartSentinel.record { handy.toJSONString() }
            try expect(
                report.repairs.map(\.property).sorted(), ["always", "list", "maybe", "onTap", "pair", "plainPair"])
        },
        Program("static-objects") {
            for _ in 0..<3 {
                try expect(Constant.shared.toJSONString(), #"{"number":7,"other":8}"#)
                try expect([Constant.shared].toJSONString(), #"[{"number":7,"other":8}]"#)
                try expect(NativeConstant.shared.toJSONString(), #"{"number":5,"other":6}"#)
            }
        },
    ]
}
