//  User.swift

import Foundation
import HandyJSON

struct User: HandyJSON {
    var id = 0
}
