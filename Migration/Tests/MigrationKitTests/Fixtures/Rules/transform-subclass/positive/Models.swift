import HandyJSON

class T: DateTransform {} // find
class U: T {} // find
