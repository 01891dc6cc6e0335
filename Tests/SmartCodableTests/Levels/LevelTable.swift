// Written by generate.py.

import SmartCodable

class Middle0: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
}
class Last0: Middle0 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion, lLevel = "l_level", lKey, lAny }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat0: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber = "l_number"
        case lText
        case lList
        case lVersion
        case lLevel = "l_level"
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle1: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
}
class Last1: Middle1 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat1: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle2: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
}
class Last2: Middle2 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lLevel = "l_level", lKey, lAny }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat2: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber = "l_number"
        case lText
        case lList
        case lLevel = "l_level"
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle3: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
}
class Last3: Middle3 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat3: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle4: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
class Last4: Middle4 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat4: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber = "l_number"
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle5: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
extension Middle5 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last5: Middle5 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat5: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle6: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
class Last6: Middle6 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat6: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber = "l_number"
        case lText
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle7: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
extension Middle7 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion, mLevel, mKey, mAny }
}
class Last7: Middle7 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat7: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle8: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last8: Middle8 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion, lLevel, lKey, lAny }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat8: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber
        case lText
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle9: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last9: Middle9 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat9: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle10: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last10: Middle10 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lLevel, lKey, lAny }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat10: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber
        case lText
        case lList
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle11: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last11: Middle11 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat11: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle12: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last12: Middle12 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat12: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle13: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
extension Middle13 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last13: Middle13 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat13: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle14: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last14: Middle14 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: CodingKey { case lNumber, lText, lList }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat14: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle15: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
extension Middle15 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion, mLevel = "m_level", mKey, mAny }
}
class Last15: Middle15 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat15: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case mLevel = "m_level"
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle16: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last16: Middle16 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last16 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion, lLevel, lKey, lAny }
}
private struct Flat16: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber
        case lText
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle17: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last17: Middle17 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat17: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle18: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last18: Middle18 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last18 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lLevel, lKey, lAny }
}
private struct Flat18: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber
        case lText
        case lList
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle19: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last19: Middle19 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat19: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle20: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last20: Middle20 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last20 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
}
private struct Flat20: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle21: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle21 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last21: Middle21 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat21: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle22: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last22: Middle22 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last22 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList }
}
private struct Flat22: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle23: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle23 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion, mLevel = "m_level", mKey, mAny }
}
class Last23: Middle23 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat23: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case mLevel = "m_level"
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle24: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last24: Middle24 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
}
extension Last24 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion, lLevel, lKey, lAny }
}
private struct Flat24: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber
        case lText
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle25: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last25: Middle25 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
}
private struct Flat25: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle26: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last26: Middle26 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
}
extension Last26 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lLevel, lKey, lAny }
}
private struct Flat26: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber
        case lText
        case lList
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle27: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last27: Middle27 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
}
private struct Flat27: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle28: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last28: Middle28 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
}
extension Last28 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
}
private struct Flat28: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle29: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle29 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last29: Middle29 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
}
private struct Flat29: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle30: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last30: Middle30 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
}
extension Last30 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList }
}
private struct Flat30: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle31: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle31 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion, mLevel = "m_level", mKey, mAny }
}
class Last31: Middle31 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
}
private struct Flat31: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case mLevel = "m_level"
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle32: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
}
class Last32: Middle32 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lLevel = "l_level", lKey, lAny }
}
private struct Flat32: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber = "l_number"
        case lText
        case lList
        case lLevel = "l_level"
        case lKey
        case lAny
    }
}

class Middle33: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
}
class Last33: Middle33 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat33: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
    }
}

class Middle34: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
}
class Last34: Middle34 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat34: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber = "l_number"
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle35: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
}
class Last35: Middle35 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
}
private struct Flat35: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
}

