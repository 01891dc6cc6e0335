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
    /// `let` or `var`.
    let specifier: ByteRange
    /// The text of an initial value, or of a getter, that is a literal without interpolations.
    let literal: String?

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
