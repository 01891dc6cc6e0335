#if canImport(ObjectiveC)
import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

#if canImport(UIKit)
import UIKit
private typealias Color = UIColor
#elseif canImport(AppKit)
import AppKit
private typealias Color = NSColor
#endif

#if canImport(UIKit) || canImport(AppKit)
@Suite struct ColorTests {
    private struct Theme: SmartCodable {
        @SmartHexColor var color: Color?
    }

    private struct Old: HandyJSON {
        var color: Color?
        mutating func mapping(mapper: HelpingMapper) { mapper <<< color <-- HexColorTransform() }
    }

    @Test(arguments: ["7DA5E3", "FF0000", "000000"])
    func coloursComeBack(_ text: String) throws {
        let json = #"{"color":"\#(text)"}"#
        #expect(try #require(Theme.deserialize(from: json)).toJSONString() == json)
        #expect(try #require(Old.deserialize(from: json)).toJSONString() == ##"{"color":"\##(text)"}"##)
    }
}
#endif
#endif
