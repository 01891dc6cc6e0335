//
//  User.swift
//

import Foundation

struct User: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "user_id"
    }
}
