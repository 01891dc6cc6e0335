import HandyJSON

struct Elements: HandyJSON {
    var links: [URL] = [] // find
    var byName: [String: Date]? // find
}
