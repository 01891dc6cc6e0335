/// What a condition asks, as far as it can be answered without running it.
indirect enum ConditionExpression: Sendable {
    case value(Value)
    /// `Config.isNew`, `isOpen`; `self.isOpen` with the word.
    case name([String])
    case not(ConditionExpression)
    case both(ConditionExpression, ConditionExpression)
    case either(ConditionExpression, ConditionExpression)
    case compared(ConditionExpression, String, ConditionExpression)
    case isEmpty(ConditionExpression)
    case unknown

    enum Value: Sendable, Hashable {
        case bool(Bool)
        case number(Double)
        case text(String)
        case none
    }

    /// The names in it; nil where it is not known what it asks.
    var names: [[String]]? {
        switch self {
        case .value: return []
        case .name(let path): return [path]
        case .not(let inner), .isEmpty(let inner): return inner.names
        case .both(let left, let right), .either(let left, let right), .compared(let left, _, let right):
            guard let first = left.names, let second = right.names else { return nil }
            return first + second
        case .unknown: return nil
        }
    }

    /// Its answer where `value` knows what names stand for; nil where that does not decide it.
    func answer(_ value: ([String]) -> Value?) -> Bool? {
        if case .bool(let answer)? = result(value) { return answer }
        return nil
    }

    private func result(_ value: ([String]) -> Value?) -> Value? {
        switch self {
        case .value(let known): return known
        case .name(let path): return value(path)
        case .not(let inner): return inner.answer(value).map { .bool(!$0) }
        case .both(let left, let right):
            guard let first = left.answer(value) else { return nil }
            return first ? right.answer(value).map { .bool($0) } : .bool(false)
        case .either(let left, let right):
            guard let first = left.answer(value) else { return nil }
            return first ? .bool(true) : right.answer(value).map { .bool($0) }
        case .isEmpty(let inner):
            guard case .text(let text)? = inner.result(value) else { return nil }
            return .bool(text.isEmpty)
        case .compared(let left, let sign, let right):
            guard let first = left.result(value), let second = right.result(value) else { return nil }
            switch (sign, first, second) {
            case ("==", _, _): return .bool(first == second)
            case ("!=", _, _): return .bool(first != second)
            case ("<", .number(let first), .number(let second)): return .bool(first < second)
            case (">", .number(let first), .number(let second)): return .bool(first > second)
            case ("<=", .number(let first), .number(let second)): return .bool(first <= second)
            case (">=", .number(let first), .number(let second)): return .bool(first >= second)
            default: return nil
            }
        case .unknown: return nil
        }
    }
}
