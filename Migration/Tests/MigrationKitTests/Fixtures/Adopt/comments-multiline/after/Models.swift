import Foundation
import SmartCodable

struct User: SmartCodable {
    var name: String?
    /*
       Never sent,
         never read.
     */
    @IgnoredKey var cache: String?
    var longID: CLongLong = 0

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            /**
             * The name as the server has it.
             *   - two words
             */
            CodingKeys.name <--- "user_name",
        ]
    }
}
