// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models125 {
    struct M0: HandyJSON {
        var p0: [String: String]?
        var p1: [[Int16]] = []
        var p2: [UInt8?] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "l1.l2.l3.w125p0"
            mapper <<< self.p2 <-- ["user_id", "k3"]
        }
    }
}

private enum Models126 {
    class M0: HandyJSON {
        var p0: [Node] = []
        var p1: Any?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k1"
        }
    }
    class M1: M0 {
        var p2: Tag?
        var p3: [[Node]] = []
        var p4: [Bool]?
        var p5: Box<[Point]> = Box<[Point]>()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "k3"
        }
    }
}

private enum Models127 {
    class M0: HandyJSON {
        var p0: UInt8 = 42
        var p1: Float = 0.25
        var p2: Any?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "data.in.v127p2"
        }
    }
    class M1: M0 {
        var p3: Box<[Point]>?
        var p4: Set<UInt> = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- ["k1", "k7"]
        }
    }
    class M2: M1 {
        var p5: [Node] = []
        var p6: NSNumber?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "k4"
        }
    }
}

private enum Models128 {
    class M0: HandyJSON {
        var p0: [Float?] = []
        var p1: [String: [Double]] = [:]
        var p2: Bool = true
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p3: [String: [String]] = [:]
        required init() { super.init() }
    }
}

private enum Models129 {
    class M0: HandyJSON {
        var p0: [String: String]?
        var p1: UInt8 = 42
        var p2: Int16?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["createdAt", "user_id"]
        }
    }
    class M1: M0 {
        var p3: String? = ""
        var p4: Int64 = 42
        var p5: [String: Box<[Point]>]?
        var p6: Set<Int> = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "k9"
            mapper <<< self.p4 <-- "data..x129p4"
            mapper <<< self.p5 <-- "data.in.v129p5"
            mapper <<< self.p6 <-- ["x-y", "k2"]
        }
    }
    class M2: M1 {
        var p7: [String: [Box<Node>]] = [:]
        var p8: String?
        var p9: [Int64] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p8 <-- "data\\.y129p8"
        }
    }
}

private enum Models130 {
    class M0: HandyJSON {
        var p0: String?
        var p1: [Any] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p2: [String: [Word]] = [:]
        var p3: Int8 = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- ["k6", "k8"]
        }
    }
    class M2: M1 {
        var p4: Word = .none
        required init() { super.init() }
    }
}

private enum Models131 {
    class M0: HandyJSON {
        var p0: Int16?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: NSString?
        var p2: [String: [Bool]] = [:]
        var p3: Rank?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- ["k1", "k6"]
        }
    }
    class M2: M1 {
        var p4: [Double] = []
        var p5: Double = 1.5
        var p6: Float = 0.25
        required init() { super.init() }
    }
}

private enum Models132 {
    struct M0: HandyJSON {
        var p0: Data?
        var p1: Node = Node()
        var p2: [String: Int] = [:]
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("k6", DataTransform())
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models133 {
    class M0: HandyJSON {
        var p0: [Rank] = []
        var p1: URL?
        var p2: [String: [Word]] = [:]
        var p3: [Any] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data..x133p0"
            mapper <<< self.p1 <-- URLTransform()
            mapper <<< self.p2 <-- "k3"
            mapper <<< self.p3 <-- ["x-y", "user_id"]
        }
    }
}

private enum Models134 {
    struct M0: HandyJSON {
        var p0: Float = 0.25
        var p1: [String: Int]?
        var p2: Set<Float> = []
        var p3: Int64? = 42
        var p4: [Int?] = []
        var p5: [[Point]] = []
    }
}

private enum Models135 {
    struct M0: HandyJSON {
        var p0: Rank?
        var p1: Bool!
        var p2: Int = 3
        var p3: NSNumber?
        var p4: [String] = []
        var p5: Box<Node>?
        var p6: Box<[Point]>?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u135p0"
            mapper <<< self.p2 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p3 <-- ["data..x135p3", "k5"]
        }
    }
}

private enum Models136 {
    struct M0: HandyJSON {
        var p0: [UInt16]?
        var p1: [String] = []
        var p2: Date?
        var p3: Set<String> = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "ID"
            mapper <<< self.p2 <-- ("data.u136p2", DateTransform())
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models137 {
    struct M0: HandyJSON {
        var p0: NSNumber?
        var p1: [String] = []
        var p2: NSNumber?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "data.in.v137p2"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models138 {
    class M0: HandyJSON {
        var p0: UInt16 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: [Box<Int>]?
        var p2: String = "initial"
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p1 <-- "data.in.v138p1"
            mapper <<< self.p2 <-- ["createdAt", "user_id"]
        }
    }
    class M2: M1 {
        var p3: Bool = false
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "名"
        }
    }
}

private enum Models139 {
    struct M0: HandyJSON {
        var p0: Int64?
        var p1: Int = 3
        var p2: Date?
        var p3: [String: Bool] = [:]
        var p4: Int = 3
        var p5: Rank = .low
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p2 <-- ("l1.l2.l3.w139p2", DateTransform())
            mapper <<< self.p4 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p5 <-- ["data..x139p5", "_v"]
        }
    }
}

private enum Models140 {
    class M0: HandyJSON {
        var p0: Point!
        var p1: [[Word]] = []
        var p2: [[Rank]] = []
        var p3: Set<Int> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "ID"
            mapper <<< self.p3 <-- "k1"
        }
    }
    class M1: M0 {
        var p4: Set<Int32> = []
        var p5: UInt16? = 42
        var p6: String = "initial"
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "名"
            mapper <<< self.p6 <-- ["_v", "k2"]
        }
    }
    class M2: M1 {
        var p7: String = ""
        var p8: Double = 1.5
        var p9: Set<String> = []
        var p10: UInt32 = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p8 <-- ["k4", "k8"]
            mapper >>> self.p9
        }
    }
}

