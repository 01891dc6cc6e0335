//  User.swift

import Foundation
import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
}
