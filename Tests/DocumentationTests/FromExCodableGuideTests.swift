import ExCodableCompat
import Foundation
import SmartCodable
import Testing

/// The code of Migration/Guide/FromExCodable.md.
@Suite struct FromExCodableGuideTests {
    @Test func models() throws {
        struct OldUser: ExAutoCodable {
            @ExCodable("user_id", "id") private(set) var id: Int = 0
            @ExCodable("profile.name") private(set) var name: String? = nil
            @ExCodable private(set) var isMember: Bool = false
        }

        struct User: SmartCodable {
            @SmartKey("user_id", "id") private(set) var id = 0
            @SmartKey("profile.name") private(set) var name: String?
            private(set) var isMember = false
        }

        let json = #"{"user_id":7,"profile":{"name":"Ann"},"isMember":true}"#
        let old = try OldUser.decoded(from: json)
        let new = try User.decoded(from: json)
        #expect(old.id == 7 && old.name == "Ann" && old.isMember)
        #expect(new.id == 7 && new.name == "Ann" && new.isMember)
        #expect(try old.encoded() as String == json)
        #expect(try new.encoded() as String == json)
    }

    @Test func conversions() {
        struct Device: SmartCodable, SmartConverting {
            var isOnline = false
            var battery = 0
            static func conversions() -> [SmartConversion] { SmartConversion.exCodable }
        }

        let device = Device.deserialize(from: #"{"isOnline":123,"battery":12.3}"#)
        // isOnline true, battery 12

        #expect(device?.isOnline == true && device?.battery == 12)
    }
}
