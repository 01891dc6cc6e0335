import HandyJSONCompat

// Base classes: most apps have one, and most of their models never mention HandyJSON.

class BaseModel: HandyJSON {
    required init() {}

    func willStartMapping() {}

    func mapping(mapper: HelpingMapper) {}

    func didFinishMapping() {}
}

// No initialiser of its own: it inherits `init()`.
class Goods: BaseModel {
    var goodsId: Int = 0
    var goodsName: String?
    var price: Double = 0
}

class DiscountGoods: Goods {
    var discount: Double = 1
    var finalPrice: Double = 0

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< goodsId <-- "id"
        mapper <<< self.discount <-- ["discount", "off"]
    }

    override func didFinishMapping() {
        super.didFinishMapping()
        finalPrice = price * discount
    }
}

// A required `init()` with work in it, of a class with a property that it has to set.
class Shop: BaseModel {
    var name = ""
    var goods: [Goods] = []
    var openedAt: String

    required init() {
        openedAt = "unknown"
        super.init()
    }
}

class FlagshipShop: Shop {
    var stars = 0
    var boss: Staff?

    required init() {
        super.init()
        stars = 5
    }
}

// A subclass with another initialiser has to repeat the required one.
class Staff: BaseModel {
    var name: String
    var age: Int

    init(name: String, age: Int = 18) {
        self.name = name
        self.age = age
        super.init()
    }

    convenience init(copyOf other: Staff) {
        self.init(name: other.name, age: other.age)
    }

    required init() {
        name = "nobody"
        age = 0
        super.init()
    }
}

// Classes that are final need no `required`.
final class Coupon: HandyJSON {
    var code: String = ""
    var amount: Int?
    init() {}
    init(code: String) {
        self.code = code
    }
}

// Every level has its own names.
class Animal: HandyJSON {
    var id = 0
    var name: String?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- "animal_id"
    }
}

class Dog: Animal {
    var breed: String?
    var owner: Staff?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< self.breed <-- "dog_breed"
    }
}

class Puppy: Dog {
    var weeks: UInt8 = 0
    weak var mother: Dog?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper >>> self.weeks
    }
}

// Conformance given by an extension, mapping too.
class Song {
    var title: String?
    var seconds: Int = 0
    required init() {}
}

extension Song: HandyJSON {
    func mapping(mapper: HelpingMapper) {
        mapper <<< seconds <-- "duration"
    }
}

struct Album {
    var title = ""
    var songs = [Song]()
}

extension Album: HandyJSON {}

// A recursive model.
class Comment: BaseModel {
    var text: String?
    var author: Staff?
    var replies: [Comment]?
    var parent: Comment?
}

// Equatable, Hashable and printable models.
class Tag: BaseModel, Hashable, CustomStringConvertible {
    var id = 0
    var label = ""

    static func == (lhs: Tag, rhs: Tag) -> Bool {
        return lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    var description: String {
        return "#\(id) \(label)"
    }
}

struct Size: HandyJSON, Hashable {
    var width: Int = 0
    var height: Int = 0
}

let inheritanceChecks: [Check] = [
    Check("a model that never mentions HandyJSON", "1 tea 2.5") {
        return Goods.deserialize(from: "{\"goodsId\":\"1\",\"goodsName\":\"tea\",\"price\":2.5}").map {
            "\($0.goodsId) \($0.goodsName!) \($0.price)"
        }
    },
    Check("super.mapping and didFinishMapping", "7 5.0") {
        return DiscountGoods.deserialize(from: ["id": 7, "price": 10, "off": 0.5]).map {
            "\($0.goodsId) \($0.finalPrice)"
        }
    },
    Check("override required init", "shop unknown [3]") {
        return Shop.deserialize(from: ["name": "shop", "goods": [["goodsId": 3]]]).map {
            "\($0.name) \($0.openedAt) \($0.goods.map { $0.goodsId })"
        }
    },
    Check("an inherited and extended init", "5 Ann 40") {
        let shop = FlagshipShop.deserialize(from: ["boss": ["name": "Ann", "age": "40"]])
        return shop.map { "\($0.stars) \($0.boss!.name) \($0.boss!.age)" }
    },
    Check("other initialisers stay usable", "Bo 18") {
        let copy = Staff(copyOf: Staff(name: "Bo"))
        return "\(copy.name) \(copy.age)"
    },
    Check("a final class with a plain init", "X 5") {
        return Coupon.deserialize(from: ["code": "X", "amount": 5]).map { "\($0.code) \($0.amount!)" }
    },
    Check("three levels, each with names", "1 Rex pug 0 Ann") {
        let json =
            "{\"animal_id\":1,\"name\":\"Rex\",\"dog_breed\":\"pug\",\"weeks\":9,\"owner\":{\"name\":\"Ann\"},\"mother\":{\"name\":\"M\"}}"
        guard let puppy = Puppy.deserialize(from: json), puppy.mother == nil else { return "nil" }
        return "\(puppy.id) \(puppy.name!) \(puppy.breed!) \(puppy.weeks) \(puppy.owner!.name)"
    },
    Check("superclass members are written first", #"{"animal_id":1,"name":"Rex","dog_breed":"pug"}"#) {
        return Dog.deserialize(from: "{\"dog_breed\":\"pug\",\"name\":\"Rex\",\"animal_id\":1}")?.toJSONString()
    },
    Check("conformance by extension", "A [60, 61]") {
        return Album.deserialize(from: ["title": "A", "songs": [["duration": 60], ["duration": "61"]]]).map {
            "\($0.title) \($0.songs.map { $0.seconds })"
        }
    },
    Check("a recursive model", "a b c root") {
        let json =
            "{\"text\":\"a\",\"replies\":[{\"text\":\"b\",\"replies\":[{\"text\":\"c\"}]}],\"parent\":{\"text\":\"root\"}}"
        guard let comment = Comment.deserialize(from: json) else { return "nil" }
        return
            "\(comment.text!) \(comment.replies![0].text!) \(comment.replies![0].replies![0].text!) \(comment.parent!.text!)"
    },
    Check("a hashable model", "#1 new") {
        let tags = [Tag].deserialize(from: "[{\"id\":1,\"label\":\"new\"},{\"id\":1,\"label\":\"old\"}]") ?? []
        return Array(Set(tags.compactMap { $0 })).count == 1 ? "\(tags[0]!)" : "not hashed"
    },
    Check("a hashable struct in a Set property", "1") {
        return "\(Set([Size(width: 1, height: 2), Size(width: 1, height: 2)]).toJSON().count)"
    },
]
