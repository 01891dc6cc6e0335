import HandyJSON

var a: HandyJSON? // find
let b: [HandyJSON.Type] = [] // find
let c = a is HandyJSON // find
typealias D = HandyJSON & Equatable // find
func e(_ x: any HandyJSON) {} // find
