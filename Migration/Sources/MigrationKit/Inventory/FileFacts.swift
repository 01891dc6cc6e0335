/// What the tool knows of one Swift file. The syntax tree is dropped after this was collected, so that thousands of
/// files fit in memory; byte ranges refer to the file's text.
struct FileFacts: Sendable {
    var imports: [ImportFact] = []
    /// `HandyJSON` inside `canImport(…)`.
    var canImports: [NamePlace] = []
    /// The same with a version: `canImport(HandyJSON, _version: 5)`.
    var versionedCanImports: [NamePlace] = []
    /// `HandyJSON` before a dot, as in `HandyJSON.HandyJSON`, with the name after the dot.
    var qualifiedNames: [QualifiedName] = []
    var types: [TypeFact] = []
    var typealiases: [TypealiasFact] = []
    /// Results of functions and types of properties outside types.
    var globals: [String: TypeShape] = [:]
    /// Parameters of functions outside types, by the name with `()`.
    var globalParameters: [String: [FunctionFact.Parameter]] = [:]
    /// Uses of HandyJSON's protocols as types.
    var protocolUses: [ProtocolUse] = []
    var calls: [CallFact] = []
    /// Other names of HandyJSON's API: transforms, the mapper, the configuration.
    var apiNames: [APIName] = []
    var syntaxErrors: [SyntaxProblem] = []
    /// Rules to ignore, by line.
    var ignored: [Int: Set<String>] = [:]
    /// Words in ignore comments that no rule is called.
    var unknownIgnores: [(position: Position, word: String)] = []
    /// Every identifier of the file that begins with a capital letter.
    var typeNames: Set<String> = []
    /// Arrays that stand as generic arguments: `[User]` in `Response<[User]>`.
    var arrayArguments: [TypeShape] = []
    /// Names of generic parameters and associated types.
    var genericNames: Set<String> = []
    /// How many lines the file has.
    var lineCount = 0
    var lines = LineTable([])
}

struct SyntaxProblem: Sendable {
    let offset: Int
    let message: String
}

struct NamePlace: Sendable {
    let range: ByteRange
    let name: String
}

struct QualifiedName: Sendable {
    let range: ByteRange
    let member: String
}

struct ImportFact: Sendable {
    /// `HandyJSON`, or `HandyJSON.JSONDeserializer` in a scoped import.
    let path: [String]
    /// The first component.
    let nameRange: ByteRange
    let range: ByteRange
    let attributes: [String]
    /// `class` in `import class HandyJSON.JSONDeserializer`, with the place.
    let kind: NamePlace?
    /// Where the names after the module begin and end: `.JSONDeserializer`.
    let rest: ByteRange?
}

struct TypealiasFact: Sendable {
    let name: String
    let shape: TypeShape
    let offset: Int
    let generics: [String]
    /// Whether other modules see it.
    let isPublic: Bool
}

/// A place where a protocol of HandyJSON's stands as a type.
struct ProtocolUse: Sendable {
    enum Role: String, Sendable {
        case conformance, refinement, extensionOfProtocol, constraint, existential, metatype, cast, composition
    }

    let name: String
    let role: Role
    let range: ByteRange
    /// The type or protocol around it.
    let owner: String?
}

struct APIName: Sendable {
    let name: String
    let range: ByteRange
}

/// A call of HandyJSON's API.
struct CallFact: Sendable {
    enum Kind: String, Sendable {
        case deserialize, deserializeArray, toJSON, toJSONString
        case deserializerModel, deserializerArray, deserializerUpdate
        /// `toDictionary(useMappedKeys:)` and the like: not HandyJSON's, but what it writes is sent as well.
        case nativeSerialize
    }

    enum ArrayUse: Sendable {
        /// `as? [T]`, `as! [T]`: the text after the call to take away.
        case cast(ByteRange, isForced: Bool)
        /// `.compactMap { $0 }`
        case compacted(ByteRange)
        /// Reads the same when the elements are no optionals: counted, cast, assigned to something that has a type of
        /// its own.
        case indifferent
        case other
    }

    let kind: Kind
    let range: ByteRange
    /// The model the call is about.
    let receiver: ValueShape
    /// What is written before the dot.
    let receiverRange: ByteRange
    let nameRange: ByteRange
    /// From `(` to `)`.
    let argumentsRange: ByteRange
    /// Label, and the range of the value.
    let arguments: [Argument]
    var arrayUse = ArrayUse.other
    /// The function around the call looks as if it signs, hashes, stores or compares the text.
    let context: String?
    /// `as? …` follows.
    let isCast: Bool
    /// `User.toJSON` without parentheses: the function is passed on.
    var isReference = false
    /// Behind the `?` or `!` that follows the call.
    var chainMark: Int?
    /// The type around the call, whose nested types have short names there.
    var enclosingType: String?

    struct Argument: Sendable {
        let label: String?
        let range: ByteRange
        let labelRange: ByteRange?
        let shape: ValueShape
        let text: String
    }
}

/// What is known of an expression's type without the type checker; resolved against the whole project later.
indirect enum ValueShape: Sendable, Hashable {
    case typed(TypeShape)
    case metatype(TypeShape)
    case member(ValueShape, String)
    case global(String)
    case call(ValueShape, String)
    /// `list.map { … }` with what the closure gives.
    case transformed(ValueShape, String, ValueShape)
    /// What a loop gives.
    case element(ValueShape)
    /// `list[0]`, `dictionary["a"]`
    case subscripted(ValueShape)
    case unwrapped(ValueShape)
    case wrappedInArray(ValueShape)
    /// A slice or a set of such elements.
    case otherCollection(ValueShape)
    /// A parameter of a closure, by the function that the closure is passed to.
    case closureParameter(ClosureSite, Int)
    case unknown
}

/// Where a closure stands: the call it is an argument of.
struct ClosureSite: Sendable, Hashable {
    /// What the function is called on; nil for a function without anything before it.
    let base: ValueShape?
    let function: String
    /// The closure's argument label; nil for a trailing closure without one.
    let label: String?
    let isTrailing: Bool
    let parameterCount: Int
}
