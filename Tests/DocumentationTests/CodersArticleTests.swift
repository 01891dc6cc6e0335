import Foundation
import SmartCodable
import TestSupport
import Testing

/// The code blocks of Coders.md, verbatim, and what they promise.
@Suite struct CodersArticleTests {
    @Test func anyCodableType() throws {
        struct User: Codable {
            var firstName: String
            var age: Int
        }

        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .fromSnakeCase
        let users = try decoder.decode([User].self, from: Data(#"[{"first_name":"Ann","age":"30"}]"#.utf8))
        // age 30

        let encoder = SmartJSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(users)
        // [{"age":30,"firstName":"Ann"}]

        #expect(users.map(\.firstName) == ["Ann"])
        #expect(users.map(\.age) == [30])
        #expect(String(decoding: data, as: UTF8.self) == #"[{"age":30,"firstName":"Ann"}]"#)
        #expect(throws: DecodingError.self) { try decoder.decode(User.self, from: #"{"first_name":"Ann","age":"old"}"#) }
        #expect(try decoder.decode([Int].self, fromJSONObject: [1, "2"]) == [1, 2])
    }

    @Test func trailingCommas() throws {
        let list = try SmartJSONDecoder().decode([Int].self, from: "[1,2,]")
        // [1, 2]

        #expect(list == [1, 2])
    }

    @Test func strictAndLossy() throws {
        let lossy = SmartJSONDecoder()
        lossy.options = [.lossyCollections]
        let numbers = try lossy.decode([Int].self, from: #"[1,"x","2",null]"#)
        // [1, 2]

        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        do {
            _ = try strict.decode([Int].self, from: #"[1,"2"]"#)
        } catch let error as DecodingError {
            // The same as JSONDecoder's. Inside it is all that was repaired:
            if let strict = SmartStrictError(in: error) { print(strict) }
            // The data does not fit the model:
            // [1]: Int, found string "2": converted
        }

        #expect(numbers == [1, 2])
        let error = Result { try strict.decode([Int].self, from: #"[1,"2"]"#) }.failure
        try expectShown(try #require(error.flatMap { SmartStrictError(in: $0) }), on: "Sources/SmartCodable/SmartCodable.docc/Coders.md")
    }

    @Test func insideTheJSON() throws {
        let response = #"{"code":0,"data":{"items":[{"name":"Ann"},{"name":"Bo"}]}}"#
        let names = try SmartJSONDecoder().decode([[String: String]].self, from: response, at: "data.items")
        // Ann, Bo

        #expect(names.map { $0["name"] } == ["Ann", "Bo"])
    }

    /// The table of sentences, each beside what both decoders say.
    @Test func sentences() throws {
        struct User: Codable {
            var firstName: String
            var age: Int
        }
        typealias Attempt = (_ text: String, _ isOurs: Bool) throws -> Void
        func attempt<T: Decodable>(_ type: T.Type) -> Attempt {
            { text, isOurs in
                let data = Data(text.utf8)
                if isOurs {
                    _ = try SmartJSONDecoder().decode(type, from: data)
                } else {
                    _ = try JSONDecoder().decode(type, from: data)
                }
            }
        }
        let attempts: [String: Attempt] = [
            "Int": attempt(Int.self), "Bool": attempt(Bool.self), "Array<Int>": attempt([Int].self),
            "User": attempt(User.self), "URL": attempt(URL.self), "UUID": attempt(UUID.self),
            "Data": attempt(Data.self),
        ]
        func sentence(_ attempt: Attempt, _ text: String, isOurs: Bool) throws -> String {
            do {
                try attempt(text, isOurs)
                return "no error"
            } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
                DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context)
            {
                return context.debugDescription
            }
        }
        for page in ["Sources/SmartCodable/SmartCodable.docc/Coders.md", "Documentation/zh-Hans/SmartCodable/Coders.md"] {
            let rows = try CodeBlockTests.text(of: page).components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
            #expect(rows.count == 12)
            for row in rows {
                let cells = row.components(separatedBy: " | ").map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: "| `–"))
                }
                let attempt = try #require(attempts[cells[0]])
                let found = try sentence(attempt, cells[1], isOurs: true)
                #expect(found == (cells[3].isEmpty ? cells[2] : "\(cells[2]) \(cells[3])"), "\(page)")
                #if os(Linux) && compiler(>=6.2)
                #expect(try sentence(attempt, cells[1], isOurs: false) == cells[2], "\(page)")
                #endif
            }
        }
    }

    private struct Path: Decodable {
        let numbers: [Int?]
        init(from decoder: any Decoder) throws { numbers = decoder.codingPath.map(\.intValue) }
    }

    private struct Dated: SmartCodable {
        var date = Date(timeIntervalSince1970: 0)
    }

    @Test func differences() throws {
        let table = try SmartJSONDecoder().decode([String: Int].self, from: #"{"a":1,"a":2}"#)
        // ["a": 2]

        #expect(table == ["a": 2])
        #expect(try JSONDecoder().decode([String: Int].self, from: Data(#"{"a":1,"a":2}"#.utf8)) == ["a": 1])
        #expect(try SmartJSONDecoder().decode([Int: Path].self, from: #"{"1":0}"#)[1]?.numbers == [nil])
        #expect(try JSONDecoder().decode([Int: Path].self, from: Data(#"{"1":0}"#.utf8))[1]?.numbers == [1])
        #expect(try SmartJSONDecoder().decode([Int].self, from: #""[1,2]""#) == [1, 2])
        #expect(try SmartJSONDecoder().decode([Int].self, from: "[1]".data(using: .utf16) ?? Data()) == [1])
        let error = Result { try SmartJSONDecoder().decode([Int].self, from: "[1") }.failure
        if case .dataCorrupted(let context)? = error as? DecodingError {
            #expect((context.underlyingError as? JSONSyntaxError)?.line == 1)
        } else {
            Issue.record("\(String(describing: error))")
        }

        let iso = SmartJSONDecoder()
        iso.dateDecodingStrategy = .iso8601
        #expect(try iso.decode(Date.self, from: "60") == Date(timeIntervalSince1970: 60))
        #expect(try SmartJSONDecoder().decode(Dated.self, from: #"{"date":60}"#).date == Date(timeIntervalSinceReferenceDate: 60))
        #expect(Dated.deserialize(from: #"{"date":60}"#)?.date == Date(timeIntervalSince1970: 60))
        #expect(Dated().toJSONString() == #"{"date":0}"#)
        #expect(String(decoding: try SmartJSONEncoder().encode(Dated()), as: UTF8.self) == #"{"date":-978307200}"#)
    }
}
