import SmartCodable
import SmartEngine

/// Compares two values of one type property by property. O(what they hold), at most a hundred differences and 64 levels.
struct ValueComparison {
    private(set) var differences: [SmartRulesDifference] = []
    private static let maximum = 100
    private static let maximumDepth = 64

    mutating func compare(_ a: Any, _ b: Any) { compare(a, b, Place()) }

    private struct Place {
        var model = ""
        var property = ""
        var path = ""
        var depth = 0

        func element(_ index: Int) -> Place { inside("\(path)[\(index)]") }

        func member(_ name: String) -> Place { inside(path.isEmpty ? name : "\(path).\(name)") }

        private func inside(_ path: String) -> Place {
            var place = self
            place.path = path
            place.depth += 1
            return place
        }
    }

    private mutating func compare(_ a: Any, _ b: Any, _ place: Place) {
        guard differences.count < ValueComparison.maximum, place.depth < ValueComparison.maximumDepth else { return }
        guard let first = ValueComparison.content(a), let second = ValueComparison.content(b) else {
            let (first, second) = (ValueComparison.content(a), ValueComparison.content(b))
            if (first == nil) != (second == nil) { add(first, second, place) }
            return
        }
        if let model = type(of: first) as? any SmartDecodable.Type, type(of: first) == type(of: second),
            !(first is [Any]), !(first is [String: Any])
        {
            return compareModels(first, second, "\(model)", place)
        }
        if let list = first as? [Any], let other = second as? [Any] {
            guard list.count == other.count else { return add(first, second, place) }
            for index in list.indices { compare(list[index], other[index], place.element(index)) }
        } else if let table = first as? [String: Any], let other = second as? [String: Any] {
            guard Set(table.keys) == Set(other.keys) else { return add(first, second, place) }
            for name in table.keys.sorted() {
                if let value = table[name], let otherValue = other[name] {
                    compare(value, otherValue, place.member(name))
                }
            }
        } else if !ValueComparison.areEqual(first, second) {
            add(first, second, place)
        }
    }

    private mutating func compareModels(_ a: Any, _ b: Any, _ model: String, _ place: Place) {
        var levels: (Mirror?, Mirror?) = (Mirror(reflecting: a), Mirror(reflecting: b))
        while let first = levels.0, let second = levels.1 {
            for (child, other) in zip(first.children, second.children) {
                let label = child.label ?? ""
                let name = label.hasPrefix("_") && child.value is any WrapperStorage ? String(label.dropFirst()) : label
                var inner = place.member(name)
                inner.model = model
                inner.property = name
                compare(child.value, other.value, inner)
            }
            levels = (first.superclassMirror, second.superclassMirror)
        }
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

    private mutating func add(_ a: Any?, _ b: Any?, _ place: Place) {
        func shown(_ value: Any?) -> String { value.map { "\($0)".shortened(to: 200) } ?? "nil" }
        differences.append(
            SmartRulesDifference(
                model: place.model, property: place.property, path: place.path, value: shown(a), otherValue: shown(b)))
    }
}
