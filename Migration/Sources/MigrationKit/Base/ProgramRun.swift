import Foundation

/// Another program, run to its end.
struct ProgramRun {
    let status: Int32
    /// What it printed.
    let output: String

    /// `arguments`: the program, found as a shell finds it, and what it is given. `joinsErrors`: whether what it prints
    /// to standard error is part of the output, or goes nowhere. `whileRunning` is given the output piece by piece.
    /// Throws where it cannot be started.
    init(
        _ arguments: [String], in folder: URL, environment: [String: String]? = nil, joinsErrors: Bool = false,
        whileRunning: ((String) -> Void)? = nil
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if let environment { process.environment = environment }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = joinsErrors ? pipe : FileHandle.nullDevice
        try process.run()
        var bytes = Data()
        while true {
            let piece = pipe.fileHandleForReading.availableData
            if piece.isEmpty { break }
            bytes += piece
            whileRunning?(String(decoding: piece, as: UTF8.self))
        }
        output = String(decoding: bytes, as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
