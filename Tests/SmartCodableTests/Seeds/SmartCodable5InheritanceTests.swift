import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 5 README, section 4 "Inheritance Support". The macro `@SmartSubclass` is not
/// needed. A subclass that maps keys of its own names them in `CodingKeys`, which the macro wrote.
@Suite("SmartCodable 5 README: inheritance")
struct SmartCodable5InheritanceTests {
    private enum Basic {
        class BaseModel: SmartCodable {
            var name: String = ""
            required init() {}
        }

        class StudentModel: BaseModel {
            var age: Int?
        }
    }

    @Test("4.1 Basic Usage: the subclass's property, both ways")
    func basicUsage() {
        let student = Basic.StudentModel.deserialize(from: ["name": "Mccc", "age": 18])
        #expect(student?.name == "Mccc")
        #expect(student?.age == 18)
        #expect(student?.toJSONString() == #"{"name":"Mccc","age":18}"#)
    }

    private enum SubclassImplements {
        class BaseModel: SmartCodable {
            var name: String = ""
            required init() {}

            class func mappingForKey() -> [SmartKeyTransformer]? {
                return nil
            }
        }

        class StudentModel: BaseModel {
            var age: Int?

            enum CodingKeys: CodingKey { case age }

            override static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.age <--- "stu_age"]
            }
        }
    }

    @Test("4.2 Subclass Implements Protocol Method: age from stu_age")
    func subclassImplements() {
        let student = SubclassImplements.StudentModel.deserialize(from: ["name": "Mccc", "stu_age": 18])
        #expect(student?.name == "Mccc")
        #expect(student?.age == 18)
        #expect(student?.toJSONString(useMappedKeys: true) == #"{"name":"Mccc","stu_age":18}"#)
    }

    private enum ParentImplements {
        class BaseModel: SmartCodable {
            var name: String = ""
            required init() {}

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.name <--- "stu_name"]
            }
        }

        class StudentModel: BaseModel {
            var age: Int?
        }
    }

    @Test("4.3 Parent Class Implements Protocol Method: name from stu_name in the subclass too")
    func parentImplements() {
        let student = ParentImplements.StudentModel.deserialize(from: ["stu_name": "Mccc", "age": 18])
        #expect(student?.name == "Mccc")
        #expect(student?.age == 18)
        #expect(student?.toJSONString(useMappedKeys: true) == #"{"stu_name":"Mccc","age":18}"#)
    }

    private enum BothImplement {
        class BaseModel: SmartCodable {
            var name: String = ""
            required init() {}

            class func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.name <--- "stu_name"]
            }
        }

        class StudentModel: BaseModel {
            var age: Int?

            enum CodingKeys: CodingKey { case age }

            override static func mappingForKey() -> [SmartKeyTransformer]? {
                let trans = [CodingKeys.age <--- "stu_age"]

                if let superTrans = super.mappingForKey() {
                    return trans + superTrans
                } else {
                    return trans
                }
            }
        }
    }

    @Test("4.4 Both Parent and Subclass Implement Protocol Method: stu_name and stu_age")
    func bothImplement() {
        let student = BothImplement.StudentModel.deserialize(from: ["stu_name": "Mccc", "stu_age": 18])
        #expect(student?.name == "Mccc")
        #expect(student?.age == 18)
        #expect(student?.toJSONString(useMappedKeys: true) == #"{"stu_name":"Mccc","stu_age":18}"#)
        #expect(BothImplement.BaseModel.deserialize(from: ["stu_name": "Mccc"])?.name == "Mccc")
    }
}
