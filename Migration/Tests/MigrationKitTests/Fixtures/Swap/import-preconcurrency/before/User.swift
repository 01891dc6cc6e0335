@preconcurrency import HandyJSON
