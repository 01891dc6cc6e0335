/// A range of bytes in a file.
public typealias ByteRange = Range<Int>
