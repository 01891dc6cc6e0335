import SmartCodable

struct User: SmartCodable { var id = 0 }
struct Chart { func toJSON() -> [String: Any] { [:] } }
func show(_ chart: Chart, _ user: User) {
    print(chart.toJSON(), user.toDictionary(useMappedKeys: true) ?? [:], [User].deserialize(from: "[]") ?? [])
}
