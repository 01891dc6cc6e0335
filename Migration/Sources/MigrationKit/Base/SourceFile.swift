import Foundation

/// A text file of the project: where it is, and its bytes as they were read.
public struct SourceFile: Sendable {
    /// Relative to the folder the tool was started in, with `/`.
    public let path: String
    public let url: URL
    /// The index of its module in `Project.modules`.
    public let module: Int
    public let bytes: [UInt8]

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
