/// How the values of a stream are divided.
///
///     SmartJSONSequence<Post>(contentsOf: url, format: .array(at: "data.posts"))
public enum SmartStreamFormat: Sendable, Hashable {
    /// One value on each line: JSON Lines, NDJSON. Empty lines are skipped; a line ends with LF or CR LF.
    case lines
    /// The elements of an array: the whole text, or the one at a path of field names and positions, separated by dots
    /// (`data.posts`, `pages.0.posts`). What follows the array is not read.
    case array(at: String? = nil)
    /// The `data:` of server-sent events; several of one event are joined by line breaks, other fields are skipped.
    /// `end`: data that ends the stream, and is not a value.
    case events(end: String? = "[DONE]")

    /// The elements of an array that is the whole text.
    public static var array: SmartStreamFormat { .array(at: nil) }
    /// The `data:` of server-sent events, until one is `[DONE]`.
    public static var events: SmartStreamFormat { .events(end: "[DONE]") }
}