class Middle36: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
class Last36: Middle36 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat36: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber = "l_number"
        case lText
        case lList
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle37: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
extension Middle37 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last37: Middle37 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat37: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle38: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
class Last38: Middle38 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion, lLevel = "l_level", lKey, lAny }
}
private struct Flat38: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber = "l_number"
        case lText
        case lList
        case lVersion
        case lLevel = "l_level"
        case lKey
        case lAny
    }
}

class Middle39: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
extension Middle39 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion, mLevel, mKey, mAny }
}
class Last39: Middle39 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat39: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
}

class Middle40: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last40: Middle40 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lLevel, lKey, lAny }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat40: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber
        case lText
        case lList
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle41: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last41: Middle41 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat41: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle42: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last42: Middle42 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat42: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle43: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last43: Middle43 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat43: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle44: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last44: Middle44 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: CodingKey { case lNumber, lText, lList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat44: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle45: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
extension Middle45 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last45: Middle45 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat45: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle46: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last46: Middle46 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion, lLevel, lKey, lAny }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
private struct Flat46: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle47: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
extension Middle47 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion, mLevel = "m_level", mKey, mAny }
}
class Last47: Middle47 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat47: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case mLevel = "m_level"
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle48: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last48: Middle48 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
extension Last48 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lLevel, lKey, lAny }
}
private struct Flat48: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber
        case lText
        case lList
        case lLevel
        case lKey
        case lAny
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle49: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last49: Middle49 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
}
private struct Flat49: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle50: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last50: Middle50 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last50 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
}
private struct Flat50: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle51: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last51: Middle51 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat51: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle52: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last52: Middle52 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
}
extension Last52 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList }
}
private struct Flat52: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
    }
}

class Middle53: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle53 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last53: Middle53 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat53: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle54: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last54: Middle54 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
extension Last54 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion, lLevel, lKey, lAny }
}
private struct Flat54: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber
        case lText
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle55: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle55 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion, mLevel = "m_level", mKey, mAny }
}
class Last55: Middle55 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
}
private struct Flat55: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case mLevel = "m_level"
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle56: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last56: Middle56 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last56 {
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lLevel = "l_level", lKey, lAny }
}
private struct Flat56: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case lNumber = "l_number"
        case lText
        case lList
        case lLevel = "l_level"
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle57: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last57: Middle57 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat57: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case lNumber
        case lText
        case lSecret
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle58: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last58: Middle58 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
}
extension Last58 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
}
private struct Flat58: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case lNumber
        case lText
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}

class Middle59: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last59: Middle59 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat59: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle60: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last60: Middle60 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}
extension Last60 {
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList }
}
private struct Flat60: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber = "l_number"
        case lText
        case lList
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber)
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        mSecret = try keys.decode(String.self, forKey: .mSecret)
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        _mIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .mIgnored)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle61: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle61 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last61: Middle61 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
}
private struct Flat61: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lLevel
        case lKey
        case lAny
        case lIgnored
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
        _lLevel = try keys.decode(Limited.self, forKey: .lLevel)
        _lKey = try keys.decode(SmartKey<Int>.self, forKey: .lKey)
        _lAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .lAny)
        _lIgnored = try keys.decode(IgnoredKey<Int>.self, forKey: .lIgnored)
    }
}

class Middle62: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum Names: CodingKey { case mNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
class Last62: Middle62 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last62 {
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion, lLevel = "l_level", lKey, lAny }
}
private struct Flat62: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mSecret
        case mList
        case mVersion
        case mLevel
        case mKey
        case mAny
        case mIgnored
        case lNumber = "l_number"
        case lText
        case lList
        case lVersion
        case lLevel = "l_level"
        case lKey
        case lAny
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}

class Middle63: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
extension Middle63 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion, mLevel = "m_level", mKey, mAny }
}
class Last63: Middle63 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}
private struct Flat63: SmartCodable {
    var id = 0
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case mLevel = "m_level"
        case mKey
        case mAny
        case lNumber
        case lText
        case lSecret
        case lList
        case lVersion
    }
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.mNumber <--- ["m_mapped", "m.path"],
         CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
    init() {}
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lSecret = try keys.decode(String.self, forKey: .lSecret)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

