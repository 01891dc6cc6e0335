import Foundation
import SmartCodable

/// JSONSerialization and our parser on one text.
enum ParserComparison {
    static func compare(_ data: Data) -> Difference? {
        let expected = Result { try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject }
        let found = Result { try SmartJSONDecoder().decode(JSONValue.self, from: data) }
        switch (expected, found) {
        case (.failure, .failure): return nil
        case (.success(let a), .failure(let error)):
            return Difference(kind: .weRefuse, foundation: "\(a as Any)", smart: "\(error)")
        case (.failure(let error), .success(let b)):
            return Difference(kind: .weAccept, foundation: "\(error)", smart: "\(b)")
        case (.success(let a), .success(let b)):
            guard !isAlike(a, b) else { return nil }
            return Difference(kind: .value, foundation: "\(a as Any)", smart: "\(b)")
        }
    }

    /// Numbers are compared as Doubles, and where both are whole numbers exactly.
    private static func isAlike(_ foundation: Any?, _ ours: JSONValue) -> Bool {
        switch ours {
        case .null: return foundation is NSNull
        case .bool(let value): return foundation as? Bool == value
        case .string(let value): return (foundation as? String).map { $0.utf8.elementsEqual(value.utf8) } ?? false
        case .array(let values):
            guard let list = foundation as? [Any], list.count == values.count else { return false }
            return zip(list, values).allSatisfy { isAlike($0, $1) }
        case .dict(let values):
            guard let table = foundation as? [String: Any], table.count == values.count else { return false }
            return values.allSatisfy { isAlike(table[$0.key], $0.value) }
        case .int(let value):
            return (foundation as? NSNumber).map { $0.int64Value == Int64(value) || $0.doubleValue == Double(value) }
                ?? false
        case .double, .number:
            guard let number = foundation as? NSNumber, let value = ours.doubleValue else { return false }
            return number.doubleValue == value || abs(number.doubleValue - value) <= abs(value) * 1e-12
        }
    }
}
