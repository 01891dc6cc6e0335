import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// A codec serves native models, HandyJSON models and the Codable coders. Each type that the engine knows by itself has a
/// row here: both families make the same of every JSON value and write it alike, but for the differences in the row, and
/// `SmartJSONDecoder` and `SmartJSONEncoder` give what Foundation's coders give.
@Suite struct RegistryParityTests {
    @Test func everyTypeHasARow() {
        let rows = Set(Self.rows.map { ObjectIdentifier($0.type) })
        #expect(rows.count == Self.rows.count)
        for type in CodecRegistry.standardTypes {
            #expect(rows.contains(ObjectIdentifier(type)), "\(type) has a codec, but no row in this table")
        }
        #expect(CodecRegistry.standardTypes.count > 25)
    }

    @Test(arguments: rows.indices)
    func allUsersAgree(_ index: Int) {
        let row = Self.rows[index]
        var met: Set<String> = []
        for json in Self.values + row.samples {
            let outcome = row.run(json)
            met.insert(json)
            var difference: String?
            if row.handyJSON != .readsAndWrites {
                #expect(outcome.handyText == "{}", "\(row.type) of \(json)")
            } else if outcome.nativeText != outcome.handyText {
                difference = "\(outcome.nativeText) | \(outcome.handyText)"
            }
            if row.handyJSON == .leavesAlone {
                #expect(outcome.handy == "kept", "\(row.type) of \(json)")
            } else if outcome.native != outcome.handy {
                difference = "\(outcome.native) | \(outcome.handy)"
            }
            #expect(difference == row.differences[json], "\(row.type) of \(json)")
            // An older Foundation makes a URL of an empty text.
            if row.type == URL.self, json == #""""#, !foundationHasNewCoders { continue }
            #expect(outcome.engine?.value == outcome.foundation?.value, "\(row.type) of \(json)")
            #expect(outcome.engine?.text == outcome.foundation?.text, "\(row.type) of \(json)")
        }
        #expect(met.isSuperset(of: row.differences.keys), "\(row.type)")
    }

    /// What every type is tried with: each kind of JSON value, and texts that hold others.
    static let values = [
        "null", "true", "false", "0", "1", "-1", "300", "1.5", "9007199254740993", "18446744073709551615", "1e400",
        #""""#, #""1""#, #""1.5""#, #""true""#, #""text""#, #""aGk=""#, #""2024-01-31T08:15:00Z""#,
        #""https://a.b/c?d=e""#, "[]", "[1]", "{}", #"{"a":"b"}"#,
        "[1,null]", #"{"a":null}"#,
    ]

