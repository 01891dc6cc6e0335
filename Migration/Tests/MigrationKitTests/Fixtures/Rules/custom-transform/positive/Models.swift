import HandyJSON

class T: TransformType { // find
    func transformFromJSON(_ value: Any?) -> Int? { nil }
    func transformToJSON(_ value: Int?) -> Int? { nil }
}
