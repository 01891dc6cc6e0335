import HandyJSONCompat

open class Base: HandyJSON {
    public required init() {}
    open func mapping(mapper: HelpingMapper) {}
}

public final class Public: Base {
    public var name = ""
    override public func mapping(mapper: HelpingMapper) { mapper <<< name <-- "n" }
}

private struct Secret: HandyJSON {
    private var token: String?
    fileprivate mutating func mapping(mapper: HelpingMapper) { mapper <<< token <-- "t" }
}

public final class Alone: HandyJSON {
    public var id = 0
    public init() {}
    public func mapping(mapper: HelpingMapper) { mapper <<< id <-- "ID" }
}
