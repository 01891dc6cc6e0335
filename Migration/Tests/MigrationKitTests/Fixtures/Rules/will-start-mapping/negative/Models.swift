import HandyJSON

struct M: HandyJSON {
    mutating func willStartMapping() {}
}
