import Foundation

/// One step of a path into a document.
enum PathStep: Hashable {
    case member(String)
    case element(Int)
}

extension Sequence where Element == any CodingKey {
    /// The path as text: `data.list[3].name`.
    @_optimize(size) var pathText: String {
        PathText(map { key in key.intValue.map { PathStep.element($0) } ?? .member(key.stringValue) }).string
    }
}

extension Sequence where Element == String {
    /// The path of these names as text.
    package var pathText: String { PathText(map { PathStep.member($0) }).string }
}

/// A path as text, which is written step by step: `data.list[3].name`. A name that could be taken for several steps is in
/// brackets and quotes: `data["a.b"]`. The names are the server's, of any length and depth, and in every line of a report.
/// So the text leaves out what goes beyond a hundred characters of a name, and a thousand bytes in all.
struct PathText: ~Copyable {
    private var writer = JSONByteWriter()
    private var isCut = false

    init(_ steps: [PathStep] = []) {
        for step in steps { append(step) }
    }

    deinit { writer.free() }

    var string: String { isCut ? writer.makeString() + "…" : writer.makeString() }

    typealias Mark = (count: Int, isCut: Bool)

    /// How far the text is written. Setting an earlier one removes what follows.
    var mark: Mark {
        get { (writer.count, isCut) }
        set { (writer.count, isCut) = newValue }
    }

    mutating func append(_ step: PathStep) {
        switch step {
        case .member(var name): name.withUTF8 { append(member: $0) }
        case .element(let index): append(element: index)
        }
    }

    mutating func append(element index: Int) {
        guard hasRoom() else { return }
        writer.byte(UInt8(ascii: "["))
        writer.integer(index)
        writer.byte(UInt8(ascii: "]"))
    }

    mutating func append(member name: UnsafeBufferPointer<UInt8>) {
        guard hasRoom() else { return }
        var isOneStep = !name.isEmpty
        var isShown = name.count <= 100
        for byte in name {
            if byte == 0x22 || byte == 0x2E || byte == 0x5B || byte == 0x5D { isOneStep = false }
            if byte < 0x20 || byte >= 0x7F { isShown = false }
        }
        if isOneStep, writer.count > 0 { writer.byte(UInt8(ascii: ".")) }
        if isOneStep, isShown { return writer.raw(name) }
        let shown = String(decoding: name, as: UTF8.self).shortened(to: 100)
        writer.raw(isOneStep ? shown : "[\"\(shown.replacingOccurrences(of: "\"", with: "\\\""))\"]")
    }

    private mutating func hasRoom() -> Bool {
        if writer.count >= 1000 { isCut = true }
        return !isCut
    }
}
