import Foundation

do {
    try Quickstart(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("Quickstart: \(error)\n".utf8))
    exit(1)
}
