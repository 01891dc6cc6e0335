import Foundation
import HandyJSONCompat
import SmartCodable

// Sources that are not what they say.

/// Says after some questions that it has many more elements.
private final class LyingArray: NSArray {
    private var questions: Int
    private let size: Int

    init(honestFor questions: Int, size: Int) {
        self.questions = questions
        self.size = size
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    #if !canImport(ObjectiveC)
    required init(objects: UnsafePointer<AnyObject>!, count: Int) {
        (questions, size) = (0, 0)
        super.init()
    }
    #endif
    required convenience init(arrayLiteral elements: Any...) { self.init(honestFor: 0, size: 0) }

    override var count: Int {
        questions -= 1
        return questions < 0 ? size : 2
    }
    override func object(at index: Int) -> Any { index }
}

/// The same of a dictionary, whose keys are `k0`, `k1` and so on.
private final class LyingDictionary: NSDictionary {
    private var questions: Int
    private let size: Int
    private let keys: Int

    /// `size`: the false number. `keys`: the true one.
    init(honestFor questions: Int, size: Int, keys: Int) {
        (self.questions, self.size, self.keys) = (questions, size, keys)
        super.init(objects: nil, forKeys: nil, count: 0)
    }
    required init?(coder: NSCoder) { nil }
    #if !canImport(ObjectiveC)
    required init(objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count: Int) {
        (questions, size, self.keys) = (0, 0, 0)
        super.init(objects: nil, forKeys: nil, count: 0)
    }
    #endif
    required convenience init(dictionaryLiteral elements: (Any, Any)...) {
        self.init(honestFor: 0, size: 0, keys: 0)
    }

    override var count: Int {
        questions -= 1
        return questions < 0 ? size : keys
    }
    override func object(forKey key: Any) -> Any? { (key as? String).flatMap { Int($0.dropFirst()) } }
    override func keyEnumerator() -> NSEnumerator { NSArray(array: (0..<keys).map { "k\($0)" }).objectEnumerator() }
}

/// The same of a set of numbers.
private final class LyingSet: NSSet {
    private var questions: Int
    private let size: Int
    private let members: Int

    init(honestFor questions: Int, size: Int, members: Int) {
        (self.questions, self.size, self.members) = (questions, size, members)
        super.init(objects: nil, count: 0)
    }
    required init?(coder: NSCoder) { nil }
    #if !canImport(ObjectiveC)
    override init(objects: UnsafePointer<AnyObject>!, count: Int) {
        (questions, size, members) = (0, 0, 0)
        super.init(objects: nil, count: 0)
    }
    #endif
    required convenience init(arrayLiteral elements: Any...) { self.init(honestFor: 0, size: 0, members: 0) }

    override var count: Int {
        questions -= 1
        return questions < 0 ? size : members
    }
    override func member(_ object: Any) -> Any? { (object as? Int).flatMap { $0 < members ? $0 : nil } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: Array(0..<members)).objectEnumerator() }
}

/// A list of an app's own that says of itself what is not so.
private struct LyingList<Element>: Collection {
    let elements: [Element]
    let count: Int
    var underestimatedCount: Int { count }
    var isEmpty: Bool { count == 0 }
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Element { elements[index] }
}

/// What the collections of `Lies` become.
private struct NativeLies: SmartCodable {
    var list: [Int]?
    var table: [String: Int]?
    var set: Set<Int>?
    @SmartAny var anyList: Any?
    @SmartAny var anyTable: Any?
    @SmartAny var anySet: Any?
}

private struct HandyLies: HandyJSON {
    var list: [Int]?
    var table: [String: Int]?
    var set: Set<Int>?
    var anyList: Any?
    var anyTable: Any?
    var anySet: Any?
    var nsList: NSArray?
    var nsTable: NSDictionary?
    var nsSet: NSSet?
}

/// Collections with a false number of elements from some question on.
private struct Lies {
    let size: Int
    let questions: Int
    let truth: Int

    var list: NSArray { LyingArray(honestFor: questions, size: size) }
    var table: NSDictionary { LyingDictionary(honestFor: questions, size: size, keys: truth) }
    var set: NSSet { LyingSet(honestFor: questions, size: size, members: truth) }

    var source: [String: Any] {
        [
            "list": list, "table": table, "set": set, "anyList": list, "anyTable": table, "anySet": set, "nsList": list,
            "nsTable": table, "nsSet": set,
        ]
    }

