import SmartCodable

class Cell: SmartCodable {
    @IgnoredKey var isOpen = false
    required init() {}
}
