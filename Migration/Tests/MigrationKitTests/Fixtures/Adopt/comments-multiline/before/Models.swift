import Foundation
import HandyJSONCompat

struct User: HandyJSON {
    var name: String?
    var cache: String?
    var longID: CLongLong = 0

    mutating func mapping(mapper: HelpingMapper) {
        /**
         * The name as the server has it.
         *   - two words
         */
        mapper <<< self.name <-- "user_name"
        /*
           Never sent,
             never read.
         */
        mapper >>> self.cache
    }
}
