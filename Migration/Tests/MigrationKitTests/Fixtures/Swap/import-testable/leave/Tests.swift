@testable import HandyJSONCompat
