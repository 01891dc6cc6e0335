import Foundation
import HandyJSONCompat
import SmartCodable

// Calls that `Benchmarks/limits` counts the functions of: each twice, as the first one makes what later ones use.

final class Handy: HandyJSON {
    var id = 0
    var name = ""
    var price = 0.0

    required init() {}

    func mapping(mapper: HelpingMapper) { mapper <<< name <-- "user_name" }
}

struct Native: SmartCodable {
    var id = 0
    var name = ""
    var price = 0.0

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "user_name"] }
}

struct Plain: Codable {
    var id: Int
    var name: String
    var price: Double
}

// Two of the values have to be converted.
let dirty = #"{"id":"7","user_name":"a","price":"2.5"}"#
let clean = #"{"id":7,"name":"a","price":2.5}"#

let calls: [String: () -> Bool] = [
    "handy": { Handy.deserialize(from: dirty)?.price == 2.5 },
    "native": { Native.deserialize(from: dirty)?.price == 2.5 },
    "coder": { (try? SmartJSONDecoder().decode(Plain.self, from: clean))?.price == 2.5 },
    "handy-text": { Handy().toJSONString() != nil },
    "native-text": { Native().toJSONString() != nil },
]

@_silgen_name("second_call") @inline(never)
func secondCall(_ call: () -> Bool) -> Bool { call() }

let call = calls[CommandLine.arguments[1]] ?? { false }
exit(call() && secondCall(call) ? 0 : 1)
