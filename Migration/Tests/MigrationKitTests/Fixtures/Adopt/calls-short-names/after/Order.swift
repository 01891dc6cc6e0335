import Foundation
import SmartCodable

class Order: SmartCodable {
    var lines: [Line] = []
    var byName: [String: Line] = [:]
    var last: Line?
    required init() {}

    struct Line: SmartCodable {
        var id = 0
        var name: String?

        static func make() -> Self { Self() }
        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.name <--- "line_name"]
        }
    }

    typealias Row = Line

    func shortNames() -> [String?] {
        let one = Line()
        let other = Row()
        let made: Line = .make()
        return [one.toJSONString(useMappedKeys: true), other.toJSONString(useMappedKeys: true), made.toJSONString(useMappedKeys: true), Line.make().toJSONString(useMappedKeys: true), lines.toJSONString(useMappedKeys: true)]
    }

    func dictionaries() -> [[String: Any]?] {
        var result = byName.values.map { $0.toDictionary(useMappedKeys: true) }
        for (_, line) in byName { result.append(line.toDictionary(useMappedKeys: true)) }
        for pair in byName { result.append(pair.value.toDictionary(useMappedKeys: true)) }
        byName.forEach { name, line in result.append(line.toDictionary(useMappedKeys: true)) }
        result += byName.sorted { $0.key < $1.key }.map { $0.value.toDictionary(useMappedKeys: true) }
        result += byName.mapValues { $0.toDictionary(useMappedKeys: true) }.values
        return result
    }

    func optionals() -> [String?] {
        [last.map { $0.toJSONString(useMappedKeys: true) ?? "" }, last.flatMap { line in line.toJSONString(useMappedKeys: true) }, lines.first.map { $0.toJSONString(useMappedKeys: true) ?? "" }]
    }

    func closures() {
        load { line, error in print(line.toJSONString(useMappedKeys: true) ?? "", error) }
        load(then: { print($0.toJSONString(useMappedKeys: true) ?? "", $1) })
        loadLine(3) { line in print(line?.toJSONString(useMappedKeys: true) ?? "") }
    }

    func load(then: (Line, Int) -> Void) { then(Line(), 0) }
}

func loadLine(_ id: Int, then: @escaping (Order.Line?) -> Void) { then(nil) }

extension Order {
    func write() -> String? {
        let pair: (Int, Line) = (1, Line())
        let (_, line) = pair
        return line.toJSONString(useMappedKeys: true)
    }
}
