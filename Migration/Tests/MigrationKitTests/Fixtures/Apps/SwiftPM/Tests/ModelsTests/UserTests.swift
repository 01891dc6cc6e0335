@testable import Models
import HandyJSON
import XCTest

final class UserTests: XCTestCase {
    func testText() { XCTAssertEqual(User().toJSONString(), "{}") }
}
