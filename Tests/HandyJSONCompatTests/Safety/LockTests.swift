import SmartCodable
import TestSupport
import Testing

@testable import HandyJSONCompat

#if compiler(>=6.2) && (os(macOS) || os(Linux))
/// Code of the user's never runs under a lock of the library, and objects of the user's are not let go under one. What
/// would hang runs in a process of its own, with a watchdog.
@Suite("Locks, HandyJSONCompat") struct LockTests {
    @Test("A conversion may decode, wait for another thread, and touch a static that decodes") func conversions()
        async
    {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let group = DispatchGroup()
            for thread in 0..<8 {
                group.enter()
                Thread.detachNewThread {
                    let text = thread % 2 == 0 ? Waits.text() : Looks.text()
                    Watchdog.require(text == "2", text)
                    group.leave()
                }
            }
            group.wait()
        }
    }

    @Test("Conversions are asked about real values only") func realValues() {
        let models =
            [HasPicky].deserialize(from: #"[{"a":"up","b":"down","list":["up","?","down"]},{"a":"down","b":null}]"#)
            ?? []
        #expect(models.map { $0?.a } == [.high, .low])
        #expect(models.map { $0?.b } == [.low, .high])
        #expect(models.first??.list == [.high, .low])
        #expect(Picky.asked.value.sorted() == ["?", "down", "down", "down", "up", "up"])
        #expect(models.first??.toJSONString() == #"{"a":1,"b":0,"list":[1,0]}"#)
    }

    @Test("An enum whose conversion calls another one's default has a conversion of its own") func otherDefaults() {
        for _ in 0..<2 {
            let model = HasCalling.deserialize(from: #"{"a":"x:b","plain":"b","optional":"x:a"}"#)
            #expect(model?.a == .b && model?.plain == .b && model?.optional == .a)
            // Its raw value alone is not what its conversion takes.
            #expect(HasCalling.deserialize(from: #"{"a":"b","plain":"q"}"#).map { "\($0.a) \($0.plain)" } == "a a")
        }
    }

    @Test("Conversions inside conversions are told apart") func nested() {
        let model = HasOuter.deserialize(from: #"{"outer":{"inner":"x:b","plain":"b"},"inner":"x:b"}"#)
        #expect(model?.outer == .two && model?.inner == .b)
        #expect(HasOuter.deserialize(from: #"{"outer":{"inner":"b","plain":"b"}}"#)?.outer == .one)
    }

    @Test("Recursive models are made by many threads at once, and each type has one codec") func recursiveModels() {
        let identities = Shared<[[ObjectIdentifier]]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let text = Ping<Int>.deserialize(
                from: #"{"pong":{"pings":[{"n":1},{"pong":{}}],"byName":{"a":{"n":2}}}}"#)?.toJSONString()
            #expect(
                text
                    == #"{"n":0,"pong":{"pings":[{"n":1},{"n":0,"pong":{"pings":[],"byName":{}}}],"byName":{"a":{"n":2}}}}"#
            )
            let types: [Any.Type] = [
                Ping<Int>.self, Pong<Int>.self, [Ping<Int>].self, Ping<Int>?.self, [String: Ping<Int>].self,
            ]
            identities.change { $0.append(types.map { ObjectIdentifier(CodecRegistry.shared.codec(for: $0)) }) }
        }
        #expect(Set(identities.value).count == 1)
    }

    @Test("A sink may log, change the settings and be replaced, and go when it is replaced") func sinks() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let told = Shared(0)
            for _ in 0..<3 {
                let farewell = SettingFarewell(told)
                Log.sink = { line in
                    withExtendedLifetime(farewell) {}
                    guard !line.contains("inner") else { return }
                    Log.logError("inner \(HandyJSONConfiguration.debugMode)")
                    HandyJSONConfiguration.debugMode = .error
                }
                _ = Ping<Int>.deserialize(from: "no JSON")
            }
            Log.sink = nil
            Watchdog.require(told.value == 3, "\(told.value)")
        }
    }
}

