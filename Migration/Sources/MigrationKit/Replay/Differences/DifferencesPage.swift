/// Migration/Guide/Differences.md and Migration/zh-Hans/Differences.md.
public enum DifferencesPage {
    public static func text(_ language: Language = .english) -> String {
        switch language {
        case .english: return english
        case .chinese: return chinese
        }
    }

    private static var english: String {
        """
        # Differences

        [简体中文](../zh-Hans/Differences.md)

        Everything that is not listed here is the same, as far as HandyJSON was recorded: 2,784 conversions, 1,065 small
        programs, 46 models that were written, and 3,000 payloads of random models, all on Linux without the parts that need
        Objective-C. Any other difference is a bug: please report it.

        Each row is a test of the same name (`DifferencesTests`): the value
        under "after" is the actual result, and in the second table so is the value under "before". `handyjson-migrate replay`
        marks these differences as known where two recordings show them. It does not for rows marked °: two recordings do not
        show such a difference, or a real mistake would look the same. This page is the output of
        `handyjson-migrate differences`; `--language zh-Hans` prints the Chinese one.

        ## HandyJSONCompat and HandyJSON

        What may change when you swap the import. "Before" is HandyJSON 5.0.4-beta as recorded; where † stands, it was read in
        HandyJSON's source.

        \(table(KnownDifference.compat, ["difference", "input", "before", "after", "why"], .english))
        Not shown here, since it needs an Apple platform: `HexColorTransform` rounds components instead of truncating them and
        does not trap on grey ([Transforms](Transforms.md)); it reads the whole text, where HandyJSON read as much as it could,
        so that `12 456` was a blue and `0xFF0000` a transparent green. Of what Objective-C sees (`@objc`), HandyJSON writes what
        `value(forKey:)` gives: an enum that is no HandyJSONEnum as its number, and a CGFloat, which HandyJSONCompat leaves out
        and reports; and in `toJSON()` an NSNumber for each number, where HandyJSONCompat has Swift's, so that `as? Double` of an
        Int is nil. A mapping whose property cannot be recognised is reported on the
        console instead of being ignored silently ([didSet](PropertyObservers.md)).

        ## SmartCodable and both

        What may change when a model becomes native by the native rules. "Before" is HandyJSONCompat, and HandyJSON. `adopt`
        chooses [HandyJSON's rules](Rules.md) unless it is told otherwise: with them only the rows marked ‡ are left.

        \(table(KnownDifference.native, ["difference", "input", "before", "after", "why"], .english))
        """
    }

    private static var chinese: String {
        """
        # 差异

        [English](../Guide/Differences.md)

        没有列在这里的都相同，依据是对 HandyJSON 的录制：2,784 条转换、1,065 个小程序、46 个写出的模型，以及随机模型的 3,000 份数据，都在 Linux 上录制，不含需要 Objective-C 的部分。其他任何差异都是 bug，请告诉我们。

        每一行都是一个同名的测试（`DifferencesTests`）：“之后”一栏的值是实际结果，第二张表中“之前”一栏也是。如果两份录制能显示出某个差异，`handyjson-migrate replay` 会把它标为已知。标有 ° 的行除外：两份录制显示不出这样的差异，或者真正的错误看起来也一样。本页是 `handyjson-migrate differences` 的输出，中文由 `--language zh-Hans` 给出。

        ## HandyJSONCompat 与 HandyJSON

        替换 import 时可能发生的变化。“之前”是录制到的 HandyJSON 5.0.4-beta 的结果；标有 † 的是从 HandyJSON 源码中读出来的。

        \(table(KnownDifference.compat, ["差异", "输入", "之前", "之后", "原因"], .chinese))
        这里没有列出、因为需要 Apple 平台的：`HexColorTransform` 对颜色分量四舍五入而不是截断，遇到灰色也不会崩溃（[Transforms](Transforms.md)）；它读取整个文本，而 HandyJSON 能读多少就读多少，因此 `12 456` 曾是一种蓝色，`0xFF0000` 曾是透明的绿色。对于 Objective-C 可见的属性（`@objc`），HandyJSON 写出 `value(forKey:)` 的结果：不是 HandyJSONEnum 的枚举写成它的数字，CGFloat 也会写出，而 HandyJSONCompat 不写出这两者，并会报告；在 `toJSON()` 中每个数字都是 NSNumber，而 HandyJSONCompat 给出 Swift 的数字，因此 Int 的 `as? Double` 是 nil。如果无法识别映射的是哪个属性，会在控制台报告，而不是悄悄忽略（[didSet](PropertyObservers.md)）。

        ## SmartCodable 与两者

        模型按原生规则变成原生时可能发生的变化。“之前”是 HandyJSONCompat 的结果，也是 HandyJSON 的结果。除非另外指定，`adopt` 选择 [HandyJSON 的规则](Rules.md)：这时只剩下标有 ‡ 的行。

        \(table(KnownDifference.native, ["差异", "输入", "之前", "之后", "原因"], .chinese))
        """
    }

    private static func table(_ rows: [KnownDifference], _ header: [String], _ language: Language) -> String {
        line(header) + "|---|---|---|---|---|\n" + rows.map { line($0.cells(language)) }.joined()
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

extension KnownDifference {
    /// The cells of the row in the page of a language.
    func cells(_ language: Language) -> [String] {
        let text = language == .chinese ? DifferenceText.chinese[id] : nil
        var title = text?.title ?? self.title
        switch visibility {
        case .never, .source: title += " °"
        case .recordings: break
        }
        if isLeftByHandyJSONRules { title += " ‡" }
        let before = text?.before ?? self.before
        return [
            title, text?.input ?? input, evidence == .source ? before + " †" : before, text?.after ?? after,
            text?.why ?? why,
        ]
    }
}
