import Foundation
import SmartCodable

struct Nothing: SmartCodable {
    private enum CodingKeys: CodingKey {}

    init() {}

    init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }
}

public struct Marker: SmartCodable {
    private enum CodingKeys: CodingKey {}

    public init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    public init() {}
}

class Base: SmartCodable {
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    required init() {}
}

class Child: Base {
    var id = 0
}

class Thing: NSObject, SmartCodable {
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
        super.init()
    }

    required override init() {}

    func describe() -> String { "a thing" }
}

struct Computed: SmartCodable {
    private enum CodingKeys: CodingKey {}

    init() {}

    init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    var text: String { "x" }
}

class Delegating: SmartCodable {
    weak var owner: Base?
    required init() {}
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }
}
