import SmartCodable
import TestSupport
import Testing

@testable import HandyJSONCompat

#if compiler(>=6.2) && (os(macOS) || os(Linux))
/// What user code may do with a mapper and its rules beside telling it names: keep it, use it later, on another thread,
/// or while another model is asked. In processes of their own, because what went wrong was memory.
@Suite("Life of the mapper") struct MapperLifeTests {
    @Test("A mapper that was kept listens to nobody") func keptMapper() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let json = #"[{"a":1,"b":2,"c":3},{"a":4,"b":5,"c":6},{"a":7,"b":8,"c":9}]"#
            let lines = loggedLines {
                let models = [KeepsMapper].deserialize(from: json) ?? []
                let texts = models.map { $0.map { "\($0.a) \($0.b) \($0.c) \($0.d)" } ?? "nil" }
                Watchdog.require(texts == ["101 2 3 0", "104 5 6 0", "107 8 9 0"], "\(texts)")
            }
            Watchdog.require(lines.count == 1 && lines[0].contains("KeepsMapper.mapping"), "\(lines)")
        }
    }

    @Test("So does one that another thread uses meanwhile") func otherThread() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let lines = Shared<[String]>([])
            Log.sink = { line in lines.change { $0.append(line) } }
            let models = [AsksOtherThread].deserialize(from: #"[{"x":1,"y":2},{"x":3,"y":4}]"#) ?? []
            let texts = models.map { $0.map { "\($0.a) \($0.b)" } ?? "nil" }
            Watchdog.require(texts == ["1 2", "3 4"], "\(texts)")
            Watchdog.require(lines.value.count == 1 && lines.value[0].contains("HelpingMapper"), "\(lines.value)")
        }
    }

    @Test("A mapping may decode more of the same run") func sameRun() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            for _ in 0..<50 {
                let root = Root.deserialize(
                    from:
                        #"{"child":{"xx":1,"yy":2},"other":{"uu":"3","vv":4},"others":[{"uu":5,"vv":6},{"uu":7}]}"#)
                Root.decoder = nil
                Watchdog.require(
                    root.map { "\($0.child.x) \($0.child.y)" } == "1 102", "\(String(describing: root))")
                Watchdog.require(Child.seen == ["3 4", "5 6", "7 0"], "\(Child.seen)")
                // The thread's mapper is gone, and rules made now have to do without it.
                var number = 0
                var rules: [CustomMappingKeyValueTuple] = []
                for index in 0..<100 { rules.append(number <-- "late\(index)") }
                Watchdog.require(
                    rules.enumerated().allSatisfy { $1.1.name == "late\($0)" }, "a rule was overwritten")
            }
        }
    }

    @Test("A transform that decodes, or that decodes when it is let go, disturbs nothing")
    func transformsThatDecode() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            for _ in 0..<20 {
                let models =
                    [Nesting].deserialize(from: #"[{"v":"1","w":2},{"v":"3","w":4},{"v":"5","w":6}]"#) ?? []
                Watchdog.require(
                    models.compactMap { $0 }.map { "\($0.v) \($0.ww)" } == ["11 2", "13 4", "15 6"], "\(models)")
                let texts = models.map { $0?.toJSONString() ?? "nil" }
                Watchdog.require(
                    texts == [#"{"v":"11","w":2}"#, #"{"v":"13","w":4}"#, #"{"v":"15","w":6}"#], "\(texts)")
            }
        }
    }

    @Test("A rule that is kept says what it said, whatever the next instances say") func keptRules() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let json = #"[{"n":0,"x":1,"y":2},{"n":1,"x":3,"y":4},{"n":2,"x":5,"y":6},{"n":3,"x":7,"y":8}]"#
            let models = [KeepsRules].deserialize(from: json) ?? []
            Watchdog.require(models.map { $0?.a } == [1, 103, 6, 7], "\(models.map { $0?.a })")
            let kept = KeepsRules.kept
            Watchdog.require(kept.map(\.name) == ["x", nil, "y", "x"], "\(kept.map(\.name))")
            Watchdog.require(
                kept.map(\.hasTransform) == [false, true, false, false], "\(kept.map(\.hasTransform))")
        }
    }

    @Test("A handler that is kept keeps its transform, on all threads") func keptHandlers() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            _ = SharesHandler.deserialize(from: #"{"a":"1"}"#)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<50 {
                    let models = [SharesHandler].deserialize(from: #"[{"a":"1"},{"a":"2"},{"a":"3"}]"#) ?? []
                    Watchdog.require(models.map { $0?.a } == [101, 102, 103], "\(models.map { $0?.a })")
                    Watchdog.require(
                        models.compactMap { $0 }.toJSONString() == #"[{"a":"1"},{"a":"2"},{"a":"3"}]"#,
                        "written without the transform")
                }
            }
        }
    }
}

