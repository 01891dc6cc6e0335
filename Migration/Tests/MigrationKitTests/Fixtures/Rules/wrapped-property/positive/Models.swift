import HandyJSON

struct M: HandyJSON {
    @Clamped var level = 0 // find
    @Published public var name = "" // find
}
