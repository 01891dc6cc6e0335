import Foundation

/// Nodes → the values JSONSerialization would give: NSNumber, String, [Any], [String: Any], NSNull.
package enum FoundationValue {
    /// The value as a Foundation object. Numbers are NSNumbers, so `as? Int`, `as? Double` and `as? Bool` work on them; integers beyond 64 bits are
    /// NSDecimalNumbers, and so is what came as a Decimal. Foreign values come back as they are. O(size).
    package static func make(_ view: NodeView) -> Any {
        let node = view.node
        if node.flags.contains(.decimal), let decimal = view.sideDecimal { return NSDecimalNumber(decimal: decimal) }
        switch node.kind {
        case .null: return NSNull()
        case .true: return NSNumber(value: true)
        case .false: return NSNumber(value: false)
        case .int: return NSNumber(value: node.int64)
        case .uint: return NSNumber(value: node.payload)
        case .double:
            // A Decimal reaches to about 10^165; what is larger stays a Double, as JSONSerialization has it.
            if node.flags.contains(.integral), node.double != 0, let decimal = Decimal(string: view.numberText), decimal.isFinite {
                return NSDecimalNumber(decimal: decimal)
            }
            return NSNumber(value: node.double)
        case .string: return view.string
        case .array: return array(view)
        case .object: return dictionary(view)
        case .foreign: return view.foreign ?? NSNull()
        }
    }

    /// Only for arrays.
    package static func array(_ view: NodeView) -> [Any] {
        let node = view.node
        var result: [Any] = []
        result.reserveCapacity(node.count)
        var child = view.index + 1
        while child < node.next {
            result.append(make(view.memory.view(child)))
            child = view.memory.after(child)
        }
        return result
    }

    /// Only for objects; the last of equal names wins.
    package static func dictionary(_ view: NodeView) -> [String: Any] {
        let node = view.node
        var result: [String: Any] = [:]
        result.reserveCapacity(node.count)
        var child = view.index + 1
        while child < node.next {
            result[view.memory.view(child).string] = make(view.memory.view(child + 1))
            child = view.memory.after(child + 1)
        }
        return result
    }
}
