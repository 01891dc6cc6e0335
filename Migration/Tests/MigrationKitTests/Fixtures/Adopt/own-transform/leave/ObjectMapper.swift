import ObjectMapper

final class CentsTransform: TransformType {
    typealias Object = Int
    typealias JSON = String
    func transformFromJSON(_ value: Any?) -> Int? { (value as? String).flatMap { Int($0) } }
    func transformToJSON(_ value: Int?) -> String? { value.map { "\($0)" } }
}
