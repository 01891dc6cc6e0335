@_exported import HandyJSONCompat
@_exported import SmartCodable
