/// The cells of a row of a page of differences, in Chinese. `nil`: nothing but code, the same in every language.
struct DifferenceText {
    let title, why: String
    let input, before, after: String?

    init(_ title: String, input: String? = nil, before: String? = nil, after: String? = nil, why: String) {
        (self.title, self.input, self.before, self.after, self.why) = (title, input, before, after, why)
    }
}
