import HandyJSONCompat
extension Kind: HandyJSONEnum {}
