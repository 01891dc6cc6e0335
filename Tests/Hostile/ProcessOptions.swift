import Foundation
import HandyJSONCompat
import SmartCodable

/// What is chosen for the process, which the process of the tests cannot choose.
let processOptions: [Program] = [
    Program("options of the process come last") {
        struct Plain: SmartCodable, Equatable {
            var userName = ""
            var at: Date?
            var count = 0
        }
        struct Own: SmartCodable, Equatable {
            var userName = ""
            var at: Date?
            static var decodingOptions: Set<SmartDecodingOption> { [.date(.millisecondsSince1970)] }
            static var encodingOptions: Set<SmartEncodingOption> { [.key(.useDefaultKeys)] }
        }
        struct Handy: HandyJSON {
            var userName = ""
            var at: Date?
        }
        let json = #"{"user_name":"a","at":"2001-01-01T00:00:05Z","count":1.5}"#
        let numbered = #"{"user_name":"a","at":5000}"#
        let date = Date(timeIntervalSinceReferenceDate: 5)
        for _ in 0..<2 {
            try expect(Plain.deserialize(from: json), Plain(userName: "", at: date), "before")
            SmartCodableOptions.decodingOptions = [.key(.fromSnakeCase), .date(.secondsSince1970), .number(.rounded)]
            SmartCodableOptions.encodingOptions = [.key(.toSnakeCase), .nilAsNull]
            try expect(Plain.deserialize(from: #"{"user_name":"a","at":5,"count":1.5}"#)?.count, 2)
            try expect(Plain.deserialize(from: json)?.userName, "a")
            try expect(Plain.deserialize(from: json, options: [.key(.useDefaultKeys)])?.userName, "")
            try expect(Plain.deserialize(from: json, options: [.number(.strict)])?.count, 0)
            let own = Own.deserialize(from: numbered)
            try expect(own, Own(userName: "a", at: Date(timeIntervalSince1970: 5)))
            try expect(Own(userName: "a").toJSONString(), #"{"userName":"a","at":null}"#)
            try expect(Own().toJSONString(options: [.key(.toSnakeCase)]), #"{"user_name":"","at":null}"#)
            try expect(Plain().toJSONString(), #"{"user_name":"","at":null,"count":0}"#)
            // Others have their own settings.
            try expect(try SmartJSONDecoder().decode(Plain.self, from: json).userName, "")
            try expect(
                String(decoding: try SmartJSONEncoder().encode(Plain()), as: UTF8.self), #"{"userName":"","count":0}"#)
            try expect(Handy.deserialize(from: numbered)?.userName, "")
            try expect(Handy().toJSONString(), #"{"userName":""}"#)
            SmartCodableOptions.decodingOptions = []
            SmartCodableOptions.encodingOptions = []
        }
    }
]
