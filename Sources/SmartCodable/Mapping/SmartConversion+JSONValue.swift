@_spi(Engine) import SmartEngine

extension SmartConversion {
    /// A conversion for the properties of one type.
    ///
    /// - Parameters:
    ///   - type: the type of the properties, without their optional.
    ///   - convert: returns nil for values that it cannot convert either; the next conversion is then tried. Called on
    ///     the thread of the decode.
    public init<Target>(to type: Target.Type, _ convert: @escaping @Sendable (JSONValue) -> Target?) {
        self.init(type) { JSONValue($0).flatMap { convert($0) } }
    }

    package init(_ type: Any.Type, _ converter: any JSONConverting) {
        self.init(type) { JSONValue($0).flatMap { converter.convert($0) } }
    }
}

/// A conversion that is generic over what it converts to.
package protocol JSONConverting: Sendable {
    func convert(_ json: JSONValue) -> Any?
}
