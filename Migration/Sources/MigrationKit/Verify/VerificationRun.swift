import Foundation

/// Compiles and runs a verification's package with the models before and after, and compares what came out.
public struct VerificationRun {
    private let folder: URL
    private var package: VerificationPackage
    private let say: (String) -> Void
    /// Why models are not compared: by file, or by model.
    private var leftOut: [String] = []
    /// What does not compile, or ends the program, after `adopt` alone.
    private var failures: [String] = []
    private var isBuiltAnew = false
    /// Runs a program in the folder; gives its status and what it printed.
    private let run: (String, [String]) throws(ToolError) -> (Int32, String)

    /// `folder` may hold what an earlier run built; its `Sources` are written anew. `say` is told what is going on.
    public init(_ verification: Verification, folder: URL, say: @escaping (String) -> Void = { _ in }) {
        self.init(verification, folder: folder, say: say) { program, arguments throws(ToolError) in
            do {
                let progress = BuildProgress(say: say)
                // Sets have the same order in all runs then.
                let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) {
                    $1
                }
                let run = try ProgramRun(
                    [program] + arguments, in: folder, environment: environment, joinsErrors: true,
                    whileRunning: progress.read)
                return (run.status, run.output)
            } catch {
                throw .unreadable(path: program, reason: error.localizedDescription)
            }
        }
    }

    /// Runs programs by `run`.
    init(
        _ verification: Verification, folder: URL, say: @escaping (String) -> Void = { _ in },
        run: @escaping (String, [String]) throws(ToolError) -> (Int32, String)
    ) {
        self.folder = folder
        self.say = say
        self.run = run
        package = VerificationPackage(verification)
        leftOut = verification.skipped.map { "\($0.name): \($0.reason)" }
    }

    /// What is printed, and whether all is as it was: no difference that is not listed, nothing that fails.
    public mutating func result(format: Replay.Format, known: String? = nil) throws(ToolError) -> (
        text: String, isSame: Bool
    ) {
        guard !package.models.isEmpty else { return ("No model is converted, so there is nothing to compare.\n", true) }
        try findMissingModules()
        try build(isAfter: false)
        guard !package.models.isEmpty else {
            return ("None of the models compiles outside the app:\n" + list(leftOut) + missing, false)
        }
        let records = package.models.flatMap { model in
            model.payloads.map { Replay.Record(type: model.key, path: "", payload: $0.text, json: nil) }
        }
        var plain: [String: [String: String]] = [:]
        for model in package.models {
            plain[model.key] = Dictionary(
                model.payloads.map { ($0.text, $0.plain) }, uniquingKeysWith: { first, _ in first })
        }
        let before = try decode(records, "before")
        try build(isAfter: true)
        let kept = Set(package.models.map(\.key))
        let after = try decode(records.filter { kept.contains($0.type) }, "after")
        let replay = try Replay(
            before: before.filter { kept.contains($0.type) }, after: after, stage: package.verification.stage,
            plain: plain,
            shapes: Dictionary(package.models.map { ($0.key, $0.shapes) }, uniquingKeysWith: { $1 }),
            accepted: known.map { path throws(ToolError) in try AcceptedDifference.read(path) } ?? [])
        if format == .json { return (replay.text(.json), !replay.hasUnknownDifferences && failures.isEmpty) }
        var text = "\(count(kept.count, "model")) before and after: " + replay.text(.table)
        if !failures.isEmpty { text += "\nAfter adopt alone\n" + list(failures) }
        if !leftOut.isEmpty { text += "\nNot compared\n" + list(leftOut) }
        text += missing
        let calls = package.verification.rewrittenCalls
        if calls > 0 {
            text +=
                "\n\(count(calls, "call")) that adopt rewrites \(calls == 1 ? "is" : "are") not run: the models are compared, and what calls pass on is in adopt's diff.\n"
        }
        return (text, !replay.hasUnknownDifferences && failures.isEmpty)
    }

    private func list(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }

    private var missing: String {
        package.missingModules.isEmpty
            ? ""
            : "\nModules that are not here, in whose place Foundation is imported\n"
                + list(package.missingModules.sorted())
    }

    // MARK: Building

    /// Asks the compiler once for all: of imports that fail a build names few.
    private mutating func findMissingModules() throws(ToolError) {
        let modules = package.verification.foreignModules
        guard !modules.isEmpty else { return }
        let probe = folder.appendingPathComponent("probe.swift")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(VerificationPackage.probe(modules).utf8).write(to: probe)
        } catch {
            throw .unwritable(path: probe.path, reason: error.localizedDescription)
        }
        package.leaveOut(missing: VerificationPackage.missing(in: try run("swiftc", ["-typecheck", probe.path]).1))
    }

    /// Leaves out what does not compile here until the rest does. Each round leaves out something.
    private mutating func build(isAfter: Bool) throws(ToolError) {
        let stage = isAfter ? "after" : "before"
        while !package.models.isEmpty {
            try write(isAfter: isAfter)
            say("compiling \(count(package.models.count, "model")) as they are \(stage) adopt")
            let (status, output) = try run("swift", ["build", "--disable-sandbox", "--product", "HandyJSONVerify"])
            if status == 0 { return }
            if leaveOut(CompilerError.all(in: output, below: folder), isAfter: isAfter) || removeProducts() { continue }
            let lines = output.split(separator: "\n")
            let errors = lines.filter { $0.contains("error: ") }.prefix(15)
            let reason = (errors.isEmpty ? lines.suffix(15) : errors).joined(separator: "\n")
            throw .unreadable(path: folder.path, reason: "the package does not build \(stage) adopt:\n\(reason)")
        }
    }

    /// Removes what an earlier run built, once: SwiftPM does not always notice that a library has other files now, as
    /// after its update. False where there is nothing to remove.
    private mutating func removeProducts() -> Bool {
        guard !isBuiltAnew else { return false }
        isBuiltAnew = true
        let products = folder.appendingPathComponent(".build")
        guard (try? FileManager.default.removeItem(at: products)) != nil else { return false }
        say("removed what an earlier run had built, which does not build with the library of today")
        return true
    }

    /// Declarations, and files where that is not enough. False where the errors are in nothing that can be left out.
    private mutating func leaveOut(_ errors: [CompilerError], isAfter: Bool) -> Bool {
        leaveOut(errors, isAfter) { $0.leaveOutDeclaration(of: $1, at: $2.line, isAfter: isAfter) }
            || leaveOut(errors, isAfter) { package, file, _ in package.leaveOut(file) }
    }

    private mutating func leaveOut(
        _ errors: [CompilerError], _ isAfter: Bool,
        _ leaveOut: (inout VerificationPackage, Verification.File, CompilerError) -> Bool
    ) -> Bool {
        let known = package
        var isChanged = false
        for error in errors {
            let parts = error.path.split(separator: "/").map(String.init)
            if parts.last == VerificationPackage.listName, parts.count > 1 {
                guard let model = known.model(target: parts[1], line: error.line),
                    package.unnamed.insert(model.key).inserted
                else { continue }
                note("\(model.name): \(error.message)", isAfter)
            } else if let file = known.verification.files.first(where: { $0.place == error.path }),
                leaveOut(&package, file, error)
            {
                note("\(file.path):\(error.line): \(error.message)", isAfter)
            } else {
                continue
            }
            isChanged = true
        }
        return isChanged
    }

    private mutating func note(_ text: String, _ isAfter: Bool) {
        if isAfter { failures.append(text) } else { leftOut.append(text) }
    }

    private func write(isAfter: Bool) throws(ToolError) {
        let sources = folder.appendingPathComponent("Sources")
        let contents = package.contents(isAfter: isAfter)
        do {
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            // What is as it was keeps its date, so that it is not compiled again.
            for old in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where old.hasSuffix(".swift") {
                if contents["Sources/" + old] == nil {
                    try FileManager.default.removeItem(at: sources.appendingPathComponent(old))
                }
            }
            for (place, bytes) in contents {
                let file = folder.appendingPathComponent(place)
                if FileManager.default.contents(atPath: file.path) == Data(bytes) { continue }
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
        } catch {
            throw .unwritable(path: folder.path, reason: error.localizedDescription)
        }
    }

    // MARK: Decoding

    /// Runs the program on the payloads; it goes on behind one that ends it.
    private mutating func decode(_ records: [Replay.Record], _ stage: String) throws(ToolError) -> [Replay.Record] {
        say("decoding \(count(records.count, "payload")) \(stage)")
        let input = folder.appendingPathComponent("payloads.jsonl")
        let output = folder.appendingPathComponent("\(stage).jsonl")
        do {
            let encoder = JSONEncoder()
            try records.reduce(into: Data()) { try $0.append(encoder.encode($1) + Data("\n".utf8)) }.write(to: input)
            try Data().write(to: output)
        } catch {
            throw .unwritable(path: folder.path, reason: error.localizedDescription)
        }
        var done = 0
        var result: [Replay.Record] = []
        var ends = 0
        while done < records.count {
            let (status, _) = try run(
                folder.appendingPathComponent(".build/debug/HandyJSONVerify").path,
                [input.path, output.path, String(done)])
            let written = try Replay.records(output.path)
            result += written
            done += written.count
            if status == 0 { break }
            guard records.indices.contains(done) else { break }
            ends += 1
            failures.append("\(records[done].type) ends the program \(stage) adopt: \(records[done].payload)")
            guard ends < 20 else { break }
            done += 1
            do { try Data().write(to: output) } catch {
                throw .unwritable(path: output.path, reason: error.localizedDescription)
            }
        }
        return result
    }
}
