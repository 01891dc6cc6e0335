import HandyJSONCompat

// Enums by raw value, and types that convert themselves.

enum AnimalType: String, HandyJSONEnum {
    case Cat = "cat"
    case Dog = "dog"
    case Bird = "bird"
}

enum Gender: Int, HandyJSONEnum {
    case unknown = 0
    case male
    case female

    var title: String {
        switch self {
        case .unknown: return "?"
        case .male: return "m"
        case .female: return "f"
        }
    }
}

enum Channel: UInt8, HandyJSONEnum {
    case red = 0
    case green = 1
    case alpha = 255
}

enum Ratio: Double, HandyJSONEnum, CaseIterable {
    case half = 0.5
    case whole = 1
}

// Conformance by extension.
enum Direction: String {
    case up, down
}

extension Direction: HandyJSONEnum {}

// An enum that takes the conversion into its own hands.
enum OnOff: Int, HandyJSONEnum {
    case off, on

    static func _transform(from object: Any) -> OnOff? {
        if let text = object as? String {
            return text.lowercased() == "on" ? .on : .off
        }
        if let number = object as? NSNumber {
            return OnOff(rawValue: number.intValue)
        }
        return nil
    }

    func _plainValue() -> Any? {
        return self == .on ? "ON" : "OFF"
    }
}

// An enum without raw values.
enum Progression: HandyJSONEnum {
    case step(Int)
    case done

    static func _transform(from object: Any) -> Progression? {
        if let text = object as? String, text == "done" { return .done }
        return (object as? NSNumber).map { .step($0.intValue) }
    }

    func _plainValue() -> Any? {
        if case .step(let step) = self { return step }
        return "done"
    }
}

// A RawRepresentable struct.
struct Currency: RawRepresentable, HandyJSONEnum, Hashable {
    let rawValue: String
    static let euro = Currency(rawValue: "EUR")
}

// An enum with payloads.
enum Amount: HandyJSONCustomTransformable {
    case free
    case price(Double)

    static func _transform(from object: Any) -> Amount? {
        if let number = object as? NSNumber {
            return .price(number.doubleValue)
        }
        return (object as? String) == "free" ? .free : nil
    }

    func _plainValue() -> Any? {
        switch self {
        case .free: return "free"
        case .price(let value): return value
        }
    }
}

struct Coordinate: HandyJSONCustomTransformable, Equatable {
    var x: Int
    var y: Int

    static func _transform(from object: Any) -> Coordinate? {
        guard let parts = (object as? String)?.components(separatedBy: ","), parts.count == 2,
            let x = Int(parts[0]), let y = Int(parts[1])
        else { return nil }
        return Coordinate(x: x, y: y)
    }

    func _plainValue() -> Any? {
        return "\(x),\(y)"
    }
}

final class Version: HandyJSONCustomTransformable {
    let parts: [Int]

    init(_ parts: [Int]) {
        self.parts = parts
    }

    public static func _transform(from object: Any) -> Self? {
        guard let text = object as? String else { return nil }
        return self.init(text)
    }

    required init(_ text: String) {
        parts = text.split(separator: ".").compactMap { Int($0) }
    }

    public func _plainValue() -> Any? {
        return parts.map { "\($0)" }.joined(separator: ".")
    }
}

// Code that many apps have copied: a string that takes anything.
struct FlexibleString: HandyJSONCustomTransformable {
    let value: String

    static func _transform(from object: Any) -> FlexibleString? {
        switch object {
        case let str as String: return FlexibleString(value: str)
        case let num as NSNumber: return FlexibleString(value: num.stringValue)
        default: return nil
        }
    }

    func _plainValue() -> Any? { return value }
}

class Zoo: HandyJSON {
    var type: AnimalType?
    var gender: Gender = .unknown
    var genderOptional: Gender!
    var channel = Channel.red
    var ratio: Ratio?
    var direction: Direction = .up
    var onOff: OnOff = .off
    var progress = Progression.step(0)
    var currency: Currency = .euro
    var amount: Amount = .free
    var spot: Coordinate?
    var version: Version?
    var flexible: FlexibleString?
    var types: [AnimalType] = []
    var spots: [Coordinate]?
    var named: [String: Gender] = [:]
    required init() {}
}

let enumChecks: [Check] = [
    Check("raw values of every kind", "Dog female male alpha half down") {
        let json = """
            {"type":"dog","gender":"2","genderOptional":1,"channel":255,"ratio":0.5,"direction":"down"}
            """
        guard let zoo = Zoo.deserialize(from: json) else { return "nil" }
        return "\(zoo.type!) \(zoo.gender) \(zoo.genderOptional!) \(zoo.channel) \(zoo.ratio!) \(zoo.direction)"
    },
    Check("an unknown raw value", "nil unknown red") {
        guard let zoo = Zoo.deserialize(from: ["type": "fish", "gender": 9, "channel": 256]) else { return "none" }
        return "\(zoo.type.map { "\($0)" } ?? "nil") \(zoo.gender) \(zoo.channel)"
    },
    Check("an enum without raw values", "done step(3)") {
        return [["progress": "done"], ["progress": 3]].map { "\(Zoo.deserialize(from: $0)!.progress)" }.joined(
            separator: " ")
    },
    Check("an enum without raw values, written", 4) {
        let zoo = Zoo()
        zoo.progress = .step(4)
        return zoo.toJSON()?["progress"] as? Int
    },
    Check("a raw representable struct", "USD") {
        return Zoo.deserialize(from: ["currency": "USD"])?.currency.rawValue
    },
    Check("custom types", "price(2.5) 1,2 1.2.3 5") {
        let json = "{\"amount\":2.5,\"spot\":\"1,2\",\"version\":\"1.2.3\",\"flexible\":5}"
        guard let zoo = Zoo.deserialize(from: json) else { return "nil" }
        return "\(zoo.amount) \(zoo.spot!.x),\(zoo.spot!.y) \(zoo.version!._plainValue()!) \(zoo.flexible!.value)"
    },
    Check("in collections", "[Cat, Bird] 1 male") {
        let json = "{\"types\":[\"cat\",\"fish\",\"bird\"],\"spots\":[\"1,2\",3],\"named\":{\"a\":1,\"b\":7}}"
        guard let zoo = Zoo.deserialize(from: json), zoo.named.count == 1 else { return "nil" }
        return "[\(zoo.types.map { "\($0)" }.joined(separator: ", "))] \(zoo.spots!.count) \(zoo.named["a"]!)"
            .replacingOccurrences(of: "\(AnimalType.self).", with: "")
    },
    Check("enums on their own", "f true true") {
        let known = Gender._transform(from: "2")
        return "\(known!.title) \(Gender._transform(from: 9) == nil) \((Gender.male._plainValue() as? Int) == 1)"
    },
]

let ownEnumConversionChecks: [Check] = [
    Check("an enum with its own conversion", "on on off") {
        return ["{\"onOff\":\"ON\"}", "{\"onOff\":1}", "{\"onOff\":[]}"].map { "\(Zoo.deserialize(from: $0)!.onOff)" }
            .joined(separator: " ")
    },
    Check("its own plain value", "ON") {
        let zoo = Zoo()
        zoo.onOff = .on
        return zoo.toJSON()?["onOff"] as? String
    },
    Check(
        "written",
        #"{"gender":0,"channel":0,"direction":"up","onOff":"OFF","progress":0,"currency":"EUR","amount":"free","spot":"3,4","types":["cat"],"named":{}}"#
    ) {
        let zoo = Zoo()
        zoo.spot = Coordinate(x: 3, y: 4)
        zoo.types = [.Cat]
        return zoo.toJSONString()
    },
]
