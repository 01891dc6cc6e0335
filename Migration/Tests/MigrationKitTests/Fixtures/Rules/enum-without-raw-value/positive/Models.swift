import HandyJSON

enum K: HandyJSONEnum { case a } // find
struct C: RawRepresentable, HandyJSONEnum { let rawValue: String } // find
enum L: Int, HandyJSONEnum { // find
    @available(iOS 15, *) case b
    case c
}
