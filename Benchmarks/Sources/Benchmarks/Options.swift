/// The command line.
struct Options {
    var isShort = false
    var isCheck = false
    var isList = false
    var isHelp = false
    var skipsLinearity = false
    var filters: [String] = []
    var onlyOnce: String?
    /// Where public documents are.
    var payloads: String?
    var times = 1
    var isOnNewThreads = false
    /// The size of a file, in megabytes, that is read as a stream.
    var stream: Int?

    static let help = """
        Measures this package against Foundation: contenders in turns, medians of many rounds, ratios of one run.

        swift run -c release --package-path Benchmarks Benchmarks [options]

          --short              fewer rounds: the whole table in under a minute
          --check              say of every requirement whether it holds; exit 1 when one is clearly missed
          --filter TEXT        only races whose id contains TEXT; may be given several times
          --no-linearity       leave out the table of costs per element
          --list               print the ids of all races and contenders
          --payloads FOLDER    instead of all that: the public documents twitter.json, twitterescaped.json, canada.json,
                               apache_builds.json, mesh.json, random.json and numbers.json in the folder
          --stream MEGABYTES   instead of all that: a file of this size, one value after the other, beside decoding arrays
          --only-once RACE/CONTENDER [--times N]
                               prepare, then do the work N times and nothing else, inside the C function benchmark_region:
                               valgrind --tool=callgrind --toggle-collect=benchmark_region \\
                                 Benchmarks --only-once decode-airports-1000/handy-struct --times 10
          --new-threads        with --only-once: each time on a thread of its own
          --help               this text
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--short": isShort = true
            case "--check": isCheck = true
            case "--list": isList = true
            case "--help", "-h": isHelp = true
            case "--no-linearity": skipsLinearity = true
            case "--filter": filters.append(try Self.value(of: argument, &rest))
            case "--only-once": onlyOnce = try Self.value(of: argument, &rest)
            case "--payloads": payloads = try Self.value(of: argument, &rest)
            case "--new-threads": isOnNewThreads = true
            case "--stream":
                guard let size = Int(try Self.value(of: argument, &rest)), size > 0 else {
                    throw UsageError("--stream needs a positive number")
                }
                stream = size
            case "--times":
                guard let count = Int(try Self.value(of: argument, &rest)), count > 0 else {
                    throw UsageError("--times needs a positive number")
                }
                times = count
            default: throw UsageError("unknown option \(argument)")
            }
        }
    }

    /// A filter names races; the costs per element are no race.
    var wantsLinearity: Bool {
        filters.isEmpty && !skipsLinearity
    }

    func selects(_ race: Race) -> Bool {
        filters.isEmpty || filters.contains { race.id.contains($0) }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
        return value
    }
}

struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
