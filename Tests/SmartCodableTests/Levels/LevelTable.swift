// Written by generate.py.

import SmartCodable

class Middle0: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion, mLevel, mKey, mAny }
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
class Last0: Middle0 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
extension Last0 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
}
private struct Flat0: SmartCodable {
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
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle1: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    enum CodingKeys: CodingKey { case mNumber, mText, mList }
}
class Last1: Middle1 {
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
extension Last1 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lLevel, lKey, lAny }
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
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
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
        mList = try keys.decode([Int].self, forKey: .mList)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
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

class Middle3: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
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
extension Middle3 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion }
}
class Last3: Middle3 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
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
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
        case lNumber = "l_number"
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
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
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
    enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mLevel = "m_level", mKey, mAny }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
    }
}
class Last4: Middle4 {
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
extension Last4 {
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList }
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
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mLevel = "m_level"
        case mKey
        case mAny
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
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
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
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
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
        mList = try keys.decode([Int].self, forKey: .mList)
        _mLevel = try keys.decode(Limited.self, forKey: .mLevel)
        _mKey = try keys.decode(SmartKey<Int>.self, forKey: .mKey)
        _mAny = try keys.decode(SmartAny<[String: Any]>.self, forKey: .mAny)
        lNumber = try keys.decode(Int.self, forKey: .lNumber) * 2
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
    }
}

class Middle6: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
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
extension Middle6 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mVersion }
}
class Last6: Middle6 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum CodingKeys: CodingKey { case lNumber, lText, lList }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat6: SmartCodable {
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
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber
        case mText
        case mList
        case mVersion
        case lNumber
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
        mNumber = try keys.decode(Int.self, forKey: .mNumber) * 2
        mText = try keys.decodeIfPresent(String.self, forKey: .mText)
        lNumber = try keys.decode(Int.self, forKey: .lNumber)
        lText = try keys.decodeIfPresent(String.self, forKey: .lText)
        lList = try keys.decode([Int].self, forKey: .lList)
    }
}

class Middle7: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    let mVersion = 5
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mVersion }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.mNumber <--- ["m_mapped", "m.path"]]
    }
}
class Last7: Middle7 {
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
extension Last7 {
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion, lLevel, lKey, lAny }
}
private struct Flat7: SmartCodable {
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
        case mNumber = "m_number"
        case mText
        case mList
        case mVersion
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

class Middle8: LevelRoot {
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
class Last8: Middle8 {
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
private struct Flat8: SmartCodable {
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
        case mSecret
        case mList
        case mLevel
        case mKey
        case mAny
        case mIgnored
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

class Middle9: LevelRoot {
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
extension Middle9 {
    private enum CodingKeys: String, CodingKey { case mNumber = "m_number", mText, mList, mLevel = "m_level", mKey, mAny }
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
    private enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion, lLevel = "l_level", lKey, lAny }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat9: SmartCodable {
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
    @Limited var lLevel = 7
    @SmartKey("lKey_key") var lKey = 2
    @SmartAny var lAny: [String: Any] = [:]
    @IgnoredKey var lIgnored = 3
    enum CodingKeys: String, CodingKey {
        case id
        case mNumber = "m_number"
        case mText
        case mList
        case mLevel = "m_level"
        case mKey
        case mAny
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

class Middle10: LevelRoot {
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
class Last10: Middle10 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: String, CodingKey { case lNumber = "l_number", lText, lList, lVersion }
}
private struct Flat10: SmartCodable {
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
    }
}

class Middle11: LevelRoot {
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
extension Middle11 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last11: Middle11 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    enum Names: CodingKey { case lNumber }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [Names.lNumber <--- ["l_mapped", "l.path"]]
    }
}
private struct Flat11: SmartCodable {
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
        case mList
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

class Middle12: LevelRoot {
    var mNumber = 1
    var mText: String? = "t"
    var mSecret = "kept"
    var mList: [Int] = [4]
    @Limited var mLevel = 7
    @SmartKey("mKey_key") var mKey = 2
    @SmartAny var mAny: [String: Any] = [:]
    @IgnoredKey var mIgnored = 3
}
extension Middle12 {
    enum CodingKeys: CodingKey { case mNumber, mText, mList, mLevel, mKey, mAny }
}
class Last12: Middle12 {
    var lNumber = 1
    var lText: String? = "t"
    var lSecret = "kept"
    var lList: [Int] = [4]
    let lVersion = 5
    enum CodingKeys: CodingKey { case lNumber, lText, lList, lVersion }
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
        case mList
        case mLevel
        case mKey
        case mAny
        case lNumber
        case lText
        case lList
        case lVersion
    }
}

let levelRows: [LevelRow] = [
    LevelRow("plain keys+constant+wrappers+mapping+own init / extension keys+constant+mapping", Last0.self, Flat0.self, isSure: true),
    LevelRow("plain keys / extension keys+wrappers+own init", Last1.self, Flat1.self, isSure: false),
    LevelRow("constant / constant+wrappers+mapping", Last2.self, Flat2.self, isSure: true),
    LevelRow("private extension keys+constant+mapping+own init / raw keys+own init", Last3.self, Flat3.self, isSure: true),
    LevelRow("raw keys+wrappers+own init / private extension keys+mapping+own init", Last4.self, Flat4.self, isSure: true),
    LevelRow("extension keys+wrappers+mapping / plain keys+constant+wrappers+own init", Last5.self, Flat5.self, isSure: true),
    LevelRow("extension keys+constant+mapping+own init / plain keys+mapping", Last6.self, Flat6.self, isSure: true),
    LevelRow("private raw keys+constant+mapping / extension keys+constant+wrappers", Last7.self, Flat7.self, isSure: false),
    LevelRow("wrappers+mapping+own init / wrappers+own init", Last8.self, Flat8.self, isSure: true),
    LevelRow("private extension keys+wrappers+mapping / private raw keys+constant+wrappers+mapping", Last9.self, Flat9.self, isSure: true),
    LevelRow("constant+wrappers / raw keys+constant", Last10.self, Flat10.self, isSure: false),
    LevelRow("extension keys+wrappers+own init / mapping", Last11.self, Flat11.self, isSure: true),
    LevelRow("extension keys+wrappers / plain keys+constant", Last12.self, Flat12.self, isSure: false),
]
