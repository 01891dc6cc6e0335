@testable import HandyJSONCompat
import XCTest
