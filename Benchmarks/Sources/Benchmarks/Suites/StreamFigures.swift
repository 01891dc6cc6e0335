import AllocationCounter
import Foundation
import SmartCodable
import SmartStreams

/// What `--stream` prints: a large file, one value after the other, beside its values decoded as one array.
enum StreamFigures {
    private static let table = Table(widths: [28, 12, 14, 14, 8, 10], leading: 1)

    static func run(megabytes: Int) throws {
        let whole = Airports.clean(10_000)
        let models = try SmartJSONDecoder().decode([JSONValue].self, from: whole)
        let encoder = SmartJSONEncoder()
        let lines = try models.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        let repeats = max(1, megabytes * 1_000_000 / whole.utf8.count)
        print("\(repeats * lines.count) airports in a file; as one array: 10,000 of them at a time\n")
        print(table.row(["", "MB", "ns/byte whole", "ns/byte stream", "ratio", "peak MB"]))
        print(table.rule)
        try measure("JSON Lines", repeats, lines.joined(separator: "\n") + "\n", .lines, lines)
        try measure("an array", repeats, lines.joined(separator: ",") + ",", .array, lines)
    }

    private static func measure(
        _ name: String, _ repeats: Int, _ text: String, _ format: SmartStreamFormat, _ lines: [String]
    ) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try write(text, repeats, isArray: format != .lines, to: url)
        let size = Double(text.utf8.count * repeats)
        let array = Data(("[" + lines.joined(separator: ",") + "]").utf8)
        let decoder = SmartJSONDecoder()
        var wholes: [Double] = []
        var streams: [Double] = []
        for _ in 0..<3 {
            wholes.append(
                try seconds {
                    blackHole(try decoder.decode([NativeStructs.Airport].self, from: array))
                } / Double(array.count))
            streams.append(try seconds { try pass(url, format) } / size)
        }
        _ = try countAllocations { try pass(url, format) }
        let (wholeTime, streamTime) = (wholes.sorted()[1], streams.sorted()[1])
        print(
            table.row([
                name, decimals(size / 1e6, 0), decimals(wholeTime * 1e9, 2), decimals(streamTime * 1e9, 2),
                decimals(wholeTime / streamTime, 2), decimals(Double(allocation_counter_peak()) / 1e6, 2),
            ]))
    }

    private static func pass(_ url: URL, _ format: SmartStreamFormat) throws {
        for element in SmartJSONSequence<NativeStructs.Airport>(contentsOf: url, format: format) {
            blackHole(try element.get())
        }
    }

    private static func write(_ text: String, _ repeats: Int, isArray: Bool, to url: URL) throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        defer { file.closeFile() }
        if isArray { file.write(Data("[".utf8)) }
        for _ in 0..<repeats { file.write(Data(text.utf8)) }
        if isArray { file.write(Data("]".utf8)) }
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
}
