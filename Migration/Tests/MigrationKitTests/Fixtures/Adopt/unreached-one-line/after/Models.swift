import Foundation
import SmartCodable

struct Models {
    class Base: SmartCodable { var a = 1; required init() {} }
    class Sub: Base { var b = 2; // print("map");
    }
    class Empty: SmartCodable { var c = 3; required init() {}; /* nothing yet */ }
}
