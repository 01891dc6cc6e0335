/// The pages of differences in Migration/Guide and Migration/zh-Hans.
public enum DifferencesPage: CaseIterable {
    /// Differences.md: HandyJSONCompat and HandyJSON.
    case compat
    /// NativeDifferences.md: native models and both.
    case native

    public func text(_ language: Language = .english) -> String {
        switch (self, language) {
        case (.compat, .english): return Self.english
        case (.compat, .chinese): return Self.chinese
        case (.native, .english): return Self.nativeEnglish
        case (.native, .chinese): return Self.nativeChinese
        }
    }

    private static var english: String {
        """
        # Differences

        [简体中文](../zh-Hans/Differences.md)

        What may change when you swap the import. [Native models](NativeDifferences.md) have a page of their own.
        `handyjson-migrate differences` prints both pages; `--language zh-Hans` prints them in Chinese.

        Everything that is not listed here is the same, as far as we recorded HandyJSON: 2,784 conversions, 1,065 small
        programs, 46 models that were written, and 3,000 payloads of random models. All ran on Linux, without Objective-C. Any
        other difference is a bug: please report it.

        - Each row has a test of the same name (`DifferencesTests`), which compares the value under "after".
        - "Before" is what HandyJSON 5.0.4-beta did when we recorded it. Values marked † were read in its source.
        - `handyjson-migrate replay` marks these differences as known, except rows marked °: two recordings do not show them,
          or a real mistake would look the same.

        \(table(KnownDifference.compat, ["difference", "input", "before → after", "why"], .english))
        ## Not in the table

        - On Apple platforms: `HexColorTransform` rounds components instead of truncating them, and does not trap on grey
          ([Transforms](Transforms.md)). It reads the whole text. HandyJSON read as much as it could: `12 456` became a blue,
          and `0xFF0000` a transparent green.
        - On Apple platforms: HandyJSON writes what `value(forKey:)` returns for properties that Objective-C sees (`@objc`): an
          enum or a CGFloat is a number. HandyJSONCompat writes the same text. In `toJSON()` it has Swift's numbers, where
          HandyJSON has NSNumbers: `as? Double` of an Int is nil.
        - A mapping whose property cannot be recognised is reported on the console; HandyJSON ignored it silently
          ([didSet](PropertyObservers.md)).

        """
    }

    private static var nativeEnglish: String {
        """
        # Differences of native models

        [简体中文](../zh-Hans/NativeDifferences.md)

        What may change when a model becomes native with the native rules. `adopt` keeps [HandyJSON's rules](Rules.md) unless
        you choose otherwise: then only the rows marked ‡ remain.

        - "Before" is what HandyJSONCompat does, and HandyJSON.
        - Each row has a test of the same name (`DifferencesTests`), which compares both values.
        - `handyjson-migrate replay` marks these differences as known, except [rows marked °](Differences.md).

        \(table(KnownDifference.native, ["difference", "input", "before → after", "why"], .english))
        """
    }

    private static var chinese: String {
        """
        # 差异

        [English](../Guide/Differences.md)

        替换 import 时可能发生的变化。[原生模型](NativeDifferences.md)的差异另有一页。`handyjson-migrate differences` 打印这两页，`--language zh-Hans` 打印中文版。

        没有列在这里的结果都相同，依据是对 HandyJSON 的录制：2,784 条转换、1,065 个小程序、46 个写出的模型，以及随机模型的 3,000 份数据。录制都在 Linux 上进行，不含 Objective-C。其他任何差异都是 bug，请告诉我们。

        - 每一行都有一个同名的测试（`DifferencesTests`），比较“之后”一栏的值。
        - “之前”是录制到的 HandyJSON 5.0.4-beta 的结果；标有 † 的值是从它的源码中读出来的。
        - `handyjson-migrate replay` 会把这些差异标为已知，标有 ° 的行除外：两份录制显示不出这样的差异，或者真正的错误看起来也一样。

        \(table(KnownDifference.compat, ["差异", "输入", "之前 → 之后", "原因"], .chinese))
        ## 不在表中的差异

        - 在 Apple 平台上：`HexColorTransform` 对颜色分量四舍五入而不是截断，遇到灰色也不会崩溃（[Transforms](Transforms.md)）。它读取整个文本；HandyJSON 能读多少就读多少：`12 456` 会变成一种蓝色，`0xFF0000` 会变成透明的绿色。
        - 在 Apple 平台上：对于 Objective-C 可见的属性（`@objc`），HandyJSON 写出 `value(forKey:)` 的结果：枚举或 CGFloat 是一个数字。HandyJSONCompat 写出同样的文本。在 `toJSON()` 中，HandyJSON 给出 NSNumber，HandyJSONCompat 给出 Swift 的数字：Int 的 `as? Double` 是 nil。
        - 无法识别映射的是哪个属性时，会在控制台报告；HandyJSON 则悄悄忽略（[didSet](PropertyObservers.md)）。

        """
    }

    private static var nativeChinese: String {
        """
        # 原生模型的差异

        [English](../Guide/NativeDifferences.md)

        模型按原生规则变成原生模型时可能发生的变化。除非另行选择，`adopt` 会沿用 [HandyJSON 的规则](Rules.md)：这时只剩下标有 ‡ 的行。

        - “之前”是 HandyJSONCompat 的结果，也是 HandyJSON 的结果。
        - 每一行都有一个同名的测试（`DifferencesTests`），比较两栏的值。
        - `handyjson-migrate replay` 会把这些差异标为已知，[标有 ° 的行](Differences.md)除外。

        \(table(KnownDifference.native, ["差异", "输入", "之前 → 之后", "原因"], .chinese))
        """
    }

    private static func table(_ rows: [KnownDifference], _ header: [String], _ language: Language) -> String {
        line(header) + "|---|---|---|---|\n" + rows.map { line($0.cells(language)) }.joined()
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

extension KnownDifference {
    /// The cells of the row in the page of a language.
    func cells(_ language: Language) -> [String] {
        let text = language == .chinese ? chinese : nil
        var title = text?.title ?? self.title
        switch visibility {
        case .never, .source, .declaration: title += " °"
        case .recordings: break
        }
        if isLeftByHandyJSONRules { title += " ‡" }
        let before = (text?.before ?? self.before) + (evidence == .source ? " †" : "")
        return [title, text?.input ?? input, "\(before) → \(text?.after ?? after)", text?.why ?? why]
    }
}
