// What an app that used ExCodable needs without a second import: what `ExCodable` stands for, and reports of repairs.
@_exported import enum SmartEngine.SmartSentinel
@_exported import struct SmartCodable.SmartKey
