// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models025 {
    class M0: HandyJSON {
        var p0: UInt8?
        var p1: Rank!
        var p2: [String: Box<Int>]?
        var p3: [Node] = []
        var p4: Int32 = 42
        var p5: [Box<[Point]>] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["a b", "k7"]
            mapper <<< self.p3 <-- ["createdAt", "名"]
            mapper <<< self.p5 <-- ["k4", "k1"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models026 {
    class M0: HandyJSON {
        var p0: [UInt16] = []
        var p1: NSNumber?
        var p2: [String: [Int8]] = [:]
        var p3: Box<Node> = Box<Node>()
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
            mapper <<< self.p1 <-- "名"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models027 {
    class M0: HandyJSON {
        var p0: Date?
        var p1: Node? = Node()
        var p2: Tag?
        var p3: [Word]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- DateTransform()
        }
    }
}

private enum Models028 {
    struct M0: HandyJSON {
        var p0: Box<Int>? = Box<Int>()
        var p1: [String: [Int]] = [:]
        var p2: [Int32] = []
        var p3: Box<Int> = Box<Int>()
        var p4: [UInt32]?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "名"
            mapper <<< self.p3 <-- "data.in.v28p3"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models029 {
    class M0: HandyJSON {
        var p0: Word?
        var p1: Int = 3
        var p2: [String: [Rank]] = [:]
        var p3: Int!
        var p4: Int64 = 42
        var p5: Int = 3
        var p6: NSNumber?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("x-y", EnumTransform<Word>())
            mapper <<< self.p1 <-- ("data..x29p1", TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } }))
            mapper <<< self.p3 <-- "l1.l2.l3.w29p3"
            mapper <<< self.p4 <-- ["a b", "k9"]
            mapper <<< self.p5 <-- ("k7", TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } }))
        }
    }
}

private enum Models030 {
    class M0: HandyJSON {
        var p0: Box<Node> = Box<Node>()
        var p1: Set<Int32> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models031 {
    class M0: HandyJSON {
        var p0: Box<[Point]> = Box<[Point]>()
        var p1: [String]?
        var p2: [[Bool]] = []
        var p3: [String: [UInt16]] = [:]
        var p4: Tag?
        var p5: [String: UInt]?
        var p6: [Float] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data\\.y31p0", "k2"]
            mapper <<< self.p1 <-- "k6"
            mapper <<< self.p3 <-- "l1.l2.l3.w31p3"
            mapper <<< self.p6 <-- "k3"
        }
    }
}

private enum Models032 {
    struct M0: HandyJSON {
        var p0: [[UInt]] = []
        var p1: [String: [Box<[Point]>]] = [:]
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data.in.v32p0", "createdAt"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models033 {
    class M0: HandyJSON {
        var p0: NSNumber?
        var p1: [String: [Int]] = [:]
        var p2: NSNumber?
        var p3: [String: [UInt8]] = [:]
        var p4: [String: Box<Int>]?
        var p5: Data?
        var p6: Set<Int32> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
            mapper >>> self.p3
            mapper <<< self.p5 <-- (["data.u33p5", "k2"], DataTransform())
            mapper <<< self.p6 <-- "user_id"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models034 {
    class M0: HandyJSON {
        var p0: Set<UInt32> = []
        var p1: UInt = 42
        var p2: Bool = true
        var p3: [UInt32] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- ["ID", "k2"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models035 {
    struct M0: HandyJSON {
        var p0: String = "s"
        var p1: String = ""
        var p2: [String: Int64]?
        var p3: [UInt16]?
        var p4: NSNumber?
        var p5: UInt? = 42
        var p6: NSString?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p1 <-- ["data..x35p1", "createdAt"]
            mapper <<< self.p2 <-- ["k2", "k9"]
            mapper >>> self.p5
        }
    }
}

private enum Models036 {
    class M0: HandyJSON {
        var p0: Set<Int64> = []
        var p1: Int = 42
        var p2: [Point]?
        var p3: Rank?
        var p4: [String: Box<[Point]>]?
        var p5: String?
        var p6: [String: UInt32] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- ["data\\.y36p1", "_v"]
            mapper <<< self.p2 <-- "k6"
            mapper <<< self.p3 <-- "a b"
            mapper <<< self.p6 <-- "k4"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models037 {
    class M0: HandyJSON {
        var p0: UInt = 42
        var p1: [String: Int] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
}

private enum Models038 {
    class M0: HandyJSON {
        var p0: Set<Int64> = []
        var p1: UInt32 = 42
        var p2: [Bool?] = []
        var p3: Word = .none
        var p4: Int32 = 42
        var p5: Int = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "l1.l2.l3.w38p0"
            mapper <<< self.p4 <-- "data\\.y38p4"
        }
    }
}

private enum Models039 {
    class M0: HandyJSON {
        var p0: Box<Node> = Box<Node>()
        var p1: UInt16?
        var p2: Set<Int> = []
        var p3: Int16 = 42
        var p4: [UInt32?] = []
        var p5: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p1
            mapper <<< self.p4 <-- "data\\.y39p4"
            mapper <<< self.p5 <-- ("user_id", EnumTransform<Word>())
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models040 {
    class M0: HandyJSON {
        var p0: UInt8? = 42
        var p1: [Any] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k4"
        }
    }
    class M1: M0 {
        var p2: Any?
        var p3: Int8? = 42
        var p4: Int?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- ["data\\.y40p3", "_v"]
        }
    }
    class M2: M1 {
        var p5: [Bool] = []
        var p6: Box<Int> = Box<Int>()
        required init() { super.init() }
    }
}

private enum Models041 {
    class M0: HandyJSON {
        var p0: Set<Float> = []
        var p1: [String: Word] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k7"
        }
    }
    class M1: M0 {
        var p2: Tag?
        var p3: [String: String]?
        var p4: Int = -1
        var p5: [[Int8]] = []
        required init() { super.init() }
    }
    class M2: M1 {
        var p6: Box<Node> = Box<Node>()
        var p7: String = ""
        var p8: Bool = false
        var p9: Rank = .low
        required init() { super.init() }
    }
}

private enum Models042 {
    class M0: HandyJSON {
        var p0: [String: [String]] = [:]
        var p1: Int16?
        var p2: Any?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
        }
    }
    class M1: M0 {
        var p3: [Int] = []
        var p4: String = "s"
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- ["名", "x-y"]
            mapper <<< self.p4 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
        }
    }
    class M2: M1 {
        var p5: [String: [Bool]] = [:]
        var p6: Node = Node()
        var p7: [String: Int]?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "k5"
            mapper <<< self.p6 <-- ["k9", "_v"]
        }
    }
}

private enum Models043 {
    class M0: HandyJSON {
        var p0: Int = 42
        var p1: Date?
        var p2: Bool = true
        var p3: Rank?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- DateTransform()
            mapper <<< self.p3 <-- "data..x43p3"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p4: [[Box<Node>]] = []
        var p5: Word?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- EnumTransform<Word>()
        }
    }
}

private enum Models044 {
    class M0: HandyJSON {
        var p0: Double?
        var p1: Int32 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data.in.v44p1"
        }
    }
}

private enum Models045 {
    struct M0: HandyJSON {
        var p0: [Float] = []
        var p1: Node = Node()
        var p2: NSString?
        var p3: [Bool] = []
        var p4: [Bool] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k7"
        }
    }
}

private enum Models046 {
    struct M0: HandyJSON {
        var p0: Int = -1
        var p1: [Rank] = []
        var p2: Int32 = 42
        var p3: Int16?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "ID"
        }
    }
}

