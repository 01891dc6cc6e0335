import HandyJSON

class Object {}
class M: Object, HandyJSON { required override init() {} }
class Row: Record {}
