import Foundation
import HandyJSONCompat

/// A property of every type of the matrix, in a struct and in a class: all alignments side by side.
struct Everything: HandyJSON {
    var v0: Bool = Subject.initialValue((Bool).self)
    var v1: Bool? = Subject.initialValue((Bool?).self)
    var v2: Int = Subject.initialValue((Int).self)
    var v3: Int? = Subject.initialValue((Int?).self)
    var v4: Int8 = Subject.initialValue((Int8).self)
    var v5: Int8? = Subject.initialValue((Int8?).self)
    var v6: Int16 = Subject.initialValue((Int16).self)
    var v7: Int16? = Subject.initialValue((Int16?).self)
    var v8: Int32 = Subject.initialValue((Int32).self)
    var v9: Int32? = Subject.initialValue((Int32?).self)
    var v10: Int64 = Subject.initialValue((Int64).self)
    var v11: Int64? = Subject.initialValue((Int64?).self)
    var v12: UInt = Subject.initialValue((UInt).self)
    var v13: UInt? = Subject.initialValue((UInt?).self)
    var v14: UInt8 = Subject.initialValue((UInt8).self)
    var v15: UInt8? = Subject.initialValue((UInt8?).self)
    var v16: UInt16 = Subject.initialValue((UInt16).self)
    var v17: UInt16? = Subject.initialValue((UInt16?).self)
    var v18: UInt32 = Subject.initialValue((UInt32).self)
    var v19: UInt32? = Subject.initialValue((UInt32?).self)
    var v20: UInt64 = Subject.initialValue((UInt64).self)
    var v21: UInt64? = Subject.initialValue((UInt64?).self)
    var v22: Float = Subject.initialValue((Float).self)
    var v23: Float? = Subject.initialValue((Float?).self)
    var v24: Double = Subject.initialValue((Double).self)
    var v25: Double? = Subject.initialValue((Double?).self)
    var v26: String = Subject.initialValue((String).self)
    var v27: String? = Subject.initialValue((String?).self)
    var v28: NSNumber? = Subject.initialValue((NSNumber?).self)
    var v29: NSString? = Subject.initialValue((NSString?).self)
    var v30: NSArray? = Subject.initialValue((NSArray?).self)
    var v31: NSDictionary? = Subject.initialValue((NSDictionary?).self)
    var v32: [Int] = Subject.initialValue(([Int]).self)
    var v33: [String] = Subject.initialValue(([String]).self)
    var v34: [Double] = Subject.initialValue(([Double]).self)
    var v35: Set<Int> = Subject.initialValue((Set<Int>).self)
    var v36: [String: Int] = Subject.initialValue(([String: Int]).self)
    var v37: [String: String] = Subject.initialValue(([String: String]).self)
    var v38: [String: Any] = Subject.initialValue(([String: Any]).self)
    var v39: [Any] = Subject.initialValue(([Any]).self)
    var v40: Any? = Subject.initialValue((Any?).self)
    var v41: SE = Subject.initialValue((SE).self)
    var v42: SE? = Subject.initialValue((SE?).self)
    var v43: IE = Subject.initialValue((IE).self)
    var v44: IE? = Subject.initialValue((IE?).self)
    var v45: NestS = Subject.initialValue((NestS).self)
    var v46: NestC = Subject.initialValue((NestC).self)
    var v47: NestS? = Subject.initialValue((NestS?).self)
    var v48: NestC? = Subject.initialValue((NestC?).self)
    var v49: [NestS] = Subject.initialValue(([NestS]).self)
    var v50: [NestC] = Subject.initialValue(([NestC]).self)
    var v51: [String: NestS] = Subject.initialValue(([String: NestS]).self)
    var v52: [[Int]] = Subject.initialValue(([[Int]]).self)
    var v53: [Int?] = Subject.initialValue(([Int?]).self)
    var v54: [String?] = Subject.initialValue(([String?]).self)
    var v55: Date? = Subject.initialValue((Date?).self)
    var v56: URL? = Subject.initialValue((URL?).self)
    var v57: Data? = Subject.initialValue((Data?).self)

    var descriptions: [String] {
        [
            described(v0), described(v1), described(v2), described(v3), described(v4), described(v5), described(v6),
            described(v7),
            described(v8), described(v9), described(v10), described(v11), described(v12), described(v13),
            described(v14), described(v15),
            described(v16), described(v17), described(v18), described(v19), described(v20), described(v21),
            described(v22), described(v23),
            described(v24), described(v25), described(v26), described(v27), described(v28), described(v29),
            described(v30), described(v31),
            described(v32), described(v33), described(v34), described(v35), described(v36), described(v37),
            described(v38), described(v39),
            described(v40), described(v41), described(v42), described(v43), described(v44), described(v45),
            described(v46), described(v47),
            described(v48), described(v49), described(v50), described(v51), described(v52), described(v53),
            described(v54), described(v55),
            described(v56), described(v57),
        ]
    }

