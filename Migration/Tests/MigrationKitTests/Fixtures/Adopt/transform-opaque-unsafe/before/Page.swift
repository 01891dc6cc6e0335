import Foundation
import HandyJSONCompat
import Transforms

class LinkTransform: TransformOf<String, String> {
    init() { super.init(fromJSON: { $0?.removingPercentEncoding }, toJSON: { $0 }) }
}

struct Page: HandyJSON {
    var link: String?
    var title = ""
    var rank: Double? = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< link <-- LinkTransform()
        mapper <<< title <-- ("page_title", TrimmingTransform())
    }
}

struct Form: HandyJSON {
    var link: String?
    var title = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< link <-- LinkTransform()
        mapper <<< title <-- TrimmingTransform()
    }
}

func send(_ form: Form) -> [String: Any]? { form.toJSON() }
