@testable import HandyJSON
import XCTest
