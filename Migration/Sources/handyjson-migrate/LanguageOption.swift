import ArgumentParser
import Foundation
import MigrationKit

extension Language: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// The language of what a command prints.
struct LanguageOption: ParsableArguments {
    @Option(name: .long, help: "The report's language, en or zh-Hans. Default: that of LC_ALL, LC_MESSAGES or LANG.")
    var language: Language?

    var chosen: Language { language ?? Language(environment: ProcessInfo.processInfo.environment) }
}