    // Where HandyJSON's rules, by its recordings, are others than the native ones.
    /// A Boolean is a number; a fraction is cut off (natively by `SmartNumberStrategy` only).
    private static let integers = ["true": "kept | 1", "false": "kept | 0", "1.5": "kept | 1"]
    private static let booleans = ["true": "kept | 1.0", "false": "kept | 0.0"]
    /// Containers become text, numbers beyond Double do not.
    private static let containersInText = [
        "[]": "kept | []", "[1]": "kept | [1]", "{}": "kept | {}", #"{"a":"b"}"#: #"kept | {"a":"b"}"#,
        "[1,null]": "kept | [1,null]", #"{"a":null}"#: #"kept | {"a":null}"#, "1e400": "1e400 | kept",
    ]
    /// In native models an Any accepts no number that no Double holds.
    private static let beyondDouble = ["1e400": "kept | NSNumber inf"]
    /// Null leaves an Any as it is.
    private static let anything = nullElement.merging(nullMember) { $1 }.merging(beyondDouble) { $1 }
    /// Nulls in Foundation's containers are not written.
    private static let nullElement = ["[1,null]": #"{"v":[1,null]} | {"v":[1]}"#]
    private static let nullMember = [#"{"a":null}"#: #"{"v":{"a":null}} | {"v":{}}"#]

    private struct NativeAny: SmartCodable { @SmartAny var v: Any = "initial" }
    private struct HandyAny: HandyJSON { var v: Any = "initial" }
    private struct NativeObject: SmartCodable { @SmartAny var v: AnyObject = NSString("initial") }
    private struct HandyObject: HandyJSON { var v: AnyObject = NSString("initial") }

    /// Made anew: Swift 6.0 takes no stored one that holds functions.
    static var rows: [ParityRow] {
        var rows: [ParityRow] = [
            .codable(Bool.self),
            .codable(String.self, differences: containersInText),
            .codable(Double.self, differences: booleans),
            .codable(Float.self, differences: booleans),
            .codable(
                CGFloat.self,
                differences: [
                    "true": "kept | 1.0", "false": "kept | 0.0", #""1""#: "1.0 | kept", #""1.5""#: "1.5 | kept",
                ],
                handyJSON: .reads),
            .codable(Int.self, differences: integers),
            .codable(Int8.self, ["127", "128"], differences: integers),
            .codable(Int16.self, ["32767", "32768"], differences: integers),
            .codable(Int32.self, ["2147483647", "2147483648"], differences: integers),
            .codable(Int64.self, ["9223372036854775807", "9223372036854775808"], differences: integers),
            .codable(UInt.self, differences: integers),
            .codable(UInt8.self, ["255", "256"], differences: integers),
            .codable(UInt16.self, ["65535", "65536"], differences: integers),
            .codable(UInt32.self, ["4294967295", "4294967296"], differences: integers),
            .codable(UInt64.self, ["18446744073709551616"], differences: integers),
            .codable(Date.self, ["1700000000", "1700000000.25"]),
            .codable(Data.self, differences: ["[]": " | kept", "[1]": "AQ== | kept"]),
            .codable(URL.self, [#""a b""#, #""/path""#]),
            .codable(Decimal.self, ["0.1", "12345678901234567890.5", #""0.1""#]),
            .codable(UUID.self, [#""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#]),
            .plain(Initial.Number.self, differences: beyondDouble),
            .plain(Initial.DecimalNumber.self, ["0.1"]),
            .plain(Initial.String.self, differences: containersInText),
            .plain(Initial.MutableString.self, differences: containersInText),
            .plain(Initial.Array.self, differences: nullElement),
            .plain(Initial.MutableArray.self, differences: nullElement),
            .plain(Initial.Dictionary.self, differences: nullMember),
            .plain(Initial.MutableDictionary.self, differences: nullMember),
            .existential(Any.self, NativeAny.self, HandyAny.self, \.v, \.v, differences: anything),
            .existential(AnyObject.self, NativeObject.self, HandyObject.self, \.v, \.v, differences: anything),
        ]
        if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
            rows.append(.codable(Int128.self, ["170141183460469231731687303715884105727"], handyJSON: .leavesAlone))
            rows.append(.codable(UInt128.self, ["340282366920938463463374607431768211455"], handyJSON: .leavesAlone))
        }
        return rows
    }
}

/// The classes' values to begin with.
private enum Initial {
    enum Number: ParityInitial { static var initial: NSNumber { NSNumber(value: 42) } }
    enum DecimalNumber: ParityInitial { static var initial: NSDecimalNumber { NSDecimalNumber(value: 42) } }
    enum String: ParityInitial { static var initial: NSString { "initial" } }
    enum MutableString: ParityInitial { static var initial: NSMutableString { "initial" } }
    enum Array: ParityInitial { static var initial: NSArray { ["initial"] } }
    enum MutableArray: ParityInitial { static var initial: NSMutableArray { ["initial"] } }
    enum Dictionary: ParityInitial { static var initial: NSDictionary { ["initial": 1] } }
    enum MutableDictionary: ParityInitial { static var initial: NSMutableDictionary { ["initial": 1] } }
}

extension ParityInitial where Self: Numeric { static var initial: Self { 42 } }
extension Int: ParityInitial {}
extension Int8: ParityInitial {}
extension Int16: ParityInitial {}
extension Int32: ParityInitial {}
extension Int64: ParityInitial {}
extension UInt: ParityInitial {}
extension UInt8: ParityInitial {}
extension UInt16: ParityInitial {}
extension UInt32: ParityInitial {}
extension UInt64: ParityInitial {}
extension Double: ParityInitial {}
extension Float: ParityInitial {}
extension CGFloat: ParityInitial {}
extension Decimal: ParityInitial {}
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Int128: ParityInitial {}
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension UInt128: ParityInitial {}
// Both values of a Bool are in the table.
extension Bool: ParityInitial { static var initial: Bool { true } }
extension String: ParityInitial { static var initial: String { "initial" } }
extension Date: ParityInitial { static var initial: Date { Date(timeIntervalSince1970: 42) } }
extension Data: ParityInitial { static var initial: Data { Data("initial".utf8) } }
extension URL: ParityInitial { static var initial: URL { URL(fileURLWithPath: "/initial") } }
extension UUID: ParityInitial {
    static var initial: UUID { UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
