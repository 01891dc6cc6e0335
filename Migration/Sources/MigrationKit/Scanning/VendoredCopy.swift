import Foundation

/// A copy of HandyJSON's sources inside the project: in the app's own module, in a folder like Pods, as a package
/// beside it. Recognised by what it declares, and nobody's code to rewrite or to draw conclusions from.
struct VendoredCopy: Sendable {
    /// The folder that it fills, or that holds its files among others.
    let folder: String
    /// The first file that declares the mapper or the protocol.
    let marker: String
    /// Sources and manifests.
    let paths: Set<String>
    /// A package or pod of its own: a module named HandyJSON, which is imported.
    let isModule: Bool

    /// The copies among files that were read. O(bytes).
    static func all(in files: [(path: String, kind: FileFinder.Kind, bytes: [UInt8])]) -> [VendoredCopy] {
        // One of the names is enough: what a project declares under them is no HandyJSON that HandyJSONCompat could
        // take the place of unseen.
        let signs = [mapper] + protocols
        let markers = files.filter { file in file.kind == .swift && signs.contains { declares($0, file.bytes) } }.map(
            \.path)
        guard !markers.isEmpty else { return [] }
        var result: [VendoredCopy] = []
        for marker in markers where !result.contains(where: { $0.paths.contains(marker) }) {
            let home = folder(of: marker)
            // HandyJSONCompat itself declares the same names.
            if marker.contains("HandyJSONCompat/") { continue }
            let beside = files.filter { folder(of: $0.path) == home && $0.kind == .swift }
            if let root = root(above: home, files.map(\.path)) {
                let paths = files.map(\.path).filter { $0.hasPrefix(root + "/") }
                result.append(VendoredCopy(folder: root, marker: marker, paths: Set(paths), isModule: true))
                continue
            }
            let own = beside.filter { isSource($0.path, $0.bytes) }.map(\.path)
            // Among others in a folder of the app, or with a folder to itself.
            let isAlone = own.count * 10 >= beside.count * 7 && home != "."
            let paths = isAlone ? files.map(\.path).filter { $0.hasPrefix(home + "/") } : own
            result.append(VendoredCopy(folder: home, marker: marker, paths: Set(paths), isModule: false))
        }
        return result
    }

    private struct Declaration {
        let keyword: String
        let name: String
    }

    private static let mapper = Declaration(keyword: "class", name: "HelpingMapper")
    private static let protocols = ["HandyJSON", "_ExtendCustomModelType"].map {
        Declaration(keyword: "protocol", name: $0)
    }
    private static let others = [
        Declaration(keyword: "class", name: "JSONDeserializer"),
        Declaration(keyword: "protocol", name: "_Transformable"),
    ]

    private static func isSource(_ path: String, _ bytes: [UInt8]) -> Bool {
        let name = String(path.split(separator: "/").last ?? "").dropLast(".swift".count)
        if names.contains(String(name)) { return true }
        return (protocols + [mapper] + others).contains { declares($0, bytes) }
    }

    /// HandyJSON's files.
    private static let names: Set<String> = [
        "AnyExtensions", "BuiltInBasicType", "BuiltInBridgeType", "CBridge", "Configuration", "ContextDescriptorType",
        "CustomDateFormatTransform", "DataTransform",
        "DateFormatterTransform", "DateTransform", "Deserializer", "EnumTransform", "EnumType", "Export",
        "ExtendCustomBasicType", "ExtendCustomModelType",
        "FieldDescriptor", "HandyJSON", "HelpingMapper", "HexColorTransform", "ISO8601DateTransform", "Logger",
        "MangledName", "Measuable", "Metadata",
        "NSDecimalNumberTransform", "OtherExtension", "PointerType", "Properties", "PropertyInfo", "ReflectionHelper",
        "Serializer", "TransformOf", "TransformType",
        "Transformable", "URLTransform",
    ]

    /// The outermost folder with HandyJSON's name and a manifest.
    private static func root(above folder: String, _ paths: [String]) -> String? {
        var prefix = ""
        for part in folder.split(separator: "/") {
            prefix += prefix.isEmpty ? String(part) : "/" + part
            guard part.lowercased().hasPrefix("handyjson") else { continue }
            let isPackage = paths.contains { path in
                guard VendoredCopy.folder(of: path) == prefix else { return false }
                return path.hasSuffix("/Package.swift") || path.hasSuffix(".podspec")
            }
            if isPackage { return prefix }
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// Whether the two words stand one behind the other in code, with nothing but blanks and comments between them.
    private static func declares(_ declaration: Declaration, _ bytes: [UInt8]) -> Bool {
        let name = Array(declaration.name.utf8)
        guard let first = name.first else { return false }
        var index = 0
        while index + name.count <= bytes.count {
            guard bytes[index] == first, bytes[index..<(index + name.count)].elementsEqual(name) else {
                index += 1
                continue
            }
            let end = index + name.count
            // Not `import protocol HandyJSON.HandyJSON`.
            let isWhole = end == bytes.count || !(isNameByte(bytes[end]) || bytes[end] == 0x2E)
            if isWhole, word(before: index, bytes) == declaration.keyword { return true }
            index = end
        }
        return false
    }

    /// The word in front of a place, comments skipped; nil in a line comment.
    private static func word(before offset: Int, _ bytes: [UInt8]) -> String? {
        var end = offset
        while end > 0 {
            if end >= 2, bytes[end - 1] == 0x2F, bytes[end - 2] == 0x2A {
                end -= 2
                while end >= 2, !(bytes[end - 2] == 0x2F && bytes[end - 1] == 0x2A) { end -= 1 }
                end -= min(end, 2)
            } else if bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) {
                end -= 1
            } else {
                break
            }
        }
        var start = end
        while start > 0, isNameByte(bytes[start - 1]) { start -= 1 }
        let line = bytes[bytes.lineStart(of: start)..<start]
        if String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces).hasPrefix("//") { return nil }
        return bytes.string(start..<end)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte >= 0x80
    }
}
