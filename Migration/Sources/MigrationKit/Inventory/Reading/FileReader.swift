import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads one file: what it declares and calls, where it does not parse, and which rules it ignores.
enum FileReader {
    static func facts(of file: SourceFile) -> FileFacts {
        if file.bytes.isUTF16 { return unread(file, at: 0, "the file is UTF-16, not UTF-8: save it as UTF-8") }
        if let offset = NestingLimit.exceeded(in: file.bytes) {
            return unread(
                file, at: offset,
                "brackets are nested more than \(NestingLimit.depth) deep, which the parser takes too long for")
        }
        let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        // In comments, other bytes are left alone.
        if tree.hasError, String(bytes: file.bytes, encoding: .utf8) == nil {
            return unread(file, at: 0, "the file is not UTF-8, perhaps GBK: save it as UTF-8")
        }
        let followsTypes = ["toJSON", "deserialize", "JSONDeserializer", "toDictionary", "toArray"].contains {
            file.bytes.contains(Array($0.utf8))
        }
        let collector = FactCollector(followsTypes: followsTypes)
        collector.walk(tree)
        var facts = collector.facts
        facts.earlierNames = EarlierNameReader.names(in: tree, of: file, facts.imports)
        facts.lines = LineTable(file.bytes)
        if tree.hasError {
            facts.syntaxErrors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
                $0.diagMessage.severity == .error
            }.map {
                SyntaxProblem(offset: $0.position.utf8Offset, message: $0.message)
            }
        }
        facts.ignored = IgnoreComments.read(file.bytes)
        facts.unknownIgnores = IgnoreComments.unknownRules(file.bytes)
        facts.lineCount = file.bytes.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        return facts
    }

    /// Of a file that is only reported.
    private static func unread(_ file: SourceFile, at offset: Int, _ message: String) -> FileFacts {
        var facts = FileFacts()
        facts.lines = LineTable(file.bytes)
        facts.isUnread = true
        facts.syntaxErrors = [SyntaxProblem(offset: offset, message: message)]
        return facts
    }
}

extension [UInt8] {
    /// By the mark at the beginning, or every second byte of the first line being zero.
    fileprivate var isUTF16: Bool {
        if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return true }
        let head = prefix(64)
        return head.count >= 8 && head.reduce(0) { $0 + ($1 == 0 ? 1 : 0) } * 3 > head.count
    }
}