private enum Models141 {
    class M0: HandyJSON {
        var p0: Int = 3
        var p1: [String: [Int16]] = [:]
        var p2: [String: Point]?
        var p3: [String: Int32] = [:]
        var p4: NSNumber?
        var p5: [Box<Int>] = []
        var p6: Set<String> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p4 <-- ["k4", "k6"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models142 {
    class M0: HandyJSON {
        var p0: String = "initial"
        var p1: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- ("k6", EnumTransform<Word>())
        }
    }
}

private enum Models143 {
    class M0: HandyJSON {
        var p0: String = "s"
        var p1: [[Box<Node>]] = []
        var p2: NSString?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p2 <-- "_v"
        }
    }
}

private enum Models144 {
    struct M0: HandyJSON {
        var p0: Int = -1
        var p1: Bool!
        var p2: Date?
        var p3: [Box<Int>]?
        var p4: [String: Box<Int>] = [:]
        var p5: Double = 1.5
        var p6: Int = -1
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- DateTransform()
            mapper <<< self.p3 <-- ["_v", "k5"]
        }
    }
}

private enum Models145 {
    class M0: HandyJSON {
        var p0: Rank?
        var p1: Set<Int32> = []
        var p2: Word?
        var p3: Tag?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data\\.y145p1"
            mapper <<< self.p2 <-- EnumTransform<Word>()
        }
    }
    class M1: M0 {
        var p4: [Word] = []
        required init() { super.init() }
    }
    class M2: M1 {
        var p5: UInt = 42
        var p6: Word?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p6 <-- ("data.u145p6", EnumTransform<Word>())
        }
    }
}

private enum Models146 {
    struct M0: HandyJSON {
        var p0: Bool?
        var p1: [String: Box<[Point]>]?
        var p2: Box<[Point]>!
        var p3: Int = 3
        var p4: Word = .none
        var p5: Int32 = 42
        var p6: Point?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p4 <-- "l1.l2.l3.w146p4"
            mapper <<< self.p5 <-- ["名", "a b"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models147 {
    class M0: HandyJSON {
        var p0: [Bool] = []
        var p1: Int32? = 42
        var p2: UInt8? = 42
        var p3: UInt16 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k6"
            mapper <<< self.p2 <-- "a b"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p4: [[UInt8]] = []
        required init() { super.init() }
    }
}

private enum Models148 {
    class M0: HandyJSON {
        var p0: [String: Box<Int>]?
        var p1: NSNumber?
        var p2: Bool!
        var p3: [Int64?] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- ["data\\.y148p2", "k7"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models149 {
    class M0: HandyJSON {
        var p0: String = "s"
        var p1: Int?
        var p2: Point?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
        }
    }
    class M1: M0 {
        var p3: Box<Int> = Box<Int>()
        var p4: UInt16?
        var p5: [String: Int8]?
        var p6: Tag?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "k6"
            mapper <<< self.p4 <-- "名"
        }
    }
    class M2: M1 {
        var p7: [Box<[Point]>] = []
        var p8: [[String]] = []
        var p9: UInt16 = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper >>> self.p9
        }
    }
}

extension RandomModel {
    static let file06: [RandomModel] = [
        RandomModel(125, Models125.M0.self),
        RandomModel(126, Models126.M1.self),
        RandomModel(127, Models127.M2.self),
        RandomModel(128, Models128.M1.self),
        RandomModel(129, Models129.M2.self),
        RandomModel(130, Models130.M2.self),
        RandomModel(131, Models131.M2.self),
        RandomModel(132, Models132.M0.self),
        RandomModel(133, Models133.M0.self),
        RandomModel(134, Models134.M0.self),
        RandomModel(135, Models135.M0.self),
        RandomModel(136, Models136.M0.self),
        RandomModel(137, Models137.M0.self),
        RandomModel(138, Models138.M2.self),
        RandomModel(139, Models139.M0.self),
        RandomModel(140, Models140.M2.self),
        RandomModel(141, Models141.M0.self),
        RandomModel(142, Models142.M0.self),
        RandomModel(143, Models143.M0.self),
        RandomModel(144, Models144.M0.self),
        RandomModel(145, Models145.M2.self),
        RandomModel(146, Models146.M0.self),
        RandomModel(147, Models147.M1.self),
        RandomModel(148, Models148.M0.self),
        RandomModel(149, Models149.M2.self),
    ]
}
