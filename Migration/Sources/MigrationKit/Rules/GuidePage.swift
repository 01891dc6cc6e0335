/// A page of the migration guide, by the name of its file in `Migration/`.
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

    public static let folder = "https://github.com/smartcodable/SmartCodable/blob/main/Migration/"

    public var file: String { rawValue }
    public var url: String { GuidePage.folder + file }
}
