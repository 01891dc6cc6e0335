import HandyJSONCompat
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
        #expect(report.repairs.first?.description == "[0].animal_id: Animal.id expects Int, found string \"x\": kept the initial value")

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
}
