import HandyJSON // find
