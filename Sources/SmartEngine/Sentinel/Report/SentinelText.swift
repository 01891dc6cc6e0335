/// The log text of one decode.
///
///     ================================  [Smart Sentinel]  ================================
///     Array<Order> 👈🏻 👀
///        ╆━ Index 0
///           ┆┄ id: Expected to decode 'Int' but found 'String' instead.
///           ╆━ customer: Customer
///              ┆┄ name: No value associated with key.
///     ====================================================================================
package enum SentinelText {
    package static let branch = "╆━"
    package static let entry = "┆┄"
    static let indent = "   "
    private static let top = "================================  [Smart Sentinel]  ================================"
    private static let bottom = String(repeating: "=", count: 84)

    static func make(_ type: String, lines: [String], _ context: (header: String, footer: String)?) -> String {
        var all = [top]
        if let header = context?.header, !header.isEmpty { all.append(header) }
        all.append("\(type) 👈🏻 👀")
        all += lines
        if let footer = context?.footer, !footer.isEmpty { all.append(footer) }
        all.append(bottom)
        return all.joined(separator: "\n")
    }
}

extension PathStep {
    /// Short, however long a name the server sends.
    var label: String {
        switch self {
        case .member(let name): return name.shortened()
        case .element(let index): return "Index \(index)"
        }
    }
}

extension NodeView {
    /// The kind of value in a word: String, Int, Double, Bool, Array, Dictionary, null.
    var kindName: String {
        switch kind {
        case .null: return "null"
        case .true, .false: return "Bool"
        case .int, .uint: return "Int"
        case .double: return "Double"
        case .string: return "String"
        case .array: return "Array"
        case .object: return "Dictionary"
        case .foreign: return foreign.map { "\(type(of: $0))" } ?? "nothing"
        }
    }
}