    static func forEach(_ body: (Lies) throws -> Void) throws {
        for size in [0, 1, 100, 3_000] {
            for questions in [0, 1, 2, 3, 5, 8] {
                for truth in [0, 2, 20] { try body(Lies(size: size, questions: questions, truth: truth)) }
            }
        }
    }

    /// What a dictionary has become: it has the true members, whatever it says of their number.
    func check(_ table: Any?, _ what: String) throws {
        let members = (table as? [String: Any])?.mapValues { $0 as? Int }
        let expected = Dictionary(uniqueKeysWithValues: (0..<truth).map { ("k\($0)", Int?.some($0)) })
        try expect(members, expected, "\(what) of \(self):")
    }

    /// Texts and dictionaries that were written.
    func check(written text: String?, _ what: String) throws {
        guard let text else { throw Wrong(description: "\(what): no text") }
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        for (name, value) in object ?? [:] where name.lowercased().hasSuffix("table") {
            try check(value, "\(what), \(name)")
        }
    }
}

private struct Native: SmartCodable {
    var list: [Int] = []
    var far: Int?
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.far <--- "list.50000"] }
}

private struct Handy: HandyJSON {
    var list: [Int] = []
    var far: Int?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< far <-- "list.50000" }
}

extension Program {
    static let sources: [Program] = [
        Program("arrays-with-lying-counts") {
            for size in [0, 1, 100_000] {
                for questions in 0..<12 {
                    func source() -> [String: Any] { ["list": LyingArray(honestFor: questions, size: size)] }
                    let native = Native.deserialize(from: source())
                    let handy = Handy.deserialize(from: source())
                    for (list, far) in [(native?.list ?? [-1], native?.far), (handy?.list ?? [-1], handy?.far)] {
                        try expect(list, Array(0..<list.count))
                        try expect(
                            far == nil || far == 50_000 && list.count > 50_000, "found \(String(describing: far))")
                    }
                }
            }
        },
        Program("dictionaries-and-sets-with-lying-counts-are-read") {
            try Lies.forEach { lies in
                let native = NativeLies.deserialize(from: lies.source)
                try lies.check(native?.table, "native")
                try lies.check(native?.anyTable, "native Any")
                let handy = HandyLies.deserialize(from: lies.source)
                try lies.check(handy?.table, "HandyJSON")
                // As they came; a cast to a dictionary of Swift's is Foundation's.
                try expect(
                    handy?.nsTable is LyingDictionary && handy?.anyTable is LyingDictionary
                        && handy?.anySet is LyingSet,
                    "the objects")
                for set in [native?.set, handy?.set] {
                    try expect(set?.allSatisfy { $0 < lies.truth } ?? true, "a set: \(set ?? [])")
                }
                // As the source itself.
                _ = try? SmartJSONDecoder().decode([String: Int].self, fromJSONObject: lies.table)
                try expect(JSONDeserializer<HandyLies>.deserializeFrom(dict: lies.table) != nil, "a model")
                _ = JSONDeserializer<HandyLies>.deserializeModelArrayFrom(array: lies.list)
            }
        },
        Program("dictionaries-and-sets-with-lying-counts-are-written") {
            try Lies.forEach { lies in
                var native = NativeLies()
                (native.anyList, native.anyTable, native.anySet) = (lies.list, lies.table, lies.set)
                try lies.check(written: native.toJSONString(), "native")
                try lies.check(native.toDictionary()?["anyTable"], "a native dictionary")
                var handy = HandyLies()
                (handy.anyList, handy.anyTable, handy.anySet) = (lies.list, lies.table, lies.set)
                (handy.nsList, handy.nsTable, handy.nsSet) = (lies.list, lies.table, lies.set)
                try lies.check(written: handy.toJSONString(), "HandyJSON")
                let plain = handy.toJSON()
                try lies.check(plain?["anyTable"], "a HandyJSON dictionary")
                try lies.check(plain?["nsTable"], "a HandyJSON dictionary")
            }
        },
        Program("collections-with-lying-counts") {
            for count in [Int.min, -1, 0, 1, 2, 3, 100, 1_000_000] {
                let models = [Handy(list: [1]), Handy(list: [2])]
                let list = LyingList(elements: models, count: count)
                try expect(list.toJSON().map { $0?["list"] as? [Int] }, [[1], [2]], "\(count)")
                try expect(list.toJSONString(), models.toJSONString(), "\(count)")
            }
        },
    ]
}
