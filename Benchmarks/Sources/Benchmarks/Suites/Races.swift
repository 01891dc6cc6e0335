import Foundation
import HandyJSONCompat
import SmartCodable

/// Every race, in the order of the table.
func allRaces() -> [Race] {
    // After many types and trees, objects of a document lie apart in the heap: classes were read a third more slowly.
    let documents = decodingText() + decodingObjects() + encoding()
    return feedRaces() + smallRaces() + documents + cardRaces() + dateRaces() + appRaces() + typeRaces()
}

private typealias AirportFamilies = Families<
    HandyStructs.Airport, HandyClasses.Airport, NativeStructs.Airport, PlainCodable.Airport
>
private typealias RenamedAirportFamilies = Families<
    HandyStructs.RenamedAirport, HandyClasses.RenamedAirport, NativeStructs.RenamedAirport, PlainCodable.RenamedAirport
>
private typealias AirportPageFamilies = Families<
    HandyStructs.Page<HandyStructs.Airport>, HandyClasses.Page<HandyClasses.Airport>,
    NativeStructs.Page<NativeStructs.Airport>, PlainCodable.Page<PlainCodable.Airport>
>
private typealias AreaFamilies = Families<
    HandyStructs.Area, HandyClasses.Area, NativeStructs.Area, PlainCodable.Area
>
private typealias ProductFamilies = Families<
    HandyStructs.Product, HandyClasses.Product, NativeStructs.Product, PlainCodable.Product
>

private let airportCounts = [100, 1_000, 10_000]

private func decodingText() -> [Race] {
    airportCounts.map { count in
        AirportFamilies().decodingText(
            "airports-\(count)", "airports \(grouped(count))",
            others: { [directList(DirectStructs.Airport.self, $0)] + openAirports($0) }
        ) { Airports.clean(count) }
    } + [
        RenamedAirportFamilies().decodingText(
            "airports-1000-mapped", "airports 1,000, mapped", others: openRenamedAirports
        ) { Airports.renamed(1_000) },
        wrappedAirports(1_000),
        dirtyAirports(1_000),
        AreaFamilies().decodingText(
            "areas", "areas, 3,441 nodes", others: { [directList(DirectStructs.Area.self, $0)] },
            text: Areas.threeLevels),
        AreaFamilies().decodingText("areas-escaped", "areas, all Chinese letters as \\u", text: Areas.escaped),
        ProductFamilies().decodingText("wide-300", "wide model, 300 × 60") { Products.list(300) },
        ProductFamilies().decodingOneFromText("wide-1", "wide model, 1 × 60") { Products.among(60, order: .inOrder) },
    ]
}

/// Native classes, and what classes without `final` cost.
private func openAirports(_ text: String) -> [Contender] {
    typealias Open = HandyOpenClasses
    return [
        Contender(.handyOpenClass, "HandyJSON-style classes, not final", models: present) {
            [Open.Airport].deserialize(from: text)
        },
        Contender(.handySubclass, "HandyJSON-style subclasses", models: present) {
            [Open.PlaceAirport].deserialize(from: text)
        },
        Contender(.handyGenericClass, "HandyJSON-style generic classes", models: present) {
            [Open.GenericAirport<Open.Runway>].deserialize(from: text)
        },
        Contender(.nativeClass, "SmartCodable classes", models: present) {
            [NativeClasses.Airport].deserialize(from: text)
        },
        Contender(.nativeOpenClass, "SmartCodable classes, not final", models: present) {
            [NativeOpenClasses.Airport].deserialize(from: text)
        },
    ]
}

private func openRenamedAirports(_ text: String) -> [Contender] {
    [
        Contender(.handyOpenClass, "HandyJSON-style classes, not final", models: present) {
            [HandyOpenClasses.RenamedAirport].deserialize(from: text)
        },
        Contender(.nativeClass, "SmartCodable classes", models: present) {
            [NativeClasses.RenamedAirport].deserialize(from: text)
        },
        Contender(.nativeOpenClass, "SmartCodable classes, not final", models: present) {
            [NativeOpenClasses.RenamedAirport].deserialize(from: text)
        },
    ]
}

