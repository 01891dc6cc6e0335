import Foundation
import SmartCodable

open class Base: SmartCodable {
    public required init() {}
    private enum CodingKeys: CodingKey {}

    public required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    open class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

public final class Public: Base {
    public var name = ""
    private enum CodingKeys: String, CodingKey {
        case name
    }

    public override class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- "n"]
    }
}

private struct Secret: SmartCodable {
    private var token: String?
    fileprivate static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.token <--- "t"]
    }
}

public final class Alone: SmartCodable {
    public var id = 0
    public init() {}
    public static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "ID"]
    }
}
