// What an app of ExCodable's needs without a second import: what `ExCodable` stands for, and what is told of repairs.
@_exported import enum SmartEngine.SmartSentinel
@_exported import struct SmartCodable.SmartKey
