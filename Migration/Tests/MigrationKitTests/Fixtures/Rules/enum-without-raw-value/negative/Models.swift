import HandyJSON

enum K: Int, HandyJSONEnum { case a }
