import HandyJSONCompat

let kind = HandyJSON.Metadata.kind
