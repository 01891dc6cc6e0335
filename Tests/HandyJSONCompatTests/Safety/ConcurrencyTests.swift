import HandyJSONCompat
import SmartCodable
import Testing

/// Twenty model types of both families, decoded and written from eight threads at once. Meant for ThreadSanitizer,
/// under which `.ci/run thread` runs them.
private struct Generic<T>: HandyJSON { var id = 0; var value: T? }
private struct Row<Tag>: HandyJSON { var id = 0; var name = ""; var list: [Int] = []; var tag: String? }
private class Object<Tag>: HandyJSON {
    var id = 0; var child: Row<Tag>?; var children: [Row<Tag>] = []; required init() {}
}
private final class Derived<Tag>: Object<Tag> { var extra = 0.5; var any: Any? }
private struct Mapped<Tag>: HandyJSON {
    var id = 0
    var name = ""
    var date: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- "key"
        mapper <<< self.name <-- ["nick", "user.name"]
        mapper <<< self.date <-- DateTransform()
    }
}
private struct Native<Tag>: SmartCodable { var id = 0; var name = ""; var list: [Int] = []; @SmartAny var any: Any? }
private class NativeObject: SmartCodable { var id = 0; var child: Native<Int>?; required init() {} }
private final class NativeDerived: NativeObject { var extra = "" }

private enum A {}
private enum B {}
private enum C {}

@Suite struct ConcurrencyTests {
    private static let json = """
        {"id":"7","key":8,"name":"a name that needs the heap","nick":null,"user":{"name":"deep"},"list":[1,"2",3],"tag":5,"value":"9","extra":"1.5",\
        "date":1700000000,"any":{"k":[1,true,null]},"child":{"id":1,"list":[4]},"children":[{"id":2},null,{"name":3}]}
        """

    private static func handy<M: HandyJSON>(_: M.Type) -> String { M.deserialize(from: json)?.toJSONString() ?? "nil" }
    private static func native<M: SmartCodable>(_: M.Type) -> String {
        M.deserialize(from: json)?.toJSONString() ?? "nil"
    }

    private static let models: [@Sendable () -> String] = [
        { handy(Generic<Int>.self) }, { handy(Generic<String>.self) }, { handy(Generic<Double>.self) },
        { handy(Generic<Row<A>>.self) },
        { handy(Row<A>.self) }, { handy(Row<B>.self) }, { handy(Row<C>.self) },
        { handy(Object<A>.self) }, { handy(Object<B>.self) }, { handy(Object<C>.self) },
        { handy(Derived<A>.self) }, { handy(Derived<B>.self) },
        { handy(Mapped<A>.self) }, { handy(Mapped<B>.self) }, { handy(Mapped<C>.self) },
        { native(Native<A>.self) }, { native(Native<B>.self) }, { native(Native<C>.self) },
        { native(NativeObject.self) }, { native(NativeDerived.self) },
    ]

    @Test func aThousandDecodesAtOnceAgree() {
        #expect(Self.models.count == 20)
        let results = Results()
        let queue = DispatchQueue(label: "decodes", attributes: .concurrent)
        let group = DispatchGroup()
        for thread in 0..<8 {
            queue.async(group: group) {
                for round in 0..<(1000 / 8) {
                    let model = (thread * 3 + round) % Self.models.count
                    results.add(Self.models[model](), model)
                }
            }
        }
        group.wait()
        #expect(results.distinct.count == 20)
        for (model, texts) in results.distinct.sorted(by: { $0.key < $1.key }) {
            #expect(texts.count == 1, "model \(model): \(texts)")
            #expect(!texts.contains("nil"))
        }
    }

    @Test func reportsOfThreadsDoNotMix() {
        DispatchQueue.concurrentPerform(iterations: 64) { iteration in
            let (model, report) = SmartSentinel.record {
                Row<A>.deserialize(from: #"{"id":"\#(iteration)","name":"n","list":[],"tag":"t"}"#)
            }
            #expect(model?.id == iteration)
            #expect(report.repairs.map(\.found) == ["string \"\(iteration)\""])
        }
    }
}

private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [Int: Set<String>] = [:]

    func add(_ text: String, _ model: Int) {
        lock.lock()
        texts[model, default: []].insert(text)
        lock.unlock()
    }

    var distinct: [Int: Set<String>] { texts }
}
