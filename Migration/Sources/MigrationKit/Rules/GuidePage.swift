/// A page of the migration guide, by the name of its file in `Migration/Guide/`; the overview lies above them.
public enum GuidePage: String, CaseIterable, Sendable {
    case overview = "README.md"
    case any = "Any.md"
    case api = "API.md"
    case databases = "Databases.md"
    case differences = "Differences.md"
    case enums = "Enums.md"
    case genericResponses = "GenericResponses.md"
    case inheritance = "Inheritance.md"
    case jsonKeys = "JSONKeys.md"
    case mapping = "Mapping.md"
    case objectiveC = "ObjectiveC.md"
    case propertyObservers = "PropertyObservers.md"
    case testing = "Testing.md"
    case transforms = "Transforms.md"

    private static let migration = "https://github.com/smartcodable/SmartCodable/blob/main/Migration/"
    /// Where all pages but the overview are.
    public static let folder = migration + "Guide/"

    public var file: String { rawValue }
    /// In the folder of the migration.
    public var path: String { (self == .overview ? "" : "Guide/") + file }
    public var url: String { GuidePage.migration + path }
}
