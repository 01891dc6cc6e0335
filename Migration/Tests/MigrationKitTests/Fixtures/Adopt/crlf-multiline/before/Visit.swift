import HandyJSONCompat

class Visit: HandyJSON {
	var when: Date?
	required init() {}
	func mapping(mapper: HelpingMapper) {
		mapper <<< when <-- TransformOf<Date, Double>(fromJSON: { seconds in
			seconds.map { Date(timeIntervalSince1970: $0) }
		}, toJSON: { $0?.timeIntervalSince1970 })
	}
}
