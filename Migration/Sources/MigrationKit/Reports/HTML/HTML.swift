/// Pieces of HTML that the report's parts share.
enum HTML {
    /// Scalar by scalar: a quote with a combining accent is one Character, and still ends an attribute.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A page of its own: no scripts, nothing loaded.
    static func page(_ title: String, _ language: Language, body: String) -> String {
        """
        <!doctype html>
        <html lang="\(language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <style>\(HTMLStyle.sheet)</style>
        </head>
        <body>
        <h1>\(title)</h1>
        \(body)</body>
        </html>

        """
    }

    /// The row of counts at the top of a page.
    static func figures(_ items: [(count: String, words: String)]) -> String {
        "<ul class=\"figures\">"
            + items.map { "<li><b>\(escape($0.count))</b>\(escape($0.words))</li>" }.joined() + "</ul>\n"
    }

    /// Broken into lines after slashes, where it must be.
    static func path(_ path: String) -> String { escape(path).replacing("/", with: "/<wbr>") }

    static func link(_ url: String, _ text: String) -> String { "<a href=\"\(escape(url))\">\(escape(text))</a>" }

    static func badge(_ impact: Rule.Impact, _ words: String) -> String {
        "<span class=\"badge \(name(impact))\">\(escape(words))</span>"
    }

    /// `<b>More:</b> `; the blank after an English colon stands outside the bold text.
    static func label(_ words: String, _ texts: ReportTexts) -> String {
        "<b>\(words)\(texts.colon.filter { $0 != " " })</b>" + texts.colon.filter { $0 == " " }
    }

    /// The class of the style sheet.
    static let native = "native"

    static func nativeBadge(_ texts: ReportTexts) -> String {
        "<span class=\"badge \(native)\">\(texts.native)</span>"
    }

    /// The class of the style sheet.
    static func name(_ impact: Rule.Impact) -> String {
        switch impact {
        case .none: return "ok"
        case .difference: return "difference"
        case .hand: return "hand"
        }
    }

    /// The place of a rule's findings in the page.
    static func anchor(_ rule: Rule) -> String { "rule-\(rule.id)" }
}