private func decodingObjects() -> [Race] {
    [
        AirportFamilies().decodingArray("airports-1000", "airports 1,000") { Airports.clean(1_000) },
        AreaFamilies().decodingArray("areas", "areas, 3,441 nodes", text: Areas.threeLevels),
        ProductFamilies().decodingArray("wide-300", "wide model, 300 × 60") { Products.list(300) },
        AirportPageFamilies().decodingDictionary("airports-1000", "airports 1,000") { Airports.page(1_000) },
        AirportPageFamilies().decodingDictionary("airports-10000", "airports 10,000") { Airports.page(10_000) },
    ]
}

private func encoding() -> [Race] {
    airportCounts.map { count in
        AirportFamilies().encodingText("airports-\(count)", "airports \(grouped(count))") { Airports.clean(count) }
    } + [
        AreaFamilies().encodingText("areas", "areas, 3,441 nodes", text: Areas.threeLevels),
        ProductFamilies().encodingText("wide-300", "wide model, 300 × 60") { Products.list(300) },
        encodingDoubles(10_000),
        AirportFamilies().encodingObjects("airports-1000", "airports 1,000") { Airports.clean(1_000) },
    ]
}

private func encodingDoubles(_ count: Int) -> Race {
    Race(id: "encode-doubles-\(count)", title: "doubles \(grouped(count)), to text") {
        var random = RandomNumbers(seed: 11)
        let doubles = (0..<count).map { _ in Double.random(in: -180...180, using: &random) }
        let encoder = JSONEncoder()
        let smart = SmartJSONEncoder()
        let decoder = JSONDecoder()
        func reread(_ data: Data) throws -> Any { try decoder.decode([Double].self, from: data) }
        return [
            Contender(.foundation, "JSONEncoder", models: reread) { try encoder.encode(doubles) },
            Contender(.smartCoder, "SmartJSONEncoder", models: reread) { try smart.encode(doubles) },
        ]
    }
}

/// The mapped payload with wrappers on every property instead of mapping functions.
private func wrappedAirports(_ count: Int) -> Race {
    Race(id: "decode-airports-\(count)-wrapped", title: "airports \(grouped(count)), wrapped, from text") {
        let text = Airports.renamed(count)
        let data = Data(text.utf8)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return [
            Contender(.foundation, "JSONDecoder, coding keys", models: { $0 }) {
                try decoder.decode([PlainCodable.RenamedAirport].self, from: data)
            },
            Contender(.nativeWrapped, "SmartCodable structs, wrappers", models: present) {
                [NativeStructs.WrappedAirport].deserialize(from: text)
            },
        ]
    }
}

/// Foundation's own coding stops at the first wrong field, so its contender is the code that a team writes by hand;
/// beside it, for scale, JSONDecoder with synthesised coding on the clean payload of the same size.
private func dirtyAirports(_ count: Int) -> Race {
    Race(id: "decode-airports-\(count)-dirty", title: "airports \(grouped(count)), dirty, from text") {
        let text = Airports.dirty(count)
        let data = Data(text.utf8)
        let clean = Airports.clean(count)
        let cleanData = Data(clean.utf8)
        let decoder = JSONDecoder()
        return [
            Contender(.foundation, "JSONDecoder, tolerant init(from:) by hand", models: { $0 }) {
                try decoder.decode([PlainCodable.TolerantAirport].self, from: data)
            },
            Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                [HandyStructs.Airport].deserialize(from: text)
            },
            Contender(.handyClass, "HandyJSON-style classes", models: present) {
                [HandyClasses.Airport].deserialize(from: text)
            },
            Contender(.native, "SmartCodable structs", models: present) {
                [NativeStructs.Airport].deserialize(from: text)
            },
            directList(DirectStructs.Airport.self, text),
            Contender(.nativeOnClean, "SmartCodable structs, clean payload") {
                [NativeStructs.Airport].deserialize(from: clean)
            },
            Contender(.foundationOnClean, "JSONDecoder, synthesised, clean payload") {
                try decoder.decode([PlainCodable.Airport].self, from: cleanData)
            },
        ]
    }
}
