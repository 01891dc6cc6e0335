// Made by generate.py.
import Foundation
import HandyJSONCompat

private enum Models000 {
    struct M0: HandyJSON {
        var p0: [[Int]] = []
        var p1: Set<UInt16> = []
        var p2: Bool = true
        var p3: String = "s"
        var p4: String?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "ID"
            mapper <<< self.p1 <-- "k3"
            mapper <<< self.p2 <-- "k7"
            mapper <<< self.p3 <-- ("k6", TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count }))
            mapper <<< self.p4 <-- ["l1.l2.l3.w0p4", "名"]
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models001 {
    class M0: HandyJSON {
        var p0: Tag?
        var p1: Word = .none
        var p2: [Word]?
        var p3: [String: Int] = [:]
        var p4: String = "s"
        var p5: [Node]?
        var p6: [String: [UInt]] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- "k7"
            mapper <<< self.p4 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p5 <-- "k2"
            mapper <<< self.p6 <-- "k9"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models002 {
    class M0: HandyJSON {
        var p0: Int = 3
        var p1: [Node] = []
        var p2: Int?
        var p3: UInt = 42
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("ID", TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } }))
            mapper <<< self.p2 <-- ["k2", "k6"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models003 {
    class M0: HandyJSON {
        var p0: [String: Float] = [:]
        var p1: Word?
        var p2: String? = ""
        var p3: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- (["data..x3p1", "k2"], EnumTransform<Word>())
            mapper <<< self.p2 <-- "data\\.y3p2"
        }
    }
    class M1: M0 {
        var p4: [String: [Box<Int>]] = [:]
        var p5: Word = .none
        required init() { super.init() }
    }
    class M2: M1 {
        var p6: String = ""
        var p7: Int64?
        var p8: Int16!
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p6 <-- "data.in.v3p6"
        }
    }
}

private enum Models004 {
    class M0: HandyJSON {
        var p0: String = "s"
        var p1: [String: Word] = [:]
        var p2: Int = 3
        var p3: Int = -1
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
            mapper <<< self.p1 <-- "createdAt"
            mapper <<< self.p2 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
    }
    class M1: M0 {
        var p4: [String: String]?
        var p5: [String: Box<[Point]>]?
        var p6: Rank?
        required init() { super.init() }
    }
}

private enum Models005 {
    class M0: HandyJSON {
        var p0: String = "initial"
        var p1: Bool = true
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
            mapper <<< self.p1 <-- "k2"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models006 {
    struct M0: HandyJSON {
        var p0: Date?
        var p1: NSString?
        var p2: URL?
        var p3: UInt = 42
        var p4: [String: String]?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("l1.l2.l3.w6p0", DateTransform())
            mapper <<< self.p2 <-- URLTransform()
        }
    }
}

private enum Models007 {
    struct M0: HandyJSON {
        var p0: [String: Rank] = [:]
        var p1: UInt32?
        var p2: [UInt16] = []
        var p3: Word?
        var p4: Data?
        var p5: Int = 3
        mutating func mapping(mapper: HelpingMapper) {
            mapper >>> self.p0
            mapper <<< self.p1 <-- "k3"
            mapper <<< self.p3 <-- EnumTransform<Word>()
            mapper <<< self.p4 <-- ("k5", DataTransform())
            mapper <<< self.p5 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
        }
    }
}

private enum Models008 {
    class M0: HandyJSON {
        var p0: Int64 = 42
        var p1: Bool = true
        var p2: Box<[Point]>? = Box<[Point]>()
        var p3: NSNumber?
        var p4: [String: [Box<Node>]] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["a b", "x-y"]
            mapper <<< self.p3 <-- "k8"
            mapper >>> self.p4
        }
    }
}

private enum Models009 {
    class M0: HandyJSON {
        var p0: Word?
        var p1: NSString?
        var p2: Set<String> = []
        var p3: String = "s"
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- EnumTransform<Word>()
            mapper <<< self.p3 <-- TransformOf<String, Int>(fromJSON: { $0.map { "<\($0)>" } }, toJSON: { $0?.count })
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p4: String?
        var p5: Any?
        var p6: [[Word]] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p4 <-- ["createdAt", "a b"]
            mapper <<< self.p6 <-- "ID"
        }
    }
    class M2: M1 {
        var p7: Box<Int>?
        var p8: [Any] = []
        var p9: NSNumber?
        required init() { super.init() }
    }
}

private enum Models010 {
    class M0: HandyJSON {
        var p0: [Box<Int>] = []
        var p1: [String: UInt]?
        var p2: [String: [Int8]] = [:]
        var p3: UInt32 = 42
        var p4: Int16 = 42
        var p5: Node = Node()
        var p6: [UInt16]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k8"
            mapper <<< self.p1 <-- "k3"
            mapper <<< self.p6 <-- ["名", "k7"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models011 {
    class M0: HandyJSON {
        var p0: [[UInt32]] = []
        var p1: [String: UInt]?
        var p2: String = ""
        var p3: [Point]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- ["user_id", "x-y"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models012 {
    class M0: HandyJSON {
        var p0: [String] = []
        var p1: [String: Box<[Point]>] = [:]
        var p2: Data?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p2 <-- ("ID", DataTransform())
        }
    }
    class M1: M0 {
        var p3: [String: [Double]] = [:]
        var p4: Box<Node>!
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p3 <-- "名"
        }
    }
    class M2: M1 {
        var p5: [Point?] = []
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p5 <-- "data\\.y12p5"
        }
    }
}

private enum Models013 {
    class M0: HandyJSON {
        var p0: [String: String]?
        var p1: Double?
        var p2: Int8?
        var p3: String = ""
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "data\\.y13p1"
        }
    }
}

private enum Models014 {
    struct M0: HandyJSON {
        var p0: [String: Box<Node>]?
        var p1: Node? = Node()
        var p2: Float?
        var p3: UInt16?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["k2", "k3"]
            mapper <<< self.p1 <-- "ID"
            mapper <<< self.p3 <-- ["x-y", "k9"]
        }
    }
}

private enum Models015 {
    class M0: HandyJSON {
        var p0: UInt16 = 42
        var p1: Box<Node>!
        var p2: URL?
        var p3: Float = 0.25
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["data\\.y15p0", "_v"]
            mapper <<< self.p1 <-- "k7"
            mapper <<< self.p2 <-- URLTransform()
            mapper <<< self.p3 <-- "k3"
        }
    }
}

