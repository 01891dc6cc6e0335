import Foundation
import MigrationKit

enum Terminal {
    /// The width of the window that shows the output; without one, what reads well anywhere.
    static var width: Int {
        var size = winsize()
        let isTerminal =
            isatty(STDOUT_FILENO) != 0 && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isTerminal ? Int(size.ws_col) : ReportFormat.defaultWidth
    }
}
