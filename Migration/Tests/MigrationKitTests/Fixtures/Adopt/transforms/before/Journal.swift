import HandyJSONCompat

enum Kind: Int, HandyJSONEnum { case a, b }

class Journal: HandyJSON {
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

    func mapping(mapper: HelpingMapper) {
        mapper <<< created <-- DateTransform()
        mapper <<< edited <-- ("edited_at", DateTransform())
        mapper <<< day <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
        mapper <<< iso <-- (["iso", "iso8601"], DateFormatterTransform(dateFormatter: Formatters.iso))
        mapper <<< raw <-- DataTransform()
        mapper <<< link <-- URLTransform()
        mapper <<< page <-- URLTransform(shouldEncodeURLString: false)
        mapper <<< kind <-- EnumTransform<Kind>()
        mapper <<< count <-- TransformOf<Int, String>(fromJSON: { text in
            text.flatMap { Int($0) }
        }, toJSON: { number in
            number.map(String.init)
        })
    }
}
