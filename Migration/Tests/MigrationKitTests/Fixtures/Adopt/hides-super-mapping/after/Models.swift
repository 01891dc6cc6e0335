import Foundation
import SmartCodable

class Animal: SmartCodable {
    var id = 0
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "animal_id"]
    }
}

class Dog: Animal {
    var breed: String?
    private enum CodingKeys: String, CodingKey {
        case breed
    }

    override class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.breed <--- "dog_breed"]
    }
}

class Cat: Animal {
    override class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}
