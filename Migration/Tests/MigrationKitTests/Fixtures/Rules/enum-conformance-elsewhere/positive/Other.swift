import HandyJSON

extension K: HandyJSONEnum {} // find
