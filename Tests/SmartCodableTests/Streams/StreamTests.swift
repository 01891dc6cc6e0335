import Foundation
import SmartCodable
import SmartStreams
import Testing

/// As apps have them: a class, initial values, text with brackets in it.
private class Post: SmartCodable {
    var id = 0
    var text = "none"
    var tags: [String] = []
    var author: Author?
    required init() {}
}

private struct Author: SmartCodable {
    var name = ""
    var age: Int?
}

private struct Numbered: SmartCodable {
    var id = 0
}

private struct Plain: Decodable, Equatable {
    let id: Int
}

/// A text in pieces of one size.
private func pieces(_ text: String, _ size: Int) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
}

private func posts(
    _ text: String, _ format: SmartStreamFormat, _ size: Int = 7, recordsRepairs: Bool = false
) -> [SmartStreamElement<Post>] {
    Array(SmartJSONSequence<Post>(pieces(text, size), format: format, recordsRepairs: recordsRepairs))
}

private func texts(_ elements: [SmartStreamElement<Post>]) -> [String] {
    elements.map { element in
        switch element.result {
        case .success(let post): return post.toJSONString() ?? "?"
        case .failure(let error): return "\(error)"
        }
    }
}

private let objects = [
    #"{"id":1,"text":"a } ] , \" \\","tags":["[","{\\"]}"#, #"{"id":"2","author":{"name":"李","age":"x"}}"#, "{}",
    #"{ "id" : 3.0, "text" : "é👍🏽\u00e9", "author" : { "name" : "\\" } }"#,
]
private let expected = objects.map { Post.deserialize(from: $0)?.toJSONString() ?? "?" }

