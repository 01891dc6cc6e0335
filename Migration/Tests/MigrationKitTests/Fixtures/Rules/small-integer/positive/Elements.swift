import HandyJSON

struct Elements: HandyJSON {
    var bytes: [UInt8] = [] // find
    var byName: [String: Int32]? // find
}
