import SmartCodable

/// Models that the engine fills without `init(from:)`: a list of them from text.
func directList<Model: SmartDirectCodable>(_: Model.Type, _ text: String) -> Contender {
    Contender(.nativeDirect, "SmartDirectCodable structs", models: present) { [Model].deserialize(from: text) }
}

/// One of them from text, if there is a model for the size.
func directModel(_ size: String, _ text: String) -> [Contender] {
    func contender<Model: SmartDirectCodable>(_: Model.Type) -> [Contender] {
        [Contender(.nativeDirect, "SmartDirectCodable", models: present) { Model.deserialize(from: text) }]
    }
    return switch size {
    case "3": contender(SmallDirect.User.self)
    case "10": contender(SmallDirect.Order.self)
    case "30": contender(SmallDirect.Profile.self)
    case "response": contender(SmallDirect.Response<SmallDirect.Item>.self)
    default: []
    }
}
