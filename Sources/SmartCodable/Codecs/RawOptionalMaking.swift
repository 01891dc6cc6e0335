import Foundation

/// A raw-value codec without its type parameter.
protocol RawOptionalMaking {
    func make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext)
        -> Bool
}
