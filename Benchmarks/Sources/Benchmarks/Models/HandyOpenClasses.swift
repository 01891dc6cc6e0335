import HandyJSONCompat

/// The classes as most users write them, without `final`; on two levels; and generic. Where a subclass may follow, the
/// compiler knows less: calls go through the class, and `Self` is known at run time only.
enum HandyOpenClasses {
    class Airport: HandyJSON {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []

        required init() {}
    }

    class Runway: HandyJSON {
        var direction = ""
        var distance = 0
        var surface: HandyClasses.Surface = .other

        required init() {}
    }

    class RenamedAirport: HandyJSON {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
        var city = ""
        var opened: Date?

        required init() {}

        func mapping(mapper: HelpingMapper) {
            mapper <<< self.name <-- "airport_name"
            mapper <<< self.iata <-- "iata_code"
            mapper <<< self.icao <-- "icao_code"
            mapper <<< self.coordinates <-- "geo_point"
            mapper <<< self.runways <-- "runway_list"
            mapper <<< self.city <-- "location.city"
            mapper <<< self.opened <-- DateTransform()
        }
    }

    /// Has the properties that come last, as a mirror shows a subclass's own properties first.
    class Place: HandyJSON {
        var coordinates: [Double] = []
        var runways: [Paved] = []

        required init() {}
    }

    class PlaceAirport: Place {
        var name = ""
        var iata = ""
        var icao = ""
    }

    class Strip: HandyJSON {
        var surface: HandyClasses.Surface = .other

        required init() {}
    }

    class Paved: Strip {
        var direction = ""
        var distance = 0
    }

    class GenericAirport<Strip: HandyJSON>: HandyJSON {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Strip] = []

        required init() {}
    }
}
