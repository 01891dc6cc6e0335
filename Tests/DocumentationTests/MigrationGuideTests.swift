import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/README.md, verbatim, and what they promise.
@Suite struct MigrationGuideTests {
    @Test func stages() throws {
        class Animal: HandyJSON {
            var id = 0
            var name: String?
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.id <-- "animal_id"
            }
        }

        let animal = Animal.deserialize(from: #"{"animal_id":"12","name":"cat"}"#)

        #expect(animal?.id == 12)
        #expect(animal?.name == "cat")

        let (animals, report) = SmartSentinel.record { [Animal].deserialize(from: #"[{"animal_id":"x"}]"#) }
        for repair in report.repairs where repair.action == .keptInitialValue {
            print(repair)   // [0].animal_id: Animal.id expects Int, found string "x": kept the initial value
        }

        #expect(animals?.count == 1)
        try expectShown(try #require(report.repairs.first), on: "Migration/README.md")

        struct Pet: SmartCodable {
            var id = 0
            var name: String?
            /// Not migrated yet.
            @SmartAny var parent: Animal?

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- "pet_id"]
            }
        }

        let pet = Pet.deserialize(from: #"{"pet_id":"3","parent":{"animal_id":"4","name":"mother"}}"#)
        #expect(pet?.id == 3)
        #expect(pet?.parent?.id == 4)
        #expect(pet?.toJSONString() == #"{"id":3,"parent":{"animal_id":4,"name":"mother"}}"#)
    }

    #if os(macOS) || os(Linux)
    /// In a process of its own, as a listener hears the decodes of all tests.
    @Test func aListenerForTheWholeApp() async {
        await #expect(processExitsWith: .success) {
            struct Animal: HandyJSON { var id = 0 }
            struct Pet: SmartCodable { var id = 0 }
            let lines = DiagnosticsArticleTests.Told<String>()
            @Sendable func log(_ line: String) { lines.append(line) }

            SmartSentinel.onReport(limits: SmartSentinel.Limits(oneIn: 10)) { report in
                for repair in report.repairs where repair.action != .missing && repair.action != .converted {
                    log("\(repair)")
                }
            }

            for _ in 0..<10 { _ = Animal.deserialize(from: #"{"id":"x"}"#) }
            #expect(lines.all == [RepairSentences.repair("id", "Animal.id", expects: "Int", found: #"string "x""#, .keptInitialValue)])
            for _ in 0..<10 { _ = Pet.deserialize(from: #"{"id":"7"}"#) }
            #expect(lines.all.count == 1)
        }
    }
    #endif
}
