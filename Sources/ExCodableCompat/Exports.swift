// Names that an app which used ExCodable needs without a second import: the type that `ExCodable` is an alias of, and
// reports of repairs.
@_exported import enum SmartEngine.SmartSentinel
@_exported import struct SmartCodable.SmartKey