@Suite struct StreamTests {
    @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 10_000])
    func theSameWhereverPiecesEnd(size: Int) {
        let lines = objects.joined(separator: "\n")
        #expect(texts(posts(lines, .lines, size)) == expected)
        #expect(
            texts(posts("\u{FEFF}\r\n" + objects.joined(separator: "\r\n \r\n\n") + "\r\n", .lines, size)) == expected)
        let array = "[" + objects.joined(separator: ",") + "]"
        #expect(texts(posts(array, .array, size)) == expected)
        #expect(texts(posts(" [ " + objects.joined(separator: "\n,\t") + ",\r\n] x", .array, size)) == expected)
        let inside =
            #"{"posts":[1],"a\"b":{"posts":[[],"]"]},"d\u0061ta":[{"posts":[]},{"x":"}","posts": \#(array) }],"z":1}"#
        #expect(texts(posts(inside, .array(at: "data.1.posts"), size)) == expected)
        let events =
            objects.map { "event: post\ndata: \($0)\nid: 1\n\n" }.joined() + "data: [DONE]\n\ndata: {\"id\":9}\n\n"
        #expect(texts(posts(events, .events, size)) == expected)
        #expect(texts(posts(events.replacingOccurrences(of: "\n", with: "\r\n"), .events, size)) == expected)
        #expect(texts(posts(events.replacingOccurrences(of: "\n", with: "\r"), .events, size)) == expected)
    }

    @Test func valuesOfEveryKindAreElements() throws {
        let text = #" [1 , -2.5e3,"a,]" ,true,null,[[1],[2,"]"]],{"a":{}} ] "#
        for size in 1...9 {
            let values = SmartJSONSequence<JSONValue>(pieces(text, size), format: .array).map { try? $0.get() }
            #expect(
                values == [1, -2500, "a,]", true, .null, [[1], [2, "]"]], ["a": [:]]])
        }
        #expect(posts("[]", .array).isEmpty)
        #expect(posts("", .lines).isEmpty)
        #expect(posts(": hello\n\n", .events).isEmpty)
    }

    @Test func severalLinesOfOneEventAreJoined() {
        let text = "data: {\ndata:\"id\":\ndata\ndata: 7}\n\nretry: 3\n\ndata: {\"id\":8}"
        #expect(posts(text, .events, 3).map(\.value?.id) == [7, 8])
        #expect(posts("data: end\n\n", .events(end: "end")).isEmpty)
        #expect(posts("data: [DONE]\n\n", .events(end: nil)).map { $0.value == nil } == [true])
    }

    @Test func badElementsSayWhereTheyStandAndTheNextOnesFollow() {
        let text = "{\"id\":1}\n{\"id\":}\n[1]\n{\"id\":4}"
        let elements = posts(text, .lines)
        #expect(elements.map(\.index) == [0, 1, 2, 3])
        #expect(elements.map(\.offset) == [0, 9, 17, 21])
        #expect(elements.map(\.value?.id) == [1, nil, nil, 4])
        let errors = elements.compactMap { element -> SmartStreamError? in
            if case .failure(let error) = element.result { error as? SmartStreamError } else { nil }
        }
        #expect(errors.map(\.index) == [1, 2])
        #expect(errors.first?.description.hasPrefix("element 1 at byte 9: ") == true)
        #expect(errors.first?.description.contains("line 1, column 7") == true)
        #expect(errors.last?.underlying is DecodingError)
        #expect(SmartJSONSequence<Post>(pieces(text, 4)).values.map(\.id) == [1, 4])
        let array = posts(#"[{"id":1},{"id":nope},tru,{"id":4}]"#, .array)
        #expect(array.map(\.value?.id) == [1, nil, nil, 4])
        #expect(array.map(\.offset) == [1, 10, 22, 26])
        let plain = SmartJSONSequence<Plain>(pieces("{\"id\":1}\n{}\n{\"id\":3}", 5))
        #expect(plain.map(\.value?.id) == [1, nil, 3])
    }

    @Test func whatCannotBeDividedEndsWithAnError() {
        func fault(_ text: String, _ format: SmartStreamFormat, _ values: Int) -> SmartStreamFault? {
            let elements = posts(text, format)
            #expect(elements.dropLast().filter { $0.value != nil }.count == values)
            guard case .failure(let error)? = elements.last?.result else { return nil }
            return (error as? SmartStreamError)?.underlying as? SmartStreamFault
        }
        #expect(fault("[{},{", .array, 1) == .endsEarly)
        #expect(fault("[{}", .array, 1) == .endsEarly)
        #expect(fault("[{},\"", .array, 1) == .endsEarly)
        #expect(fault("", .array, 0) == .endsEarly)
        #expect(fault("[{} {}]", .array, 1) == .noComma)
        #expect(fault("[{}}", .array, 1) == .noComma)
        #expect(fault("[{},}", .array, 1) == .noComma)
        #expect(fault("[,]", .array, 0) == .noComma)
        #expect(fault("{}", .array, 0) == .noArray(path: ""))
        #expect(fault(#"{"a":1,"b":[]}"#, .array(at: "c"), 0) == .noArray(path: "c"))
        #expect(fault(#"{"a":1}"#, .array(at: "a"), 0) == .noArray(path: "a"))
        #expect(fault(#"[[{}]]"#, .array(at: "1"), 0) == .noArray(path: "1"))
        #expect(fault(#"{"a":"#, .array(at: "b"), 0) == .endsEarly)
        #expect(fault(#"{"a"#, .array(at: "b"), 0) == .endsEarly)
    }

    /// The same wherever pieces end: what is larger by a byte ends the stream, and what is not does not.
    @Test(arguments: [1, 7, 50, 10_000])
    func anElementThatIsTooLargeEndsTheStream(size: Int) {
        func last(_ text: String, _ format: SmartStreamFormat, _ limit: Int) -> String {
            let ways = [false, true].map { recordsRepairs in
                let elements = Array(
                    SmartJSONSequence<Post>(
                        pieces(text, size), format: format, recordsRepairs: recordsRepairs, maximumElementSize: limit))
                guard case .failure(let error)? = elements.last?.result else { return "\(elements.count) values" }
                return "\(error)"
            }
            #expect(ways[0] == ways[1])
            return ways[0]
        }
        let long = #"{"id":1,"text":"0123456789 0123456789 0123456789"}"#
        let (fits, count) = (long.utf8.count, long.utf8.count - 1)
        let lines = "{}\n\(String(repeating: " ", count: 200))\(long)\n{}"
        #expect(last(lines, .lines, fits) == "3 values")
        #expect(last(lines, .lines, count) == "element 1 at byte 203: an element has more than \(count) bytes")
        #expect(last("{}\n\(long)", .lines, count) == "element 1 at byte 3: an element has more than \(count) bytes")
        let array = #"{"passed":[\#(long),\#(long)],"a":{"b":[{},\#(long),{}]}}"#
        let place = array.utf8.count - fits - 6
        #expect(last(array, .array(at: "a.b"), fits) == "3 values")
        #expect(
            last(array, .array(at: "a.b"), count)
                == "element 1 at byte \(place): an element of 'a.b' has more than \(count) bytes")
        // A name on the way, and a text without its end.
        #expect(last(array, .array(at: "a.b"), 7) == "element 0 at byte 1: an element of 'a.b' has more than 7 bytes")
        #expect(
            last(#"[{"a":"\#(String(repeating: "a", count: 30))"#, .array, 20)
                == "element 0 at byte 1: an element has more than 20 bytes")
        let events = "data: {}\n\n: \(String(repeating: "c", count: 40))\ndata: \(long)\ndata: \n\ndata: {}\n\n"
        #expect(last(events, .events, 6 + 2 * fits) == "3 values")
        #expect(last(events, .events, 5 + fits) == "element 1 at byte 53: an element has more than \(5 + fits) bytes")
        #expect(last(events, .events, 41) == "element 1 at byte 10: an element has more than 41 bytes")
    }

    @Test func filesAndTheirErrors() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
        try Data((0..<5000).map { "{\"id\":\($0)}\n" }.joined().utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let sequence = SmartJSONSequence<Post>(contentsOf: url)
        #expect(sequence.values.map(\.id) == Array(0..<5000))
        // Anew each time, and stopped anywhere.
        #expect(sequence.first { $0.value?.id == 17 }?.index == 17)
        let missing = Array(SmartJSONSequence<Post>(contentsOf: url.appendingPathExtension("none")))
        #expect(missing.count == 1 && missing.first?.value == nil)
        #expect(throws: SmartStreamError.self) { try missing.first?.get() }
        let folder = Array(SmartJSONSequence<Post>(contentsOf: url.deletingLastPathComponent()))
        #expect(folder.count == 1 && folder.first?.value == nil)
        let other = SmartJSONSequence<Post>(contentsOf: try #require(URL(string: "https://example.com/posts")))
        #expect(other.map { $0.value == nil } == [true])
    }

    @Test func repairsBelongToTheirElement() {
        let text = "{\"name\":\"A\"}\n{\"name\":7,\"age\":\"x\"}\n{\"name\":\"B\",\"age\":3}"
        let elements = Array(SmartJSONSequence<Author>(pieces(text, 9), recordsRepairs: true))
        #expect(elements.map { $0.report?.repairs.map(\.path) } == [[], ["name", "age"], []])
        #expect(posts("{}", .lines).first?.report == nil)
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        #expect(
            SmartJSONSequence<Author>(pieces(text, 9), decoder: strict).map { $0.value == nil } == [false, true, false])
    }

    @Test func oneElementNeedsItsRoomOnly() {
        // A line that comes in many pieces is looked at once.
        let long = "{\"text\":\"" + String(repeating: "x", count: 400_000) + "\"}"
        #expect(posts("\(long)\n{}", .lines, 512).map(\.value?.text.utf8.count) == [400_000, 4])
        #expect(posts("[\(long),{}]", .array, 512).map(\.value?.text.utf8.count) == [400_000, 4])
    }
}

