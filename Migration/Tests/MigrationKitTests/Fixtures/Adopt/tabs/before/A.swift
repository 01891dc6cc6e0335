import HandyJSONCompat

enum Space {
	struct A: HandyJSON {
		var id = 0
		var extra: Any?
		mutating func mapping(mapper: HelpingMapper) {
			mapper <<< id <-- "a_id"
		}
	}
}
