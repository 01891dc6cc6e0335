import SwiftSyntax

extension SyntaxProtocol {
    /// Without comments and blanks around it.
    var range: ByteRange {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
