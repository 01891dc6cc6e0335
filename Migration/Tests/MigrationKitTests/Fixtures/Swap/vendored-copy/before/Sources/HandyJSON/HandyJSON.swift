import HandyJSON
