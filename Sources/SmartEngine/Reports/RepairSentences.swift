import Foundation

/// The sentences about repairs, all in this file (Quickstart sums repairs up in words of its own). `ReportTests` has
/// each of them as it is meant. The pages that show them are compared with what is printed (`expectShown` in the
/// documentation's tests), so after a change the tests name the pages to edit.
package enum RepairSentences {
    /// What was done. `remains`: for a model that is refused.
    package static func outcome(_ action: SmartRepair.Action, remains: SmartRepair.Remains = .initialValues) -> String {
        switch action {
        case .missing, .null, .keptInitialValue: return "kept the initial value"
        case .converted: return "converted"
        case .emptyValue: return "no initial value is known, took the empty value"
        case .becameNil: return "set to nil"
        case .defaultCase: return "took the default case"
        case .dropped, .leftOut: return "left out"
        case .refused:
            switch remains {
            case .initialValues: return "refused, kept the initial values"
            case .presentValues: return "refused, left as it was"
            case .nothing: return "refused, gave no value"
            }
        }
    }

    /// The sentence about one repair. `place`: the model and its property, `User.age`; empty for a value outside of any
    /// model.
    package static func repair(
        _ path: String, _ place: String, expects expected: String, found: String, _ action: SmartRepair.Action,
        remains: SmartRepair.Remains = .initialValues
    ) -> String {
        // The effect of null on an optional depends on the kind of model: it stays null.
        let outcome = action == .null && expected.hasSuffix("?") ? "null" : outcome(action, remains: remains)
        // The root has no path.
        let start = path.isEmpty ? "" : "\(path.shortened(to: Quotation.limit)): "
        return "\(start)\(place.isEmpty ? "" : "\(place) expects ")\(expected), found \(found): \(outcome)"
    }

    /// The reason for a plain Codable type in an app that has HandyJSON models only.
    package static func needsSmartCodable(_ type: String) -> String {
        "\(type) is coded only if the app links SmartCodable"
    }

    package static let nothing = "nothing was repaired"

    /// The line that stands for repairs that are only counted.
    package static func more(_ count: Int) -> String { "… and \(count) more" }

    /// The beginning of `SmartStrictError`'s text, before the repairs.
    package static let doesNotFit = "The data does not fit the model:"
}

/// Makes the texts of repairs. What neighbours share is made once: a type's name, which the runtime takes long to make, and
/// the beginning of a path.
struct RepairTexts: ~Copyable {
    private let quotes = SmartSentinel.quotes
    private let types: TypeList
    private var names: [String?]
    private var document = Document.nothing
    private var finder = PathFinder(.nothing)
    /// The finders of other documents.
    private var finders = RareTable<ObjectIdentifier, PathFinder>()
    /// The path that was found last, and where the text of each step ends; first that of the string that contained the
    /// document.
    private var path = PathText()
    private var marks: [PathText.Mark] = []

    init(_ types: TypeList) {
        self.types = types
        names = Array(repeating: nil, count: types.count)
    }

    mutating func repair(_ entry: RepairLog.Entry) -> SmartRepair {
        let value = DocumentMemory(entry.document).view(entry.index)
        move(to: entry.index, in: entry.document)
        return SmartRepair(
            model: entry.model.map { name($0) } ?? "", property: entry.property,
            path: entry.missing.map { path(with: $0, isElement: value.kind == .array) } ?? path.string,
            expected: name(entry.expected), found: entry.missing == nil ? value.summary(quotes) : "nothing",
            action: entry.action, reason: entry.reason, remains: entry.remains)
    }

    private mutating func name(_ place: TypeList.Place) -> String {
        if let name = names[place] { return name }
        let name = TypeNaming.name(types[place].type)
        names[place] = name
        return name
    }

    /// The path and the names of what is missing there. `isElement`: where an array is, its elements are what is missing.
    private mutating func path(with missing: [String], isElement: Bool) -> String {
        let end = path.mark
        for (place, name) in missing.enumerated() {
            let element = isElement && place == 0 ? ExactInteger.int(name) : nil
            path.append(element.map { .element($0) } ?? .member(name))
        }
        defer { path.mark = end }
        return path.string
    }

