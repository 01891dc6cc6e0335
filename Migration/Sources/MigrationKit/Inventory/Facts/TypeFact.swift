/// A type, protocol or extension as it is declared.
struct TypeFact: Sendable {
    enum Kind: String, Sendable, Codable {
        case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
    }

    let kind: Kind
    /// With the names of the types around it: `API.Order`. For an extension, the extended type.
    let name: String
    let modifiers: Set<String>
    let attributes: Set<String>
    let generics: [Generic]
    /// `where …`, as text.
    let whereText: String
    let inheritance: [Inherited]
    /// The first byte of the declaration, after comments and blanks.
    let start: Int
    let nameOffset: Int
    /// After the name, generic parameters included: where an inheritance clause would begin.
    let headEnd: Int
    /// After `{`, and before `}`.
    let body: ByteRange
    let end: Int
    /// The blanks before its members, and before itself.
    let memberIndent: String
    let indent: String
    var properties: [PropertyFact] = []
    /// Initial values of properties without a written type, whose type is not plain from the value alone.
    var values: [String: ValueShape] = [:]
    var initializers: [InitializerFact] = []
    var functions: [FunctionFact] = []
    var mapping: MappingFact?
    var cases: [CaseFact] = []
    var nestedTypes: Set<String> = []
    var memberCount = 0
    var isInsideFunction = false
    /// Some of its properties stand between `#if` and `#endif`.
    var hasConditionalProperties = false
    /// A transform's functions change what it or something around it holds, so the next value may convert otherwise.
    var changesWhileConverting = false

    struct Generic: Sendable {
        let name: String
        let constraint: String?
    }

    struct Inherited: Sendable {
        let name: String
        let arguments: [TypeShape]
        let range: ByteRange
    }

    var access: String {
        for level in ["open", "public", "package", "fileprivate", "private"] where modifiers.contains(level) {
            return level
        }
        return "internal"
    }

    func function(_ name: String) -> FunctionFact? { functions.first { $0.name == name } }

    var isModelKind: Bool { kind == .struct || kind == .class }
}
