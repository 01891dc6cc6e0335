import Foundation
import SmartCodable

struct Project: SmartCodable, HandyJSONRules {
    var id = ""
    var project = ""
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.project <--- "id"]
    }
}

func body(_ project: Project) -> String? { project.toJSONString() }
