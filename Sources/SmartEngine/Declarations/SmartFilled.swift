/// A class whose `init(from:)` only makes an object with its initial values; the engine fills all of its levels.
public protocol _SmartFilled: _SmartExtended {}
