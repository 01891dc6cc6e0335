import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// What a model reads, as a JSON Schema (draft 2020-12): names, types, optionals, cases of enums, initial values.
///
///     struct Order: SmartCodable {
///         @SmartKey("order_id", "id") var id = 0
///         var note: String?
///         var state = State.open
///         enum State: String, SmartCaseDefaultable { case open, paid }
///     }
///     print(SmartSchema(of: Order.self).text)
///
/// It describes native and HandyJSON-style models, from the data that the engine uses to fill them: mappings, wrappers,
/// key strategies and transforms included. It describes what is read as it is, without a repair: the engine reads more.
/// Properties that are not optional are `required`, though a model without them gets its initial values.
///
/// In addition to the standard's keywords, a field has `x-property`, the property's name in Swift, and `x-alternative`
/// where it is not the first of the property's names. What only code knows accepts any value: an `init(from:)` written
/// by hand with keys that are not properties' names, a transform that takes none of some usual values; the `$comment`
/// says so. Of an enum with an `init?(rawValue:)` of its own, the raw values of its cases are listed.
///
/// Made for tests and tools: it instantiates the models, calls their mappings, and reads small texts.
public struct SmartSchema: Sendable {
    /// The type's name: `BaseResponse<Order>`.
    public let name: String
    /// The schema as JSON text, indented. It is equal in every run of a program.
    public let text: String

    /// The schema of a model, or of any type that models have properties of.
    ///
    /// - Parameters:
    ///   - type: The model's type. `[Order].self` and `BaseResponse<Order>.self` are types as well.
    ///   - options: As for a call that reads it, such as a key strategy.
    /// - Complexity: O(properties × names) for each model that the type refers to.
    public init(of type: Any.Type, options: Set<SmartDecodingOption> = []) {
        var builder = SchemaBuilder(options)
        let isDerived = ModelReading(type, options).isDerived
        let schema = builder.schema(for: type, isDerived: isDerived)
        name = "\(type)"
        var members: [(name: String, value: OrderedJSON)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(name)),
        ]
        members += schema.members.filter { $0.name != "title" }
        if !builder.definitions.isEmpty {
            members.append(("$defs", .object(builder.definitions.map { ($0.name, $0.schema ?? .empty) })))
        }
        text = OrderedJSON.object(members).written() + "\n"
    }

    /// Writes the schema of each type into a directory, as `Order.schema.json`, for `handyjson-migrate contract`.
    /// Characters that file names or links may not have are `_` there: `BaseResponse_Order_.schema.json`.
    ///
    /// - Parameters:
    ///   - types: The models.
    ///   - directory: A directory; it is created if it does not exist.
    ///   - options: As for the calls that read them.
    /// - Throws: What Foundation throws if a file cannot be written.
    public static func write(_ types: [Any.Type], to directory: URL, options: Set<SmartDecodingOption> = []) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for type in types {
            let schema = SmartSchema(of: type, options: options)
            let file = directory.appendingPathComponent(plain(schema.name) { _ in true } + ".schema.json")
            try Data(schema.text.utf8).write(to: file)
        }
    }

    /// The name with nothing but the letters, digits, dots and underscores that `allows` accepts.
    static func plain(_ name: String, _ allows: (Character) -> Bool) -> String {
        String(name.map { ($0.isLetter || $0.isNumber || $0 == ".") && allows($0) ? $0 : "_" })
    }
}
