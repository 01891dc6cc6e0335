import HandyJSON

class M: HandyJSON {
    var parent: M?
    required init() {}
}
class View { weak var delegate: View? }
