// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models150 {
    class M0: HandyJSON {
        var p0: UInt32 = 42
        var p1: Any?
        var p2: Tag?
        var p3: Tag?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k6"
            mapper <<< self.p3 <-- "l1.l2.l3.w150p3"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models151 {
    struct M0: HandyJSON {
        var p0: Box<Node>? = Box<Node>()
        var p1: [String: [Box<Node>]] = [:]
        var p2: [Rank]?
        var p3: [Bool] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- ["k9", "x-y"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models152 {
    class M0: HandyJSON {
        var p0: String? = ""
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: [Any] = []
        var p2: Data?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p1 <-- "k8"
            mapper <<< self.p2 <-- DataTransform()
        }
    }
}

private enum Models153 {
    class M0: HandyJSON {
        var p0: [String: Int8]?
        var p1: Word?
        var p2: String? = ""
        var p3: [Node]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p4: Box<Int>?
        var p5: [Word] = []
        var p6: Int8 = 42
        var p7: Float? = 0.25
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- ["data\\.y153p5", "k1"]
            mapper >>> self.p6
        }
    }
    class M2: M1 {
        var p8: Box<Int> = Box<Int>()
        var p9: NSString?
        var p10: [Word]?
        var p11: URL?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p8 <-- "user_id"
            mapper <<< self.p11 <-- URLTransform()
        }
    }
}

private enum Models154 {
    class M0: HandyJSON {
        var p0: [[UInt16]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: Tag?
        var p2: Box<[Point]>?
        var p3: UInt8!
        var p4: Box<Int> = Box<Int>()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "k5"
        }
    }
}

private enum Models155 {
    class M0: HandyJSON {
        var p0: [Int16?] = []
        var p1: Point?
        var p2: [String: [Box<Node>]] = [:]
        var p3: String!
        var p4: Double? = 1.5
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u155p0"
            mapper <<< self.p1 <-- "k4"
            mapper <<< self.p2 <-- "l1.l2.l3.w155p2"
        }
    }
}

private enum Models156 {
    class M0: HandyJSON {
        var p0: Tag?
        var p1: Int = 3
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["a b", "k4"]
            mapper <<< self.p1 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p2: [Double?] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- "l1.l2.l3.w156p2"
        }
    }
}

private enum Models157 {
    struct M0: HandyJSON {
        var p0: [String: [Box<[Point]>]] = [:]
        var p1: Box<Node> = Box<Node>()
        var p2: Word?
        var p3: Bool?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k9"
            mapper <<< self.p2 <-- EnumTransform<Word>()
        }
    }
}

private enum Models158 {
    class M0: HandyJSON {
        var p0: Box<[Point]> = Box<[Point]>()
        var p1: [UInt16] = []
        var p2: Int?
        var p3: Bool = true
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data..x158p0"
        }
    }
}

private enum Models159 {
    class M0: HandyJSON {
        var p0: [[Int]] = []
        var p1: Node?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k6"
        }
    }
    class M1: M0 {
        var p2: Set<String> = []
        var p3: [Box<[Point]>] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- ["data\\.y159p2", "k9"]
        }
    }
    class M2: M1 {
        var p4: [String: Any] = [:]
        var p5: Tag?
        var p6: Set<Word> = []
        required init() { super.init() }
    }
}

