// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models075 {
    class M0: HandyJSON {
        var p0: String = "s"
        var p1: Box<[Point]> = Box<[Point]>()
        var p2: String = "initial"
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p1 <-- "a b"
            mapper <<< self.p2 <-- "user_id"
        }
    }
}

private enum Models076 {
    class M0: HandyJSON {
        var p0: Int8 = 42
        var p1: [String: [Int]] = [:]
        var p2: String?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "k4"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models077 {
    class M0: HandyJSON {
        var p0: Int8!
        var p1: Tag?
        var p2: UInt32 = 42
        var p3: Box<[Point]> = Box<[Point]>()
        var p4: [[Int64]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p4 <-- "k6"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models078 {
    class M0: HandyJSON {
        var p0: Int16 = 42
        var p1: Point!
        var p2: Date?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k2"
            mapper <<< self.p2 <-- DateTransform()
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p3: Int32? = 42
        var p4: [String: [Int64]] = [:]
        var p5: [Int] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "createdAt"
            mapper <<< self.p4 <-- "data.u78p4"
            mapper <<< self.p5 <-- ["data\\.y78p5", "a b"]
        }
    }
}

private enum Models079 {
    class M0: HandyJSON {
        var p0: NSNumber?
        var p1: [UInt16]?
        var p2: [String: Int] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data..x79p0", "k1"]
            mapper <<< self.p1 <-- ["data.in.v79p1", "k5"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p3: Word?
        required init() { super.init() }
    }
    class M2: M1 {
        var p4: Set<UInt32> = []
        var p5: Int? = 42
        var p6: [String: Node]?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p6 <-- "k7"
        }
    }
}

private enum Models080 {
    class M0: HandyJSON {
        var p0: [UInt32]?
        var p1: [UInt32] = []
        var p2: String?
        var p3: Int = -1
        var p4: Int = 3
        var p5: UInt?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "a b"
            mapper <<< self.p4 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p5 <-- "createdAt"
        }
    }
}

private enum Models081 {
    class M0: HandyJSON {
        var p0: Tag?
        var p1: [Any] = []
        var p2: Point!
        var p3: UInt32? = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data.in.v81p0", "k7"]
            mapper <<< self.p1 <-- "k8"
            mapper <<< self.p2 <-- "k6"
        }
    }
    class M1: M0 {
        var p4: Bool = true
        required init() { super.init() }
    }
    class M2: M1 {
        var p5: Date?
        var p6: [Box<Int>] = []
        var p7: [Any] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- DateTransform()
        }
    }
}

private enum Models082 {
    class M0: HandyJSON {
        var p0: Rank = .low
        var p1: String = ""
        var p2: [Bool?] = []
        var p3: Float?
        var p4: [Bool]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.in.v82p0"
            mapper <<< self.p1 <-- "名"
            mapper <<< self.p2 <-- "_v"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models083 {
    struct M0: HandyJSON {
        var p0: Rank = .low
        var p1: Int = -1
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["l1.l2.l3.w83p0", "a b"]
            mapper <<< self.p1 <-- "data\\.y83p1"
        }
    }
}

private enum Models084 {
    class M0: HandyJSON {
        var p0: [String: Any] = [:]
        var p1: Bool? = true
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "l1.l2.l3.w84p1"
        }
    }
    class M1: M0 {
        var p2: [UInt32] = []
        var p3: [String: [UInt32]] = [:]
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper >>> self.p2
            mapper <<< self.p3 <-- ["data.u84p3", "user_id"]
        }
    }
    class M2: M1 {
        var p4: Tag?
        var p5: Any?
        var p6: UInt32?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "x-y"
            mapper <<< self.p6 <-- "l1.l2.l3.w84p6"
        }
    }
}

private enum Models085 {
    struct M0: HandyJSON {
        var p0: Int8? = 42
        var p1: String = "s"
        var p2: [Float?] = []
        var p3: [String?] = []
        var p4: [String: Node] = [:]
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k2"
            mapper <<< self.p1 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p3 <-- "l1.l2.l3.w85p3"
        }
    }
}

private enum Models086 {
    struct M0: HandyJSON {
        var p0: Word?
        var p1: Double? = 1.5
        var p2: Point? = Point()
        var p3: NSNumber?
        var p4: Int = 3
        var p5: Word?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- EnumTransform<Word>()
            mapper <<< self.p1 <-- "l1.l2.l3.w86p1"
            mapper <<< self.p4 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p5 <-- EnumTransform<Word>()
        }
    }
}

private enum Models087 {
    struct M0: HandyJSON {
        var p0: UInt16?
        var p1: [String: Int64]?
    }
}

private enum Models088 {
    class M0: HandyJSON {
        var p0: [[UInt16]] = []
        var p1: [String] = []
        var p2: UInt = 42
        var p3: [Int8] = []
        var p4: Double?
        var p5: [Bool] = []
        var p6: NSNumber?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p5 <-- "k5"
        }
    }
}

private enum Models089 {
    class M0: HandyJSON {
        var p0: [String: [UInt]] = [:]
        var p1: Data?
        var p2: [String: [Int]] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- DataTransform()
        }
    }
}

