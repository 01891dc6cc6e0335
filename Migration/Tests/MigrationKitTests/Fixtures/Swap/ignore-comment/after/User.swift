import HandyJSON // handyjson-migrate:ignore swap-import
// handyjson-migrate:ignore swap-qualified-name
let x: HandyJSON.HandyJSON? = nil
let y: HandyJSONCompat.HandyJSON? = nil
