#if canImport(Darwin)
import Darwin
#endif

struct Guarded: Stored { var extra: Any? }