    private mutating func move(to index: Int, in document: Document) {
        if self.document !== document { turn(to: document) }
        let shared = min(finder.move(to: index), marks.count - 1)
        while marks.count > shared + 1 { marks.removeLast() }
        path.mark = marks[shared]
        for place in shared..<finder.depth {
            let level = finder[place]
            if level.child == level.value {
                path.append(element: level.position)
            } else {
                finder.memory.view(level.child).withUTF8 { path.append(member: $0) }
            }
            marks.append(path.mark)
        }
    }

    private mutating func turn(to document: Document) {
        if let origin = document.origin { move(to: origin.index, in: origin.outer) } else { path.mark = (0, false) }
        marks = [path.mark]
        finders[ObjectIdentifier(self.document)] = finder
        finder = finders[ObjectIdentifier(document)] ?? PathFinder(document)
        finders[ObjectIdentifier(document)] = nil
        self.document = document
    }
}

package enum TypeNaming {
    /// The type's name as it is written in source: `Double?`, `[Int?]` and `[String: Int]`; a wrapper by its wrapped
    /// type.
    package static func name(_ type: Any.Type) -> String {
        if let wrapper = type as? any AnyWrapper.Type { return name(wrapper.wrappedType) }
        if let optional = type as? any AnyOptional.Type { return name(optional.wrappedAnyType) + "?" }
        return sugared(_typeName(type, qualified: false))
    }

    /// `Array<Optional<Int>>` as `[Int?]`. Anything but a plain generic type stays as it is. O(n × depth).
    @_optimize(size) static func sugared(_ text: String) -> String {
        // The types of functions have round brackets, too.
        guard text.utf8.last == UInt8(ascii: ">"), let open = text.utf8.firstIndex(of: UInt8(ascii: "<")),
            !text.utf8.contains(UInt8(ascii: "("))
        else { return text }
        let arguments = arguments(text[text.index(after: open)...].dropLast()).map { sugared($0) }
        switch (text[..<open], arguments.count) {
        case ("Optional", 1): return arguments[0] + "?"
        case ("Array", 1): return "[" + arguments[0] + "]"
        case ("Dictionary", 2): return "[" + arguments[0] + ": " + arguments[1] + "]"
        default: return text[...open] + arguments.joined(separator: ", ") + ">"
        }
    }

    /// The parts between the commas outside of brackets.
    @_optimize(size) private static func arguments(_ text: Substring) -> [String] {
        var depth = 0
        var result = [""]
        for character in text {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            case "," where depth == 0:
                result.append("")
                continue
            default: break
            }
            result[result.count - 1].append(character)
        }
        return result.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
    }

    package static func isOptional(_ type: Any.Type) -> Bool {
        if let wrapper = type as? any AnyWrapper.Type { return isOptional(wrapper.wrappedType) }
        return type is any AnyOptional.Type
    }
}

extension DocumentMemory {
    /// The reason for a missing member if the object has one whose name differs only by case or separators: most often
    /// a key strategy is missing, or a mapping misspelt. Nil if there is none. O(members of the object).
    package func nearMiss(of path: [String], in object: Int) -> String? {
        var name = path.count == 1 ? path[0] : path.joined(separator: ".")
        return name.withUTF8 { name in
            // A name more than twice as long cannot be meant.
            let limit = name.reduce(0) { isSeparator($1) ? $0 : $0 + 2 }
            guard limit > 0, node(object).kind == .object else { return nil }
            var child = object + 1
            while child < node(object).next {
                let found = view(child)
                if found.withUTF8({ $0.count <= limit && haveSameLetters($0, name) }) {
                    return "the object has '\(found.string.shortened())'"
                }
                child = after(child + 1)
            }
            return nil
        }
    }
}

private func haveSameLetters(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    var (i, j) = (0, 0)
    while true {
        while i < a.count, isSeparator(a[i]) { i += 1 }
        while j < b.count, isSeparator(b[j]) { j += 1 }
        if i == a.count || j == b.count { return i == a.count && j == b.count }
        if lowercased(a[i]) != lowercased(b[j]) { return false }
        i += 1
        j += 1
    }
}

private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".")
}

private func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