let levelRows = [
    LevelRow("nothing / private raw keys+constant+wrappers+mapping+own init", Last0.self, Flat0.self, isSure: true),
    LevelRow("raw keys / constant+wrappers+mapping+own init", Last1.self, Flat1.self, isSure: false),
    LevelRow("constant / private raw keys+wrappers+mapping+own init", Last2.self, Flat2.self, isSure: true),
    LevelRow("plain keys+constant / wrappers+mapping+own init", Last3.self, Flat3.self, isSure: false),
    LevelRow("wrappers / private raw keys+constant+mapping+own init", Last4.self, Flat4.self, isSure: true),
    LevelRow("extension keys+wrappers / constant+mapping+own init", Last5.self, Flat5.self, isSure: false),
    LevelRow("constant+wrappers / private raw keys+mapping+own init", Last6.self, Flat6.self, isSure: true),
    LevelRow("extension keys+constant+wrappers / mapping+own init", Last7.self, Flat7.self, isSure: false),
    LevelRow("mapping / plain keys+constant+wrappers+own init", Last8.self, Flat8.self, isSure: true),
    LevelRow("private raw keys+mapping / constant+wrappers+own init", Last9.self, Flat9.self, isSure: true),
    LevelRow("constant+mapping / plain keys+wrappers+own init", Last10.self, Flat10.self, isSure: true),
    LevelRow("plain keys+constant+mapping / wrappers+own init", Last11.self, Flat11.self, isSure: true),
    LevelRow("wrappers+mapping / plain keys+constant+own init", Last12.self, Flat12.self, isSure: true),
    LevelRow("extension keys+wrappers+mapping / constant+own init", Last13.self, Flat13.self, isSure: true),
    LevelRow("constant+wrappers+mapping / plain keys+own init", Last14.self, Flat14.self, isSure: true),
    LevelRow("private extension keys+constant+wrappers+mapping / own init", Last15.self, Flat15.self, isSure: true),
    LevelRow("own init / extension keys+constant+wrappers+mapping", Last16.self, Flat16.self, isSure: true),
    LevelRow("private raw keys+own init / constant+wrappers+mapping", Last17.self, Flat17.self, isSure: true),
    LevelRow("constant+own init / extension keys+wrappers+mapping", Last18.self, Flat18.self, isSure: true),
    LevelRow("plain keys+constant+own init / wrappers+mapping", Last19.self, Flat19.self, isSure: true),
    LevelRow("wrappers+own init / extension keys+constant+mapping", Last20.self, Flat20.self, isSure: true),
    LevelRow("extension keys+wrappers+own init / constant+mapping", Last21.self, Flat21.self, isSure: true),
    LevelRow("constant+wrappers+own init / extension keys+mapping", Last22.self, Flat22.self, isSure: true),
    LevelRow("private extension keys+constant+wrappers+own init / mapping", Last23.self, Flat23.self, isSure: true),
    LevelRow("mapping+own init / extension keys+constant+wrappers", Last24.self, Flat24.self, isSure: false),
    LevelRow("private raw keys+mapping+own init / constant+wrappers", Last25.self, Flat25.self, isSure: true),
    LevelRow("constant+mapping+own init / extension keys+wrappers", Last26.self, Flat26.self, isSure: false),
    LevelRow("plain keys+constant+mapping+own init / wrappers", Last27.self, Flat27.self, isSure: true),
    LevelRow("wrappers+mapping+own init / extension keys+constant", Last28.self, Flat28.self, isSure: false),
    LevelRow("extension keys+wrappers+mapping+own init / constant", Last29.self, Flat29.self, isSure: true),
    LevelRow("constant+wrappers+mapping+own init / extension keys", Last30.self, Flat30.self, isSure: false),
    LevelRow("private extension keys+constant+wrappers+mapping+own init / nothing", Last31.self, Flat31.self, isSure: true),
    LevelRow("nothing / raw keys+wrappers", Last32.self, Flat32.self, isSure: false),
    LevelRow("raw keys / own init", Last33.self, Flat33.self, isSure: false),
    LevelRow("constant / private raw keys+constant+mapping+own init", Last34.self, Flat34.self, isSure: true),
    LevelRow("plain keys+constant / constant+wrappers", Last35.self, Flat35.self, isSure: false),
    LevelRow("wrappers / private raw keys+own init", Last36.self, Flat36.self, isSure: true),
    LevelRow("extension keys+wrappers / wrappers+mapping+own init", Last37.self, Flat37.self, isSure: false),
    LevelRow("constant+wrappers / raw keys+constant+wrappers", Last38.self, Flat38.self, isSure: false),
    LevelRow("extension keys+constant+wrappers / constant+own init", Last39.self, Flat39.self, isSure: false),
    LevelRow("mapping / plain keys+wrappers+mapping+own init", Last40.self, Flat40.self, isSure: true),
    LevelRow("private raw keys+mapping / mapping", Last41.self, Flat41.self, isSure: true),
    LevelRow("constant+mapping / plain keys+constant+own init", Last42.self, Flat42.self, isSure: true),
    LevelRow("plain keys+constant+mapping / constant+wrappers+mapping+own init", Last43.self, Flat43.self, isSure: true),
    LevelRow("wrappers+mapping / plain keys+mapping", Last44.self, Flat44.self, isSure: true),
    LevelRow("extension keys+wrappers+mapping / wrappers+own init", Last45.self, Flat45.self, isSure: true),
    LevelRow("constant+wrappers+mapping / plain keys+constant+wrappers+mapping+own init", Last46.self, Flat46.self, isSure: true),
    LevelRow("private extension keys+constant+wrappers+mapping / constant+mapping", Last47.self, Flat47.self, isSure: true),
    LevelRow("own init / extension keys+wrappers+own init", Last48.self, Flat48.self, isSure: true),
    LevelRow("private raw keys+own init / nothing", Last49.self, Flat49.self, isSure: true),
    LevelRow("constant+own init / extension keys+constant+mapping", Last50.self, Flat50.self, isSure: true),
    LevelRow("plain keys+constant+own init / constant+wrappers+own init", Last51.self, Flat51.self, isSure: true),
    LevelRow("wrappers+own init / extension keys", Last52.self, Flat52.self, isSure: false),
    LevelRow("extension keys+wrappers+own init / wrappers+mapping", Last53.self, Flat53.self, isSure: true),
    LevelRow("constant+wrappers+own init / extension keys+constant+wrappers+own init", Last54.self, Flat54.self, isSure: true),
    LevelRow("private extension keys+constant+wrappers+own init / constant", Last55.self, Flat55.self, isSure: true),
    LevelRow("mapping+own init / private extension keys+wrappers+mapping", Last56.self, Flat56.self, isSure: true),
    LevelRow("private raw keys+mapping+own init / mapping+own init", Last57.self, Flat57.self, isSure: true),
    LevelRow("constant+mapping+own init / extension keys+constant", Last58.self, Flat58.self, isSure: false),
    LevelRow("plain keys+constant+mapping+own init / constant+wrappers+mapping", Last59.self, Flat59.self, isSure: true),
    LevelRow("wrappers+mapping+own init / private extension keys+mapping+own init", Last60.self, Flat60.self, isSure: true),
    LevelRow("extension keys+wrappers+mapping+own init / wrappers", Last61.self, Flat61.self, isSure: true),
    LevelRow("constant+wrappers+mapping+own init / private extension keys+constant+wrappers+mapping", Last62.self, Flat62.self, isSure: true),
    LevelRow("private extension keys+constant+wrappers+mapping+own init / constant+mapping+own init", Last63.self, Flat63.self, isSure: true),
]
