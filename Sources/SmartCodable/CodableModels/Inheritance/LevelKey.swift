@_spi(Engine) import SmartEngine

/// The coding key of a property in a level of a class that the engine codes.
struct LevelKey: CodingKey {
    /// The key's text.
    let stringValue: String
    /// The property's name, without the underscore of a wrapper's storage.
    let name: String
    /// The key's index in the table of written names; -1 before it has one.
    let number: Int
    var intValue: Int? { nil }

    init(_ text: String, name: String, number: Int = -1) {
        stringValue = text
        self.name = name
        self.number = number
    }

    init(stringValue: String) { self.init(stringValue, name: stringValue) }
    init?(intValue: Int) { nil }
}
