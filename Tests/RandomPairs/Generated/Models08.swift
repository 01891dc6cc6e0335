// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models175 {
    struct M0: HandyJSON {
        var p0: URL?
        var p1: Double = 1.5
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- (["l1.l2.l3.w175p0", "k4"], URLTransform())
            mapper <<< self.p1 <-- "data\\.y175p1"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models176 {
    struct M0: HandyJSON {
        var p0: [Point] = []
        var p1: Int64 = 42
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "createdAt"
        }
    }
}

private enum Models177 {
    struct M0: HandyJSON {
        var p0: [String: Any] = [:]
        var p1: Int8? = 42
        var p2: [String: [Rank]] = [:]
        var p3: Word?
        var p4: Int?
        var p5: [Box<Int>]?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- ["data..x177p2", "_v"]
            mapper <<< self.p3 <-- EnumTransform<Word>()
            mapper <<< self.p4 <-- "k4"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models178 {
    struct M0: HandyJSON {
        var p0: [UInt] = []
        var p1: Rank?
        var p2: UInt32!
        var p3: Float?
        var p4: UInt? = 42
        var p5: Int32!
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["名", "k8"]
            mapper <<< self.p1 <-- ["l1.l2.l3.w178p1", "k7"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models179 {
    struct M0: HandyJSON {
        var p0: [Float?] = []
        var p1: [Int16]?
        var p2: [Node] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data.u179p1"
            mapper <<< self.p2 <-- "x-y"
        }
    }
}

private enum Models180 {
    class M0: HandyJSON {
        var p0: NSNumber?
        var p1: Rank = .low
        var p2: NSString?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data\\.y180p0", "a b"]
        }
    }
    class M1: M0 {
        var p3: Bool? = true
        var p4: [String: UInt8]?
        var p5: Node? = Node()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p4 <-- "data\\.y180p4"
            mapper <<< self.p5 <-- "k2"
        }
    }
}

private enum Models181 {
    struct M0: HandyJSON {
        var p0: Set<UInt16> = []
        var p1: [Box<Node>?] = []
        var p2: Box<Int>? = Box<Int>()
        var p3: NSNumber?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "x-y"
        }
    }
}

private enum Models182 {
    class M0: HandyJSON {
        var p0: Rank = .low
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p1: Float? = 0.25
        var p2: Float = 0.25
        var p3: [Int]?
        var p4: UInt8?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- "k1"
            mapper <<< self.p4 <-- ["l1.l2.l3.w182p4", "k6"]
        }
    }
}

private enum Models183 {
    class M0: HandyJSON {
        var p0: [Int] = []
        var p1: Word = .none
        var p2: Int16 = 42
        var p3: Any?
        var p4: NSString?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
            mapper <<< self.p1 <-- "x-y"
            mapper <<< self.p3 <-- ["data.in.v183p3", "名"]
        }
    }
}

private enum Models184 {
    class M0: HandyJSON {
        var p0: [String: UInt16] = [:]
        var p1: [[Int]] = []
        var p2: [String: Box<Int>] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "k4"
        }
    }
}

