import Foundation

extension PlainCodable {
    /// What a team writes by hand to get dirty airports through JSONDecoder; the type's synthesised coding would throw
    /// at the first wrong field.
    struct TolerantAirport: Codable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [TolerantRunway] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = container.text(.name) ?? ""
            iata = container.text(.iata) ?? ""
            icao = container.text(.icao) ?? ""
            coordinates =
                container.value(.coordinates)
                ?? container.value(.coordinates, as: [String].self)?.compactMap(Double.init) ?? []
            runways = container.value(.runways) ?? []
        }
    }

    struct TolerantRunway: Codable {
        var direction = ""
        var distance = 0
        var surface: Surface = .other

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            direction = container.text(.direction) ?? ""
            distance =
                container.value(.distance) ?? container.value(.distance, as: String.self).flatMap { Int($0) } ?? 0
            surface = container.value(.surface) ?? .other
        }
    }
}

extension KeyedDecodingContainer {
    fileprivate func value<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    fileprivate func text(_ key: Key) -> String? {
        value(key) ?? value(key, as: Int.self).map { "\($0)" }
    }
}
