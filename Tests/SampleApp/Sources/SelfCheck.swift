import Foundation
import HandyJSONCompat
import SmartCodable
import SmartMigration
import UIKit

/// What the app knows of the libraries on this system: their own checks, and models of every kind with known results.
enum SelfCheck {
    struct Line {
        let name: String
        let isPassed: Bool
    }

    static func lines() -> [Line] {
        let runtime = SmartSentinel.checkRuntime()
        return [Line(name: "\(runtime)", isPassed: runtime.isPassed)] + models()
    }

    /// As it is pasted into an issue; its last line says whether all passed.
    static func report() -> String {
        let models = self.models()
        let runtime = SmartSentinel.checkRuntime()
        let isPassed = runtime.isPassed && models.allSatisfy(\.isPassed)
        return
            (["\(runtime)"] + models.map { "\($0.isPassed ? "passed" : "FAILED")  \($0.name)" }
            + [isPassed ? "all passed" : "NOT ALL PASSED"]).joined(separator: "\n")
    }

    private static func models() -> [Line] {
        [
            Line(name: "HandyJSON model in a generic class", isPassed: response()),
            Line(name: "NSObject subclass", isPassed: contact()),
            Line(name: "observed object", isPassed: observed()),
            Line(name: "native struct, class and subclass", isPassed: native()),
            Line(name: "direct model", isPassed: direct()),
            Line(name: "image and colour", isPassed: image()),
        ]
    }

    private static func response() -> Bool {
        let text = ##"{"code":"0","msg":"ok","data":{"id":"7","name":"Ann","tags":["a",1,null],"color":"#FF0000"}}"##
        let response = BaseResponse<User>.deserialize(from: text)
        return response?.code == 0 && response?.message == "ok" && response?.data?.id == 7
            && response?.data?.tags == ["a", "1"] && response?.data?.color != nil
            && response?.toJSONString()?.contains(##""id":7"##) == true
    }

    private static func contact() -> Bool {
        let text = #"{"name":"Ann","age":"41","company":"x","children":[{"name":"Bo","age":7}]}"#
        let employee = Employee.deserialize(from: text)
        return employee?.name == "Ann" && employee?.age == 41 && employee?.company == "x"
            && employee?.children.first?.name == "Bo"
    }

    private static func observed() -> Bool {
        var contact = Contact()
        #if canImport(ObjectiveC)
        var names: [String] = []
        let observation = contact.observe(\.name, options: [.new]) { _, change in names.append(change.newValue ?? "") }
        defer { observation.invalidate() }
        JSONDeserializer.update(object: &contact, from: #"{"name":"Cy","age":3}"#)
        return contact.name == "Cy" && contact.age == 3 && names == ["Cy"]
        #else
        JSONDeserializer.update(object: &contact, from: #"{"name":"Cy","age":3}"#)
        return contact.name == "Cy" && contact.age == 3
        #endif
    }

    private static func native() -> Bool {
        let item = Item.deserialize(from: #"{"item_id":"7","title":null,"extra":{"hot":true}}"#)
        let circle = Circle.deserialize(from: #"{"name":"c","radius":"2.5"}"#)
        return item?.id == 7 && item?.title == "" && item?.extra["hot"] as? Bool == true && circle?.name == "c"
            && circle?.radius == 2.5 && circle?.toJSONString() == #"{"name":"c","radius":2.5}"#
    }

    private static func direct() -> Bool {
        let points = [Point].deserialize(from: #"[{"x":1,"y":"2"},{}]"#)
        return points?.map(\.x) == [1, 0] && points?.map(\.y) == [2, 0]
    }

    private static func image() -> Bool {
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        guard let user = User.deserialize(from: "{\"avatar\":\"\(pixel)\",\"color\":\"#FF0000\"}"), user.avatar != nil,
            user.color != nil, let again = User.deserialize(from: user.toJSONString())
        else { return false }
        return again.avatar != nil && user.toJSON()?["color"] as? String == "FF0000"
    }
}