private enum Models185 {
    struct M0: HandyJSON {
        var p0: Float = 0.25
        var p1: [String: UInt32]?
        var p2: String = "initial"
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data.in.v185p1"
            mapper <<< self.p2 <-- "k3"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models186 {
    struct M0: HandyJSON {
        var p0: Int8 = 42
        var p1: Bool? = false
        var p2: Data?
        var p3: Int8? = 42
        var p4: Word?
        var p5: Word = .none
        var p6: UInt32 = 42
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u186p0"
            mapper <<< self.p1 <-- ["data\\.y186p1", "k2"]
            mapper <<< self.p2 <-- DataTransform()
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models187 {
    class M0: HandyJSON {
        var p0: Point!
        var p1: Box<Node>!
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p2: UInt8?
        required init() { super.init() }
    }
}

private enum Models188 {
    class M0: HandyJSON {
        var p0: Int = 3
        var p1: NSString?
        var p2: Tag?
        var p3: Date?
        var p4: Int64?
        var p5: Float = 0.25
        var p6: Box<Node> = Box<Node>()
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper >>> self.p1
            mapper <<< self.p3 <-- DateTransform()
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models189 {
    class M0: HandyJSON {
        var p0: Any?
        var p1: Box<Int> = Box<Int>()
        var p2: Int = 3
        var p3: Int16? = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["k1", "名"]
            mapper <<< self.p1 <-- "a b"
            mapper <<< self.p2 <-- ("k3", TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } }))
        }
    }
    class M1: M0 {
        var p4: Int64? = 42
        var p5: [Any] = []
        required init() { super.init() }
    }
}

private enum Models190 {
    struct M0: HandyJSON {
        var p0: Int16 = 42
        var p1: Float?
        var p2: [String: [Int32]] = [:]
    }
}

private enum Models191 {
    class M0: HandyJSON {
        var p0: String? = "initial"
        var p1: [Box<Node>] = []
        var p2: [Point] = []
        var p3: [Int8] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.in.v191p0"
            mapper <<< self.p1 <-- "data\\.y191p1"
            mapper <<< self.p2 <-- ["k7", "k8"]
        }
    }
}

private enum Models192 {
    class M0: HandyJSON {
        var p0: Rank?
        var p1: Box<Node> = Box<Node>()
        var p2: Point? = Point()
        var p3: [Box<[Point]>] = []
        var p4: Any?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "l1.l2.l3.w192p0"
            mapper <<< self.p3 <-- "data.u192p3"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models193 {
    class M0: HandyJSON {
        var p0: [Int]?
        var p1: [UInt?] = []
        var p2: Tag?
        var p3: Int64!
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u193p0"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p4: Box<Int> = Box<Int>()
        var p5: Any?
        var p6: Int? = -1
        var p7: NSNumber?
        required init() { super.init() }
    }
}

private enum Models194 {
    class M0: HandyJSON {
        var p0: Box<Int>?
        var p1: Set<UInt> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- ["data.in.v194p1", "ID"]
        }
    }
    class M1: M0 {
        var p2: [[String]] = []
        var p3: Box<Node>? = Box<Node>()
        var p4: Word?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p4 <-- EnumTransform<Word>()
        }
    }
}

private enum Models195 {
    class M0: HandyJSON {
        var p0: [Double]?
        var p1: [Bool] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k5"
            mapper >>> self.p1
        }
    }
    class M1: M0 {
        var p2: [Int8]?
        required init() { super.init() }
    }
    class M2: M1 {
        var p3: String? = "initial"
        var p4: [Any] = []
        var p5: Date?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "data.in.v195p3"
            mapper <<< self.p4 <-- "x-y"
            mapper <<< self.p5 <-- DateTransform()
        }
    }
}

private enum Models196 {
    struct M0: HandyJSON {
        var p0: Box<[Point]>? = Box<[Point]>()
        var p1: [[Node]] = []
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models197 {
    class M0: HandyJSON {
        var p0: Box<[Point]>? = Box<[Point]>()
        var p1: Box<Int>?
        var p2: [Node] = []
        var p3: Set<Bool> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["k7", "k3"]
            mapper <<< self.p1 <-- "data\\.y197p1"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models198 {
    struct M0: HandyJSON {
        var p0: [Int64] = []
        var p1: [String: String] = [:]
        var p2: Box<[Point]> = Box<[Point]>()
        var p3: UInt16? = 42
        mutating func mapping(mapper: HelpingMapper) {
            mapper >>> self.p1
        }
    }
}

private enum Models199 {
    class M0: HandyJSON {
        var p0: String = ""
        var p1: Word?
        var p2: Data?
        var p3: UInt16? = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k5"
            mapper <<< self.p2 <-- DataTransform()
            mapper <<< self.p3 <-- ["k4", "user_id"]
        }
    }
    class M1: M0 {
        var p4: Int16 = 42
        var p5: NSString?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p4 <-- "a b"
            mapper <<< self.p5 <-- ["k1", "k9"]
        }
    }
    class M2: M1 {
        var p6: Float?
        var p7: Point?
        required init() { super.init() }
    }
}

extension RandomModel {
    static let file08: [RandomModel] = [
        RandomModel(175, Models175.M0.self),
        RandomModel(176, Models176.M0.self),
        RandomModel(177, Models177.M0.self),
        RandomModel(178, Models178.M0.self),
        RandomModel(179, Models179.M0.self),
        RandomModel(180, Models180.M1.self),
        RandomModel(181, Models181.M0.self),
        RandomModel(182, Models182.M1.self),
        RandomModel(183, Models183.M0.self),
        RandomModel(184, Models184.M0.self),
        RandomModel(185, Models185.M0.self),
        RandomModel(186, Models186.M0.self),
        RandomModel(187, Models187.M1.self),
        RandomModel(188, Models188.M0.self),
        RandomModel(189, Models189.M1.self),
        RandomModel(190, Models190.M0.self),
        RandomModel(191, Models191.M0.self),
        RandomModel(192, Models192.M0.self),
        RandomModel(193, Models193.M1.self),
        RandomModel(194, Models194.M1.self),
        RandomModel(195, Models195.M2.self),
        RandomModel(196, Models196.M0.self),
        RandomModel(197, Models197.M0.self),
        RandomModel(198, Models198.M0.self),
        RandomModel(199, Models199.M2.self),
    ]
}
