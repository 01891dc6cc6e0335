import Foundation

/// The types of a text's numbers and Booleans, for reading it back as plain values: an Int as Int, a Float as Float.
///
///     {"id":1,"rate":2.5}   6: Int, 15: Float
///
/// A value that is not in it came as an NSNumber or as JSON, and becomes an NSNumber.
@usableFromInline final class ScalarClasses {
    @usableFromInline enum Class {
        case bool, double, float, cgFloat, decimal
        /// An NSNumber of a Double, which the text of a whole number does not show.
        case numberOfDouble
        case numberOfDecimal
        case int
        case integer(any FixedWidthInteger.Type)
    }

    // The exclusivity checks were a tenth of an array of dictionaries: nothing that is called during such an access
    // re-enters here.

    /// The offset of each in the text, ascending.
    @exclusivity(unchecked) private var entries: [(offset: Int, type: Class)] = []
    /// The entries of a text that is being rewritten, by their offsets in it.
    private var earlier = RareTable<Int, Class>()
    @exclusivity(unchecked) private var cursor = 0
    @exclusivity(unchecked) private var templates: [Template] = []
    /// The values of objects under construction.
    @exclusivity(unchecked) private var made: ContiguousArray<Any> = []

    /// Records a value at the text's present end. Amortised O(1): what was rolled back is forgotten.
    func add(_ type: Class, at offset: Int) {
        forget(from: offset)
        entries.append((offset, type))
    }

    @inline(__always)
    func forget(from offset: Int) {
        while let last = entries.last, last.offset >= offset { entries.removeLast() }
    }

    /// For a value that was written from a document: restores its entry, if the document is the text itself.
    func settle(from old: Int, at offset: Int) {
        forget(from: offset)
        if let type = earlier[old] { entries.append((offset, type)) }
    }

    /// From now on the text is rewritten from `offset` on.
    func beginRewriting(from offset: Int) {
        earlier = RareTable()
        while let last = entries.last, last.offset >= offset {
            earlier[last.offset - offset] = last.type
            entries.removeLast()
        }
    }

    func endRewriting() { earlier = RareTable() }

    /// A byte before the entries after `offset` was removed.
    func moveBack(behind offset: Int) {
        var index = entries.count - 1
        while index >= 0, entries[index].offset > offset {
            entries[index].offset -= 1
            index -= 1
        }
    }

    /// As `JSONByteWriter.insert`. O(all).
    func insert(_ parts: [(text: JSONByteWriter, offset: Int)]) {
        var result: [(offset: Int, type: Class)] = []
        var added = 0
        var own = entries[...]
        for part in parts {
            while let first = own.first, first.offset < part.offset {
                result.append((first.offset + added, first.type))
                own.removeFirst()
            }
            result += part.text.classes?.entries.map { ($0.offset + part.offset + added, $0.type) } ?? []
            added += part.text.count
        }
        entries = result + own.map { ($0.offset + added, $0.type) }
    }

    // MARK: Plain values

    /// The values of the whole text, whose root `view` is; callable once, since the entries are consumed in order.
    func plain(_ view: NodeView) -> Any {
        switch view.kind {
        case .array: return DeepWork.descend { array(view) }
        case .object: return DeepWork.descend { object(view) }
        default: return scalar(view)
        }
    }

    @inline(never)
    private func array(_ view: NodeView) -> [Any] {
        let node = view.node
        var result: [Any] = []
        result.reserveCapacity(node.count)
        var child = view.index + 1
        while child < node.next {
            result.append(plain(view.memory.view(child)))
            child = view.memory.after(child)
        }
        return result
    }

    /// The last of equal names wins.
    @inline(never)
    private func object(_ view: NodeView) -> [String: Any] {
        let node = view.node
        if node.count > 1, let places = places(of: view) { return object(view, places) }
        var result = [String: Any](minimumCapacity: node.count)
        var child = view.index + 1
        while child < node.next {
            result[view.memory.view(child).string] = plain(view.memory.view(child + 1))
            child = view.memory.after(child + 1)
        }
        return result
    }

