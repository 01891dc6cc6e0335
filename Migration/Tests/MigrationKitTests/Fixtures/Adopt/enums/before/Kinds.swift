import HandyJSONCompat

enum Kind: String, HandyJSONEnum {
    case video, photo
}

enum Level: Int, CaseIterable, HandyJSONEnum, Codable { case low, high }

enum Direction: String { case up, down }

extension Direction: HandyJSONEnum {}
