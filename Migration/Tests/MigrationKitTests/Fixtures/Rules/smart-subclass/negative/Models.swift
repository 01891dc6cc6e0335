import HandyJSON

@SmartSubclass
class Derived: Base {
    var age = 0
}
