import SmartCodable
import SmartEngine

/// Compares two values of one type property by property, level by level. O(what they hold), at most a hundred
/// differences.
///
///     visits[0]  Node                            "the root"
///       ├ visits[1]  id                          named "id", inside 0
///       └ visits[2]  children                    named "children", inside 0
///           └ visits[3]  Node                    position 0, inside 2: an object is visited once, on its shortest way
///
/// A path is only made for a difference.
struct ValueComparison {
    private(set) var differences: [SmartRulesDifference] = []
    private static let maximum = 100

    /// Two values that are to be compared, and how they were reached.
    private struct Visit {
        let first: Any
        let second: Any
        var outer = -1
        var step = ""
        var model = ""
        var property = ""
    }

    private var visits: [Visit] = []
    private var objects: Set<ObjectIdentifier> = []

    mutating func compare(_ a: Any, _ b: Any) {
        visits.append(Visit(first: a, second: b))
        var next = 0
        while next < visits.count, differences.count < ValueComparison.maximum {
            compare(at: next)
            next += 1
        }
    }

    private mutating func compare(at place: Int) {
        let (a, b) = (ValueComparison.content(visits[place].first), ValueComparison.content(visits[place].second))
        guard let first = a, let second = b else {
            if (a == nil) != (b == nil) { add(a, b, place) }
            return
        }
        if let model = type(of: first) as? any SmartDecodable.Type, type(of: first) == type(of: second),
            !(first is [Any]), !(first is [String: Any])
        {
            guard !(model is AnyClass) || objects.insert(ObjectIdentifier(first as AnyObject)).inserted else { return }
            visitMembers(first, second, "\(model)", place)
        } else if let list = first as? [Any], let other = second as? [Any] {
            guard list.count == other.count else { return add(first, second, place) }
            for index in list.indices { visit(list[index], other[index], "[\(index)]", inside: place) }
        } else if let table = first as? [String: Any], let other = second as? [String: Any] {
            guard Set(table.keys) == Set(other.keys) else { return add(first, second, place) }
            for name in table.keys.sorted() {
                if let value = table[name], let otherValue = other[name] {
                    visit(value, otherValue, ".\(name)", inside: place)
                }
            }
        } else if !ValueComparison.areEqual(first, second) {
            add(first, second, place)
        }
    }

    private mutating func visitMembers(_ a: Any, _ b: Any, _ model: String, _ place: Int) {
        var levels: (Mirror?, Mirror?) = (Mirror(reflecting: a), Mirror(reflecting: b))
        while let first = levels.0, let second = levels.1 {
            for (child, other) in zip(first.children, second.children) {
                let label = child.label ?? ""
                let name = label.hasPrefix("_") && child.value is any WrapperStorage ? String(label.dropFirst()) : label
                visit(child.value, other.value, ".\(name)", inside: place, (model, name))
            }
            levels = (first.superclassMirror, second.superclassMirror)
        }
    }

    /// Visits two values. `member`: the model and its property, those of the outer value if nil.
    private mutating func visit(
        _ first: Any, _ second: Any, _ step: String, inside outer: Int, _ member: (model: String, name: String)? = nil
    ) {
        let (model, property) = member ?? (visits[outer].model, visits[outer].property)
        visits.append(
            Visit(first: first, second: second, outer: outer, step: step, model: model, property: property))
    }

    /// The value without wrappers and optionals; nil for nil.
    private static func content(_ value: Any) -> Any? {
        let value = WrapperCoding.unwrap(value)
        guard let optional = value as? any AnyOptional else { return value }
        return optional.wrappedAny.flatMap { content($0) }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        guard type(of: a) == type(of: b) else { return false }
        if let first = a as? AnyHashable, let second = b as? AnyHashable { return first == second }
        return "\(a)" == "\(b)"
    }

    private mutating func add(_ a: Any?, _ b: Any?, _ place: Int) {
        func shown(_ value: Any?) -> String { value.map { "\($0)".shortened(to: 200) } ?? "nil" }
        differences.append(
            SmartRulesDifference(
                model: visits[place].model, property: visits[place].property, path: path(to: place), value: shown(a),
                otherValue: shown(b)))
    }

    private func path(to place: Int) -> String {
        var steps: [String] = []
        var place = place
        while place > 0 {
            // A dictionary's name is the server's, of any length.
            steps.append(visits[place].step.shortened(to: 100))
            place = visits[place].outer
        }
        let path = steps.reversed().joined()
        return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }
}
