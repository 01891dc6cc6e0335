// Models as apps have them, to be compiled for Apple's systems: layouts.py reads where the compiler puts their properties.
// Nothing but the standard library and NSObject, so that it takes seconds; `Moment` stands for Date, `Amount` for Decimal.
import Bases
import ObjectiveC

struct Moment { var seconds = 0.0 }
struct Amount { var words: (UInt32, UInt64, UInt64) = (0, 0, 0) }
struct Pair { var first = ""; var second: Int8 = 0 }
enum Kind: Int { case none, some }
enum Tag: String { case a, b }
enum Shape { case empty, circle(Double), named(String) }

// MARK: Directly on NSObject

class User: NSObject { var id = 0; var name: String?; var isVip = false; var balance = 0.0 }
class Flagged: NSObject { var flag = false; var id = 0 }
class Byte: NSObject { var byte: UInt8 = 0 }
class Word: NSObject { var word: Int32 = 0; var byte: Int8 = 0; var wide: Int64 = 0 }
class Empty: NSObject {}
class Lists: NSObject {
    var tags: [String] = []; var users: [User]?; var table: [String: Any] = [:]; var any: Any?; var set: Set<Int> = []
}
class Nested: NSObject { var user: User?; var owner = User(); var pair = Pair(); var maybe: Pair? }
class Enums: NSObject { var kind = Kind.none; var tag: Tag?; var shape = Shape.empty; var maybe: Shape? }
class Closures: NSObject { var run: (() -> Void)?; var make: (Int) -> String = { "\($0)" }; var id = 0 }
class References: NSObject {
    weak var parent: User?; unowned(unsafe) var owner: User?; var id = 0; weak var delegate: AnyObject?
}
class Lazy: NSObject { lazy var text = "x"; var id = 0; let constant = 1 }
class Tuples: NSObject { var range: (Int, Int) = (0, 0); var small: (Int8, Bool) = (0, false); var id = 0 }
class Optionals: NSObject { var a: Int?; var b: Bool?; var c: Double?; var d: Int8?; var e: Moment?; var f: Amount? }
class Implicit: NSObject { var id: Int!; var name: String!; var user: User! }
class Values: NSObject { var at = Moment(); var amount = Amount(); var ratio: Float = 0; var wide: UInt64 = 0 }
class Observed: NSObject { var count = 0 { didSet {} }; var total = 0.0 { willSet {} } }
class Metatypes: NSObject { var type: Any.Type = Int.self; var own: User.Type = User.self; var id = 0 }
class Objects: NSObject { var number: NSObject?; var kind: Kind!; var count: UInt?; var ratio: Float? }
class Hidden: NSObject { private var flag = false; fileprivate var text = ""; var id = 0 }
final class Final: NSObject { var id = 0; var name = "" }

// MARK: What Objective-C sees

@objcMembers class Order: NSObject {
    var count = 1; var price = 0.0 { didSet { total = price * Double(count) } }; var total = 0.0
}
class Dynamic: NSObject { @objc dynamic var name: NSObject?; @objc dynamic var isOn = false; var hidden = 0 }
@objc(RenamedForObjectiveC) class Renamed: NSObject { @objc var id = 0; var list: [String] = [] }
@objcMembers class Mixed: NSObject { var flag = false; var pair = Pair(); var name: String?; var maybe: Int? }

// MARK: Levels

class Base: NSObject { var code = 0; var message: String? }
class Middle: Base { var isLast = false }
class Leaf: Middle { var byte: UInt8 = 0; var page = 0; var list: [Int] = [] }
class EmptyMiddle: Base {}
class BelowEmpty: EmptyMiddle { var flag = false; var id = 0 }
class ByteBase: NSObject { var flag = false }
class BelowByte: ByteBase { var other = false; var word: Int32 = 0; var id = 0 }
class EmptyBase: NSObject {}
class AboveEmptyBase: EmptyBase { var flag = false; var name = "" }

// MARK: Swift's own roots

class Root { var id = 0; var name: String? }
class RootByte { var flag = false; var id = 0 }
class RootEmpty {}
class BelowRootEmpty: RootEmpty { var flag = false; var name = "" }
class BelowRoot: Root { var isLast = false; var page = 0 }

// MARK: Generic, and on classes whose size the compiler does not know

class Response<T>: NSObject { var code = 0; var data: T?; var list: [T] = []; var isLast = false }
class BelowGeneric: Response<User> { var flag = false; var page = 0 }
class GenericBelowEmpty<T>: EmptyBase { var code: Int?; var message: String?; var data: T?; var text: String? }
class GenericList<T>: GenericBelowEmpty<T> { var page: UInt?; var isLast = false; var rows: [T] = [] }
class GenericRoot<T> { var isLast = false; var value: T?; var id = 0 }
class GenericByte<T>: NSObject { var flag = false; var value: T? }
class View: ObjectiveCView { var flag = false; var id = 0; var name = "" }
class BelowView: View { var small: Int8 = 0; var next: User? }
class AfterBool: ObjectiveCEndsInBool { var flag = false; var id = 0 }
class AfterWord: ObjectiveCEndsInWord { var flag = false; var half: Int16 = 0; var id = 0 }
class AfterNothing: ObjectiveCEmpty { var flag = false; var id = 0 }
