import HandyJSON

struct M: HandyJSON {
    var a: [Int] = [] // find
    var b: Set<String>? // find
    var c: [String: Double] = [:] // find
    var d: [[M]] = [] // find
}