private enum Models160 {
    class M0: HandyJSON {
        var p0: [String: [UInt32]] = [:]
        var p1: [Node] = []
        var p2: [[Double]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p3: Word?
        required init() { super.init() }
    }
}

private enum Models161 {
    struct M0: HandyJSON {
        var p0: NSString?
        var p1: Point = Point()
    }
}

private enum Models162 {
    class M0: HandyJSON {
        var p0: [String: Box<[Point]>] = [:]
        var p1: [[Int8]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k1"
            mapper <<< self.p1 <-- ["data\\.y162p1", "k3"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models163 {
    class M0: HandyJSON {
        var p0: [UInt16] = []
        var p1: Set<Bool> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["k3", "k2"]
            mapper <<< self.p1 <-- "名"
        }
    }
    class M1: M0 {
        var p2: Int = 3
        var p3: Bool!
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
    }
    class M2: M1 {
        var p4: Rank?
        required init() { super.init() }
    }
}

private enum Models164 {
    class M0: HandyJSON {
        var p0: [Node?] = []
        var p1: Int8 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k7"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p2: [Point] = []
        var p3: [Int32] = []
        var p4: [Bool]?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "k1"
            mapper <<< self.p4 <-- ["k8", "_v"]
        }
    }
    class M2: M1 {
        var p5: Box<[Point]>?
        var p6: Node = Node()
        required init() { super.init() }
    }
}

private enum Models165 {
    class M0: HandyJSON {
        var p0: NSNumber?
        var p1: String = "s"
        var p2: [String: [Int16]] = [:]
        var p3: [String: Word]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "l1.l2.l3.w165p0"
            mapper <<< self.p1 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p2 <-- "k2"
            mapper <<< self.p3 <-- "k7"
        }
    }
}

private enum Models166 {
    class M0: HandyJSON {
        var p0: [String] = []
        var p1: Int = -1
        var p2: UInt?
        var p3: UInt8? = 42
        var p4: [Point]?
        var p5: [Box<Int>]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data..x166p0", "x-y"]
            mapper <<< self.p2 <-- "data\\.y166p2"
            mapper <<< self.p4 <-- "k7"
            mapper <<< self.p5 <-- ["k5", "k2"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models167 {
    class M0: HandyJSON {
        var p0: [UInt?] = []
        var p1: UInt32?
        var p2: [String: [Node]] = [:]
        var p3: String = "s"
        var p4: Word?
        var p5: NSString?
        var p6: UInt32 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u167p0"
            mapper >>> self.p2
            mapper <<< self.p3 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p4 <-- ["k9", "k8"]
            mapper <<< self.p5 <-- ["k4", "user_id"]
        }
    }
}

private enum Models168 {
    struct M0: HandyJSON {
        var p0: [Box<Node>] = []
        var p1: [[Bool]] = []
        var p2: UInt = 42
        var p3: [String: Int] = [:]
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["createdAt", "x-y"]
            mapper <<< self.p3 <-- ["k4", "k5"]
        }
    }
}

private enum Models169 {
    struct M0: HandyJSON {
        var p0: Data?
        var p1: [Node?] = []
        var p2: Rank = .low
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- DataTransform()
            mapper <<< self.p1 <-- "k8"
        }
    }
}

private enum Models170 {
    class M0: HandyJSON {
        var p0: UInt8? = 42
        var p1: UInt8?
        var p2: String = "s"
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "l1.l2.l3.w170p1"
            mapper <<< self.p2 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models171 {
    class M0: HandyJSON {
        var p0: [String: [Word]] = [:]
        var p1: Node? = Node()
        var p2: [String: Int] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p2
        }
    }
    class M1: M0 {
        var p3: Date?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- DateTransform()
        }
    }
}

private enum Models172 {
    struct M0: HandyJSON {
        var p0: String = "s"
        var p1: Date?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("k5", TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count }))
            mapper <<< self.p1 <-- DateTransform()
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models173 {
    struct M0: HandyJSON {
        var p0: [String: UInt16] = [:]
        var p1: Int8?
        var p2: Data?
        var p3: [String: Int]?
        var p4: [UInt16] = []
        var p5: Any?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "l1.l2.l3.w173p0"
            mapper <<< self.p1 <-- ["data.in.v173p1", "k4"]
            mapper <<< self.p2 <-- (["createdAt", "名"], DataTransform())
            mapper <<< self.p3 <-- "data\\.y173p3"
            mapper >>> self.p4
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models174 {
    class M0: HandyJSON {
        var p0: [[Box<Node>]] = []
        var p1: String?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["k4", "k8"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

extension RandomModel {
    static let file07: [RandomModel] = [
        RandomModel(150, Models150.M0.self),
        RandomModel(151, Models151.M0.self),
        RandomModel(152, Models152.M1.self),
        RandomModel(153, Models153.M2.self),
        RandomModel(154, Models154.M1.self),
        RandomModel(155, Models155.M0.self),
        RandomModel(156, Models156.M1.self),
        RandomModel(157, Models157.M0.self),
        RandomModel(158, Models158.M0.self),
        RandomModel(159, Models159.M2.self),
        RandomModel(160, Models160.M1.self),
        RandomModel(161, Models161.M0.self),
        RandomModel(162, Models162.M0.self),
        RandomModel(163, Models163.M2.self),
        RandomModel(164, Models164.M2.self),
        RandomModel(165, Models165.M0.self),
        RandomModel(166, Models166.M0.self),
        RandomModel(167, Models167.M0.self),
        RandomModel(168, Models168.M0.self),
        RandomModel(169, Models169.M0.self),
        RandomModel(170, Models170.M0.self),
        RandomModel(171, Models171.M1.self),
        RandomModel(172, Models172.M0.self),
        RandomModel(173, Models173.M0.self),
        RandomModel(174, Models174.M0.self),
    ]
}
