import Foundation
import SmartCodable

enum Kind: Int, SmartCaseDefaultable { case a, b }

class Journal: SmartCodable {
    var created: Date?
    var edited: Date?
    var day: Date?
    var iso: Date?
    var raw: Data?
    var link: URL?
    var page: URL?
    var kind: Kind?
    var count: Int?
    required init() {}

    class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.edited <--- "edited_at",
            CodingKeys.iso <--- ["iso", "iso8601"],
        ]
    }

    class func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.created <--- SmartDateTransformer(),
            CodingKeys.edited <--- SmartDateTransformer(),
            CodingKeys.day <--- SmartDateFormatTransformer(format: "yyyy-MM-dd"),
            CodingKeys.iso <--- SmartDateFormatTransformer(Formatters.iso),
            CodingKeys.raw <--- SmartDataTransformer(),
            CodingKeys.link <--- SmartURLTransformer(),
            CodingKeys.page <--- SmartURLTransformer(shouldEncodeURLString: false),
            CodingKeys.kind <--- FastTransformer<Kind, Kind.RawValue>(fromJSON: { $0.flatMap(Kind.init(rawValue:)) }, toJSON: { $0?.rawValue }),
            CodingKeys.count <--- FastTransformer<Int, String>(fromJSON: { text in
                text.flatMap { Int($0) }
            }, toJSON: { number in
                number.map(String.init)
            }),
        ]
    }
}
