enum Kind: String { case a }
