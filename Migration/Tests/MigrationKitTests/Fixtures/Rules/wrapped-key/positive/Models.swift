import HandyJSON

class User: HandyJSON {
    @Published var name = "" // find
    @Wrapped(3) var count: Int // find
    required init() {}
}
