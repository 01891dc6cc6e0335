import HandyJSON

struct Price: HandyJSON {
    var value = 0.5
    var hidden: Float = 0
    func mapping(mapper: HelpingMapper) { mapper >>> hidden }
}

struct Other { var value: Float = 0 }
