import HandyJSON

struct User: HandyJSON {
    var name: NSString?
    var hidden: NSNumber?
    func mapping(mapper: HelpingMapper) { mapper >>> hidden }
}

struct View { var count: NSNumber? }
