import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/Enums.md, verbatim, and what they promise.
@Suite struct EnumsGuideTests {
    @Test func unknownRawValues() {
        enum Kind: String, HandyJSONEnum {
            case photo, video
        }

        struct Media: HandyJSON {
            var kind = Kind.photo
            var kinds: [Kind] = []
            var second: Kind?
        }

        enum NativeKind: String, SmartCaseDefaultable {
            case photo, video, other
            static var defaultCase: NativeKind { .other }
        }

        struct NativeMedia: SmartCodable {
            var kind = NativeKind.photo
            var kinds: [NativeKind] = []
            var second: NativeKind?
        }

        enum Plain: String, Codable { case photo, video }
        struct PlainMedia: SmartCodable {
            var kind = Plain.photo
            var kinds: [Plain] = [.photo]
            var second: Plain?
        }

        let json = #"{"kind":"hologram","kinds":["video","hologram"],"second":"hologram"}"#
        let old = Media.deserialize(from: json)
        #expect(old?.kind == .photo && old?.kinds == [.video] && old?.second == nil)
        let new = NativeMedia.deserialize(from: json)
        #expect(new?.kind == .photo && new?.kinds == [.video, .other] && new?.second == nil)
        let plain = PlainMedia.deserialize(from: json)
        #expect(plain?.kind == .photo && plain?.kinds == [.video] && plain?.second == nil)
        #expect(Media.deserialize(from: #"{"kind":"video"}"#)?.kind == .video)
    }

    @Test func anEnumOfBothFamilies() {
        enum State: Int, HandyJSONEnum, SmartCaseDefaultable {
            case off, on
        }

        struct OldSwitch: HandyJSON { var state = State.off }
        struct NewSwitch: SmartCodable { var state = State.off }

        #expect(OldSwitch.deserialize(from: #"{"state":"1"}"#)?.state == .on)
        #expect(NewSwitch.deserialize(from: #"{"state":"1"}"#)?.state == .on)
        #expect(OldSwitch(state: .on).toJSONString() == #"{"state":1}"#)
        #expect(NewSwitch(state: .on).toJSONString() == #"{"state":1}"#)
    }
}
