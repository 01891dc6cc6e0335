import Foundation
import Testing

/// The classes of `layouts.txt`, placed as Apple's runtime places them when a process uses a class first.
///
/// - Swift: `initClassFieldOffsetVector` in swiftlang/swift, stdlib/public/runtime/Metadata.cpp: the properties follow the
///   superclass's, or the header, each at the next place that its alignment allows; below a class of Objective-C where
///   the compiler assumed that it ends.
/// - Objective-C: `moveIvars` in objc4, runtime/objc-runtime-new.mm: where the superclass is larger than was assumed, all
///   move by the difference, rounded up to the largest alignment among them.
struct RuntimeLayout {
    struct Field: Equatable {
        let name: String
        /// What the compiler says; nil where only the runtime knows.
        var offset: Int?
        var size: Int
        var alignment: Int
    }

    struct Class {
        let name: String
        let superclass: String
        /// What the compiler says.
        let start: Int?
        let end: Int?
        var fields: [Field]
        var isGeneric: Bool { start == nil || fields.contains { $0.size == 0 } }
    }

    struct Placed: Equatable {
        var end: Int
        var fields: [Field]
    }

    /// A class written in Objective-C: where its last variable lies, its type's encoding, and where it ends.
    struct Base {
        let lastOffset: Int
        let encoding: Character
        let end: Int
    }

    let target: String
    let classes: [String: Class]
    var word: Int { target.hasPrefix("arm64_32") ? 4 : 8 }
    /// Those of `Layouts/Bases.h`, by their declarations, and NSObject, whose only variable is `isa`.
    var bases: [String: Base] {
        [
            "NSObject": Base(lastOffset: 0, encoding: "#", end: word),
            "ObjectiveCView": Base(lastOffset: 24, encoding: "B", end: 25),
            "ObjectiveCEndsInBool": Base(lastOffset: 2 * word, encoding: "B", end: 2 * word + 1),
            "ObjectiveCEndsInWord": Base(lastOffset: word, encoding: "i", end: word + 4),
            "ObjectiveCEmpty": Base(lastOffset: 0, encoding: "#", end: word),
        ]
    }

    static func read() throws -> [RuntimeLayout] {
        let file = try #require(Bundle.module.url(forResource: "layouts", withExtension: "txt"))
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        var tables: [(target: String, classes: [Class])] = []
        for line in lines {
            if line.hasPrefix("# ") {
                tables.append((String(line.dropFirst(2)), []))
                continue
            }
            let parts = line.components(separatedBy: " |")
            let head = parts[0].split(separator: " ").map(String.init)
            let fields = parts[1].components(separatedBy: ", ").map { $0.split(separator: " ").map(String.init) }
            tables[tables.count - 1].classes.append(
                Class(
                    name: head[0], superclass: head[1], start: Int(head[2]), end: Int(head[3]),
                    fields: fields.filter { $0.count == 4 }.map {
                        Field(name: $0[0], offset: Int($0[1]), size: Int($0[2]) ?? 0, alignment: Int($0[3]) ?? 1)
                    }))
        }
        return tables.map { table in
            RuntimeLayout(
                target: table.target, classes: Dictionary(table.classes.map { ($0.name, $0) }) { first, _ in first })
        }
    }

    /// The class's own properties. `argument`: size and alignment of what a generic class holds.
    func place(_ name: String, argument: (size: Int, alignment: Int)) throws -> Placed {
        let level = try #require(classes[name])
        // NSObject's size is known to the compiler; of other classes written in Objective-C it assumes that much.
        let base = bases[level.superclass]
        var end =
            level.superclass == "-"
            ? 2 * word : try base.map { _ in word } ?? place(level.superclass, argument: argument).end
        let start = end
        var placed: [Field] = []
        for var field in level.fields {
            if field.size == 0 {
                // A `T?`: of a class as large as a reference.
                (field.size, field.alignment) = argument
            }
            field.offset = (end + field.alignment - 1) / field.alignment * field.alignment
            end = (field.offset ?? 0) + field.size
            placed.append(field)
        }
        if let base, base.end > start {
            let alignment = placed.map(\.alignment).max() ?? 1
            let difference = (base.end - start + alignment - 1) / alignment * alignment
            end += difference
            for index in placed.indices { placed[index].offset = placed[index].offset.map { $0 + difference } }
        }
        return Placed(end: end, fields: placed)
    }

    /// The class and its superclasses of Swift, from the root down.
    func levels(of name: String) throws -> [Class] {
        var found: [Class] = []
        var next = classes[name]
        while let level = next {
            found.insert(level, at: 0)
            next = classes[level.superclass]
        }
        return found
    }
}
