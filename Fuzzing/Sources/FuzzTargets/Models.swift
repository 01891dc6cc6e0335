import Foundation
import HandyJSONCompat
import SmartCodable

// Models of both families, with what makes the engine do something of its own.

struct NativeFlat: SmartCodable {
    var id = 0
    var name = ""
    var isOn = false
    var ratio = 0.5
    var small: UInt8 = 3
    var note: String?
    var list: [Int] = []
    var table: [String: String] = [:]
    var color = NativeColor.red
    var date: Date?
    var decimal: Decimal?
    var data = Data()
    var url: URL?
}

enum NativeColor: String, SmartCaseDefaultable {
    case red, green
}

struct NativePage: SmartCodable {
    @SmartKey("user_id", "a.b", "id") var id = 0
    @SmartFlat var flat: NativeFlat?
    @SmartAny var any: Any?
    @SmartAny var extra: [String: Any] = [:]
    @SmartAny var old = HandyFlat()
    @SmartDate var date: Date?
    @SmartLossy var lossy: [Int] = []
    var children: [NativePage] = []
    var first: [String: NativePage]?
    var shapes: [NativeShape] = []
    var value: JSONValue?
    var messages: [NativeMessage]?

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.children <--- ["kids", "x.kids", "children"]] }
    static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.date <--- SmartDateTransformer()] }
}

class NativeShape: SmartCodable, SmartPolymorphic {
    var type = ""
    var name: String?
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["circle": NativeCircle.self]) }
}

class NativeCircle: NativeShape {
    var radius = 1.0
    var inner: NativeShape?
}

struct NativeText: SmartCodable { var text = "" }

enum NativeMessage: SmartPolymorphicEnum {
    case text(NativeText)
    case ping
    static func variants() -> SmartVariants {
        SmartVariants(
            by: "kind", [SmartVariant("text", NativeMessage.text), SmartVariant("ping", value: NativeMessage.ping)])
    }
}

enum HandyColor: String, HandyJSONEnum { case red, green }

struct HandyFlat: HandyJSON {
    var id = 0
    var name: String?
    var isOn = false
    var ratio: Float = 0.5
    var small: Int8?
    var list: [Int] = []
    var table: [String: Any] = [:]
    var color: HandyColor?
    var any: Any?
    var date: Date?
    var number: NSNumber?
    var text: NSString?
}

class HandyPage: HandyJSON {
    var id = 0
    var children: [HandyPage]?
    var flat: HandyFlat?
    var native = NativeFlat()
    var words: [String] = []
    var secret = 1
    var deep = ""
    var table: [String: HandyFlat]?
    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- ["user_id", "id"]
        mapper <<< deep <-- "a.b.deep"
        mapper <<< words
            <-- TransformOf<[String], String>(
                fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })
        mapper >>> secret
    }
}

final class HandySubpage: HandyPage {
    var title = ""
    var sub: HandySubpage?
    var point = CGPoint.zero
}