    /// A dictionary copied from one with the same keys: no name is hashed.
    @inline(never)
    private func object(_ view: NodeView, _ places: [String: Int]) -> [String: Any] {
        let node = view.node
        let first = made.count
        var child = view.index + 1
        while child < node.next {
            // Outside an access to the array: objects in this one use it too.
            let value = plain(view.memory.view(child + 1))
            made.append(value)
            child = view.memory.after(child + 1)
        }
        let result = made.withUnsafeBufferPointer { made in places.mapValues { made[first &+ $0] } }
        made.removeLast(made.count - first)
        return result
    }

    /// The positions of an object's names in the dictionary, if an object with the same names came before.
    @inline(never)
    private func places(of view: NodeView) -> [String: Int]? {
        let count = view.node.count
        for (index, template) in templates.enumerated() where template.count == count && template.hasNames(of: view) {
            let places = template.places ?? Template.places(in: view)
            if template.places == nil { templates[index].places = places }
            return places.count == count ? places : nil
        }
        let template = Template(first: view.index, count: count)
        if templates.count < Template.kept {
            templates.append(template)
        } else {
            templates[view.index % Template.kept] = template
        }
        return nil
    }

    /// The names of an object, in order.
    private struct Template {
        /// The number of distinct templates that are remembered.
        static let kept = 8

        /// The first object with these names.
        let first: Int
        let count: Int
        /// The position of each name; nil until there is a second object, fewer where names repeat.
        var places: [String: Int]?

        func hasNames(of view: NodeView) -> Bool {
            let memory = view.memory
            let end = view.node.next
            var own = first + 1
            var other = view.index + 1
            while other < end {
                let a = memory.node(own)
                let b = memory.node(other)
                // The bytes as written, with escapes.
                guard a.length == b.length, a.flags == b.flags,
                    memcmp(memory.bytes + Int(a.offset), memory.bytes + Int(b.offset), a.length) == 0
                else { return false }
                own = memory.after(own + 1)
                other = memory.after(other + 1)
            }
            return true
        }

        static func places(in view: NodeView) -> [String: Int] {
            let node = view.node
            var places = [String: Int](minimumCapacity: node.count)
            var child = view.index + 1
            while child < node.next {
                places[view.memory.view(child).string] = places.count
                child = view.memory.after(child + 1)
            }
            return places
        }
    }

    // Out of line: `plain` has a stack frame for every level.
    @inline(never)
    private func scalar(_ view: NodeView) -> Any {
        let offset = Int(view.node.offset)
        while cursor < entries.count, entries[cursor].offset < offset { cursor += 1 }
        guard cursor < entries.count, entries[cursor].offset == offset,
            let value = ScalarClasses.value(view, entries[cursor].type)
        else { return FoundationValue.make(view) }
        return value
    }

    /// Nil if the text is not a value of this type.
    private static func value(_ view: NodeView, _ type: Class) -> Any? {
        func integer<T: FixedWidthInteger>(_: T.Type) -> Any? {
            view.kind == .int ? T(exactly: view.node.int64) : T(exactly: view.node.payload)
        }
        switch (type, view.kind) {
        case (.bool, .true): return true
        case (.bool, .false): return false
        case (.int, .int): return Int(exactly: view.node.int64)
        case (.integer(let type), .int), (.integer(let type), .uint): return integer(type)
        case (.double, _) where view.isNumber: return view.doubleValue
        case (.numberOfDouble, _) where view.isNumber: return NSNumber(value: view.doubleValue)
        case (.cgFloat, _) where view.isNumber: return CGFloat(view.doubleValue)
        case (.float, _) where view.isNumber: return Float(view.numberText)
        case (.decimal, _) where view.isNumber: return decimal(view)
        case (.numberOfDecimal, _) where view.isNumber: return decimal(view).map { NSDecimalNumber(decimal: $0) }
        default: return nil
        }
    }

    private static func decimal(_ view: NodeView) -> Decimal? {
        Decimal(string: view.numberText, locale: Locale(identifier: "en_US_POSIX"))
    }
}
