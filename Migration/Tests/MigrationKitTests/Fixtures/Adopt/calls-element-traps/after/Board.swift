import Foundation
import SmartCodable

class Topic: SmartCodable {
    var id = 0
    var remarks: [Remark] = []
    required init() {}
}

struct Remark: SmartCodable {
    var text: String?
}

struct Holes: SmartCodable { var id = 0 }
struct Loose: SmartCodable { var id = 0 }
struct Early: SmartCodable { var id = 0 }
struct Chosen: SmartCodable { var id = 0 }

func topics(_ list: [Any], _ done: ([Topic]) -> Void) {
    guard let topics = [Topic?].deserialize(from: list) else { return }
    for index in 0..<topics.count {
        let row = list[index] as? [String: Any]
        let remarks = [Remark?].deserialize(from: row?["remarks"] as? [Any])
        topics[index]?.remarks = remarks!.map({ return ($0)! })
    }
    let all = topics.map({ return ($0)! })
    done(all)
}

func texts(_ json: String) -> [String] {
    guard let remarks = [Remark?].deserialize(from: json) else { return [] }
    if remarks.count == 0 { return [] }
    return remarks.compactMap { $0?.text }
}

func shown(_ json: String) {
    [Remark?].deserialize(from: json)?.forEach { remark in print(remark!.text ?? "") }
}

func first(_ json: String, _ done: ([Remark]) -> Void) {
    if let remarks = [Remark?].deserialize(from: json) {
        print(remarks[0]!.text ?? "")
        done(remarks as! [Remark])
    }
}

func holes(_ json: String, _ done: ([Holes?]) -> Void) {
    guard let list = [Holes?].deserialize(from: json) else { return }
    done(list)
}

// An element that is nil is seen here.
func loose(_ json: String, _ index: Int) -> Loose? {
    guard let list = [Loose?].deserialize(from: json) else { return nil }
    return list[index]
}

// The loop may be left before a nil ends the app.
func early(_ json: String, _ index: Int) -> [Early] {
    guard let list = [Early?].deserialize(from: json) else { return [] }
    guard let first = list[index] else { return [] }
    print(first)
    return list.map { $0! }
}

// Not all elements are unwrapped.
func chosen(_ json: String, _ all: Bool) -> [Int]? {
    [Chosen?].deserialize(from: json)?.map { all ? $0!.id : 0 }
}
