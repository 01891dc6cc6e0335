import Foundation
import SmartCodable

/// Finds an array in a stream by a path, and the texts of its elements.
struct ArrayFinder {
    private enum Place {
        /// The place is before the value that the path leads through, or to.
        case value
        /// The place is in an object, before a name or the end, or in an array, before an element or the end.
        case member
        /// The place is in a name.
        case name
        /// The place is after a name.
        case colon(isNext: Bool)
        /// The place is in a value that the path does not lead through.
        case passed
        /// The place is after a value that the path does not lead through.
        case afterPassed
        /// The place is in the array, before an element or the end; `isFirst`: also directly after the bracket.
        case element(isFirst: Bool)
        case inElement
        case afterElement
    }

    private let path: String
    private let steps: [String]
    private let limit: Int
    /// How many steps were taken.
    private var taken = 0
    /// Whether the innermost value on the way is an object, and the position in it if it is an array.
    private var isInObject = false
    private var position = 0
    private var place = Place.value
    private var scanner = ValueScanner()
    /// How many of the buffer's bytes the scanner has looked at.
    private var scanned = 0

    init(_ path: String?, limit: Int) {
        self.limit = limit
        self.path = path ?? ""
        steps = (path ?? "").split(separator: ".").map(String.init)
    }

    mutating func next(_ buffer: StreamBuffer, isComplete: Bool) -> ElementSplitter.Step {
        while true {
            if !isInText { buffer.useWhitespace() }
            let bytes = buffer.bytes
            guard let first = bytes.first else { return isComplete ? .fault(.endsEarly) : .needsMore }
            if let step = advance(first, bytes, buffer, isComplete) { return step }
        }
    }

    /// Whether the buffer begins with an element's opening bracket, after what separates it from the one before, which
    /// is used.
    mutating func isBeforeElement(_ buffer: StreamBuffer) -> Bool {
        guard !isInText else { return false }
        buffer.useWhitespace()
        if case .afterElement = place, buffer.bytes.first == UInt8(ascii: ",") {
            passComma(buffer)
            buffer.useWhitespace()
        }
        guard case .element = place else { return false }
        return buffer.bytes.first.map { $0.opensContainer } ?? false
    }

    /// Whether the place is within a value or a name, whose bytes stay in the buffer.
    private var isInText: Bool {
        switch place {
        case .name, .passed, .inElement: return true
        default: return false
        }
    }

    /// The next step; nil if the next byte is to be looked at.
    private mutating func advance(
        _ first: UInt8, _ bytes: UnsafeRawBufferPointer, _ buffer: StreamBuffer, _ isComplete: Bool
    ) -> ElementSplitter.Step? {
        switch place {
        case .value: return enter(first, buffer)
        case .member:
            if isInObject {
                guard first == UInt8(ascii: "\"") else { return missing }
                begin(.name)
            } else {
                guard first != UInt8(ascii: "]") else { return missing }
                begin(String(position) == steps[taken - 1] ? .value : .passed)
            }
        case .name:
            guard let end = scan(bytes, isComplete) else { return isComplete ? .fault(.endsEarly) : .needsMore }
            guard end <= limit else { return .fault(.elementTooLarge(path: path, limit: limit)) }
            let isNext = isStep(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
            buffer.use(end)
            place = .colon(isNext: isNext)
        case .colon(let isNext):
            guard first == UInt8(ascii: ":") else { return missing }
            buffer.use(1)
            begin(isNext ? .value : .passed)
        case .passed: return pass(bytes, buffer, isComplete)
        case .afterPassed:
            guard first == UInt8(ascii: ",") else { return missing }
            buffer.use(1)
            position += 1
            place = .member
        case .element(let isFirst):
            if first == UInt8(ascii: "]"), isFirst { return finish(buffer) }
            begin(.inElement)
        case .inElement:
            guard let end = scan(bytes, isComplete) else { return isComplete ? .fault(.endsEarly) : .needsMore }
            guard end > 0 else { return .fault(.noComma) }
            place = .afterElement
            return .element(end)
        case .afterElement:
            if first == UInt8(ascii: "]") { return finish(buffer) }
            guard first == UInt8(ascii: ",") else { return .fault(.noComma) }
            passComma(buffer)
        }
        return nil
    }

    /// Reads a comma after the last element, as coders do.
    private mutating func passComma(_ buffer: StreamBuffer) {
        buffer.use(1)
        place = .element(isFirst: true)
    }

    private mutating func enter(_ first: UInt8, _ buffer: StreamBuffer) -> ElementSplitter.Step? {
        if taken == steps.count {
            guard first == UInt8(ascii: "[") else { return missing }
            buffer.use(1)
            place = .element(isFirst: true)
            return nil
        }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return missing }
        buffer.use(1)
        isInObject = first == UInt8(ascii: "{")
        position = 0
        taken += 1
        place = .member
        return nil
    }

    /// Passes a value, whose bytes are used as they come.
    private mutating func pass(
        _ bytes: UnsafeRawBufferPointer, _ buffer: StreamBuffer, _ isComplete: Bool
    ) -> ElementSplitter.Step? {
        var end = 0
        let isOver = scanner.scan(bytes, &end)
        buffer.use(end)
        if isOver { place = .afterPassed } else { return isComplete ? .fault(.endsEarly) : .needsMore }
        return nil
    }

    /// The length of the value at the beginning of the buffer, once it is known.
    private mutating func scan(_ bytes: UnsafeRawBufferPointer, _ isComplete: Bool) -> Int? {
        scanner.scan(bytes, &scanned) ? scanned : nil
    }

    private mutating func begin(_ place: Place) {
        self.place = place
        scanner = ValueScanner()
        scanned = 0
    }

    private func finish(_ buffer: StreamBuffer) -> ElementSplitter.Step {
        buffer.use(1)
        return .end
    }

    private var missing: ElementSplitter.Step { .fault(.noArray(path: path)) }

    /// Whether the name, in its quotes, is the path's next step.
    private func isStep(_ name: UnsafeRawBufferPointer) -> Bool {
        let step = steps[taken - 1]
        if !name.contains(UInt8(ascii: "\\")) { return name.dropFirst().dropLast().elementsEqual(step.utf8) }
        return (try? SmartJSONDecoder().decode(String.self, from: Data(name))) == step
    }
}