private enum Models047 {
    struct M0: HandyJSON {
        var p0: [Int] = []
        var p1: [UInt16] = []
        var p2: UInt16!
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u47p0"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models048 {
    struct M0: HandyJSON {
        var p0: UInt32? = 42
        var p1: NSNumber?
        var p2: Tag?
        var p3: Word?
        var p4: URL?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["_v", "x-y"]
            mapper >>> self.p1
            mapper <<< self.p3 <-- EnumTransform<Word>()
            mapper <<< self.p4 <-- URLTransform()
        }
    }
}

private enum Models049 {
    class M0: HandyJSON {
        var p0: Point = Point()
        var p1: String = ""
        var p2: [Box<[Point]>] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p3: UInt32!
        var p4: String = ""
        var p5: Box<Int>!
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "l1.l2.l3.w49p5"
        }
    }
    class M2: M1 {
        var p6: Node?
        var p7: Bool = false
        var p8: Set<Word> = []
        var p9: [UInt8]?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p6 <-- "data..x49p6"
            mapper <<< self.p8 <-- ["data.u49p8", "user_id"]
        }
    }
}

extension RandomModel {
    static let file02: [RandomModel] = [
        RandomModel(25, Models025.M0.self),
        RandomModel(26, Models026.M0.self),
        RandomModel(27, Models027.M0.self),
        RandomModel(28, Models028.M0.self),
        RandomModel(29, Models029.M0.self),
        RandomModel(30, Models030.M0.self),
        RandomModel(31, Models031.M0.self),
        RandomModel(32, Models032.M0.self),
        RandomModel(33, Models033.M0.self),
        RandomModel(34, Models034.M0.self),
        RandomModel(35, Models035.M0.self),
        RandomModel(36, Models036.M0.self),
        RandomModel(37, Models037.M0.self),
        RandomModel(38, Models038.M0.self),
        RandomModel(39, Models039.M0.self),
        RandomModel(40, Models040.M2.self),
        RandomModel(41, Models041.M2.self),
        RandomModel(42, Models042.M2.self),
        RandomModel(43, Models043.M1.self),
        RandomModel(44, Models044.M0.self),
        RandomModel(45, Models045.M0.self),
        RandomModel(46, Models046.M0.self),
        RandomModel(47, Models047.M0.self),
        RandomModel(48, Models048.M0.self),
        RandomModel(49, Models049.M2.self),
    ]
}
