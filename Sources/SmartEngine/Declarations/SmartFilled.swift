/// A class whose `init(from:)` makes an object with its initial values and leaves it to the engine to fill all of its
/// levels.
public protocol _SmartFilled: _SmartExtended {}
