import Foundation
import LawModels
import SmartCodable
import Testing

/// The laws; each runs over all models and payloads. See "Laws" in Tests/README.md.
@Suite struct LawTests {
    @Test("(a) read, written and read again is equal")
    func readAgain() {
        Law(letter: "a").hold { model, payload in
            differs(model.read(payload.json, .text, false).value, model.again(payload.json).value, "read", "again")
        }
    }

    @Test("(b) what is written says what the value says")
    func written() {
        Law(letter: "b").hold { model, payload in
            let outcome = model.read(payload.json, .text, false)
            if let breach = differs(payload.written, outcome.written, "expected", "written") { return breach }
            if !payload.contains.isEmpty && !outcome.text.contains(payload.contains) {
                return "\(payload.contains) is not in \(outcome.text)"
            }
            let forms = model.otherForms(payload.json).filter { payload.coders || $0.key != "coder" }
            return forms.lazy.compactMap { differs(outcome.written, $1, "text", $0) }.first
        }
    }

    @Test("(c) each difference between payload and value has one line, and each line is true")
    func report() {
        Law(letter: "c").hold { model, payload in
            let outcome = model.read(payload.json, .text, true)
            return differs(payload.value, outcome.value, "expected", "read")
                ?? differs(payload.lines, outcome.lines, outcome.report)
                ?? (outcome.finished == (payload.finishes ? 1 : 0) ? nil : "finished \(outcome.finished) times")
        }
    }

    @Test("(d) .strict passes exactly when there is no line")
    func strict() {
        Law(letter: "d").hold { model, payload in
            let outcome = model.read(payload.json, .text, true)
            // A missing or null optional does not count as a repair.
            let lines = outcome.report.filter {
                !$0.contains("?, found null: null ") && !$0.contains("?, found nothing: missing ")
            }
            return model.isStrict(payload.json) == lines.isEmpty
                ? nil : "strict \(lines.isEmpty ? "refuses" : "accepts"): \(outcome.report)"
        }
    }

    @Test("(e) an update changes what the payload names, and tells of nothing else")
    func update() {
        Law(letter: "e").hold { model, payload in
            guard let base = Payload.all[model.number]?.first else { return "no base" }
            let outcome = model.update(base.json, payload.json)
            return
                (differs(payload.updated, outcome.value, "expected", "updated")
                ?? differs(payload.updateLines, outcome.lines, outcome.report)
                ?? (outcome.finished == (payload.finishes ? 1 : 0) ? nil : "finished \(outcome.finished) times"))
                .map { "of \(base.json)\n\($0)" }
        }
    }

    @Test("(f) all forms of a model give the same value, text and report")
    func forms() {
        let structs = Dictionary(LawModel.all.filter { $0.form == "S" }.map { ($0.number, $0) }) { first, _ in first }
        Law(letter: "f").hold(LawModel.all.filter { $0.form != "S" }) { model, payload in
            guard let usual = structs[model.number]?.read(payload.json, .text, true) else { return "no struct" }
            let other = model.read(payload.json, .text, true)
            return differs(usual.value, other.value, "struct", model.form)
                ?? (payload.wide
                    ? differs(usual.written, other.written, "struct", model.form)
                    : differs(usual.text, other.text, "struct", model.form))
                ?? differs(
                    usual.report.joined(separator: "\n"), other.report.joined(separator: "\n"), "struct", model.form)
                ?? (usual.finished == other.finished ? nil : "finished \(other.finished) times")
        }
    }

    @Test("(g) text, data, dictionaries, objects and elements agree")
    func sources() {
        Law(letter: "g").hold(for: { !$0.raw }) { model, payload in
            // Dictionaries have no order: the bad member for which an object was given up is one of several.
            func lines(_ report: [String], _ prefix: String = "") -> String {
                report.map { line in
                    let isWhole = !line.contains("found object of")
                    // A flat value is where its object is.
                    return prefix + (prefix.isEmpty || line.hasPrefix(":") || line.hasPrefix("[") ? "" : ".")
                        + (isWhole ? line : line.components(separatedBy: "keptInitialValue ")[0])
                }.sorted().joined(separator: "\n")
            }
            let byDeserialize = model.read(payload.json, .text, true)
            let byCoder = model.read(payload.json, .coder, true)
            for source in LawModel.Source.allCases {
                let text = source == .coderObject || source == .coder ? byCoder : byDeserialize
                let other = model.read(payload.json, source, true)
                let prefix = source == .arrayElement ? "[0]" : source == .inside ? "data.a[1]" : ""
                let breach =
                    differs(text.value, other.value, "text", "\(source)")
                    ?? differs(text.written, other.written, "text", "\(source)")
                    ?? differs(lines(text.report, prefix), lines(other.report), "text", "\(source)")
                if let breach { return breach }
            }
            return nil
        }
    }

    @Test("(h) JSONDecoder and JSONEncoder agree")
    func foundation() {
        Law(letter: "h").hold(LawModel.all.filter { $0.form != "C" }, for: \.foundation) { model, payload in
            let ours = model.read(payload.json, .text, false)
            let theirs = model.foundation(payload.json)
            return differs(theirs.value, ours.value, "JSONDecoder", "ours")
                ?? differs(theirs.written, ours.written, "JSONEncoder", "ours")
        }
    }

    @Test("(i) quiet and watched decodes give the same")
    func quiet() {
        Law(letter: "i").hold { model, payload in
            let quiet = model.read(payload.json, .text, false)
            let watched = model.read(payload.json, .text, true)
            return differs(quiet.value, watched.value, "quiet", "watched")
                ?? differs(quiet.written, watched.written, "quiet", "watched")
                ?? (quiet.finished == watched.finished ? nil : "finished \(watched.finished) times")
        }
    }
}

private func differs(_ first: String, _ second: String, _ one: String, _ other: String) -> String? {
    first == second ? nil : "\(one): \(first)\n\(other): \(second)"
}

/// Lines that are expected and not there, and those that are there and not expected.
private func differs(_ expected: [String], _ found: [String], _ report: [String]) -> String? {
    var missing = expected
    var more: [String] = []
    for line in found {
        if let place = missing.firstIndex(of: line) { missing.remove(at: place) } else { more.append(line) }
    }
    if missing.isEmpty && more.isEmpty { return nil }
    return
        "lines that are missing: \(missing)\nlines that are not true: \(more)\nreport:\n\(report.joined(separator: "\n"))"
}
