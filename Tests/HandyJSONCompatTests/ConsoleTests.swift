import Testing

@testable import HandyJSONCompat
@testable import SmartEngine

/// Hears the messages that tests provoke, so that the console shows what the tests say. Made when the tests of the process
/// are looked for, which is before one of them runs; code that a test starts in a process of its own has no such listener.
struct QuietConsole: SuiteTrait {
    static let shared: QuietConsole = {
        Log.sink = { _ in }
        // Of no listener of the libraries' own.
        SmartSentinel.onMessage { _ in }
        return QuietConsole()
    }()
}

extension Trait where Self == QuietConsole {
    static var quietConsole: QuietConsole { .shared }
}

@Suite(.quietConsole) struct ConsoleTests {
    @Test func messagesAreHeardFromTheBeginning() {
        #expect(Log.sink != nil && Diagnostics.isHeard)
    }
}
