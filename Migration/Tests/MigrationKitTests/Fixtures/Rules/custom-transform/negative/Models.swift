import HandyJSON

class T: DateTransform {}
struct V: ValueTransformable {}
