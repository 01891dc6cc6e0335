/// A library whose place one of this repository takes: the module's name changes, and nothing else.
struct ReplacedLibrary: Sendable {
    let module: String
    let replacement: String
    /// The owner and the name of its repository on GitHub, lowercased.
    let repository: [String]
    /// What the replacement depends on: CocoaPods finds it only where a Podfile says where it is.
    let podsBelow: [String]

    /// As it stands in URLs, which do not tell `handyjson` from `HandyJSON`.
    var lowercasedName: String { module.lowercased() }

    static let handyJSON = ReplacedLibrary(
        module: HandyJSONNames.oldModule, replacement: HandyJSONNames.compatModule,
        repository: ["alibaba", "handyjson"], podsBelow: ["SmartEngine"])
    static let exCodable = ReplacedLibrary(
        module: "ExCodable", replacement: "ExCodableCompat", repository: ["excodable", "excodable"],
        podsBelow: ["SmartCodableEngine", "SmartEngine"])

    static let all = [handyJSON, exCodable]
}
