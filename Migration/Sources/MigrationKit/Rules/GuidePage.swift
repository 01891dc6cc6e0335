/// A page of the migration guide, by the name of its file in `Migration/Guide/`; the overview lies above them.
public enum GuidePage: String, CaseIterable, Sendable {
    case overview = "README.md"
    case any = "Any.md"
    case api = "API.md"
    case apps = "Apps.md"
    case ci = "CI.md"
    case contract = "Contract.md"
    case databases = "Databases.md"
    case differences = "Differences.md"
    case enums = "Enums.md"
    case fromExCodable = "FromExCodable.md"
    case fromSmartCodable = "FromSmartCodable.md"
    case genericResponses = "GenericResponses.md"
    case inheritance = "Inheritance.md"
    case jsonKeys = "JSONKeys.md"
    case logging = "Logging.md"
    case mapping = "Mapping.md"
    case memory = "Memory.md"
    case nativeDifferences = "NativeDifferences.md"
    case objectiveC = "ObjectiveC.md"
    case propertyObservers = "PropertyObservers.md"
    case rollout = "Rollout.md"
    case rules = "Rules.md"
    case sdks = "SDKs.md"
    case testing = "Testing.md"
    case tool = "Tool.md"
    case transforms = "Transforms.md"
    case vendoredCopies = "VendoredCopies.md"

    private static let migration = LibraryCoordinates().repository + "/blob/main/Migration/"
    /// Where all pages but the overview are.
    public static let folder = migration + "Guide/"

    public var file: String { rawValue }
    /// In the folder of the migration.
    public var path: String { (self == .overview ? "" : "Guide/") + file }
    public var url: String { GuidePage.migration + path }

    /// The folder of a language's pages.
    static func folder(_ language: Language) -> String {
        language == .english ? folder : migration + language.rawValue + "/"
    }

    /// The page in a language.
    func url(in language: Language) -> String {
        language == .english ? url : GuidePage.folder(language) + file
    }
}
