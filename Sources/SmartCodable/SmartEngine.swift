@_exported import SmartEngine
