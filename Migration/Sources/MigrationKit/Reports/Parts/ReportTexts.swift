/// The words of the reports in one language. A language that lacks one does not compile.
struct ReportTexts: Sendable {
    typealias Count = @Sendable (_ number: Int) -> String

    let language: Language
    /// Between the parts of a list, before an explanation, at the end of a sentence.
    let comma, semicolon, colon, stop: String
    /// Between words.
    let blank: String

    // Numbers with their nouns.
    let files, lines, modules, models, findings, places, uses, fields: Count
    /// A further number of modules, in a list of such.
    let modulesMore: Count
    /// `20 native`, after a number of models.
    let nativeAmong: Count
    let andMore: Count
    let minutes, hours, days: Count
    let noEffort: String
    let effort: @Sendable (_ amount: String) -> String
    /// The versions that the libraries need, and where the app names older ones.
    let raiseTargets: @Sendable (_ needed: [String], _ places: [String]) -> String

    // Readiness. The numbers are of modules.
    let stage1, stage3: String
    let asTheyAre, withDifference, needHand, nativeAlready: Count
    let swapsAsItIs, swapsWithDifference, adoptsAsItIs, adoptsWithDifference, needsHand: String
    let asItIs, difference, native: String
    let inStage1, inStage3: @Sendable (_ weight: String) -> String
    let differenceToKnow, nothingChanges: String

    // Headings and the columns of tables.
    let title, nothingFound, readiness, progress, folders, modulesHeading, modelsHeading, findingsHeading: String
    let modulesInOrder: String
    let findingsIn: @Sendable (_ folder: String) -> String
    let wave, module, model, kind, properties, depth, imports, folder, place, reason, date, modelsColumn: String
    let usesColumn, effortColumn, stage1Column, stage3Column: String

    // Sentences of findings. `labels` are of one width, as a terminal shows them.
    let whatHappens, whatToDo, more: String
    let labels: (happens: String, toDo: String, see: String)
    let moreInOtherFormats, moreFindings: Count
    let doesNotParse: String
    let doNotParse: Count

    // The page.
    let none, swapToday, adoptToday, yes, nothingToAdopt: String
    let blocked: Count
    let allReady: Count
    let someReady: @Sendable (_ ready: Int, _ all: Int) -> String
    let legend: [String]
    let holdsMost: String
    let holdsBeside: String
    /// Above the edits by hand that free most models, and where there are several that only help together.
    let nextEdits: String
    let placesTogether: Count
    let readyColumn, needHandColumn, readyToAdopt, needHandToAdopt, usesOfHandyJSON: String
    let group: (ready: String, difference: String, hand: String, native: String)
    let orderOfWaves, noModels: String
    let percentNative: Count
    let after: @Sendable (_ modules: String) -> String
    let noBaseline, now, usesOverTime: String
    let progressOf: @Sendable (_ first: Int, _ last: Int, _ native: Int, _ models: Int) -> String
    let allCounts: Count
    let guide: String

    static func of(_ language: Language) -> ReportTexts {
        switch language {
        case .english: return .english
        case .chinese: return .chinese
        }
    }

    /// What `adopt` says of a place is English; in another language the rule's title stands before it.
    func reason(_ reason: String, _ rule: String) -> String {
        guard language != .english, let rule = Rule.byID[rule] else { return reason }
        return rule.text(in: language).title + colon + reason
    }

    /// Hours of work, coarse on purpose: `35 min`, `2 h`, `3 days`.
    func amount(ofMinutes minutes: Double) -> String {
        if minutes <= 0 { return "-" }
        if minutes < 60 { return self.minutes(Int((minutes / 5).rounded(.up)) * 5) }
        let hours = minutes / 60
        if hours < 8 { return self.hours(Int(hours.rounded(.up))) }
        return days(Int((hours / 8).rounded(.up)))
    }

    /// For stage 1.
    func swap(_ impact: Rule.Impact) -> String {
        switch impact {
        case .none: return swapsAsItIs
        case .difference: return swapsWithDifference
        case .hand: return needsHand
        }
    }

    /// For stage 3.
    func adopt(_ impact: Rule.Impact) -> String {
        switch impact {
        case .none: return adoptsAsItIs
        case .difference: return adoptsWithDifference
        case .hand: return needsHand
        }
    }

    /// Under a heading that names the stage.
    func short(_ impact: Rule.Impact) -> String {
        switch impact {
        case .none: return asItIs
        case .difference: return difference
        case .hand: return needsHand
        }
    }

    /// `needs a hand in stage 1`
    func weight(_ rule: Rule) -> String {
        let words = rule.impact == .hand ? needsHand : rule.impact == .difference ? differenceToKnow : nothingChanges
        switch rule.stage {
        case .swap: return inStage1(words)
        case .adopt: return inStage3(words)
        case .inventory: return words
        }
    }

    /// What happens, what to do, where to read more; for a terminal.
    func explanation(_ rule: Rule, width: Int) -> String {
        let text = rule.text(in: language)
        return text.effect.wrapped("  \(labels.happens)", limit: width)
            + text.advice.wrapped("  \(labels.toDo)", limit: width) + "  \(labels.see)\(rule.page.file)\n"
    }
}

extension HandEdits.Edit {
    func reason(in texts: ReportTexts) -> String { texts.reason(reason, rule) }

    /// The rule's own advice is there in each language, what is said of this place is English.
    func suggestion(in texts: ReportTexts) -> String {
        guard let rule = Rule.byID[rule], suggestion == rule.advice else { return suggestion }
        return rule.text(in: texts.language).advice
    }
}

extension String {
    /// Without blanks at both ends.
    var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
