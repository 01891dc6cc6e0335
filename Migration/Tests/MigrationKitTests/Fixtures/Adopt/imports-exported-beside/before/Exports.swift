@_exported import HandyJSONCompat
