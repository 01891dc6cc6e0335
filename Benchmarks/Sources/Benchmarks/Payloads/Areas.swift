/// Provinces, cities and districts, `{"code":"11","name":"…省","children":[…]}`: 31 · 11 · 9, that is 3,441 nodes.
enum Areas {
    static func threeLevels() -> String {
        var random = RandomNumbers(seed: 4)
        let provinces = (11..<42).map { province in
            area(
                "\(province)", "省", &random,
                children: (1...11).map { city in
                    area(
                        "\(province)\(twoDigits(city))", "市", &random,
                        children: (1...9).map { district in
                            area("\(province)\(twoDigits(city))\(twoDigits(district))", "区", &random, children: nil)
                        })
                })
        }
        return JSONText.array(provinces)
    }

    /// The same, with an escape for each letter that is not ASCII.
    static func escaped() -> String {
        threeLevels().unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "\\u" + String(scalar.value, radix: 16)
        }.joined()
    }

    private static func area(
        _ code: String, _ suffix: String, _ random: inout RandomNumbers, children: [String]?
    ) -> String {
        let characters = Array("安北长东福广海河湖江金乐临龙南宁平青清山上石顺台天武西新信阳永云重")
        let name = String((0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(characters) }) + suffix
        var members = [(name: "code", value: JSONText.string(code)), (name: "name", value: JSONText.string(name))]
        if let children {
            members.append(("children", JSONText.array(children)))
        }
        return JSONText.object(members)
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
