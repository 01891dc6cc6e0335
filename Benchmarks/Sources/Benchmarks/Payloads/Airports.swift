/// Arrays of elements like
///
///     {"name":"Anaa Airport","iata":"AAA","icao":"NTGA","coordinates":[-145.51222222222222,-17.348888888888887],
///      "runways":[{"direction":"14L/32R","distance":1502,"surface":"flexible"}]}
enum Airports {
    static func clean(_ count: Int) -> String {
        var random = RandomNumbers(seed: 1)
        return JSONText.array((0..<count).map { _ in JSONText.object(members(&random)) })
    }

    /// `{"items":[…]}`, for decoding from a dictionary.
    static func page(_ count: Int) -> String {
        JSONText.object([("items", clean(count))])
    }

    /// Three fields of ten are null, missing, or of another type.
    static func dirty(_ count: Int) -> String {
        var random = RandomNumbers(seed: 2)
        return JSONText.array(
            (0..<count).map { _ in
                JSONText.object(dirtied(members(&random, dirtyRunways: true), &random))
            })
    }

    /// Under a server's names: five renamed, one below another object, and a date in seconds.
    static func renamed(_ count: Int) -> String {
        let names = [
            "name": "airport_name", "iata": "iata_code", "icao": "icao_code",
            "coordinates": "geo_point", "runways": "runway_list",
        ]
        var random = RandomNumbers(seed: 3)
        return JSONText.array(
            (0..<count).map { _ in
                var airport = members(&random).map { (name: names[$0.name] ?? $0.name, value: $0.value) }
                airport.append(("location", JSONText.object([("city", JSONText.string(place(&random)))])))
                airport.append(("opened", "\(Int.random(in: -1_000_000_000..<1_600_000_000, using: &random))"))
                return JSONText.object(airport)
            })
    }

    private static func members(
        _ random: inout RandomNumbers, dirtyRunways: Bool = false
    ) -> [(name: String, value: String)] {
        let runway = runway(&random)
        return [
            ("name", JSONText.string(name(&random))),
            ("iata", JSONText.string(letters(3, &random))),
            ("icao", JSONText.string(letters(4, &random))),
            ("coordinates", coordinates(&random)),
            ("runways", JSONText.array([JSONText.object(dirtyRunways ? dirtied(runway, &random) : runway)])),
        ]
    }

    private static func runway(_ random: inout RandomNumbers) -> [(name: String, value: String)] {
        let heading = Int.random(in: 1...18, using: &random)
        let direction = "\(heading < 10 ? "0" : "")\(heading)L/\(heading + 18)R"
        return [
            ("direction", JSONText.string(direction)),
            ("distance", "\(Int.random(in: 600...4_200, using: &random))"),
            ("surface", JSONText.string(random.pick(["flexible", "rigid", "gravel", "sealed", "unpaved", "other"]))),
        ]
    }

    private static func coordinates(_ random: inout RandomNumbers) -> String {
        let longitude = Double.random(in: -180..<180, using: &random)
        let latitude = Double.random(in: -70..<70, using: &random)
        return "[\(longitude),\(latitude)]"
    }

    // MARK: Names

    /// Like real ones in length: four of five are under 24 bytes, a little under half fit in the 15 that Swift keeps
    /// inside the String.
    private static func name(_ random: inout RandomNumbers) -> String {
        let kinds = [
            "Airport", "Airport", "Airport", "Airport", "Airfield", "Regional Airport", "International Airport",
        ]
        return "\(place(&random)) \(random.pick(kinds))"
    }

    private static func place(_ random: inout RandomNumbers) -> String {
        let syllables = [
            "a", "na", "ar", "bu", "ri", "el", "ko", "shan", "ti", "mo", "lu", "wey", "ber", "qa", "sto", "o",
        ]
        let text = (0..<Int.random(in: 2...4, using: &random)).map { _ in random.pick(syllables) }.joined()
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func letters(_ count: Int, _ random: inout RandomNumbers) -> String {
        String((0..<count).map { _ in random.pick(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) })
    }

    // MARK: Dirt

    /// The kinds of dirt are those that both families repair alike, so that all results can be compared.
    private static func dirtied(
        _ members: [(name: String, value: String)], _ random: inout RandomNumbers
    ) -> [(name: String, value: String)] {
        members.compactMap { member in
            guard random.chance(0.3) else { return member }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: return nil
            case 1: return (member.name, "null")
            default: return (member.name, wrong(member, &random))
            }
        }
    }

    private static func wrong(_ member: (name: String, value: String), _ random: inout RandomNumbers) -> String {
        switch member.name {
        case "distance": JSONText.string(member.value)
        case "coordinates":
            random.pick([
                "{}", "false",
                member.value.replacing("[", with: "[\"").replacing(",", with: "\",\"").replacing("]", with: "\"]"),
            ])
        case "runways": random.pick(["{}", "0", "\"none\""])
        case "surface": random.pick(["\"lava\"", "7", "[]"])
        default: "\(Int.random(in: 1...99_999, using: &random))"
        }
    }
}
