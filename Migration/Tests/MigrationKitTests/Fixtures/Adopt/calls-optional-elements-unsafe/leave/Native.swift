import SmartCodable

struct Native: SmartCodable {
    var id = 0
}

func natives(_ text: String) -> [Native]? { [Native].deserialize(from: text) }
func first(_ text: String) -> Native? { [Native].deserialize(from: text)?.first }
