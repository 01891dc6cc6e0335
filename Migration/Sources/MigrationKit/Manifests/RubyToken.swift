/// Enough of Ruby's words to read a Podfile or a podspec: strings, names and signs with their places; comments and free
/// text left out.
///
///     pod 'HandyJSON', '~> 5.0' # models   →   word pod, string HandyJSON, sign ",", string ~> 5.0, line end
struct RubyToken {
    enum Kind {
        case string, word, sign, lineEnd
        /// `%w(HandyJSON Moya)`
        case list
    }

    let kind: Kind
    /// With the quotes.
    let range: ByteRange
    /// Without the quotes.
    let text: String

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
