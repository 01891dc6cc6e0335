/// A JSON object under construction, whose members may stand at paths.
struct PayloadObject {
    private indirect enum Value {
        case text(String)
        case object(PayloadObject)
    }

    private var members: [(name: String, value: Value)] = []

    /// What stands there already gives way, but for an object on the way.
    mutating func set(_ text: String, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        let rest = path.dropFirst()
        let index = members.firstIndex { $0.name == name }
        var value = Value.text(text)
        if !rest.isEmpty {
            var inner = PayloadObject()
            if let index, case .object(let known) = members[index].value { inner = known }
            inner.set(text, at: rest)
            value = .object(inner)
        }
        if let index { members[index].value = value } else { members.append((name, value)) }
    }

    var text: String {
        let parts = members.map { member in
            switch member.value {
            case .text(let text): return JSONText.quoted(member.name) + ":" + text
            case .object(let object): return JSONText.quoted(member.name) + ":" + object.text
            }
        }
        return "{" + parts.joined(separator: ",") + "}"
    }
}
