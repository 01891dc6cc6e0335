import HandyJSON

func f(_ mapper: HelpingMapper) {} // find
let t = DateTransform() // find
