import SmartEngine

extension HandyJSON {
    /// The model as plain Swift values, nil properties left out.
    public func toJSON() -> [String: Any]? {
        var isWritten = false
        if let object = ModelCoder.plain(self, isWritten: &isWritten) as? [String: Any] { return object }
        ModelCoder.tellOther(Self.self, isWritten: isWritten)
        return nil
    }

    /// The model as JSON text, properties in declaration order, superclass first.
    public func toJSONString(prettyPrint: Bool = false) -> String? { ModelCoder.text(self, pretty: prettyPrint) }
}

extension Collection where Iterator.Element: HandyJSON {
    /// The models as plain Swift values.
    public func toJSON() -> [[String: Any]?] { elements.map { $0.toJSON() } }

    /// The models as a JSON array.
    public func toJSONString(prettyPrint: Bool = false) -> String? { ModelCoder.text(elements, pretty: prettyPrint) }

    /// Found by going over them: `Array(self)` and `map` believe what a collection of an app's own says of its `count`, and
    /// stop the program where there are fewer.
    private var elements: [Element] {
        if let array = self as? [Element] { return array }
        var elements: [Element] = []
        for element in self { elements.append(element) }
        return elements
    }
}
