import HandyJSONCompat
import SmartCodable

public enum Kind: String, SmartCaseDefaultable, HandyJSONEnum { case a }
