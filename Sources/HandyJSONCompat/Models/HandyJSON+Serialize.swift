import SmartEngine

extension HandyJSON {
    /// The model as plain Swift values, nil properties left out. O(size).
    ///
    /// - Returns: Nil when the model cannot be written, or is not written as an object.
    public func toJSON() -> [String: Any]? {
        var isWritten = false
        if let object = EncodingCall.plain(self, family: .handyJSON, .handyJSON, isWritten: &isWritten)
            as? [String: Any]
        {
            return object
        }
        EncodingCall.tellOther(Self.self, family: .handyJSON, isWritten: isWritten, "an object", "dictionary")
        return nil
    }

    /// The model as JSON text, properties in declaration order, superclass first. O(size).
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when the model cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(self, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }
}

extension Collection where Iterator.Element: HandyJSON {
    /// The models as plain Swift values.
    ///
    /// - Returns: A dictionary for each model, nil for one that cannot be written.
    public func toJSON() -> [[String: Any]?] { elements.map { $0.toJSON() } }

    /// The models as a JSON array.
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when one of them cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(elements, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }

    /// The elements, found by iterating: `Array(self)` and `map` trust the `count` of an app's own collection, and trap
    /// where there are fewer elements.
    @_optimize(size) private var elements: [Element] {
        if let array = self as? [Element] { return array }
        var elements: [Element] = []
        for element in self { elements.append(element) }
        return elements
    }
}
