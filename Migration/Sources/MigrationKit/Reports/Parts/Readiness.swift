/// The modules of an audit by how ready they are for a stage.
struct Readiness {
    let stage: String
    /// In the order to show them; without those that no module is in. No impact: nothing is left to do.
    let parts: [(impact: Rule.Impact?, modules: Int)]

    private init(_ stage: String, _ impacts: [Rule.Impact?]) {
        self.stage = stage
        parts = [nil, Rule.Impact.none, .difference, .hand].compactMap { impact in
            let count = impacts.count { $0 == impact }
            return count == 0 ? nil : (impact, count)
        }
    }

    static func stages(_ audit: Audit) -> [Readiness] {
        [
            Readiness("Stage 1, swap", audit.modules.map { $0.isNative ? nil : $0.swap }),
            Readiness("Stage 3, adopt", audit.modules.map { $0.isNative ? nil : $0.adopt }),
        ]
    }

    /// `4 modules as they are, 2 with a difference, 1 needs a hand`
    var text: String {
        parts.enumerated().map { index, part in
            (index == 0 ? count(part.modules, "module") : "\(part.modules)") + " "
                + Readiness.words(part.impact, part.modules)
        }.joined(separator: ", ")
    }

    private static func words(_ impact: Rule.Impact?, _ modules: Int) -> String {
        switch impact {
        case nil: return "native already"
        case Rule.Impact.none?: return modules == 1 ? "as it is" : "as they are"
        case .difference?: return "with a difference"
        case .hand?: return modules == 1 ? "needs a hand" : "need a hand"
        }
    }
}

extension Rule.Impact {
    /// For stage 1.
    var swapWords: String {
        switch self {
        case .none: return "swaps as it is"
        case .difference: return "swaps with a difference to know"
        case .hand: return "needs a hand"
        }
    }

    /// For stage 3.
    var adoptWords: String {
        switch self {
        case .none: return "adopts as it is"
        case .difference: return "adopts with a difference to know"
        case .hand: return "needs a hand"
        }
    }

    /// Under a heading that names the stage.
    var shortWords: String {
        switch self {
        case .none: return "as it is"
        case .difference: return "difference"
        case .hand: return "needs a hand"
        }
    }
}

extension Audit.ModuleSummary {
    /// Whether it is done with HandyJSON.
    var isNative: Bool { models > 0 && nativeModels == models && uses == 0 }
}

extension Rule {
    /// `needs a hand in stage 1`
    var weight: String {
        let words =
            impact == .hand ? "needs a hand" : impact == .difference ? "a difference to know" : "nothing changes"
        switch stage {
        case .swap: return words + " in stage 1"
        case .adopt: return words + " in stage 3"
        case .inventory: return words
        }
    }
}
