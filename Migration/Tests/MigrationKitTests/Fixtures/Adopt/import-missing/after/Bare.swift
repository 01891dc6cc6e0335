import SmartCodable

struct Bare: Stored { var id = 0; @SmartAny var extra: Any? }
