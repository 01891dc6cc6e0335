import SmartCodable

struct Page: SmartCodable {
    @SmartAny var extra: Any?
}
