import HandyJSON

enum K: Int { case a }
extension K: HandyJSONEnum {}
