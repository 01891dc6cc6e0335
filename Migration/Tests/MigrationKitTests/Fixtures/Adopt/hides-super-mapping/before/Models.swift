import HandyJSONCompat

class Animal: HandyJSON {
    var id = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< id <-- "animal_id" }
}

class Dog: Animal {
    var breed: String?
    override func mapping(mapper: HelpingMapper) { mapper <<< breed <-- "dog_breed" }
}

class Cat: Animal {
    override func mapping(mapper: HelpingMapper) {}
}
