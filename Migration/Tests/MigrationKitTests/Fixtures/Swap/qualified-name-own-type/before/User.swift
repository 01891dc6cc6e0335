import HandyJSON
let mapper: HandyJSON.HelpingMapper? = nil
let other: HandyJSON.Other? = nil
