import Foundation
import SmartCodable

/// The native models as classes.
enum NativeClasses {
    final class Airport: SmartCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []

        required init() {}
    }

    final class Runway: SmartCodable {
        var direction = ""
        var distance = 0
        var surface: NativeStructs.Surface = .other

        required init() {}
    }

    final class RenamedAirport: SmartCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
        var city = ""
        var opened: Date?

        required init() {}

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.name <--- "airport_name",
                CodingKeys.iata <--- "iata_code",
                CodingKeys.icao <--- "icao_code",
                CodingKeys.coordinates <--- "geo_point",
                CodingKeys.runways <--- "runway_list",
                CodingKeys.city <--- "location.city",
            ]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.opened <--- SmartDateTransformer()]
        }
    }
}

/// Without `final`, as most users write them.
enum NativeOpenClasses {
    class Airport: SmartCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []

        required init() {}
    }

    class Runway: SmartCodable {
        var direction = ""
        var distance = 0
        var surface: NativeStructs.Surface = .other

        required init() {}
    }

    class RenamedAirport: SmartCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
        var city = ""
        var opened: Date?

        required init() {}

        class func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.name <--- "airport_name",
                CodingKeys.iata <--- "iata_code",
                CodingKeys.icao <--- "icao_code",
                CodingKeys.coordinates <--- "geo_point",
                CodingKeys.runways <--- "runway_list",
                CodingKeys.city <--- "location.city",
            ]
        }

        class func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.opened <--- SmartDateTransformer()]
        }
    }
}
