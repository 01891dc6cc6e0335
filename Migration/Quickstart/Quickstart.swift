import Foundation
import HandyJSONCompat
import SmartCodable

/// Decodes one server response twice, with HandyJSON-style models and with their native twins, and shows what came of
/// it.
struct Quickstart {
    private static let help = """
        Decodes an untidy server response with HandyJSON-style models and with their native twins.

        swift run Quickstart [FILE]

          FILE     a response of the same form; without it, the one that comes with the package
          --help   this text
        """

    private let path: String?
    private let isHelp: Bool

    init(arguments: [String]) throws {
        isHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
        if !isHelp, let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw Failure("unknown option \(option); see --help")
        }
        if !isHelp, arguments.count > 1 {
            throw Failure("one file at a time, please; see --help")
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
        guard let handy else { throw Failure("\(name) holds no JSON object") }

        print("\(name), \(data.count) bytes\n")
        show("HandyJSON-style models", FeedSummary(handy), handyReport)
        show("SmartCodable models", FeedSummary(native), nativeReport)
        print(FeedSummary(handy).comparison(with: FeedSummary(native)) + "\n")
        try showTimes(data: data, text: text)
        showEncoded(handy, native)
    }

    // MARK: Input

    private func payload() throws -> (name: String, data: Data) {
        let shipped = Bundle.module.url(forResource: "feed", withExtension: "json")
        guard let url = path.map({ URL(fileURLWithPath: $0) }) ?? shipped else {
            throw Failure("the shipped feed.json is missing; name a file instead")
        }
        do {
            return (url.lastPathComponent, try Data(contentsOf: url))
        } catch {
            throw Failure("cannot read \(url.path): \(error.localizedDescription)")
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

    private func show(_ title: String, _ summary: FeedSummary, _ report: SmartReport) {
        print(title)
        print(indented(summary.lines(items: 6)))
        print("\n  Repaired: \(report.totalCount)")
        print(indented(RepairSummary(report).lines(atMost: 12), by: 4))
        print("")
    }

    private func showTimes(data: Data, text: String) throws {
        let foundation = try bestTime { try JSONSerialization.jsonObject(with: data) }
        let times = [
            ("JSONSerialization, no models", foundation),
            ("HandyJSON-style models", bestTime { BaseResponse<Feed>.deserialize(from: text) }),
            ("SmartCodable models", bestTime { Native.Response<Native.Feed>.deserialize(from: text) }),
        ]
        let table = TextTable(
            columns: [.left, .right, .left],
            rows: times.map {
                [$0.0, String(format: "%.2f ms", $0.1), String(format: "%.2f of Foundation's", $0.1 / foundation)]
            }
        )
        print(
            "Time, best of several runs, from bytes or text to the whole result; the models parse dates with DateFormatter, most of their time"
        )
        print(indented(table.lines))
        #if DEBUG
        print("  This is a debug build. For times that mean something: swift run -c release Quickstart")
        #endif
    }

    private func showEncoded(_ handy: BaseResponse<Feed>, _ native: Native.Response<Native.Feed>) {
        let page = handy.data?.pages.first?.toJSONString(prettyPrint: true) ?? ""
        let twin = native.data?.pages.first?.toJSONString(useMappedKeys: true) ?? ""
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        print(
            "\nThe first page written back: \(page.utf8.count) bytes pretty-printed; compact, by its native twin: \(twin.utf8.count)"
        )
        print(indented(lines.prefix(20).map(String.init) + (lines.count > 20 ? ["…"] : [])))
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

/// Milliseconds of the fastest of several runs.
private func bestTime<Result>(of runs: Int = 15, _ work: () throws -> Result) rethrows -> Double {
    var best = UInt64.max
    for _ in 0..<runs {
        let start = DispatchTime.now().uptimeNanoseconds
        let result = try work()
        best = min(best, DispatchTime.now().uptimeNanoseconds - start)
        withExtendedLifetime(result) {}
    }
    return Double(best) / 1e6
}
