import HandyJSON

struct M: HandyJSON {}
struct N: Codable {}
struct O: SmartCodable, HandyJSON {}
