// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models100 {
    class M0: HandyJSON {
        var p0: [String] = []
        var p1: Float? = 0.25
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data\\.y100p0"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p2: Double = 1.5
        var p3: [Word]?
        var p4: Int = 3
        var p5: String = "initial"
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p4 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p5 <-- "k8"
        }
    }
}

private enum Models101 {
    struct M0: HandyJSON {
        var p0: UInt8 = 42
        var p1: Set<Int32> = []
        var p2: Box<[Point]> = Box<[Point]>()
        var p3: [UInt8] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "l1.l2.l3.w101p2"
            mapper <<< self.p3 <-- "k9"
        }
    }
}

private enum Models102 {
    struct M0: HandyJSON {
        var p0: Double = 1.5
        var p1: Data?
        var p2: [String]?
        mutating func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
            mapper <<< self.p1 <-- ("k6", DataTransform())
            mapper <<< self.p2 <-- ["_v", "k2"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models103 {
    class M0: HandyJSON {
        var p0: [String: Box<[Point]>] = [:]
        var p1: Int64 = 42
        var p2: [Node]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["createdAt", "k9"]
            mapper <<< self.p1 <-- "user_id"
            mapper <<< self.p2 <-- ["l1.l2.l3.w103p2", "ID"]
        }
    }
    class M1: M0 {
        var p3: [UInt32] = []
        var p4: NSNumber?
        var p5: Date?
        var p6: [String: [Bool]] = [:]
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "k3"
            mapper <<< self.p5 <-- DateTransform()
            mapper <<< self.p6 <-- ["a b", "k1"]
        }
    }
}

private enum Models104 {
    class M0: HandyJSON {
        var p0: UInt32 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: Int16 = 42
        var p2: Int? = 42
        var p3: Set<UInt16> = []
        var p4: Int32 = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p1 <-- "l1.l2.l3.w104p1"
            mapper <<< self.p3 <-- "data.in.v104p3"
            mapper <<< self.p4 <-- "k8"
        }
    }
    class M2: M1 {
        var p5: Rank = .low
        var p6: Int32?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper >>> self.p5
        }
    }
}

private enum Models105 {
    class M0: HandyJSON {
        var p0: Int8?
        var p1: Int16 = 42
        var p2: Tag?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "user_id"
            mapper >>> self.p2
        }
    }
    class M1: M0 {
        var p3: UInt8? = 42
        var p4: [Int32?] = []
        var p5: Bool = true
        var p6: Box<Int>? = Box<Int>()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "k8"
            mapper <<< self.p5 <-- "ID"
            mapper <<< self.p6 <-- "k5"
        }
    }
}

private enum Models106 {
    struct M0: HandyJSON {
        var p0: Int16? = 42
        var p1: [String]?
        var p2: Int16 = 42
        var p3: [[Rank]] = []
        var p4: [Point] = []
        var p5: [Bool] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k3"
            mapper <<< self.p1 <-- "l1.l2.l3.w106p1"
            mapper <<< self.p3 <-- ["a b", "k6"]
            mapper <<< self.p5 <-- "k4"
        }
    }
}

private enum Models107 {
    class M0: HandyJSON {
        var p0: URL?
        var p1: Set<UInt32> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("k1", URLTransform())
        }
    }
    class M1: M0 {
        var p2: [String: Any] = [:]
        var p3: [String: [Float]] = [:]
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- "data.u107p2"
            mapper <<< self.p3 <-- ["a b", "k2"]
        }
    }
    class M2: M1 {
        var p4: String = ""
        var p5: Node = Node()
        var p6: [String: [Bool]] = [:]
        var p7: Int = 3
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p7 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
    }
}

private enum Models108 {
    class M0: HandyJSON {
        var p0: [UInt8] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: UInt = 42
        var p2: Int8 = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- "k9"
        }
    }
}

