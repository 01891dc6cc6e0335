enum ManifestText {
    /// Hosts do not tell `handyjson` from `HandyJSON`, and neither does SwiftPM.
    static func mentionsHandyJSON(_ bytes: [UInt8]) -> Bool {
        bytes.contains(Array("HandyJSON".utf8))
            || String(decoding: bytes, as: UTF8.self).lowercased().contains("handyjson")
    }

    /// `https://github.com/alibaba/HandyJSON.git`, `git@github.com:alibaba/HandyJSON.git` → `["alibaba", "handyjson"]`
    static func ownerAndName(_ source: String) -> [String] {
        var parts = source.lowercased().split { "/:".contains($0) }.suffix(2).map(String.init)
        if let last = parts.last, last.hasSuffix(".git") { parts[parts.count - 1] = String(last.dropLast(4)) }
        return parts
    }

    /// alibaba/HandyJSON on GitHub. The same name on another host is a copy that somebody may have changed.
    static func isOriginal(_ source: String) -> Bool {
        let gitHub: Set = ["https", "http", "ssh", "git", "github.com", "www.github.com"]
        let before = source.lowercased().split { "/:@".contains($0) }.map(String.init).dropLast(2)
        return ownerAndName(source) == ["alibaba", "handyjson"] && before.allSatisfy(gitHub.contains)
    }

    static func isNamedHandyJSON(_ source: String) -> Bool { ownerAndName(source).last == "handyjson" }
}
