import Foundation
import SmartCodable

enum Space {
	struct A: SmartCodable {
		var id = 0
		@SmartAny var extra: Any?
		static func mappingForKey() -> [SmartKeyTransformer]? {
			[CodingKeys.id <--- "a_id"]
		}
	}
}
