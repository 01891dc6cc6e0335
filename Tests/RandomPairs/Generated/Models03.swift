// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models050 {
    class M0: HandyJSON {
        var p0: Tag?
        var p1: Bool? = false
        var p2: [Int8] = []
        var p3: Set<UInt> = []
        var p4: Set<Int> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data.in.v50p1"
            mapper <<< self.p2 <-- ["_v", "k3"]
            mapper <<< self.p4 <-- "data.in.v50p4"
        }
    }
}

private enum Models051 {
    class M0: HandyJSON {
        var p0: [Any] = []
        var p1: Data?
        var p2: Word?
        var p3: [[Rank]] = []
        var p4: UInt8 = 42
        var p5: Date?
        var p6: Data?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- DataTransform()
            mapper <<< self.p5 <-- DateTransform()
            mapper <<< self.p6 <-- ("k3", DataTransform())
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models052 {
    class M0: HandyJSON {
        var p0: [Int32]?
        var p1: Data?
        var p2: [[String]] = []
        var p3: Int32?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k5"
            mapper <<< self.p1 <-- ("k6", DataTransform())
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models053 {
    struct M0: HandyJSON {
        var p0: Double!
        var p1: Set<Int> = []
        var p2: Int? = -1
        var p3: NSNumber?
        var p4: Date?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "createdAt"
            mapper >>> self.p3
            mapper <<< self.p4 <-- ("data\\.y53p4", DateTransform())
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models054 {
    struct M0: HandyJSON {
        var p0: [Node?] = []
        var p1: Tag?
        var p2: [Box<Node>]?
        var p3: UInt = 42
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k6"
            mapper <<< self.p2 <-- ["k7", "k2"]
        }
    }
}

private enum Models055 {
    class M0: HandyJSON {
        var p0: [String: Bool]?
        var p1: [String: [Box<Node>]] = [:]
        var p2: UInt8? = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data.in.v55p0", "k6"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models056 {
    class M0: HandyJSON {
        var p0: Int16 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p1: NSNumber?
        var p2: Bool = false
        required init() { super.init() }
    }
    class M2: M1 {
        var p3: UInt16?
        var p4: Box<Node>!
        var p5: Int = 3
        var p6: Any?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "data..x56p3"
            mapper <<< self.p4 <-- "k4"
            mapper <<< self.p5 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
    }
}

private enum Models057 {
    class M0: HandyJSON {
        var p0: Int32 = 42
        var p1: Any?
        var p2: [UInt32?] = []
        var p3: NSNumber?
        var p4: Set<Bool> = []
        var p5: [[Word]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- ["k6", "createdAt"]
            mapper <<< self.p3 <-- ["k8", "_v"]
            mapper <<< self.p4 <-- "k2"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models058 {
    class M0: HandyJSON {
        var p0: Int32 = 42
        var p1: Tag?
        var p2: Date?
        var p3: UInt8 = 42
        var p4: Point = Point()
        var p5: Data?
        var p6: UInt16 = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p1
            mapper <<< self.p2 <-- DateTransform()
            mapper <<< self.p5 <-- DataTransform()
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models059 {
    class M0: HandyJSON {
        var p0: [Box<[Point]>]?
        var p1: [Box<[Point]>?] = []
        var p2: [Rank]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p1
        }
    }
    class M1: M0 {
        var p3: Float = 0.25
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "l1.l2.l3.w59p3"
        }
    }
}

private enum Models060 {
    class M0: HandyJSON {
        var p0: Word?
        var p1: Word = .none
        var p2: Int32 = 42
        var p3: [[Node]] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- EnumTransform<Word>()
            mapper <<< self.p3 <-- ["data.in.v60p3", "x-y"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models061 {
    class M0: HandyJSON {
        var p0: NSNumber?
        var p1: UInt32 = 42
        var p2: [Int?] = []
        var p3: [String: Int] = [:]
        var p4: Int16? = 42
        var p5: [Box<Int>?] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "名"
            mapper <<< self.p5 <-- "data.u61p5"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models062 {
    class M0: HandyJSON {
        var p0: UInt8 = 42
        var p1: String = "initial"
        var p2: [[String]] = []
        var p3: Int = 42
        var p4: NSString?
        var p5: [Box<Node>?] = []
        var p6: Tag?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p4 <-- "createdAt"
            mapper >>> self.p5
        }
    }
}

private enum Models063 {
    class M0: HandyJSON {
        var p0: Word = .none
        var p1: [String: Int64]?
        var p2: UInt32 = 42
        var p3: [Int32] = []
        var p4: Int32!
        var p5: [String: Any] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "user_id"
            mapper <<< self.p1 <-- "k4"
            mapper <<< self.p3 <-- "createdAt"
        }
    }
}

private enum Models064 {
    class M0: HandyJSON {
        var p0: Data?
        var p1: Bool?
        var p2: Word?
        var p3: NSNumber?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- DataTransform()
            mapper <<< self.p1 <-- "k1"
        }
    }
}

private enum Models065 {
    class M0: HandyJSON {
        var p0: URL?
        var p1: Int32!
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- (["k1", "a b"], URLTransform())
            mapper <<< self.p1 <-- "x-y"
        }
    }
    class M1: M0 {
        var p2: URL?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- URLTransform()
        }
    }
}

private enum Models066 {
    class M0: HandyJSON {
        var p0: UInt32!
        var p1: Date?
        var p2: Double = 1.5
        var p3: Tag?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data.u66p0", "k8"]
            mapper <<< self.p1 <-- DateTransform()
            mapper <<< self.p2 <-- "user_id"
            mapper <<< self.p3 <-- "data.u66p3"
        }
    }
}

private enum Models067 {
    struct M0: HandyJSON {
        var p0: [String: UInt32]?
        var p1: [String: [String]] = [:]
        var p2: Double? = 1.5
        var p3: [Point]?
        var p4: NSNumber?
        var p5: Bool = true
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- "_v"
            mapper <<< self.p3 <-- ["k7", "k2"]
            mapper <<< self.p4 <-- "data..x67p4"
        }
    }
}

private enum Models068 {
    struct M0: HandyJSON {
        var p0: NSString?
        var p1: Date?
        var p2: Set<Int8> = []
        var p3: UInt?
        var p4: [Int32]?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "l1.l2.l3.w68p0"
            mapper <<< self.p1 <-- DateTransform()
            mapper <<< self.p2 <-- "createdAt"
            mapper <<< self.p4 <-- "data..x68p4"
        }
    }
}

private enum Models069 {
    struct M0: HandyJSON {
        var p0: [[UInt16]] = []
        var p1: [Int16] = []
        var p2: Set<UInt32> = []
        var p3: [Node] = []
        var p4: NSNumber?
        var p5: [[Box<Node>]] = []
        var p6: [Float]?
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models070 {
    class M0: HandyJSON {
        var p0: Date?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- DateTransform()
        }
    }
    class M1: M0 {
        var p1: [Node] = []
        var p2: Word?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- (["data.u70p2", "k3"], EnumTransform<Word>())
        }
    }
}

private enum Models071 {
    struct M0: HandyJSON {
        var p0: Double?
        var p1: [Box<Node>]?
        var p2: [Word?] = []
        var p3: Set<Bool> = []
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data..x71p0", "_v"]
            mapper <<< self.p2 <-- "x-y"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models072 {
    class M0: HandyJSON {
        var p0: String? = "initial"
        var p1: Point?
        var p2: NSString?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p3: Int = 3
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- (["k7", "k5"], TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } }))
        }
    }
}

private enum Models073 {
    class M0: HandyJSON {
        var p0: Set<String> = []
        var p1: Int64 = 42
        var p2: [Bool]?
        var p3: Int = 3
        var p4: Set<Bool> = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "data.u73p0"
            mapper <<< self.p2 <-- "createdAt"
            mapper <<< self.p3 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models074 {
    struct M0: HandyJSON {
        var p0: NSString?
        var p1: [UInt32?] = []
        var p2: [String: Bool] = [:]
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data\\.y74p0", "_v"]
            mapper <<< self.p2 <-- "k7"
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

extension RandomModel {
    static let file03: [RandomModel] = [
        RandomModel(50, Models050.M0.self),
        RandomModel(51, Models051.M0.self),
        RandomModel(52, Models052.M0.self),
        RandomModel(53, Models053.M0.self),
        RandomModel(54, Models054.M0.self),
        RandomModel(55, Models055.M0.self),
        RandomModel(56, Models056.M2.self),
        RandomModel(57, Models057.M0.self),
        RandomModel(58, Models058.M0.self),
        RandomModel(59, Models059.M1.self),
        RandomModel(60, Models060.M0.self),
        RandomModel(61, Models061.M0.self),
        RandomModel(62, Models062.M0.self),
        RandomModel(63, Models063.M0.self),
        RandomModel(64, Models064.M0.self),
        RandomModel(65, Models065.M1.self),
        RandomModel(66, Models066.M0.self),
        RandomModel(67, Models067.M0.self),
        RandomModel(68, Models068.M0.self),
        RandomModel(69, Models069.M0.self),
        RandomModel(70, Models070.M1.self),
        RandomModel(71, Models071.M0.self),
        RandomModel(72, Models072.M1.self),
        RandomModel(73, Models073.M0.self),
        RandomModel(74, Models074.M0.self),
    ]
}