private struct KeepsMapper: HandyJSON {
    nonisolated(unsafe) static var kept: HelpingMapper?
    var a: Int32 = 0
    var b: Int32 = 0
    var c = 0
    var d = 0
    mutating func mapping(mapper: HelpingMapper) {
        KeepsMapper.kept = mapper
        mapper <<< self.a
            <-- TransformOf<Int32, Int>(fromJSON: { $0.map { Int32($0) + 100 } }, toJSON: { $0.map { Int($0) } })
    }
    mutating func didFinishMapping() {
        guard let mapper = KeepsMapper.kept else { return }
        mapper <<< self.c <-- TransformOf<Int, Int>(fromJSON: { _ in Int.max }, toJSON: { $0 })
        mapper >>> self.b
        mapper.specify(property: &d, name: "a")
    }
}

private struct AsksOtherThread: HandyJSON {
    var a = 0
    var b = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "x"
        let done = DispatchSemaphore(value: 0)
        let kept = Unchecked(mapper)
        Thread.detachNewThread {
            var mine = 0
            kept.value <<< mine <-- "elsewhere"
            kept.value >>> mine
            done.signal()
        }
        done.wait()
        mapper <<< self.b <-- "y"
    }
}

private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

private struct Root: SmartDecodable {
    nonisolated(unsafe) static var decoder: (any Decoder)?
    enum Keys: CodingKey { case child, other, others }
    var child = Child()

    init() {}
    init(from decoder: any Decoder) throws {
        Root.decoder = decoder
        child = try decoder.container(keyedBy: Keys.self).decode(SmartAny<Child>.self, forKey: .child).wrappedValue
    }
}

private struct Child: HandyJSON {
    nonisolated(unsafe) static var seen: [String] = []
    var x = 0
    var y = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.x <-- "xx"
        if let container = try? Root.decoder?.container(keyedBy: Root.Keys.self) {
            let other = try? container.decode(SmartAny<Other>.self, forKey: .other).wrappedValue
            let others = try? container.decode(SmartAny<[Other]>.self, forKey: .others).wrappedValue
            Child.seen = ([other].compactMap { $0 } + (others ?? [])).map { "\($0.u) \($0.v)" }
        }
        mapper <<< self.y <-- ("yy", TransformOf<Int, Int>(fromJSON: { $0.map { $0 + 100 } }, toJSON: { $0 }))
    }
}

private struct Other: HandyJSON {
    var u = 0
    var v = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.u <-- "uu"
        mapper <<< self.v <-- ("vv", TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 }))
    }
}

/// Decodes when it goes.
private final class Farewell {
    deinit { _ = Other.deserialize(from: #"{"uu":1,"vv":2}"#) }
}

private struct Nesting: HandyJSON {
    var v = 0
    var ww = 0
    mutating func mapping(mapper: HelpingMapper) {
        let farewell = Farewell()
        mapper <<< self.v
            <-- TransformOf<Int, String>(
                fromJSON: { text in
                    withExtendedLifetime(farewell) {}
                    return Other.deserialize(from: ["uu": text ?? ""]).map { $0.u + 10 }
                }, toJSON: { $0.map { "\($0)" } })
        mapper <<< self.ww <-- "w"
    }
}

/// Says something else for each instance, and keeps what `<--` gave.
private struct KeepsRules: HandyJSON {
    nonisolated(unsafe) static var kept: [MappingPropertyHandler] = []
    var a = 0
    mutating func mapping(mapper: HelpingMapper) {
        let rule: CustomMappingKeyValueTuple
        switch KeepsRules.kept.count {
        case 1:
            rule = self.a <-- (["x"], TransformOf<Int, Int>(fromJSON: { $0.map { $0 + 100 } }, toJSON: { $0 }))
        case 2: rule = self.a <-- "y"
        default: rule = self.a <-- "x"
        }
        KeepsRules.kept.append(rule.1)
        mapper <<< rule
    }
}

private struct SharesHandler: HandyJSON {
    private static let handler = Shared<MappingPropertyHandler?>(nil)
    var a = 0
    mutating func mapping(mapper: HelpingMapper) {
        let rule =
            self.a
            <-- TransformOf<Int, String>(
                fromJSON: { $0.flatMap { Int($0) }.map { $0 + 100 } }, toJSON: { $0.map { "\($0 - 100)" } })
        let handler = SharesHandler.handler.change { kept in
            kept = kept ?? rule.1
            return kept ?? rule.1
        }
        mapper <<< (rule.0, handler)
    }
}
#endif
