/// What makes an enum fit for SmartCaseDefaultable.
enum EnumAdoption {
    /// Whether the first inherited type is a raw type.
    static func hasRawType(_ node: ModelGraph.Node) -> Bool {
        guard let first = node.fact.inheritance.first else { return false }
        let raw: Set = [
            "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "Float", "CGFloat", "NSInteger",
        ]
        return raw.contains(first.name)
    }
}
