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
    /// Operators that the file declares, whatever their place.
    var operators: [NamePlace] = []
    /// Types of properties outside types.
    var globals: [String: TypeShape] = [:]
    /// What they begin with, where they are declared without a type.
    var globalValues: [String: ValueShape] = [:]
    /// Texts of constants outside types; nil for one that is none, or that is declared twice.
    var globalTexts: [String: String?] = [:]
    /// Properties outside types: whether they are always `let`.
    var globalConstants: [String: Bool] = [:]
    /// Functions outside types.
    var globalFunctions: [String: [FunctionFact.Signature]] = [:]
    /// Uses of HandyJSON's protocols as types.
    var protocolUses: [ProtocolUse] = []
    var calls: [CallFact] = []
    /// Other names of HandyJSON's API: transforms, the mapper, the configuration.
    var apiNames: [APIName] = []
    /// `.caseInsensitive` in a statement about HandyJSON's options.
    var caseInsensitive: [NamePlace] = []
    /// Whether the native models' names are read so too: `SmartCodableOptions.decodingOptions … .key(.caseInsensitive)`.
    var isNativelyCaseInsensitive = false
    /// Names of the published SmartCodable and of ExCodable.
    var earlierNames: [EarlierName] = []
    var syntaxErrors: [SyntaxProblem] = []
    /// Its text is not read at all: nothing is known of it but the reason in `syntaxErrors`.
    var isUnread = false
    /// Rules to ignore, by line.
    var ignored: [Int: Set<String>] = [:]
    /// Words in ignore comments that no rule is called.
    var unknownIgnores: [(position: Position, word: String)] = []
    /// Every identifier of the file that begins with a capital letter.
    var typeNames: Set<String> = []
    /// Arrays and dictionaries that stand as generic arguments: `[User]` in `Response<[User]>`.
    var collectionArguments: [TypeShape] = []
    /// Names of generic parameters and associated types.
    var genericNames: Set<String> = []
    /// How many lines the file has.
    var lineCount = 0
    var lines = LineTable([])
}
