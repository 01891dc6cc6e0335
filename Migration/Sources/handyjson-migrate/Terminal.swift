import Foundation
import MigrationKit

enum Terminal {
    /// Writes a report into a file, or prints it.
    static func write(_ text: String, to file: String?) throws(ToolError) {
        guard let file else { return print(text, terminator: "") }
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) } catch {
            throw .unwritable(path: file, reason: error.localizedDescription)
        }
    }

    /// The width of the window that shows the output; without one, what reads well anywhere.
    static var width: Int {
        var size = winsize()
        let isTerminal =
            isatty(STDOUT_FILENO) != 0 && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isTerminal ? Int(size.ws_col) : ReportFormat.defaultWidth
    }
}
