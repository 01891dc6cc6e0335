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
    let inheritanceRange: ByteRange?
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
    var initializers: [InitializerFact] = []
    var functions: [FunctionFact] = []
    var mapping: MappingFact?
    var cases: [CaseFact] = []
    var nestedTypes: Set<String> = []
    var memberCount = 0
    var isInsideFunction = false
    /// Some of its properties stand between `#if` and `#endif`.
    var hasConditionalProperties = false

    struct Generic: Sendable {
        let name: String
        let constraint: String?
    }

    struct Inherited: Sendable {
        let name: String
        let arguments: [TypeShape]
        let range: ByteRange
        /// Up to and with the comma that follows.
        let rangeWithComma: ByteRange
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

struct PropertyFact: Sendable {
    /// Without backticks.
    let name: String
    let spelling: String
    let shape: TypeShape
    let typeText: String?
    /// The initial value's text; nil where there is none.
    let initialValue: String?
    let modifiers: Set<String>
    let attributes: [String]
    let isLet: Bool
    let hasObservers: Bool
    /// Its observers need the old value or run before: the mapper never sees its address.
    let isUnmappable: Bool
    let isComputed: Bool
    /// The first byte of the declaration: attributes go there.
    let start: Int
    let nameOffset: Int
    /// Properties declared by one `var`.
    let siblings: Int

    /// An override with observers has the storage of the superclass.
    var isStored: Bool { !isComputed && modifiers.isDisjoint(with: ["static", "class", "override"]) }
    var isLazy: Bool { modifiers.contains("lazy") }
    var isWeak: Bool { modifiers.contains("weak") || modifiers.contains { $0.hasPrefix("unowned") } }
    var hasDefault: Bool { initialValue != nil || (!isLet && shape.isOptional) }

    /// Property wrappers: attributes that begin with a capital letter and are none of the compiler's or the tools'.
    var wrappers: [String] {
        attributes.filter { name in
            (name.lastComponent.first?.isUppercase ?? false)
                && !["NSManaged", "IBOutlet", "IBInspectable", "GKInspectable", "MainActor", "NSCopying"].contains(name)
        }
    }
}

struct InitializerFact: Sendable {
    let range: ByteRange
    let modifiers: Set<String>
    /// `init(coder:)` → ["coder"].
    let labels: [String]
    /// Parameters without a default value.
    let isFailable: Bool
    let statements: [InitStatement]?
    let hasComments: Bool
    let bodyRange: ByteRange?
    let indent: String
    /// Says `super.init(…)` or `self.init(…)` itself.
    let delegates: Bool

    var isConvenience: Bool { modifiers.contains("convenience") }
    var takesNothing: Bool { labels.isEmpty }
}

/// A statement in an `init`, as far as it can be moved into another initialiser.
enum InitStatement: Sendable {
    case superInit
    case assignment(property: String, text: String)
    case other
}

struct FunctionFact: Sendable {
    let name: String
    let labels: [String]
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let result: TypeShape
    let isEmpty: Bool
    /// Calls `super.<name>`.
    let callsSuper: Bool
    let parameters: [Parameter]

    struct Parameter: Sendable, Hashable {
        /// Nil for `_`.
        let label: String?
        let shape: TypeShape
    }
}

struct CaseFact: Sendable {
    let name: String
    let hasPayload: Bool
    let isConditional: Bool
}

/// A `mapping(mapper:)` function.
struct MappingFact: Sendable {
    /// From the first modifier to the closing brace.
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let indent: String
    let callsSuper: Bool
    let entries: [MappingEntry]
    /// Comments that belong to no entry.
    let comments: [String]
    /// What is more than a plain list of entries.
    var obstacles: [Obstacle]

    struct Obstacle: Sendable {
        let offset: Int
        let text: String
    }

    var isEmpty: Bool { entries.isEmpty && obstacles.isEmpty && !callsSuper }
}

/// One line of a mapping: a property with its names and its transform, or an exclusion.
struct MappingEntry: Sendable {
    let property: String
    let spelling: String
    let offset: Int
    let kind: Kind
    /// Comments in front of it, and behind it on the line.
    let leadingComments: [String]
    let trailingComment: String?

    enum Kind: Sendable {
        case exclude
        case map(names: [String], nameText: String?, transform: TransformText?)
    }

    var names: [String] {
        if case .map(let names, _, _) = kind { return names }
        return []
    }

    var transform: TransformText? {
        if case .map(_, _, let transform) = kind { return transform }
        return nil
    }

    var withoutComments: MappingEntry {
        MappingEntry(
            property: property, spelling: spelling, offset: offset, kind: kind, leadingComments: [],
            trailingComment: nil)
    }
}

/// The expression after `<--` that makes a transform.
struct TransformText: Sendable {
    /// `DateTransform`, `TransformOf`; the name before the parenthesis.
    let name: String
    let text: String
    let range: ByteRange
    /// The name's place inside `text`.
    let nameLength: Int
    let generics: String
    let arguments: [(label: String?, text: String)]
    /// A call of something that begins with a capital letter.
    let isConstruction: Bool
    /// Names in it that a static function has to be able to reach too.
    let references: Set<String>
}
