import Foundation
import OpenCombine
import SmartCodable

enum Rank: String, SmartCaseDefaultable, Sendable { case low, high }

struct Badge: SmartCodable, Equatable {
    var name = ""
    var level = 0
}

/// An observable model. OpenCombine does not make the publisher of changes by itself.
final class Player: ObservableObject, SmartCodable {
    let objectWillChange = ObservableObjectPublisher()

    @SmartPublished var name = "nobody"
    @SmartPublished var score = 10
    @SmartPublished var nickname: String?
    @SmartPublished var rank = Rank.high
    @SmartPublished var badges: [Badge] = []
    @SmartPublished var badge = Badge()
    @SmartPublished var best: Badge?
    var plain = 1

    private enum CodingKeys: String, CodingKey { case name, score, nickname, rank, badges, badge, best, plain }

    init() {}
}

/// With other wrappers around and inside.
final class Mixed: ObservableObject, SmartCodable {
    let objectWillChange = ObservableObjectPublisher()

    @SmartPublished @SmartAny var extra: [String: Any] = [:]
    @SmartKey("user_score", "score") @SmartPublished var score = 1
    @SmartPublished @SmartKey("user_name") var name = "initial"
    @SmartPublished @SmartDate var date: Date?
    @SmartPublished @SmartCompact.Array var votes: [Int] = []
    @IgnoredKey @SmartPublished var ignored = 7

    private enum CodingKeys: String, CodingKey { case extra, score, name, date, votes, ignored }

    init() {}
}

/// A value type: no object, but the same publishers.
struct Settings: SmartCodable, Equatable {
    @SmartPublished var volume = 5
    @SmartPublished var title: String? = "title"
}

/// What a publisher has sent, for as long as this lives.
final class Recorder<Value> {
    private(set) var values: [Value] = []
    private var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        subscription = publisher.sink { [unowned self] in values.append($0) }
    }
}
