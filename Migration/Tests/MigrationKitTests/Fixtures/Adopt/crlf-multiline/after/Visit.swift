import Foundation
import SmartCodable

class Visit: SmartCodable {
	var when: Date?
	required init() {}
	class func mappingForValue() -> [SmartValueTransformer]? {
		[
			CodingKeys.when <--- FastTransformer<Date, Double>(fromJSON: { seconds in
				seconds.map { Date(timeIntervalSince1970: $0) }
			}, toJSON: { $0?.timeIntervalSince1970 }),
		]
	}
}
