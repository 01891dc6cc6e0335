import HandyJSONCompat

@objcMembers class Order: NSObject, HandyJSON {
    var count = 1
    var price = 0.0 { didSet { total = price * Double(count) } }
    var total = 0.0
    required override init() {}
}

class Gift: Order {
    var card = "" { didSet { count += 1 } }
}

class Player: NSObject, HandyJSON {
    @objc dynamic var level = 0 { willSet { print(newValue) } }
    required override init() {}
}

// Not seen by Objective-C, or without observers.
@objcMembers class Album: NSObject, HandyJSON {
    var title = ""
    private var opened = 0 { didSet { title = "" } }
    required override init() {}
}

class Song: NSObject, HandyJSON {
    var seconds = 0 { didSet { print(seconds) } }
    required override init() {}
}
