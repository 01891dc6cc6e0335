import HollowCodable

struct Cache: HollowCodable {
    var ip: String?

    static func mapping(mapper: HelpingMapper) {
        mapper <<< CodingKeys.ip <-- "origin"
    }
}