private enum Models109 {
    class M0: HandyJSON {
        var p0: Int8!
        var p1: [Float] = []
        var p2: Double = 1.5
        var p3: [String: Box<Node>] = [:]
        var p4: Int64? = 42
        var p5: Int = 3
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data..x109p1"
            mapper <<< self.p5 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models110 {
    struct M0: HandyJSON {
        var p0: Bool = true
        var p1: [[Word]] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k2"
            mapper <<< self.p1 <-- ["k1", "k5"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models111 {
    class M0: HandyJSON {
        var p0: UInt32 = 42
        var p1: Int8!
        var p2: [Any] = []
        var p3: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "l1.l2.l3.w111p1"
            mapper <<< self.p3 <-- EnumTransform<Word>()
        }
    }
}

private enum Models112 {
    class M0: HandyJSON {
        var p0: [[UInt32]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p1: Int16? = 42
        var p2: Date?
        var p3: [String: Rank] = [:]
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p1 <-- ["data.in.v112p1", "k4"]
            mapper <<< self.p2 <-- DateTransform()
            mapper <<< self.p3 <-- "k8"
        }
    }
}

private enum Models113 {
    class M0: HandyJSON {
        var p0: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- EnumTransform<Word>()
        }
    }
    class M1: M0 {
        var p1: String = "initial"
        var p2: [[Box<Int>]] = []
        var p3: [[String]] = []
        required init() { super.init() }
    }
}

private enum Models114 {
    struct M0: HandyJSON {
        var p0: Node = Node()
        var p1: [Point]?
        var p2: NSString?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "k6"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models115 {
    class M0: HandyJSON {
        var p0: [String: [String]] = [:]
        var p1: Data?
        var p2: [Box<Node>]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u115p0"
            mapper <<< self.p1 <-- ("data\\.y115p1", DataTransform())
            mapper <<< self.p2 <-- ["k3", "k9"]
        }
    }
    class M1: M0 {
        var p3: NSString?
        var p4: Int32 = 42
        var p5: [[String]] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p4 <-- "a b"
        }
    }
    class M2: M1 {
        var p6: Bool? = true
        required init() { super.init() }
    }
}

private enum Models116 {
    class M0: HandyJSON {
        var p0: UInt16 = 42
        var p1: Int64? = 42
        var p2: UInt32? = 42
        var p3: Point!
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data..x116p0"
            mapper <<< self.p1 <-- "x-y"
        }
    }
    class M1: M0 {
        var p4: Int64!
        var p5: [Int64] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- ["k9", "a b"]
        }
    }
    class M2: M1 {
        var p6: Int = 42
        var p7: Box<Int> = Box<Int>()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p6 <-- "data\\.y116p6"
            mapper >>> self.p7
        }
    }
}

private enum Models117 {
    class M0: HandyJSON {
        var p0: [String: Double] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p1: Box<[Point]>!
        var p2: Int64?
        var p3: Int = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p1 <-- ["_v", "k8"]
        }
    }
}

private enum Models118 {
    class M0: HandyJSON {
        var p0: [[String]] = []
        var p1: Point = Point()
        var p2: Int32? = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
}

private enum Models119 {
    struct M0: HandyJSON {
        var p0: URL?
        var p1: Int?
        var p2: [String: Point] = [:]
        var p3: Int32 = 42
        var p4: [[Bool]] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- URLTransform()
            mapper <<< self.p1 <-- "k5"
            mapper <<< self.p2 <-- "k8"
            mapper >>> self.p3
            mapper <<< self.p4 <-- ["data..x119p4", "x-y"]
        }
    }
}

private enum Models120 {
    class M0: HandyJSON {
        var p0: Int = -1
        var p1: [UInt16] = []
        var p2: [Int32?] = []
        var p3: NSNumber?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.in.v120p0"
            mapper >>> self.p1
            mapper >>> self.p3
        }
    }
}

private enum Models121 {
    class M0: HandyJSON {
        var p0: [Word]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
    }
    class M1: M0 {
        var p1: Date?
        var p2: String = "initial"
        var p3: Point = Point()
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- DateTransform()
        }
    }
    class M2: M1 {
        var p4: Box<Node>? = Box<Node>()
        var p5: [UInt16]?
        var p6: Int8? = 42
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p6 <-- "a b"
        }
    }
}

private enum Models122 {
    struct M0: HandyJSON {
        var p0: [String]?
        var p1: [[Int16]] = []
        var p2: Int64?
        var p3: [String: [Int]] = [:]
        var p4: [UInt16] = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k5"
            mapper <<< self.p1 <-- "data.in.v122p1"
        }
    }
}

private enum Models123 {
    class M0: HandyJSON {
        var p0: Int = 3
        var p1: Int?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p1 <-- "data.u123p1"
        }
    }
}

private enum Models124 {
    class M0: HandyJSON {
        var p0: Int16?
        var p1: [String: Int16] = [:]
        var p2: Date?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- DateTransform()
        }
    }
}

extension RandomModel {
    static let file05: [RandomModel] = [
        RandomModel(100, Models100.M1.self),
        RandomModel(101, Models101.M0.self),
        RandomModel(102, Models102.M0.self),
        RandomModel(103, Models103.M1.self),
        RandomModel(104, Models104.M2.self),
        RandomModel(105, Models105.M1.self),
        RandomModel(106, Models106.M0.self),
        RandomModel(107, Models107.M2.self),
        RandomModel(108, Models108.M1.self),
        RandomModel(109, Models109.M0.self),
        RandomModel(110, Models110.M0.self),
        RandomModel(111, Models111.M0.self),
        RandomModel(112, Models112.M1.self),
        RandomModel(113, Models113.M1.self),
        RandomModel(114, Models114.M0.self),
        RandomModel(115, Models115.M2.self),
        RandomModel(116, Models116.M2.self),
        RandomModel(117, Models117.M1.self),
        RandomModel(118, Models118.M0.self),
        RandomModel(119, Models119.M0.self),
        RandomModel(120, Models120.M0.self),
        RandomModel(121, Models121.M2.self),
        RandomModel(122, Models122.M0.self),
        RandomModel(123, Models123.M0.self),
        RandomModel(124, Models124.M0.self),
    ]
}