    static let types = [
        "Bool", "Bool?", "Int", "Int?", "Int8", "Int8?", "Int16", "Int16?", "Int32", "Int32?",
        "Int64", "Int64?", "UInt", "UInt?", "UInt8", "UInt8?", "UInt16", "UInt16?", "UInt32", "UInt32?",
        "UInt64", "UInt64?", "Float", "Float?", "Double", "Double?", "String", "String?", "NSNumber?", "NSString?",
        "NSArray?", "NSDictionary?", "[Int]", "[String]", "[Double]", "Set<Int>", "[String: Int]", "[String: String]",
        "[String: Any]", "[Any]",
        "Any?", "SE", "SE?", "IE", "IE?", "NestS", "NestC", "NestS?", "NestC?", "[NestS]",
        "[NestC]", "[String: NestS]", "[[Int]]", "[Int?]", "[String?]", "Date?", "URL?", "Data?",
    ]
    static let names = types.indices.map { "v\($0)" }
}

class ClassEverything: HandyJSON {
    var v0: Bool = Subject.initialValue((Bool).self)
    var v1: Bool? = Subject.initialValue((Bool?).self)
    var v2: Int = Subject.initialValue((Int).self)
    var v3: Int? = Subject.initialValue((Int?).self)
    var v4: Int8 = Subject.initialValue((Int8).self)
    var v5: Int8? = Subject.initialValue((Int8?).self)
    var v6: Int16 = Subject.initialValue((Int16).self)
    var v7: Int16? = Subject.initialValue((Int16?).self)
    var v8: Int32 = Subject.initialValue((Int32).self)
    var v9: Int32? = Subject.initialValue((Int32?).self)
    var v10: Int64 = Subject.initialValue((Int64).self)
    var v11: Int64? = Subject.initialValue((Int64?).self)
    var v12: UInt = Subject.initialValue((UInt).self)
    var v13: UInt? = Subject.initialValue((UInt?).self)
    var v14: UInt8 = Subject.initialValue((UInt8).self)
    var v15: UInt8? = Subject.initialValue((UInt8?).self)
    var v16: UInt16 = Subject.initialValue((UInt16).self)
    var v17: UInt16? = Subject.initialValue((UInt16?).self)
    var v18: UInt32 = Subject.initialValue((UInt32).self)
    var v19: UInt32? = Subject.initialValue((UInt32?).self)
    var v20: UInt64 = Subject.initialValue((UInt64).self)
    var v21: UInt64? = Subject.initialValue((UInt64?).self)
    var v22: Float = Subject.initialValue((Float).self)
    var v23: Float? = Subject.initialValue((Float?).self)
    var v24: Double = Subject.initialValue((Double).self)
    var v25: Double? = Subject.initialValue((Double?).self)
    var v26: String = Subject.initialValue((String).self)
    var v27: String? = Subject.initialValue((String?).self)
    var v28: NSNumber? = Subject.initialValue((NSNumber?).self)
    var v29: NSString? = Subject.initialValue((NSString?).self)
    var v30: NSArray? = Subject.initialValue((NSArray?).self)
    var v31: NSDictionary? = Subject.initialValue((NSDictionary?).self)
    var v32: [Int] = Subject.initialValue(([Int]).self)
    var v33: [String] = Subject.initialValue(([String]).self)
    var v34: [Double] = Subject.initialValue(([Double]).self)
    var v35: Set<Int> = Subject.initialValue((Set<Int>).self)
    var v36: [String: Int] = Subject.initialValue(([String: Int]).self)
    var v37: [String: String] = Subject.initialValue(([String: String]).self)
    var v38: [String: Any] = Subject.initialValue(([String: Any]).self)
    var v39: [Any] = Subject.initialValue(([Any]).self)
    var v40: Any? = Subject.initialValue((Any?).self)
    var v41: SE = Subject.initialValue((SE).self)
    var v42: SE? = Subject.initialValue((SE?).self)
    var v43: IE = Subject.initialValue((IE).self)
    var v44: IE? = Subject.initialValue((IE?).self)
    var v45: NestS = Subject.initialValue((NestS).self)
    var v46: NestC = Subject.initialValue((NestC).self)
    var v47: NestS? = Subject.initialValue((NestS?).self)
    var v48: NestC? = Subject.initialValue((NestC?).self)
    var v49: [NestS] = Subject.initialValue(([NestS]).self)
    var v50: [NestC] = Subject.initialValue(([NestC]).self)
    var v51: [String: NestS] = Subject.initialValue(([String: NestS]).self)
    var v52: [[Int]] = Subject.initialValue(([[Int]]).self)
    var v53: [Int?] = Subject.initialValue(([Int?]).self)
    var v54: [String?] = Subject.initialValue(([String?]).self)
    var v55: Date? = Subject.initialValue((Date?).self)
    var v56: URL? = Subject.initialValue((URL?).self)
    var v57: Data? = Subject.initialValue((Data?).self)

    required init() {}

    var descriptions: [String] {
        [
            described(v0), described(v1), described(v2), described(v3), described(v4), described(v5), described(v6),
            described(v7),
            described(v8), described(v9), described(v10), described(v11), described(v12), described(v13),
            described(v14), described(v15),
            described(v16), described(v17), described(v18), described(v19), described(v20), described(v21),
            described(v22), described(v23),
            described(v24), described(v25), described(v26), described(v27), described(v28), described(v29),
            described(v30), described(v31),
            described(v32), described(v33), described(v34), described(v35), described(v36), described(v37),
            described(v38), described(v39),
            described(v40), described(v41), described(v42), described(v43), described(v44), described(v45),
            described(v46), described(v47),
            described(v48), described(v49), described(v50), described(v51), described(v52), described(v53),
            described(v54), described(v55),
            described(v56), described(v57),
        ]
    }
}
