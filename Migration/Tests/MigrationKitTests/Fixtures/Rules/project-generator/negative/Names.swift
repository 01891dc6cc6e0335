import Foundation

let name = "HandyJSON"