@Suite struct AsyncStreamTests {
    private struct Broken: Error {}

    private func bytes(_ text: String) -> AsyncStream<UInt8> {
        AsyncStream { continuation in
            for byte in text.utf8 { continuation.yield(byte) }
            continuation.finish()
        }
    }

    @Test func bytesAndPieces() async throws {
        let array = "[" + objects.joined(separator: ",") + "]"
        for (text, format) in [
            (objects.joined(separator: "\n"), SmartStreamFormat.lines), (array, .array),
            (objects.map { "data: \($0)\n\n" }.joined(), .events), ("{\"a\":\(array)}", .array(at: "a")),
        ] {
            var found: [SmartStreamElement<Post>] = []
            for try await element in SmartJSONStream(bytes(text), of: Post.self, format: format) {
                found.append(element)
            }
            #expect(texts(found) == expected)
            let pieces = AsyncStream<Data> { continuation in
                var rest = Data(text.utf8)
                while !rest.isEmpty {
                    continuation.yield(rest.prefix(11))
                    rest.removeFirst(min(11, rest.count))
                }
                continuation.finish()
            }
            found = []
            for try await element in SmartJSONStream(pieces, of: Post.self, format: format) { found.append(element) }
            #expect(texts(found) == expected)
        }
    }

    @Test func anElementComesWithItsLastByte() async throws {
        let (stream, continuation) = AsyncStream<UInt8>.makeStream()
        var iterator = SmartJSONStream(stream, of: JSONValue.self, format: .array).makeAsyncIterator()
        func send(_ text: String) { for byte in text.utf8 { continuation.yield(byte) } }
        send(#"[{"a":1}"#)
        #expect(try await iterator.next()?.get() == ["a": 1])
        send(#","b""#)
        #expect(try await iterator.next()?.get() == "b")
        send(",7,")
        #expect(try await iterator.next()?.get() == 7)
        send("]")
        // The connection stays open.
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
    }

    @Test func whatTheStreamThrowsIsThrown() async throws {
        let stream = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(Data("{\"id\":1}\n{".utf8))
            continuation.finish(throwing: Broken())
        }
        var ids: [Int] = []
        await #expect(throws: Broken.self) {
            for try await element in SmartJSONStream(stream, of: Post.self) { ids.append(try element.get().id) }
        }
        #expect(ids == [1])
    }
}

