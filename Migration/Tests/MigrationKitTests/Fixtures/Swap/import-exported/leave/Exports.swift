@_exported import HandyJSONHelpers
