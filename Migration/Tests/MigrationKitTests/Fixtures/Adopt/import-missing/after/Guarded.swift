import SmartCodable

#if canImport(Darwin)
import Darwin
#endif

struct Guarded: Stored { @SmartAny var extra: Any? }
