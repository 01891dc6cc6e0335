import HandyJSON

class T: TransformType {}
