@_exported import HandyJSON

public struct User: HandyJSON {
    public var id = 0
    public var kind = Kind.person
    public var avatar: Avatar?
    public init() {}

    public enum Kind: String, HandyJSONEnum { case person, bot }

    public struct Avatar: HandyJSON {
        public var url: String?
        public init() {}
    }
}
