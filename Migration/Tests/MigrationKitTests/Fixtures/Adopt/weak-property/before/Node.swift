import HandyJSONCompat

class Node: HandyJSON {
    var value = 0
    weak var parent: Node?
    var children: [Node] = []
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< value <-- "v"
    }
}
