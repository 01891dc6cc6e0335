import Foundation

/// A `RawValueCodec`'s part in an optional of its enum: the optional's codec does not know the enum's type.
protocol RawOptionalMaking {
    func make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext)
        -> Bool
}