/// As `FileHandle.AsyncBytes`: what is there follows, then an error.
@Suite struct CancelledStreamTests {
    @Test("What came of an element is not taken for all of it, where the stream of bytes ends when it is cancelled")
    func cutOff() async throws {
        let (stream, continuation) = AsyncStream<Data>.makeStream()
        continuation.yield(Data("1\n2\n12".utf8))
        let (found, error) = await Task {
            var found: [Int?] = []
            do {
                for try await element in SmartJSONStream(stream, of: Int.self) {
                    found.append(element.value)
                    if found.count == 1 { withUnsafeCurrentTask { $0?.cancel() } }
                }
                return (found, nil as (any Error)?)
            } catch {
                return (found, error)
            }
        }.value
        #expect(found == [1, 2])
        #expect(error is CancellationError)
    }

    @Test("A stream of bytes that goes on is left, and the iterator ends") func goesOn() async throws {
        let endless = AsyncStream<Data> { Data("[7,".utf8) }
        let isOver = try await Task {
            var iterator = SmartJSONStream(endless, of: Int.self, format: .array).makeAsyncIterator()
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: CancellationError.self) { _ = try await iterator.next() }
            return try await iterator.next() == nil
        }.value
        #expect(isOver)
    }
}

extension SentinelSuites {
    @Suite struct StreamListenerTests {
        @Test func textsSayWhichElementItWas() {
            let seen = Seen()
            let listener = SmartSentinel.onLogGenerated { seen.add($0) }
            defer { listener.cancel() }
            let decoder = SmartJSONDecoder()
            decoder.options = [.logContext(header: "GET /feed", footer: "end")]
            let text = "{\"id\":1}\n{\"id\":\"2\"}\nnope"
            #expect(Array(SmartJSONSequence<Numbered>(pieces(text, 3), decoder: decoder)).count == 3)
            let texts = seen.all.filter { $0.contains("GET /feed") }
            #expect(texts.count == 2)
            #expect(texts.first?.contains("GET /feed\nelement 1 at byte 9\n") == true)
            #expect(texts.last?.contains("element 2 at byte 20\n") == true)
        }
    }

    private final class Seen: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []
        func add(_ text: String) { lock.withLock { texts.append(text) } }
        var all: [String] { lock.withLock { texts } }
    }
}
