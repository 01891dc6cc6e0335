import Foundation
import HandyJSONCompat

class Order: HandyJSON {
    var lines: [Line] = []
    var byName: [String: Line] = [:]
    var last: Line?
    required init() {}

    struct Line: HandyJSON {
        var id = 0
        var name: String?

        static func make() -> Self { Self() }
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.name <-- "line_name"
        }
    }

    typealias Row = Line

    func shortNames() -> [String?] {
        let one = Line()
        let other = Row()
        let made: Line = .make()
        return [one.toJSONString(), other.toJSONString(), made.toJSONString(), Line.make().toJSONString(), lines.toJSONString()]
    }

    func dictionaries() -> [[String: Any]?] {
        var result = byName.values.map { $0.toJSON() }
        for (_, line) in byName { result.append(line.toJSON()) }
        for pair in byName { result.append(pair.value.toJSON()) }
        byName.forEach { name, line in result.append(line.toJSON()) }
        result += byName.sorted { $0.key < $1.key }.map { $0.value.toJSON() }
        result += byName.mapValues { $0.toJSON() }.values
        return result
    }

    func optionals() -> [String?] {
        [last.map { $0.toJSONString() ?? "" }, last.flatMap { line in line.toJSONString() }, lines.first.map { $0.toJSONString() ?? "" }]
    }

    func closures() {
        load { line, error in print(line.toJSONString() ?? "", error) }
        load(then: { print($0.toJSONString() ?? "", $1) })
        loadLine(3) { line in print(line?.toJSONString() ?? "") }
    }

    func load(then: (Line, Int) -> Void) { then(Line(), 0) }
}

func loadLine(_ id: Int, then: @escaping (Order.Line?) -> Void) { then(nil) }

extension Order {
    func write() -> String? {
        let pair: (Int, Line) = (1, Line())
        let (_, line) = pair
        return line.toJSONString()
    }
}
