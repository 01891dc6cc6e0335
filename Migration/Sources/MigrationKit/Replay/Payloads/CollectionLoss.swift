/// Whether a list or a dictionary is natively lost as a whole because of one element: HandyJSON leaves such an element
/// out, or bends it into the type.
struct CollectionLoss {
    /// Each element of the payload with what HandyJSON made of it; nil where it was left out.
    private let pairs: [(sent: JSONTree, kept: JSONTree?)]
    /// What HandyJSON kept shows the type of the elements.
    private var sample: JSONTree? { pairs.lazy.compactMap(\.kept).first { $0 != .null } }

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

    /// `elementsAreModels`: of a list of models one that is no object is natively left out, and costs nothing.
    func isExplained(elementsAreModels: Bool) -> Bool {
        if elementsAreModels { return false }
        guard let sample else { return !pairs.isEmpty }
        return pairs.contains { pair in
            pair.kept.map { CollectionLoss.isBent(pair.sent, to: $0) } ?? !CollectionLoss.isRead(
                pair.sent, like: sample)
        }
    }

    /// Whether an element that HandyJSON left out is natively read as one of the others' type.
    private static func isRead(_ sent: JSONTree, like sample: JSONTree) -> Bool {
        guard case .string(let text) = sent else { return false }
        switch sample {
        case .number: return Double(text) != nil
        case .bool: return ["yes", "no", "y", "n", "t", "f"].contains(text.lowercased())
        case .array, .object: return JSONTree(text)?.kind == sample.kind
        case .string, .null: return false
        }
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
    /// Natively nothing, or only what was there before, is left of a list or a dictionary with an element that is
    /// natively of the wrong type. A part that is left is not explained by that.
    var losesCollection: Bool {
        switch (payload, before) {
        case (.array(let sent)?, .array(let kept)?):
            if case .array(let now)? = after, !now.isEmpty, now.isSubsequence(of: kept) { return false }
            if case .array(let now)? = after, now.count >= sent.count { return false }
            let models = !isDictionary && kept.contains(where: \.isObject)
            return CollectionLoss(sent: sent, kept: kept)?.isExplained(elementsAreModels: models) ?? false
        case (.object(let sent)?, .object(let kept)?) where isDictionary:
            if case .object(let now)? = after, now.contains(where: kept.contains) { return false }
            return CollectionLoss(sent: sent, kept: kept).isExplained(
                elementsAreModels: kept.contains { $0.value.isObject })
        default: return false
        }
    }
}
