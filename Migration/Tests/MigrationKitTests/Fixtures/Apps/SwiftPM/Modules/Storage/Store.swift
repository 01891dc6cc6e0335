import Foundation
import HandyJSON
import Models

public func save(_ user: User) { UserDefaults.standard.set(user.toJSONString(), forKey: "user") }
