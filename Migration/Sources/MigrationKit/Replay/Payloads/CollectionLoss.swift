/// What a list or a dictionary natively loses: elements that HandyJSON bends into the type, which are left out.
struct CollectionLoss {
    /// Each element of the payload with what HandyJSON made of it; nil where it was left out.
    private let pairs: [(sent: JSONTree, kept: JSONTree?)]

    /// Of a list. Nil where what was kept does not come from what was sent, in its order. O(n).
    init?(sent: [JSONTree], kept: [JSONTree]) {
        var pairs: [(JSONTree, JSONTree?)] = []
        var next = kept.startIndex
        for element in sent {
            if next < kept.endIndex, CollectionLoss.isReading(kept[next], of: element) {
                pairs.append((element, kept[next]))
                next += 1
            } else {
                pairs.append((element, nil))
            }
        }
        guard next == kept.endIndex else { return nil }
        self.pairs = pairs
    }

    /// Of a dictionary. O(n).
    init(sent: [JSONTree.Member], kept: [JSONTree.Member]) {
        let values = Dictionary(kept.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        pairs = sent.map { ($0.value, values[$0.name]) }
    }

    /// Whether `now` has what HandyJSON kept, but for elements that natively are of the wrong type, of which there is
    /// one at least.
    func leaves(_ now: [JSONTree]) -> Bool {
        var next = now.startIndex
        var hasBent = false
        for pair in pairs {
            if let kept = pair.kept, CollectionLoss.isBent(pair.sent, to: kept) {
                hasBent = true
                // Of optional elements it is null.
                if next < now.endIndex, now[next] == .null { next += 1 }
            } else if next < now.endIndex, now[next] == pair.kept ?? pair.sent || pair.sent.converts(to: now[next]) {
                next += 1
            } else if pair.kept != nil {
                return false
            }
        }
        return hasBent && next == now.endIndex
    }

    /// Whether HandyJSON read what is natively of the wrong type.
    private static func isBent(_ sent: JSONTree, to kept: JSONTree) -> Bool {
        switch (sent, kept) {
        case (.bool, .number): return true
        case (.number(let digits), .bool): return Double(digits) != 0 && Double(digits) != 1
        case (.number(let digits), .number): return Double(digits) != kept.double
        case (.array, .string), (.object, .string), (.bool, .string): return true
        default: return false
        }
    }

    /// Whether HandyJSON can have made one of the other.
    private static func isReading(_ kept: JSONTree, of sent: JSONTree) -> Bool {
        if sent.converts(to: kept) { return true }
        switch (sent, kept) {
        case (.bool, .number), (.bool, .string), (.number, .bool), (.string, .bool), (.array, .string),
            (.object, .string), (.object, .object), (.array, .array):
            return true
        case (.number, .number): return sent.double?.rounded(.towardZero) == kept.double
        default: return false
        }
    }
}

extension FieldDifference {
    /// Natively a list or a dictionary has no longer what only HandyJSON makes of elements of the wrong type, and all
    /// the rest.
    var leavesOutElements: Bool {
        switch (payload, before, after) {
        case (.array(let sent)?, .array(let kept)?, .array(let now)?):
            return CollectionLoss(sent: sent, kept: kept)?.leaves(now) ?? false
        case (.object(let sent)?, .object(let kept)?, .object(let now)?) where isDictionary:
            let order = Dictionary(sent.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
            let values = now.sorted { order[$0.name] ?? 0 < order[$1.name] ?? 0 }.map(\.value)
            return CollectionLoss(sent: sent, kept: kept).leaves(values)
        default: return false
        }
    }
}
