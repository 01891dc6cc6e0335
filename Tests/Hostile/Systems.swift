import Foundation
import HandyJSONCompat
import SmartCodable

/// What the system refuses, and what a setting may be.
let systems: [Program] = [
    Program("no-keys-for-threads-left") {
        var key = pthread_key_t()
        var taken = 0
        while pthread_key_create(&key, nil) == 0 { taken += 1 }
        try expect(taken > 100, "\(taken) keys")
        struct Native: SmartCodable, Equatable { var id = 0; var name: String? }
        struct Handy: HandyJSON {
            var id = 0
            var name: String?
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "user_id" }
        }
        func everything() throws {
            for round in 0..<20 {
                let json = #"{"id":"\#(round)","user_id":\#(round + 1),"name":"n"}"#
                let (native, report) = SmartSentinel.record { Native.deserialize(from: json) }
                try expect(native, Native(id: round, name: "n"))
                try expect(report.totalCount, 1)
                try expect(native?.toJSONString(), #"{"id":\#(round),"name":"n"}"#)
                let handy = Handy.deserialize(from: json)
                try expect(handy?.id, round + 1)
                try expect(handy?.toJSONString(), #"{"user_id":\#(round + 1),"name":"n"}"#)
                try expect(try SmartJSONDecoder().decode([Int].self, from: "[1,2,3]"), [1, 2, 3])
            }
        }
        try everything()
        try onThread(stackSize: 1 << 20, everything)
    },
    Program("values-too-deep-for-the-stack-are-errors") {
        // The sanitizers need more than 80 KB for anything.
        guard !isSanitized else { return }
        struct Holder: SmartCodable { @SmartAny var any: Any? }
        let value = deepValue(510)
        let text = value.description
        let found = try onThread(stackSize: 80 << 10) { () -> [String] in
            let heard = Heard()
            let listener = SmartSentinel.onMessage { heard.add($0.text) }
            defer { listener.cancel() }
            func outcome<R>(_ body: () throws -> R) -> String {
                switch Result(catching: body) {
                case .success: "a value"
                case .failure(let error): "\(error)"
                }
            }
            heard.add(outcome { try Holder.decode(from: "{\"any\":\(text)}") })
            heard.add(outcome { try SmartJSONDecoder().decode(JSONValue.self, from: text) })
            _ = value.peel
            return heard.all
        }
        try expect(found.count, 3, "\(found)")
        try expect(found.allSatisfy { $0.contains("stack of ") }, true, "\(found)")
        try expect(found[0].contains("any"), true, found[0])
    },
    Program("deep-values-hash-and-compare") {
        let value = deepValue(511)
        let same = deepValue(511)
        for size in [512, 256] where !(isSanitized && size < 512) {
            let found = try onThread(stackSize: size << 10) {
                value == same && value.hashValue == same.hashValue && "\(value)".count > 511
                    && Set([value, same]).count == 1
            }
            try expect(found, true, "\(size) KB")
        }
    },
    Program("limits-of-any-number") {
        for number in [Int.min, -1, 0, 1, Int.max] {
            var limits = SmartSentinel.Limits()
            limits.oneIn = number
            limits.repairs = number
            SmartSentinel.debugMode = .verbose
            let listener = SmartSentinel.onReport(limits: limits) { _ = "\($0)" }
            let texts = SmartSentinel.onLogGenerated(limits: limits) { _ in }
            defer {
                listener.cancel()
                texts.cancel()
            }
            struct Model: SmartCodable { var a = 0; var b = 0 }
            try expect(Model.deserialize(from: #"{"a":[],"b":"x"}"#)?.a, 0)
            SmartCodableOptions.maximumDepth = number
            defer { SmartCodableOptions.maximumDepth = 512 }
            _ = Model.deserialize(from: #"{"a":[[[]]]}"#)
            _ = Model.deserialize(from: #"{"a":[[[]]]}"#, options: [.maximumDepth(number)])
        }
    },
]

private func deepValue(_ depth: Int) -> JSONValue {
    var value: JSONValue = 1
    for level in 0..<depth { value = level % 2 == 0 ? [value] : ["a": value] }
    return value
}

private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
}
