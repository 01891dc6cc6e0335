import Foundation

/// What is being decoded, to be printed where that ends the process.
enum CurrentInput {
    private static let size = 64 << 10
    nonisolated(unsafe) private static let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    nonisolated(unsafe) private static var count = 0

    static func set(_ text: String) {
        var text = text + "\n"
        text.withUTF8 { buffer in
            count = min(buffer.count, size)
            if let start = buffer.baseAddress { bytes.copyMemory(from: start, byteCount: count) }
        }
    }

    private static func print(_ number: Int32) {
        write(2, "CRASH: ", 7)
        write(2, bytes, count)
        signal(number, SIG_DFL)
        raise(number)
    }

    static func printOnCrash() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
            signal(number) { CurrentInput.print($0) }
        }
    }
}
