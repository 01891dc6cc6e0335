/// The modules of an audit by how ready they are for a stage.
struct Readiness {
    let stage: String
    /// In the order to show them; without those that no module is in. No impact: nothing is left to do.
    let parts: [(impact: Rule.Impact?, modules: Int)]

    private let texts: ReportTexts

    private init(_ stage: String, _ impacts: [Rule.Impact?], _ texts: ReportTexts) {
        self.stage = stage
        self.texts = texts
        parts = [nil, Rule.Impact.none, .difference, .hand].compactMap { impact in
            let count = impacts.count { $0 == impact }
            return count == 0 ? nil : (impact, count)
        }
    }

    static func stages(_ audit: Audit, _ texts: ReportTexts) -> [Readiness] {
        [
            Readiness(texts.stage1, audit.modules.map { $0.isNative ? nil : $0.swap }, texts),
            Readiness(texts.stage3, audit.modules.map { $0.isNative ? nil : $0.adopt }, texts),
        ]
    }

    /// `4 modules as they are, 2 with a difference, 1 needs a hand`
    var text: String {
        parts.enumerated().map { index, part in
            let number = index == 0 ? texts.modules(part.modules) : texts.modulesMore(part.modules)
            return number + texts.blank + words(part.impact)(part.modules)
        }.joined(separator: texts.comma)
    }

    private func words(_ impact: Rule.Impact?) -> ReportTexts.Count {
        switch impact {
        case nil: return texts.nativeAlready
        case Rule.Impact.none?: return texts.asTheyAre
        case .difference?: return texts.withDifference
        case .hand?: return texts.needHand
        }
    }
}

extension Audit.ModuleSummary {
    /// Whether it is done with HandyJSON.
    var isNative: Bool { models > 0 && nativeModels == models && uses == 0 }
}
