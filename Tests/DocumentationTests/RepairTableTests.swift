import Foundation
import HandyJSONCompat
import SmartCodable
import SmartEngine
import Testing

private struct Plain: SmartCodable { var count = 5 }

private struct HandyPlain: HandyJSON { var count = 5 }

private struct Nullable: SmartCodable { var count: Int? = 5 }

private struct HandyOptional: HandyJSON { var count: Int? = 5 }

private struct Nonnull: SmartCodable { @SmartKey(nonnull: true) var count: Int? = 5 }

private struct Throwing: SmartCodable { @SmartKey(throws: true) var count = 5 }

private struct Ruled: SmartCodable, HandyJSONRules { var count: Int? = 5 }

private struct Transformed: SmartCodable, HandyJSONRules {
    var count: Int? = 5
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.count <--- FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "\($0)" } })]
    }
}

private struct HandyTransformed: HandyJSON {
    var count: Int? = 5
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< count <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "\($0)" } })
    }
}

private struct List: SmartCodable { var count = [5] }

/// Tolerance.md and its Chinese twin show the table by which the engine repairs (`Repair`), and models do what it says.
@Suite struct RepairTableTests {
    /// What was observed, or what the table says: the outcome, and the line of the report.
    struct Cell: Equatable {
        let outcome: Repair.Outcome
        let line: SmartRepair.Action?
    }

    struct Row {
        /// How the page names the property, in both languages.
        let english: String
        let chinese: String
        let permit: Repair.Permit
        var isOptional = false
        /// Decodes a model with `"count"` for the property, which has 5 at the beginning.
        let observe: [(String) -> Cell]

        func cell(_ found: Repair.Found) -> Cell {
            let outcome = Repair.outcome(found, permit)
            // An optional may be missing, and an error is no repair.
            let isTold = outcome != .fails && !(found == .nothing && isOptional)
            return Cell(outcome: outcome, line: isTold ? Repair.line(found, outcome) : nil)
        }
    }

    private static func seen<M: SmartCodable>(of model: M.Type, _ count: @escaping (M) -> Int?) -> (String) -> Cell {
        { text in seen(by: { M.deserialize(from: text) }, count) }
    }

    private static func seen<M: HandyJSON>(of model: M.Type, _ count: @escaping (M) -> Int?) -> (String) -> Cell {
        { text in seen(by: { M.deserialize(from: text) }, count) }
    }

    private static func seen<M>(by decode: () -> M?, _ count: (M) -> Int?) -> Cell {
        let (model, report) = SmartSentinel.record { decode() }
        let outcome: Repair.Outcome = model.map { count($0) == nil ? .becomesNil : .keepsValue } ?? .fails
        return Cell(outcome: outcome, line: report.repairs.first?.action)
    }

    private static func permit(_ choose: (inout Repair.Permit) -> Void) -> Repair.Permit {
        var permit = Repair.Permit()
        choose(&permit)
        return permit
    }

    private static var rows: [Row] {
        [
        Row(
            english: "`var count = 5`", chinese: "`var count = 5`", permit: Repair.Permit(),
            observe: [seen(of: Plain.self) { $0.count }, seen(of: HandyPlain.self) { $0.count }]),
        Row(
            english: "`var count: Int? = 5`", chinese: "`var count: Int? = 5`", permit: permit { $0.nilOfNull = true; $0.nilOfUnfit = true },
            isOptional: true,
            observe: [seen(of: Nullable.self) { $0.count }]),
        Row(
            english: "`@SmartKey(nonnull: true) var count: Int? = 5`",
            chinese: "`@SmartKey(nonnull: true) var count: Int? = 5`", permit: permit { $0.nilOfUnfit = true }, isOptional: true,
            observe: [seen(of: Nonnull.self) { $0.count }]),
        Row(
            english: "`@SmartKey(throws: true) var count = 5`", chinese: "`@SmartKey(throws: true) var count = 5`",
            permit: permit { $0.demandsValue = true; $0.demandsFit = true }, observe: [seen(of: Throwing.self) { $0.count }]),
        Row(
            english: "`var count: Int? = 5`, by ``HandyJSONRules``", chinese: "`var count: Int? = 5`，按 ``HandyJSONRules``",
            permit: permit { $0.nilOfUnfit = true }, isOptional: true,
            observe: [seen(of: Ruled.self) { $0.count }, seen(of: HandyOptional.self) { $0.count }]),
        Row(
            english: "with a transformer too", chinese: "同时带转换器", permit: Repair.Permit(), isOptional: true,
            observe: [seen(of: Transformed.self) { $0.count }, seen(of: HandyTransformed.self) { $0.count }]),
        Row(
            english: "an element of `[Int]`", chinese: "`[Int]` 的元素", permit: permit { $0.isElement = true },
            observe: [
                { text in
                    let (list, report) = SmartSentinel.record {
                        List.deserialize(from: text.replacingOccurrences(of: ":", with: ":[").replacingOccurrences(of: "}", with: "]}"))
                    }
                    return Cell(outcome: list?.count == [] ? .isLeftOut : .keepsValue, line: report.repairs.first?.action)
                }
            ]),
        ]
    }

    @Test(arguments: ["Sources/SmartCodable/SmartCodable.docc/Tolerance.md", "Documentation/zh-Hans/SmartCodable/Tolerance.md"])
    func thePagesShowIt(_ page: String) throws {
        let table = Self.table(inChinese: page.hasPrefix("Documentation"))
        #expect(try CodeBlockTests.text(of: page).contains(table), "\(page) must have this table:\n\(table)")
    }

    @Test func modelsDoWhatItSays() {
        for row in Self.rows {
            for found in Repair.Found.allCases where found != .nothing || !row.permit.isElement {
                for observe in row.observe {
                    let text = switch found {
                    case .nothing: "{}"
                    case .null: #"{"count":null}"#
                    case .unfit: #"{"count":[]}"#
                    }
                    #expect(observe(text) == row.cell(found), "\(row.english), \(found)")
                }
            }
        }
    }

    private static func table(inChinese isChinese: Bool) -> String {
        let words: [Repair.Outcome: String] =
            isChinese
            ? [.becomesNil: "nil", .keepsValue: "初始值", .isLeftOut: "去掉", .fails: "错误"]
            : [.becomesNil: "nil", .keepsValue: "initial value", .isLeftOut: "left out", .fails: "error"]
        func text(_ row: Row, _ found: Repair.Found) -> String {
            if found == .nothing, row.permit.isElement { return "" }
            let cell = row.cell(found)
            let line = cell.line.map { isChinese ? "，`\($0)`" : ", `\($0)`" } ?? ""
            return (words[cell.outcome] ?? "") + line
        }
        let header = isChinese ? "| 属性 | 没有字段 | null | 不能转换的值 |" : "| The property | no field | null | a value that does not convert |"
        let lines = rows.map { row in
            "| " + ([isChinese ? row.chinese : row.english] + Repair.Found.allCases.map { text(row, $0) }).joined(separator: " | ") + " |"
        }
        return ([header, "|---|---|---|---|"] + lines).joined(separator: "\n")
    }
}
