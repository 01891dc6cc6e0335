import HandyJSON

let a = HandyJSON.Metadata.self // find
let b = PropertyInfo(key: "") // find
