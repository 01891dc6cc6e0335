import HandyJSONCompat

public enum Kind: String, HandyJSONEnum { case a }
