import Foundation

/// True once.
final class FirstTime: Sendable {
    private let isOver = Guarded(false)

    func isNow() -> Bool {
        isOver.update { isOver in
            defer { isOver = true }
            return !isOver
        }
    }
}
