import SmartCodable

enum Kind: String, SmartCaseDefaultable { case a }
