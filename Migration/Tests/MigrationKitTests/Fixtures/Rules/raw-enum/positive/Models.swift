import HandyJSON

enum K: String, HandyJSONEnum { case a } // find
enum L: Int { case b } // find
extension L: HandyJSONEnum {}
