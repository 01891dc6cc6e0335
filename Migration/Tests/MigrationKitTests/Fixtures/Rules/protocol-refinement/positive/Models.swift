import HandyJSON

protocol P: HandyJSON {} // find
