// Names that an app which used ExCodable needs without a second import: the one behind `ExCodable`, and reports of
// repairs.
@_exported import enum SmartEngine.SmartSentinel
@_exported import struct SmartCodable.SmartKey
