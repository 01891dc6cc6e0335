import HandyJSONCompat

struct Models {
    class Base: HandyJSON { var a = 1; required init() {} }
    class Sub: Base { var b = 2; func mapping(mapper: HelpingMapper) { print("map"); mapper <<< self.b <-- "bb" } }
    class Empty: HandyJSON { var c = 3; required init() {}; func mapping(mapper: HelpingMapper) { /* nothing yet */ } }
}
