import HandyJSONCompat

struct User: HandyJSON {
    var name: String? = "nobody", city: String? = "Bonn" // find
    var birth: Int? = 3 // find
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< birth <-- TransformOf<Int, String>(fromJSON: { Int($0 ?? "") }, toJSON: { $0.map(String.init) })
    }
}
