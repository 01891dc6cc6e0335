import HandyJSON

enum K: Int { case a }
