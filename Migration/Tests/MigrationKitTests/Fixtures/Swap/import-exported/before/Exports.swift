@_exported import HandyJSON
