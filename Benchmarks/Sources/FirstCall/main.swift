import Foundation
import HandyJSONCompat
import SmartCodable

// The first call of a process, and the first decodes of two further types. The third type's properties have the types of the
// second one's. `FirstCall CONTENDER [PLACE]` prints the microseconds of each; `counted_call` is the one at the place.

struct HandyA: HandyJSON { var id = 0, name = "", price = 0.0 }
struct HandyB: HandyJSON { var id = 0, name = "", price = 0.0, note: String?, tags: [String] = [], isNew = false }
struct HandyC: HandyJSON { var id = 0, name = "", price = 0.0, note: String?, tags: [String] = [], isNew = false }

struct NativeA: SmartCodable { var id = 0, name = "", price = 0.0 }
struct NativeB: SmartCodable { var id = 0, name = "", price = 0.0, note: String?, tags: [String] = [], isNew = false }
struct NativeC: SmartCodable { var id = 0, name = "", price = 0.0, note: String?, tags: [String] = [], isNew = false }

struct PlainA: Codable { var id: Int, name: String, price: Double }
struct PlainB: Codable { var id: Int, name: String, price: Double, note: String?, tags: [String], isNew: Bool }
struct PlainC: Codable { var id: Int, name: String, price: Double, note: String?, tags: [String], isNew: Bool }

let text = #"{"id":7,"name":"a","price":2.5,"note":"n","tags":["a","b"],"isNew":true}"#
let data = Data(text.utf8)

let calls: [String: [() throws -> Int?]] = [
    "foundation": [
        { try JSONDecoder().decode(PlainA.self, from: data).id },
        { try JSONDecoder().decode(PlainB.self, from: data).id },
        { try JSONDecoder().decode(PlainC.self, from: data).id },
    ],
    "handy-struct": [
        { HandyA.deserialize(from: text)?.id }, { HandyB.deserialize(from: text)?.id },
        { HandyC.deserialize(from: text)?.id },
    ],
    "native": [
        { NativeA.deserialize(from: text)?.id }, { NativeB.deserialize(from: text)?.id },
        { NativeC.deserialize(from: text)?.id },
    ],
    "smart-coder": [
        { try SmartJSONDecoder().decode(PlainA.self, from: data).id },
        { try SmartJSONDecoder().decode(PlainB.self, from: data).id },
        { try SmartJSONDecoder().decode(PlainC.self, from: data).id },
    ],
]

let chosen = calls[CommandLine.arguments[1]] ?? []
/// The place of the call that is counted.
let counted = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) : nil

@_silgen_name("counted_call") @inline(never) @_optimize(none)
func countedCall(_ place: Int) -> Int? { try? chosen[place]() }

/// Not the same body, which the compiler would merge.
@inline(never) @_optimize(none)
func otherCall(_ place: Int) -> Int? { counted == -1 ? nil : try? chosen[place]() }

/// The thread's time in microseconds, without that of others.
func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
}

_ = now()
var times: [Int] = []
for place in chosen.indices {
    let start = now()
    guard (place == counted ? countedCall(place) : otherCall(place)) == 7 else { exit(1) }
    times.append(now() - start)
}
print(times.map { "\($0)" }.joined(separator: " "))
