import HandyJSON

struct M: HandyJSON {
    var tap: (() -> Void)?
    var id: (Int) = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> tap
    }
}

enum Mood: String, HandyJSONEnum { case good, bad }
struct Frame: Codable { var width = 0 }
class Screen: UIThing {}
enum Tone { case low }

struct N: HandyJSON {
    var mood: Mood?
    var frame: Frame?
    var screen: Screen?
    var foreign: UIView?
    var tone: Tone?
    var sound: Tone?
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> tone
        mapper <<< sound <-- TransformOf<Tone, String>(fromJSON: { _ in .low }, toJSON: { _ in "low" })
    }
}
