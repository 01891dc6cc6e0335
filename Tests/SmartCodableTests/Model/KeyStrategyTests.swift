import SmartCodable
import Testing

private struct Person: SmartCodable {
    var firstName = ""
    var userID = 0
    var address: Address?
    var pets: [Pet] = []
}

private struct Address: SmartCodable {
    var cityName = ""
}

private struct Pet: SmartCodable {
    var petName = ""
    var Kind = ""
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.petName <--- ["pet_title", "petName"]] }
}

@Suite("Key strategies") struct KeyStrategyTests {
    @Test("Each strategy, nested, for many objects")
    func strategies() {
        for (strategy, json) in [
            (
                SmartKeyDecodingStrategy.fromSnakeCase,
                #"{"first_name":"A","user_i_d":0,"userID":7,"address":{"city_name":"B"},"pets":[{"pet_name":"c"},{"pet_name":"d"}]}"#
            ),
            (
                .fromKebabCase,
                #"{"first-name":"A","user-i-d":0,"userID":7,"address":{"city-name":"B"},"pets":[{"pet-name":"c"},{"pet-name":"d"}]}"#
            ),
            (
                .firstLetterLower,
                #"{"FirstName":"A","UserID":7,"Address":{"CityName":"B"},"Pets":[{"PetName":"c"},{"PetName":"d"}]}"#
            ),
            (
                .caseInsensitive,
                #"{"FIRSTNAME":"A","userid":7,"ADDRESS":{"cityname":"B"},"pETS":[{"PETNAME":"c"},{"petname":"d"}]}"#
            ),
        ] {
            let people = [Person].deserialize(from: "[\(json),\(json),\(json)]", options: [.key(strategy)])
            #expect(people?.count == 3)
            for person in people ?? [] {
                #expect(person.firstName == "A", "\(strategy)")
                #expect(person.userID == 7, "\(strategy)")
                #expect(person.address?.cityName == "B", "\(strategy)")
                #expect(person.pets.map(\.petName) == ["c", "d"], "\(strategy)")
            }
            // Not with the next call.
            #expect(Person.deserialize(from: #"{"first_name":"A","FIRSTNAME":"A"}"#)?.firstName == "")
        }
        #expect(
            [Pet].deserialize(from: #"[{"kind":"x"},{"kind":"y"}]"#, options: [.key(.firstLetterUpper)])?.map(\.Kind)
                == ["x", "y"])
    }

    @Test("Names in kebab-case are those of snake case with a hyphen, and read back")
    func kebabCase() {
        struct Page: SmartCodable, Equatable {
            var myURLProperty = 1
            var _pageNumber_ = 2
            var plain = 3
        }
        let text = Page().toJSONString(options: [.key(.toKebabCase)])
        #expect(text == #"{"my-url-property":1,"_page-number_":2,"plain":3}"#)
        let snake = Page().toJSONString(options: [.key(.toSnakeCase)])
        #expect(snake == #"{"my_url_property":1,"_page_number_":2,"plain":3}"#)
        let page = Page.deserialize(
            from: #"{"my-url-property":1,"page-number":4,"--plain":3}"#, options: [.key(.fromKebabCase)])
        #expect(page == Page())
    }

    @Test("Names given by mappingForKey are tried as they are, under any strategy")
    func mappedNames() {
        for strategy in [SmartKeyDecodingStrategy.useDefaultKeys, .fromSnakeCase, .caseInsensitive] {
            let pets = [Pet].deserialize(
                from: #"[{"pet_title":"a"},{"petName":"b"},{"pet_title":null,"petName":"c"}]"#,
                options: [.key(strategy)])
            #expect(pets?.map(\.petName) == ["a", "b", "c"], "\(strategy)")
        }
    }

    @Test("A name in the key's own case comes first") func exactCaseFirst() {
        for json in [#"{"FIRSTNAME":"x","firstName":"a"}"#, #"{"firstName":"a","FIRSTNAME":"x"}"#] {
            let people = [Person].deserialize(from: "[\(json),\(json)]", options: [.key(.caseInsensitive)])
            #expect(people?.map(\.firstName) == ["a", "a"])
        }
    }

    @Test("Maps for the whole call and for a path") func maps() {
        let json = #"{"nick":"A","address":{"nick":"B","town":"C"},"pets":[{"nick":"d"},{"nick":"e","petName":"f"}]}"#
        let global = Person.deserialize(
            from: json,
            options: [
                .key(
                    .globalMap([
                        SmartGlobalMap(from: "nick", to: "firstName"), SmartGlobalMap(from: "nick", to: "cityName"),
                        SmartGlobalMap(from: "nick", to: "petName"),
                    ]))
            ])
        #expect(global?.firstName == "A")
        #expect(global?.address?.cityName == "B")
        #expect(global?.pets.map(\.petName) == ["d", "e"])
        let exact = Person.deserialize(
            from: json,
            options: [
                .key(
                    .exactMap([
                        SmartExactMap(path: "", from: "nick", to: "firstName"),
                        SmartExactMap(path: "address", from: "town", to: "cityName"),
                        SmartExactMap(path: "pets", from: "nick", to: "petName"),
                    ]))
            ])
        #expect(exact?.firstName == "A")
        #expect(exact?.address?.cityName == "C")
        #expect(exact?.pets.map(\.petName) == ["d", "e"])
        #expect(Person.deserialize(from: json)?.pets.map(\.petName) == ["", "f"])
    }

    @Test("Writing") func writing() {
        let person = Person(
            firstName: "A", userID: 7, address: Address(cityName: "B"), pets: [Pet(petName: "c", Kind: "k")])
        #expect(
            person.toJSONString(options: [.key(.toSnakeCase)])
                == #"{"first_name":"A","user_id":7,"address":{"city_name":"B"},"pets":[{"pet_name":"c","kind":"k"}]}"#)
        #expect(
            person.toJSONString(options: [.key(.firstLetterUpper)])
                == #"{"FirstName":"A","UserID":7,"Address":{"CityName":"B"},"Pets":[{"PetName":"c","Kind":"k"}]}"#)
        #expect(
            person.toJSONString(useMappedKeys: true, options: [.key(.firstLetterLower)])
                == #"{"firstName":"A","userID":7,"address":{"cityName":"B"},"pets":[{"pet_title":"c","kind":"k"}]}"#)
        #expect(
            person.toJSONString()
                == #"{"firstName":"A","userID":7,"address":{"cityName":"B"},"pets":[{"petName":"c","Kind":"k"}]}"#)
    }
}

private struct Twins: SmartCodable {
    var first = 0
    var second = ""
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.first <--- "x", CodingKeys.second <--- "x"] }
}

@Suite("Names of several keys, and names of none") struct NameTests {
    @Test("Two keys may read one member") func twins() {
        let models = [Twins].deserialize(from: #"[{"x":1},{"x":2},{"x":3}]"#)
        #expect(models?.map(\.first) == [1, 2, 3])
        #expect(models?.map(\.second) == ["1", "2", "3"])
    }

    @Test("Members that are data are not remembered for ever") func manyNames() {
        for round in 0..<3 {
            let members = (0..<1000).map { "\"id_\(round)_\($0)\":1" }.joined(separator: ",")
            let people = [Person].deserialize(
                from: "[{\(members),\"first_name\":\"a\"},{\"first_name\":\"b\"}]", options: [.key(.fromSnakeCase)])
            #expect(people?.map(\.firstName) == ["a", "b"])
        }
    }
}
