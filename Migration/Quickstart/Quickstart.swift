import Foundation
import HandyJSONCompat
import SmartCodable

/// Decodes one server response with HandyJSON-style models and with their native twins, and shows on one screen what
/// came of it.
struct Quickstart {
    private static let help = say(
        """
        Decodes an untidy server response with HandyJSON-style models and with their native twins.

        swift run -c release Quickstart [FILE]

          FILE     a response of the same form; without it, the one that comes with the package
          --help   this text
        """,
        """
        用 HandyJSON 写法的模型和对应的原生模型解析一份不规范的服务端响应。

        swift run -c release Quickstart [文件]

          文件     形式相同的响应；不写则使用随包附带的那份
          --help   显示本说明
        """)

    private let path: String?
    private let isHelp: Bool

    init(arguments: [String]) throws {
        isHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
        if !isHelp, let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw Failure(say("unknown option \(option); see --help", "没有 \(option) 这个选项；见 --help"))
        }
        if !isHelp, arguments.count > 1 {
            throw Failure(say("name one file only; see --help", "只能指定一个文件；见 --help"))
        }
        path = arguments.first
    }

    func run() throws {
        guard !isHelp else { return print(Self.help) }
        // The values too, in release builds as well: whoever looks at them here chose the file.
        SmartSentinel.quotes = .values
        let (name, data) = try payload()
        let text = String(decoding: data, as: UTF8.self)

        // Decoded first by the entry point that says what is wrong with the text, and where.
        let (native, nativeReport) = try SmartSentinel.record {
            try decoded(data, name)
        }
        let (handy, handyReport) = SmartSentinel.record {
            BaseResponse<Feed>.deserialize(from: text)
        }
        guard let handy else { throw Failure(say("\(name) holds no JSON object", "\(name) 里没有 JSON 对象")) }

        print(say("\(name), \(data.count) bytes\n", "\(name)，\(data.count) 字节\n"))
        print(indented(FeedSummary(handy).lines(items: 4)))
        print("  " + FeedSummary(handy).comparison(with: FeedSummary(native)) + "\n")
        show(handyReport, nativeReport)
        showTimes(handy.toJSONString() ?? "")
    }

    // MARK: Input

    private func payload() throws -> (name: String, data: Data) {
        let shipped = Bundle.module.url(forResource: "feed", withExtension: "json")
        guard let url = path.map({ URL(fileURLWithPath: $0) }) ?? shipped else {
            throw Failure(say("the shipped feed.json is missing; name a file instead", "附带的 feed.json 不在了；请指定一个文件"))
        }
        do {
            return (url.lastPathComponent, try Data(contentsOf: url))
        } catch {
            throw Failure(
                say(
                    "cannot read \(url.path): \(error.localizedDescription)",
                    "无法读取 \(url.path)：\(error.localizedDescription)"))
        }
    }

    private func decoded(_ data: Data, _ name: String) throws -> Native.Response<Native.Feed> {
        do {
            return try Native.Response.decode(from: data)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context) {
            throw Failure("\(name): \(context.debugDescription)")
        } catch {
            throw Failure("\(name): \(error)")
        }
    }

    // MARK: Output

    private func show(_ handy: SmartReport, _ native: SmartReport) {
        print(
            say(
                "Repaired: \(handy.totalCount) fields by HandyJSON's rules, \(native.totalCount) by the native ones, here by kind",
                "修正的字段：按 HandyJSON 的规则 \(handy.totalCount) 个，按原生规则 \(native.totalCount) 个；下面按种类列出后者"))
        print(indented(RepairSummary(native).lines(atMost: 8)) + "\n")
    }

    /// JSONDecoder cannot read the response: all read what the models wrote of it.
    private func showTimes(_ text: String) {
        let data = Data(text.utf8)
        let decoder = Plain.decoder()
        guard let plain = bestTime({ try? decoder.decode(Plain.Response.self, from: data) }) else {
            return print(say("JSONDecoder cannot read this response.", "JSONDecoder 无法解析这份响应。"))
        }
        let others = [
            ("HandyJSONCompat", bestTime { BaseResponse<Feed>.deserialize(from: text) }),
            ("SmartCodable", bestTime { Native.Response<Native.Feed>.deserialize(from: text) }),
        ]
        let speed = say("%.1f times as fast", "速度为 %.1f 倍")
        let table = TextTable(
            columns: [.left, .right, .left],
            rows: [[say("JSONDecoder, plain models", "JSONDecoder，普通模型"), String(format: "%.2f ms", plain), ""]]
                + others.map { name, time in
                    let time = time ?? 0
                    return [name, String(format: "%.2f ms", time), String(format: speed, plain / time)]
                }
                + [
                    [
                        "HandyJSON 5.0.4", "",
                        say("0.14 to 0.25 times, measured once on other JSON", "0.14 至 0.25 倍，用别的 JSON 测过一次"),
                    ]
                ]
        )
        print(say("The same response, tidied; the best of several runs", "同一份响应整理之后，多次运行取最快"))
        print(indented(table.lines))
        #if DEBUG
        print(
            say(
                "  This is a debug build. For times that mean something: swift run -c release Quickstart",
                "  这是 debug 构建。要看有意义的时间：swift run -c release Quickstart"))
        #endif
    }

    private func indented(_ lines: [String], by spaces: Int = 2) -> String {
        lines.map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
    }
}

/// A sentence for the user.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The text in the reader's language.
func say(_ english: String, _ chinese: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return (language ?? Locale.preferredLanguages.first ?? "").hasPrefix("zh") ? chinese : english
}

/// Milliseconds of the fastest of several runs; nil if there is no result.
private func bestTime<Result>(of runs: Int = 15, _ work: () -> Result?) -> Double? {
    var best = UInt64.max
    for _ in 0..<runs {
        let start = DispatchTime.now().uptimeNanoseconds
        guard let result = work() else { return nil }
        best = min(best, DispatchTime.now().uptimeNanoseconds - start)
        withExtendedLifetime(result) {}
    }
    return Double(best) / 1e6
}
