/// The words of the contract report.
struct ContractTexts {
    let language: Language

    private func text(_ english: String, _ chinese: String) -> String { language == .english ? english : chinese }

    var title: String { text("Contract report", "约定报告") }
    var what: String {
        text(
            "What recorded payloads and the schemas of the models say of each other.",
            "录制的数据与模型的 Schema 之间的对照。")
    }
    var nothing: String { text("Nothing was found: payloads and models agree.", "没有发现问题：数据与模型一致。") }

    func heading(_ kind: Contract.Finding.Kind) -> String {
        switch kind {
        case .unread: return text("The server sends it, no model reads it", "服务端发送，没有模型读取")
        case .unsent: return text("The model expects it, the server never sends it", "模型期望，服务端从未发送")
        case .different: return text("The types differ", "类型不一致")
        }
    }

    var model: String { text("model", "模型") }
    var path: String { text("path", "路径") }
    var property: String { text("property", "属性") }
    var expected: String { text("expected", "期望") }
    var found: String { text("found", "实际") }
    var example: String { text("example", "示例") }
    var payloads: String { text("payloads", "数据") }
    var root: String { text("(the whole)", "（整体）") }

    func summary(_ model: Contract.Model) -> String {
        let counts = Contract.Finding.Kind.allCases.map { model.findings($0).count }
        return text(
            "\(model.payloads) payload\(model.payloads == 1 ? "" : "s"): \(counts[0]) unread, \(counts[1]) never sent, \(counts[2]) of other types",
            "\(model.payloads) 份数据：\(counts[0]) 个未读取，\(counts[1]) 个从未发送，\(counts[2]) 个类型不一致")
    }

    /// `in 3 of 12`, or what was found how often.
    func found(_ finding: Contract.Finding) -> String {
        let kinds = finding.found.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { kind, count in
            "\(kind) × \(count)"
        }
        switch finding.kind {
        case .unread, .different: return kinds.joined(separator: ", ")
        case .unsent:
            return kinds.isEmpty
                ? text("in none of \(finding.total)", "\(finding.total) 个对象中都没有")
                : text("only null, in \(finding.total)", "\(finding.total) 个对象中只有 null")
        }
    }

    var guessed: String {
        text(
            "The model was guessed, since it fits best; name the files for their models, or use --root",
            "模型是按最吻合推测的；请按模型给文件命名，或使用 --root")
    }
    var unmatched: String { text("Payloads that fit no model", "不符合任何模型的数据") }
    var unreadable: String {
        text("No JSON, nested more than 512 deep, or without the path of --at", "不是 JSON、嵌套超过 512 层，或者没有 --at 的路径")
    }
    var withoutPayloads: String { text("Models without payloads", "没有数据的模型") }
    var colon: String { text(": ", "：") }
    var modelsHeading: String { text("models", "模型") }
}
