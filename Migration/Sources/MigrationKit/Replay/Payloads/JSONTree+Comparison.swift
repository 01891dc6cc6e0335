extension JSONTree {
    /// Numbers are equal by value, so that 1 is 1.0; integers by all their digits. Members of objects are compared in
    /// order.
    static func == (left: JSONTree, right: JSONTree) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.number(let left), .number(let right)): return sameNumber(left, right)
        case (.string(let left), .string(let right)): return left == right
        case (.array(let left), .array(let right)): return left == right
        case (.object(let left), .object(let right)): return left == right
        default: return false
        }
    }

    private static func sameNumber(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        if let left = Int(left), let right = Int(right) { return left == right }
        if let left = UInt64(left), let right = UInt64(right) { return left == right }
        return Double(left) == Double(right)
    }

    var kind: Int {
        switch self {
        case .null: return 0
        case .bool: return 1
        case .number: return 2
        case .string: return 3
        case .array: return 4
        case .object: return 5
        }
    }

    /// The digits of a number.
    var number: String? {
        if case .number(let text) = self { return text }
        return nil
    }

    var integer: Int? { number.flatMap { Int($0) } }

    /// Of a number, or of text that is one.
    var digits: String? {
        switch self {
        case .number(let text), .string(let text): return Double(text) == nil ? nil : text
        default: return nil
        }
    }

    var double: Double? { digits.flatMap(Double.init) }

    var text: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    var isBool: Bool {
        if case .bool = self { return true }
        return false
    }

    var isObject: Bool {
        if case .object = self { return true }
        return false
    }

    var isContainer: Bool {
        switch self {
        case .array, .object: return true
        default: return false
        }
    }

    /// The value at `data.list.0`.
    func value(at path: String) -> JSONTree? {
        var current: JSONTree? = self
        for step in path.split(separator: ".") where !step.allSatisfy(\.isWhitespace) {
            if case .array(let elements)? = current {
                current = Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            } else {
                current = current?[String(step)]
            }
        }
        return current
    }

    /// The same, or the same number or text in other quotes.
    func converts(to other: JSONTree?) -> Bool {
        guard let other else { return false }
        if self == other { return true }
        guard let digits, let others = other.digits else { return false }
        return JSONTree.sameNumber(digits, others)
    }

    func hasMember(like value: JSONTree?) -> Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { $0.value.converts(to: value) }
    }

    /// The same values in the same places, whatever the members are called.
    func hasValues(of other: JSONTree) -> Bool {
        switch (self, other) {
        case (.object(let left), .object(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.value.hasValues(of: $1.value) }
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.hasValues(of: $1) }
        default: return self == other
        }
    }
}

extension [JSONTree] {
    /// Whether all elements are in `other`, in this order.
    func isSubsequence(of other: [JSONTree]) -> Bool {
        var rest = other[...]
        return allSatisfy { element in
            guard let index = rest.firstIndex(of: element) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
