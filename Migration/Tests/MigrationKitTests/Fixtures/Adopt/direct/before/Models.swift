import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
    var name: String?
    var pet = Pet()
    let kind = "user"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "user_id" }
}

final class Pet: HandyJSON {
    var name = ""
    weak var owner: Pet?
    required init() {}
}

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class Child: Base {
    var name = ""
}

struct Row: HandyJSON {
    var id = 0
    var onTap: (() -> Void)?
}
