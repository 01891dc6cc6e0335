import HandyJSONCompat

public enum Kind: String, SmartCaseDefaultable, HandyJSONEnum { case a }
