import HandyJSON

class User: HandyJSON {
    @objc var name = ""
    @Published var hidden = 1
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper >>> hidden }
}

class View { @Published var name = "" }
