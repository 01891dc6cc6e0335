import HandyJSON

class BaseModel: HandyJSON { required init() {} }
class M: BaseModel {}
class N: Equatable, HandyJSON { required init() {} }
