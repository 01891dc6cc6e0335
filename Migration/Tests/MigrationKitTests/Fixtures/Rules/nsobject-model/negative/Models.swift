import HandyJSON

class M: HandyJSON { required init() {} }
class View: NSObject {}
