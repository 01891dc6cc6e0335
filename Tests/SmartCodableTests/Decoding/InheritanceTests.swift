import Foundation
import SmartCodable
import Testing

private class Person: SmartCodable {
    var name = ""
    var age = 1
    required init() {}
    func didFinishMapping() { finished += ["Person"] }
    class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "full_name"] }
    @IgnoredKey var finished: [String] = []
}

private class Student: Person {
    var school: String?
    var grades: [Int] = []
    @SmartAny var extra: [String: Any] = [:]
    let fixed = 5
}

private final class Graduate: Student {
    var thesis = "none"
    enum GraduateKeys: String, CodingKey { case thesis }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [GraduateKeys.thesis <--- ["thesis_title", "thesis"]]
    }
    override func didFinishMapping() {
        super.didFinishMapping()
        finished += ["Graduate"]
    }
}

/// Decodes itself: nothing is added.
private final class Handmade: Person {
    var own = 0
    var skipped = 3
    enum CodingKeys: CodingKey { case own }
    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        own = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .own) * 2
    }
}

@Suite struct InheritanceTests {
    private let json =
        #"{"full_name":"Ann","age":"30","school":"S","grades":["1",2],"extra":{"k":1},"thesis_title":"T","own":4,"skipped":9}"#

    @Test func everyLevelIsFilledWithoutAnnotation() throws {
        let graduate = try #require(Graduate.deserialize(from: json))
        #expect(graduate.name == "Ann")
        #expect(graduate.age == 30)
        #expect(graduate.school == "S")
        #expect(graduate.grades == [1, 2])
        #expect(graduate.extra["k"] as? Int == 1)
        #expect(graduate.thesis == "T")
        #expect(graduate.finished == ["Person", "Graduate"])
    }

    @Test func whatDoesNotFitKeepsItsInitialValueOnEveryLevel() throws {
        let graduate = try #require(Graduate.deserialize(from: #"{"age":[],"school":5,"grades":{},"thesis":null}"#))
        #expect(graduate.age == 1)
        #expect(graduate.school == "5")
        #expect(graduate.grades == [])
        #expect(graduate.thesis == "none")
    }

    @Test func everyLevelIsWritten() throws {
        let graduate = try #require(Graduate.deserialize(from: json))
        #expect(
            graduate.toJSONString()
                == #"{"name":"Ann","age":30,"school":"S","grades":[1,2],"extra":{"k":1},"fixed":5,"thesis":"T"}"#)
        #expect(
            graduate.toJSONString(useMappedKeys: true)
                == #"{"full_name":"Ann","age":30,"school":"S","grades":[1,2],"extra":{"k":1},"fixed":5,"thesis_title":"T"}"#
        )
        let base: Person = graduate
        #expect(base.toJSONString() == graduate.toJSONString())
    }

    @Test func arraysOfSubclasses() {
        let students = [Student].deserialize(from: "[\(json),{},{\"school\":\"T\"}]")
        #expect(students?.map(\.school) == ["S", nil, "T"])
        #expect(students?.map(\.finished.count) == [1, 1, 1])
    }

    @Test func aSubclassWithItsOwnInitIsLeftToItself() throws {
        let model = try #require(Handmade.deserialize(from: json))
        #expect(model.name == "Ann")
        #expect(model.own == 8)
        #expect(model.skipped == 3)
    }
}
