import HandyJSON

let kind = HandyJSON.Metadata.kind
