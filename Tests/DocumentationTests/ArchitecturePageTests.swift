import Foundation
import Testing

/// `Sources/README.md`, `Sources/Internals.md`, `Sources/Fast.md` and the comments of the sources name types, members and files, which have to
/// exist. And the first page draws a map of modules and their layers, in which dependencies go one way: tested here.
@Suite struct ArchitecturePageTests {
    private static let sources = Result { try SwiftDeclarations(of: "Sources") }

    private static let pages = ["Sources/README.md", "Sources/Internals.md", "Sources/Fast.md"]

    /// The folders of the modules.
    private static let modules = ["Sources/SmartEngine", "Sources/SmartCodable", "Sources/HandyJSONCompat"]
    /// Too small for layers.
    private static let layerless = ["Sources/ExCodableCompat", "Sources/SmartStreams", "Sources/SmartContracts", "Sources/SmartMigration"]

    /// An assignment of an optional through a pointer, in generic code, destroys the old value while user code may still look at it:
    /// only `_store` is for values of types that are not known. Found are assignments to the place and to a property in it, also through
    /// a pointer with a name, and mutating methods of wrappers.
    @Test func valuesOfUnknownTypesAreStoredInOneWay() throws {
        let known = ["String", "Int", "Double", "Bool", "Date", "Self", "[Self]"].flatMap { [$0, $0 + "?"] }
        let files = try CodeBlockTests.swiftFiles(below: "Sources").map { ($0, try CodeBlockTests.text(of: $0)) }
        let wrappers = files.filter { $0.0.contains("/Wrapper") }.map(\.1).joined()
        let methods = try Self.matches(#"mutating func (\w+)"#, in: wrappers).map { $0[0] }
        #expect(methods.contains("store"))
        let change = #"\.pointee(?:(?:\.\w+)* = |\.(?:"# + Set(methods).joined(separator: "|") + #")\()"#
        let place = #"assumingMemoryBound\(to: ([^)]+)\.self\)"#
        var count = 0
        for (file, text) in files where text.contains("assumingMemoryBound") {
            var types = try Self.matches(place + change, in: text).map { $0[0] }
            for pointer in try Self.matches(#"let (\w+) = .*"# + place + "\n", in: text) {
                types += try Self.matches(#"\b()"# + pointer[0] + change, in: text).map { _ in pointer[1] }
            }
            count += types.count
            for type in types {
                #expect(known.contains(type), "\(file): \(type)")
            }
        }
        #expect(count > 8)
    }

    /// To ThreadSanitizer an `inout` access is a write, also where a pointer to it is only read: threads that share a plan would race.
    @Test func whatIsOnlyReadIsNotPassedAsInout() throws {
        for file in try CodeBlockTests.swiftFiles(below: "Sources") {
            let found = try Self.matches(#"(withUnsafe(?:Bytes|Pointer)\((?:to|of): &\w+[.\[].*)"#, in: CodeBlockTests.text(of: file))
            #expect(found.isEmpty, "\(file): \(found)")
        }
    }

    /// Files that interpret memory, and do not only hand an address on, begin with the rules that hold there; `Benchmarks/limits` counts
    /// them by the same words.
    @Test func filesOfRawMemoryBeginWithTheirRules() throws {
        let words = #"(assumingMemoryBound|bindMemory|initializeMemory|unsafeBitCast|unsafeDowncast|storeBytes|\.load(?:Unaligned)?\(|_store\(|Opaque\()"#
        var count = 0
        for file in try Self.modules.flatMap({ try CodeBlockTests.swiftFiles(below: $0) }) {
            let text = try CodeBlockTests.text(of: file)
            if try Self.matches(words, in: text).isEmpty { continue }
            count += 1
            #expect(text.hasPrefix("// Memory: "), "\(file)")
        }
        #expect(count > 20)
    }

    /// `@inlinable` has no effect in a package type without `@usableFromInline`: other modules call such a member by its generic form,
    /// which takes a hundred instructions for a lock.
    @Test func whatMayBeInlinedIsInTypesThatMay() throws {
        var count = 0
        for file in try CodeBlockTests.swiftFiles(below: "Sources") {
            let declarations = try Self.matches(
                #"(?m)^((?:@\S+\s+)*)package (?:final )?(?:struct|class|enum) (\w+)(.*(?:\n(?!\}).*)*)"#, in: CodeBlockTests.text(of: file))
            for declaration in declarations where declaration[2].contains("@inlinable") {
                count += 1
                #expect(declaration[0].contains("@usableFromInline"), "\(file): \(declaration[1])")
            }
        }
        #expect(count > 10)
    }

    /// What the groups of an expression find.
    private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
        try NSRegularExpression(pattern: pattern).matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
        }
    }

    /// The types that are declared outside of the libraries, in the tests and the tool, and their files and folders.
    private static func types(in folders: [String]) throws -> Set<String> {
        let pattern = #"\b(?:struct|class|enum|protocol|actor) ([A-Z][A-Za-z0-9]+)"#
        let expression = try NSRegularExpression(pattern: pattern)
        var found: Set<String> = []
        for file in try folders.flatMap({ try CodeBlockTests.swiftFiles(below: $0) }) {
            found.formUnion(file.split { $0 == "/" || $0 == "." || $0 == "+" }.map(String.init))
            let text = try CodeBlockTests.text(of: file)
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                if let name = Range(match.range(at: 1), in: text) { found.insert(String(text[name])) }
            }
        }
        return found
    }

    private static func names(in text: String) -> Set<String> {
        // `RuntimePlan.fill`, `_SmartCoded`: one or two names, the first with a capital.
        let quoted = text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return Set(
            quoted.map { $0.components(separatedBy: "(")[0] }.filter {
                $0.range(of: #"^_?[A-Z][A-Za-z0-9]+(\.[a-z_][A-Za-z0-9]+)?$"#, options: .regularExpression) != nil
                    && !$0.hasSuffix(".md") && !$0.hasSuffix(".docc") && !$0.hasSuffix(".swift")
            })
    }

    @Test(arguments: pages)
    func namesExist(_ page: String) throws {
        let sources = try Self.sources.get()
        let others = try Self.types(in: ["Tests/HandyJSONCompatTests", "Tests/SmartCodableTests", "Tests/DocumentationTests", "Tests/Compiler/Tests", "Migration/Sources"])
        let names = Self.names(in: try CodeBlockTests.text(of: page))
        #expect(names.count > 20)
        for name in names {
            let parts = name.split(separator: ".").map(String.init)
            let exists =
                sources.has(parts[0], parts.dropFirst().first)
                || parts.count == 1 && (sources.words.contains(name) || others.contains(name))
            #expect(exists, "\(page): \(name) does not exist")
        }
    }

    /// A comment may speak of Foundation's types as well: of these nothing is known here.
    @Test func namesInCommentsExist() throws {
        let sources = try Self.sources.get()
        var count = 0
        for (path, comments) in sources.comments {
            for name in Self.names(in: comments) {
                let parts = name.split(separator: ".").map(String.init)
                guard parts.count == 2, sources.types[parts[0]]?.isDeclared == true else { continue }
                count += 1
                let exists = sources.has(parts[0], parts[1])
                #expect(exists, "\(path): \(name) does not exist")
            }
        }
        #expect(count > 40)
    }

    /// `Mapping/FastTransformer.swift`, `Memory.md`: from the root, from a library's folder, or a page by its name alone.
    @Test func pathsExist() throws {
        let sources = try Self.sources.get()
        let root = SwiftDeclarations.root
        let pages = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent("Migration").path)
            + sources.pages
        let roots = ["", "Sources/", "Migration/"] + Self.modules.map { $0 + "/" }
        var count = 0
        var texts = sources.comments
        for page in Self.pages + ["CONTRIBUTING.md"] { texts[page] = try CodeBlockTests.text(of: page) }
        for (file, text) in texts {
            // Folders and files without a suffix, where they are quoted: `MigrationKit/Replay/Differences`.
            let quoted = text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            for path in quoted where path.range(of: #"^\.?[A-Za-z]+[A-Za-z0-9_.+-]*(/[A-Za-z0-9_.+-]*)+$"#, options: .regularExpression) != nil {
                count += 1
                let exists = (roots + ["Migration/Sources/", "Benchmarks/"]).contains {
                    FileManager.default.fileExists(atPath: root.appendingPathComponent($0 + path).path)
                }
                // The rows of Benchmarks are named like paths.
                #expect(exists || path.range(of: "^(decode|encode|small)-", options: .regularExpression) != nil, "\(file): \(path) does not exist")
            }
            for match in text.matches(of: #"(?<![A-Za-z0-9/.:])(?:[A-Za-z0-9_.+-]+/)*[A-Za-z0-9_+-]+\.(?:swift|md|sh|py)\b"#) {
                count += 1
                let exists =
                    roots.contains { FileManager.default.fileExists(atPath: root.appendingPathComponent($0 + match).path) }
                    || !match.contains("/") && (pages.contains { $0 == match || $0.hasSuffix("/" + match) } || sources.files.contains(match))
                #expect(exists, "\(file): \(match) does not exist")
            }
        }
        #expect(count > 5)
    }

    @Test func everyModuleIsOnTheMap() throws {
        let page = try CodeBlockTests.text(of: "Sources/README.md")
        let folders = try FileManager.default.contentsOfDirectory(atPath: SwiftDeclarations.root.appendingPathComponent("Sources").path)
            .filter { !$0.contains(".") }
        #expect(folders.map { "Sources/\($0)" }.sorted() == (Self.modules + Self.layerless).sorted())
        for module in Self.modules { #expect(page.contains("| `\(module)/` | |"), "\(module) is not on the map") }
        for module in Self.layerless { #expect(page.contains("`\(module)/` has no layers"), "\(module) is not on the map") }
    }

    /// Package.swift says which module imports which, but a file may import whatever was built before it.
    @Test func modulesImportWhatThePackageSays() throws {
        let package = try CodeBlockTests.text(of: "Package.swift")
        let names = (Self.modules + Self.layerless).map { String($0.dropFirst("Sources/".count)) }
        var count = 0
        for name in names {
            let arguments = try #require(Self.text(in: package, after: ".target(name: \"\(name)\"", until: ")"))
            let wanted = names.filter { arguments.contains("\"\($0)\"") }
            let found = try Self.imports(of: "Sources/\(name)").intersection(names)
            #expect(found.sorted() == wanted.sorted(), "\(name)")
            count += found.count
        }
        #expect(count >= 2)
    }

    /// The modules that a folder's files import: of `import enum SmartEngine.SmartSentinel` the first name.
    private static func imports(of folder: String) throws -> Set<String> {
        let pattern = #"^(?:@[A-Za-z_]+(?:\([A-Za-z]+\))? )*import (?:[a-z]+ )?([A-Za-z]+)"#
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        var found: Set<String> = []
        for file in try CodeBlockTests.swiftFiles(below: folder) {
            let text = try CodeBlockTests.text(of: file)
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                if let name = Range(match.range(at: 1), in: text) { found.insert(String(text[name])) }
            }
        }
        return found
    }

    @Test(arguments: modules)
    func everyLayerIsOnTheMap(_ module: String) throws {
        let map = try Self.map(of: module)
        let layers = try Self.sources.get().layers(of: module)
        #expect(layers.count > 3)
        for layer in layers { #expect(map.contains("| `\(layer)/` |"), "\(layer) is not on the map") }
        let folders = try Self.sources.get().folders(of: module)
        for (folder, count) in folders {
            #expect(!folder.contains("/") || map.contains("`\(folder)/`"), "\(folder) is not on the map")
            #expect(count <= 16, "\(folder) is too large to find something in it")
        }
    }

    /// The table of a module's layers.
    private static func map(of module: String) throws -> String {
        let page = try CodeBlockTests.text(of: "Sources/README.md")
        return try #require(text(in: page, after: "| `\(module)/` | |\n", until: "\n\n"))
    }

    /// Nil where `start` does not occur.
    private static func text(in text: String, after start: String, until end: String) -> String? {
        guard let found = text.range(of: start) else { return nil }
        return String(text[found.upperBound...].components(separatedBy: end)[0])
    }

    /// What looks down all the same: an exception that is none any more has to go from the list, and from the page.
    private static let exceptions = [
        "Sources/SmartEngine": [
            "Codecs → Models: NativeModel",
            "Codecs → Runs: DecodingContext",
            "Codecs → Runs: DecodingSession",
            "Codecs → Runs: EncodingContext",
        ]
    ]

    @Test(arguments: modules)
    func noLayerUsesOneBelowIt(_ module: String) throws {
        let page = try CodeBlockTests.text(of: "Sources/README.md")
        let map = try Self.map(of: module)
        let sources = try Self.sources.get()
        let order = sources.layers(of: module).sorted {
            (map.range(of: "| `\($0)/` |")?.lowerBound ?? map.endIndex) < (map.range(of: "| `\($1)/` |")?.lowerBound ?? map.endIndex)
        }
        var found: Set<String> = []
        for (name, layer) in sources.topLevelTypes(of: module) {
            for (user, words) in sources.wordsByLayer(of: module) where user != layer && words.contains(name) {
                guard let low = order.firstIndex(of: layer), let high = order.firstIndex(of: user), high < low else { continue }
                found.insert("\(user) → \(layer): \(name)")
            }
        }
        #expect(found.sorted() == Self.exceptions[module, default: []])
        for exception in found { #expect(page.contains("`\(exception.split(separator: " ")[3])`")) }
    }
}

/// What a reader of the sources' text finds declared in them: types with their members, words, comments.
struct SwiftDeclarations {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct DeclaredType {
        var members: Set<String> = []
        var parents: Set<String> = []
        /// Not only extended here.
        var isDeclared = false
    }

    private(set) var types: [String: DeclaredType] = [:]
    private(set) var words: Set<String> = []
    /// The comments of each file.
    private(set) var comments: [String: String] = [:]
    /// Names of files, and the pages among them.
    private(set) var files: Set<String> = []
    private(set) var pages: [String] = []
    private var wordsOfFiles: [String: Set<String>] = [:]
    private var topLevel: [String: Set<String>] = [:]

    init(of folder: String) throws {
        let url = SwiftDeclarations.root.appendingPathComponent(folder).resolvingSymlinksInPath()
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
            if path.hasSuffix(".md") { pages.append(path) }
            guard path.hasSuffix(".swift") else { continue }
            files.insert(url.appendingPathComponent(path).lastPathComponent)
            let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
            read(SwiftText(text), "\(folder)/\(path)")
        }
    }

    /// Whether a type has a member, its own or of a type or protocol that it names as its parent.
    func has(_ type: String, _ member: String?) -> Bool {
        guard let member else { return types[type] != nil }
        var open = [type]
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let known = types[name] else { continue }
            if known.members.contains(member) { return true }
            open += known.parents
        }
        return false
    }

    func layers(of folder: String) -> Set<String> { Set(wordsOfFiles.keys.compactMap { layer($0, folder) }) }

    /// How many files each folder has itself, by its path in the module.
    func folders(of folder: String) -> [String: Int] {
        let paths = wordsOfFiles.keys.filter { $0.hasPrefix(folder + "/") }.map { $0.dropFirst(folder.count + 1) }
        return Dictionary(paths.map { ($0.split(separator: "/").dropLast().joined(separator: "/"), 1) }, uniquingKeysWith: +)
    }

    func wordsByLayer(of folder: String) -> [String: Set<String>] {
        Dictionary(wordsOfFiles.compactMap { path, words in layer(path, folder).map { ($0, words) } }) { $0.union($1) }
    }

    /// The types that one layer alone declares, with that layer.
    func topLevelTypes(of folder: String) -> [String: String] {
        var layers: [String: Set<String>] = [:]
        for (path, names) in topLevel {
            guard let layer = layer(path, folder) else { continue }
            for name in names { layers[name, default: []].insert(layer) }
        }
        return layers.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// Nil of a file that is in none, as the one that exports a whole module.
    private func layer(_ path: String, _ folder: String) -> String? {
        guard path.hasPrefix(folder + "/") else { return nil }
        let parts = path.dropFirst(folder.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    private mutating func read(_ text: SwiftText, _ path: String) {
        comments[path] = text.comments
        let tokens = text.tokens.enumerated().filter { $0.offset == 0 || text.tokens[$0.offset - 1] != "import" }.map(\.element)
        wordsOfFiles[path] = Set(tokens)
        words.formUnion(tokens)
        var scopes: [String?] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            switch token {
            case "{": scopes.append(nil)
            case "}": _ = scopes.popLast()
            case "class", "struct", "enum", "protocol", "actor", "extension", "typealias":
                guard index < tokens.count, !["func", "var", "let", "subscript"].contains(tokens[index]),
                    index < 2 || tokens[index - 2] != "."
                else { continue }
                let isExtension = token == "extension"
                var name = tokens[index]
                index += 1
                while isExtension, index + 1 < tokens.count, tokens[index] == "." {
                    name = tokens[index + 1]
                    index += 2
                }
                guard name.first?.isLetter == true || name.first == "_" else { continue }
                if let outer = scopes.last ?? nil { types[outer]?.members.insert(name) }
                if !isExtension, scopes.isEmpty { topLevel[path, default: []].insert(name) }
                if types[name] == nil { types[name] = DeclaredType() }
                if !isExtension { types[name]?.isDeclared = true }
                guard token != "typealias" else { continue }
                var parents: [String] = []
                while index < tokens.count, tokens[index] != "{" {
                    parents.append(tokens[index])
                    index += 1
                }
                types[name]?.parents.formUnion(parents)
                // What extends a pointer to a type is the type's.
                if let place = parents.firstIndex(of: "Pointee"), let pointee = parents[place...].dropFirst().first(where: { $0 != "=" }) {
                    name = pointee
                }
                scopes.append(name)
                index += 1
            case "func", "var", "let", "case":
                guard let scope = scopes.last ?? nil, index < tokens.count else { continue }
                types[scope]?.members.insert(tokens[index])
                var depth = 0
                while token == "case", index + 1 < tokens.count, tokens[index] != "\n" || depth > 0 {
                    if tokens[index] == "(" { depth += 1 }
                    if tokens[index] == ")" { depth -= 1 }
                    if tokens[index] == ",", depth == 0 {
                        let next = tokens[index + 1] == "\n" ? index + 2 : index + 1
                        if next < tokens.count { types[scope]?.members.insert(tokens[next]) }
                        index = next
                    }
                    index += 1
                }
            case "init", "subscript":
                if let scope = scopes.last ?? nil { types[scope]?.members.insert(token) }
            default: break
            }
        }
    }
}

/// Swift code without its strings, and its comments by themselves.
private struct SwiftText {
    /// Words, and characters that are none; a line's end is one.
    private(set) var tokens: [String] = []
    private(set) var comments = ""

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var index = 0
        var word: [UInt8] = []
        func starts(_ prefix: String) -> Bool { bytes[index...].starts(with: prefix.utf8) }
        func endWord(_ tokens: inout [String]) {
            if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            if starts("//") {
                endWord(&tokens)
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
                comments += String(decoding: bytes[index..<end], as: UTF8.self) + "\n"
                index = end
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && starts("#\"") || starts("##\"") {
                endWord(&tokens)
                index = SwiftText.end(ofString: index, in: bytes)
            } else {
                let isWord = byte == UInt8(ascii: "_") || byte >= 0x80
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                    || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                if isWord {
                    word.append(byte)
                } else {
                    endWord(&tokens)
                    if byte != UInt8(ascii: " "), byte != UInt8(ascii: "`") { tokens.append(String(UnicodeScalar(byte))) }
                }
                index += 1
            }
        }
        endWord(&tokens)
    }

    /// Behind a literal, whatever its kind; what is interpolated is no code here.
    private static func end(ofString start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        var pounds: [UInt8] = []
        while bytes[index] == UInt8(ascii: "#") {
            pounds.append(bytes[index])
            index += 1
        }
        let isLong = bytes[index...].starts(with: #"""""#.utf8)
        let quote = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + pounds
        index += isLong ? 3 : 1
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\"), bytes[(index + 1)...].starts(with: pounds + [UInt8(ascii: "(")]) {
                depth += 1
                index += 2 + pounds.count
            } else if bytes[index] == UInt8(ascii: "\\"), pounds.isEmpty {
                index += 2
            } else if depth > 0 {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
                index = bytes[index] == UInt8(ascii: "\"") ? end(ofString: index, in: bytes) : index + 1
            } else if bytes[index...].starts(with: quote) {
                return index + quote.count
            } else {
                index += 1
            }
        }
        return index
    }
}

extension String {
    fileprivate func matches(of pattern: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: self, range: NSRange(startIndex..., in: self)).compactMap {
            Range($0.range, in: self).map { String(self[$0]) }
        }
    }
}