/// Uses the settings when it goes.
private final class SettingFarewell: Sendable {
    let told: Shared<Int>
    init(_ told: Shared<Int>) { self.told = told }
    deinit {
        told.change { $0 += 1 }
        _ = HandyJSONConfiguration.deserializeOptions
        HandyJSONConfiguration.deserializeOptions = []
    }
}

private let conversionQueue = DispatchQueue(label: "conversions")

/// Its conversion waits for a queue, on which other models are decoded.
private enum Waits: Int, HandyJSONEnum {
    case one = 1
    case two
    static func _transform(from object: Any) -> Waits? {
        conversionQueue.sync { Looks.other }
        return (object as? Int).flatMap { Waits(rawValue: $0 + 1) }
    }
    static func text() -> String {
        HasWaits.deserialize(from: #"{"kind":1}"#).map { "\($0.kind.rawValue)" } ?? "nil"
    }
}

/// Its conversion needs a static that is decoded.
private enum Looks: Int, HandyJSONEnum {
    case one = 1
    case two
    nonisolated(unsafe) static let table = Fresh<Int>.deserialize(from: #"{"n":1,"list":[1,2]}"#)
    static var other: Void { conversionQueue.async { _ = Fresh<String>.deserialize(from: #"{"n":1}"#) } }
    static func _transform(from object: Any) -> Looks? {
        conversionQueue.sync {}
        return (object as? Int).flatMap { Looks(rawValue: $0 + (table?.n ?? 0)) }
    }
    static func text() -> String {
        HasLooks.deserialize(from: #"{"kind":1}"#).map { "\($0.kind.rawValue)" } ?? "nil"
    }
}

private struct HasWaits: HandyJSON { var kind = Waits.one }
private struct HasLooks: HandyJSON { var kind = Looks.one }
private struct Fresh<T>: HandyJSON {
    var n = 0
    var list: [T] = []
}

private enum Picky: Int, HandyJSONEnum {
    case low, high
    static let asked = Shared<[String]>([])
    static func _transform(from object: Any) -> Picky? {
        asked.change { $0.append("\(object)") }
        switch object as? String {
        case "up": return .high
        case "down": return .low
        default: return nil
        }
    }
}

private struct HasPicky: HandyJSON {
    var a = Picky.low
    var b: Picky? = .high
    var list: [Picky] = []
}

private enum Plain: String, HandyJSONEnum { case a, b }

private enum Calling: String, HandyJSONEnum {
    case a, b
    static func _transform(from object: Any) -> Calling? {
        // By the default conversion of another enum.
        let text = object as? String ?? ""
        guard let plain = Plain._transform(from: String(text.dropFirst(2))), text.hasPrefix("x:") else {
            return nil
        }
        return Calling(rawValue: plain.rawValue)
    }
}

private struct HasCalling: HandyJSON {
    var a = Calling.a
    var plain = Plain.a
    var optional: Calling?
}

private enum Outer: Int, HandyJSONEnum {
    case one = 1
    case two
    static func _transform(from object: Any) -> Outer? {
        guard let table = object as? [String: Any], let inner = Inside.deserialize(from: table) else { return nil }
        return inner.inner == .b && inner.plain == .b ? .two : .one
    }
}

private enum Within: String, HandyJSONEnum {
    case a, b
    static func _transform(from object: Any) -> Within? {
        guard let text = object as? String, text.hasPrefix("x:") else { return nil }
        return Within(rawValue: String(text.dropFirst(2)))
    }
}

private enum PlainWithin: String, HandyJSONEnum { case a, b }

private struct Inside: HandyJSON {
    var inner = Within.a
    var plain = PlainWithin.a
}

private struct HasOuter: HandyJSON {
    var outer: Outer?
    var inner = Within.a
}

private final class Ping<T>: HandyJSON {
    var n = 0
    var pong: Pong<T>?
    init() {}
}

private struct Pong<T>: HandyJSON {
    var pings: [Ping<T>] = []
    var byName: [String: Ping<T>] = [:]
}
#endif