private enum Models016 {
    class M0: HandyJSON {
        var p0: String?
        var p1: Set<Float> = []
        var p2: URL?
        var p3: Int8 = 42
        var p4: [Float] = []
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ["k2", "名"]
            mapper <<< self.p2 <-- URLTransform()
            mapper <<< self.p3 <-- "k3"
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models017 {
    struct M0: HandyJSON {
        var p0: Date?
        var p1: Int64?
        var p2: [[Box<[Point]>]] = []
        var p3: Box<Int>?
        var p4: UInt16? = 42
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- ("名", DateTransform())
            mapper >>> self.p1
        }
        mutating func willStartMapping() { note("will") }
        mutating func didFinishMapping() { note("did") }
    }
}

private enum Models018 {
    class M0: HandyJSON {
        var p0: Date?
        var p1: [String: Word] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- DateTransform()
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models019 {
    struct M0: HandyJSON {
        var p0: Data?
        var p1: Word?
        var p2: Int64?
        var p3: Box<[Point]>!
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- DataTransform()
            mapper <<< self.p1 <-- (["ID", "k2"], EnumTransform<Word>())
            mapper <<< self.p2 <-- "user_id"
            mapper <<< self.p3 <-- ["k1", "k4"]
        }
    }
}

private enum Models020 {
    class M0: HandyJSON {
        var p0: [String: Box<Int>]?
        required init() {}
        func mapping(mapper: HelpingMapper) {
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
    class M1: M0 {
        var p1: [UInt32] = []
        var p2: [String: [Word]] = [:]
        var p3: Date?
        required init() { super.init() }
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper <<< self.p2 <-- "l1.l2.l3.w20p2"
            mapper <<< self.p3 <-- DateTransform()
        }
    }
}

private enum Models021 {
    class M0: HandyJSON {
        var p0: [[Int]] = []
        var p1: [String: Bool]?
        var p2: Int = 42
        var p3: Set<UInt16> = []
        var p4: Any?
        var p5: Node = Node()
        var p6: Rank?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper >>> self.p3
            mapper <<< self.p4 <-- ["k5", "k8"]
            mapper <<< self.p5 <-- "k9"
        }
    }
}

private enum Models022 {
    class M0: HandyJSON {
        var p0: NSString?
        var p1: Int = 3
        var p2: [Point?] = []
        var p3: Data?
        var p4: Word?
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p0 <-- "k9"
            mapper <<< self.p1 <-- ("k5", TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } }))
            mapper <<< self.p3 <-- ("k6", DataTransform())
            mapper <<< self.p4 <-- EnumTransform<Word>()
        }
    }
}

private enum Models023 {
    class M0: HandyJSON {
        var p0: [Int8] = []
        var p1: Int = -1
        var p2: Int16 = 42
        var p3: Double?
        var p4: [Float] = []
        var p5: [String: Int32] = [:]
        var p6: String = ""
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.p3 <-- ["k7", "k3"]
            mapper <<< self.p4 <-- ["data\\.y23p4", "k4"]
        }
        func willStartMapping() { note("will") }
        func didFinishMapping() { note("did") }
    }
}

private enum Models024 {
    struct M0: HandyJSON {
        var p0: [Int32]?
        var p1: UInt = 42
        var p2: Int = 3
        var p3: [String: Int8]?
        var p4: NSString?
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.p1 <-- "k9"
            mapper <<< self.p2 <-- TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })
            mapper <<< self.p3 <-- "x-y"
            mapper <<< self.p4 <-- "data.u24p4"
        }
    }
}

extension RandomModel {
    static let file01: [RandomModel] = [
        RandomModel(0, Models000.M0.self),
        RandomModel(1, Models001.M0.self),
        RandomModel(2, Models002.M0.self),
        RandomModel(3, Models003.M2.self),
        RandomModel(4, Models004.M1.self),
        RandomModel(5, Models005.M0.self),
        RandomModel(6, Models006.M0.self),
        RandomModel(7, Models007.M0.self),
        RandomModel(8, Models008.M0.self),
        RandomModel(9, Models009.M2.self),
        RandomModel(10, Models010.M0.self),
        RandomModel(11, Models011.M0.self),
        RandomModel(12, Models012.M2.self),
        RandomModel(13, Models013.M0.self),
        RandomModel(14, Models014.M0.self),
        RandomModel(15, Models015.M0.self),
        RandomModel(16, Models016.M0.self),
        RandomModel(17, Models017.M0.self),
        RandomModel(18, Models018.M0.self),
        RandomModel(19, Models019.M0.self),
        RandomModel(20, Models020.M1.self),
        RandomModel(21, Models021.M0.self),
        RandomModel(22, Models022.M0.self),
        RandomModel(23, Models023.M0.self),
        RandomModel(24, Models024.M0.self),
    ]
}
