import Foundation
import HandyJSONCompat
import TestSupport

/// With this variable the dictionaries of the facts come as objects, as Apple's Foundation hands them over. These functions
/// precede the library's in this module.
private let form: ObjectForm? = {
    let name = ProcessInfo.processInfo.environment["FACTS_OBJECTS"]
    return ObjectForm.allCases.first { "\($0)" == name }
}()

extension HandyJSON {
    static func deserialize(from dict: [String: Any]?, designatedPath: String? = nil) -> Self? {
        guard let form, let dict else {
            return JSONDeserializer<Self>.deserializeFrom(dict: dict, designatedPath: designatedPath)
        }
        return JSONDeserializer<Self>.deserializeFrom(dict: form.dictionary(dict), designatedPath: designatedPath)
    }
}

extension Array where Element: HandyJSON {
    static func deserialize(from array: [Any]?) -> [Element?]? {
        guard let form, let array else { return JSONDeserializer<Element>.deserializeModelArrayFrom(array: array) }
        return JSONDeserializer<Element>.deserializeModelArrayFrom(array: form.array(array))
    }
}