private enum Models090 {
    struct M0: HandyJSON {
        var p0: String = "initial"
        var p1: [Int16]?
        var p2: Bool? = false
        var p3: Float? = 0.25
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "l1.l2.l3.w90p1"
            mapper <<< self.p2 <-- "k7"
            mapper <<< self.p3 <-- ["data.in.v90p3", "createdAt"]
        }
    }
}

private enum Models091 {
    class M0: HandyJSON {
        var p0: [[Bool]] = []
        var p1: [UInt8]?
        var p2: [Int16]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p3: Box<Int> = Box<Int>()
        var p4: Data?
        var p5: UInt!
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- ["user_id", "k6"]
            mapper <<< self.p4 <-- DataTransform()
        }
    }
}

private enum Models092 {
    class M0: HandyJSON {
        var p0: Float = 0.25
        var p1: [Int?] = []
        var p2: [String: [UInt16]] = [:]
        var p3: Point? = Point()
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "user_id"
            mapper <<< self.p1 <-- "k5"
            mapper <<< self.p2 <-- ["a b", "k3"]
        }
    }
}

private enum Models093 {
    class M0: HandyJSON {
        var p0: Int64 = 42
        var p1: Data?
        var p2: [String]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- DataTransform()
        }
    }
    class M1: M0 {
        var p3: Bool!
        var p4: UInt? = 42
        var p5: [String: Any] = [:]
        required init() { super.init() }
    }
    class M2: M1 {
        var p6: String = "s"
        var p7: [Box<Node>]?
        var p8: [Node]?
        var p9: Tag?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p6 <-- ("l1.l2.l3.w93p6", TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count }))
            mapper <<< self.p8 <-- ["k1", "k2"]
        }
    }
}

private enum Models094 {
    struct M0: HandyJSON {
        var p0: String = "s"
        var p1: [String] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
        }
    }
}

private enum Models095 {
    struct M0: HandyJSON {
        var p0: Node = Node()
        var p1: Tag?
        var p2: Int32?
        var p3: URL?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "a b"
            mapper <<< self.p3 <-- URLTransform()
        }
    }
}

private enum Models096 {
    struct M0: HandyJSON {
        var p0: [String: Bool]?
        var p1: Int8? = 42
        var p2: [String: [UInt16]] = [:]
        var p3: [String: String]?
        var p4: UInt16 = 42
        var p5: Any?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data.u96p0", "k5"]
            mapper <<< self.p3 <-- "l1.l2.l3.w96p3"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models097 {
    class M0: HandyJSON {
        var p0: String = "s"
        var p1: Box<Node> = Box<Node>()
        var p2: UInt8 = 42
        var p3: [String: UInt16] = [:]
        var p4: [UInt8] = []
        var p5: Tag?
        var p6: [String: Double]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p2 <-- "名"
            mapper <<< self.p5 <-- "k7"
            mapper <<< self.p6 <-- ["k4", "k1"]
        }
    }
}

private enum Models098 {
    class M0: HandyJSON {
        var p0: String?
        var p1: [UInt]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p2: Box<Node>? = Box<Node>()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- "k6"
        }
    }
}

private enum Models099 {
    class M0: HandyJSON {
        var p0: [Node?] = []
        var p1: Double = 1.5
        var p2: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k3"
            mapper <<< self.p2 <-- ("ID", EnumTransform<Word>())
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p3: UInt?
        var p4: String = ""
        var p5: String? = "initial"
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "k1"
        }
    }
    class M2: M1 {
        var p6: UInt32 = 42
        var p7: Int64 = 42
        var p8: Int!
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p6 <-- "a b"
            mapper <<< self.p7 <-- "data.in.v99p7"
            mapper <<< self.p8 <-- "data.u99p8"
        }
    }
}

extension RandomModel {
    static let file04: [RandomModel] = [
        RandomModel(75, Models075.M0.self),
        RandomModel(76, Models076.M0.self),
        RandomModel(77, Models077.M0.self),
        RandomModel(78, Models078.M1.self),
        RandomModel(79, Models079.M2.self),
        RandomModel(80, Models080.M0.self),
        RandomModel(81, Models081.M2.self),
        RandomModel(82, Models082.M0.self),
        RandomModel(83, Models083.M0.self),
        RandomModel(84, Models084.M2.self),
        RandomModel(85, Models085.M0.self),
        RandomModel(86, Models086.M0.self),
        RandomModel(87, Models087.M0.self),
        RandomModel(88, Models088.M0.self),
        RandomModel(89, Models089.M0.self),
        RandomModel(90, Models090.M0.self),
        RandomModel(91, Models091.M1.self),
        RandomModel(92, Models092.M0.self),
        RandomModel(93, Models093.M2.self),
        RandomModel(94, Models094.M0.self),
        RandomModel(95, Models095.M0.self),
        RandomModel(96, Models096.M0.self),
        RandomModel(97, Models097.M0.self),
        RandomModel(98, Models098.M1.self),
        RandomModel(99, Models099.M2.self),
    ]
}
