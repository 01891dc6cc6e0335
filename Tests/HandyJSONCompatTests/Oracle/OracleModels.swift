import HandyJSONCompat

enum SE: String, HandyJSONEnum, OracleDescribable {
    case dfltA, dfltB, abc = "abc", one = "1", t = "true", twelve = "12", x = "x", empty = ""
    var oracleDescription: String { ".\(self)" }
}

enum IE: Int, HandyJSONEnum, OracleDescribable {
    case dfltA = 4242, dfltB = 4343, zero = 0, one = 1, two = 2, three = 3, twelve = 12, m1 = -1, byte = 255, k = 1000
    var oracleDescription: String { ".\(self)" }
}

struct NestS: HandyJSON, Equatable {
    var a: Int = -7
    var b: String? = "init"
}

class NestC: HandyJSON, CustomStringConvertible {
    var a: Int = -7
    var b: String? = "init"
    required init() {}
    init(_ a: Int, _ b: String?) { (self.a, self.b) = (a, b) }
    var description: String { "NestC(a: \(a), b: \(described(b)))" }
}

extension NestS: OracleDescribable {
    var oracleDescription: String { "NestS(a: \(a), b: \(described(b)))" }
}

extension NestC: OracleDescribable {
    var oracleDescription: String { description }
}

/// One property of the type in question, in a struct and in a class.
struct Holder<T>: HandyJSON {
    var v: T = Subject.initialValue(T.self)
}

class ClassHolder<T>: HandyJSON {
    var v: T = Subject.initialValue(T.self)
    required init() {}
}

/// The same between neighbours that must not be touched.
class DerivedHolder<T>: ClassHolder<T> {
    var after: UInt8 = 7
}

struct WideHolder<T>: HandyJSON {
    var before: Int8 = -1
    var v: T = Subject.initialValue(T.self)
    var after: UInt8 = 7
    var text = "untouched"
}
