import HandyJSON

enum K: String { case a }
enum L: Int, SmartCaseDefaultable { case b }
