@testable import HandyJSON // find
