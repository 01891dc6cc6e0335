#if os(Linux)
import Foundation
import Testing

/// Colours exist on Apple's platforms only: here their frameworks are stubs, whose colours store components and can
/// have none, as a pattern's.
@Suite struct PlatformColorTests {
    struct Platform: CustomTestStringConvertible, Sendable {
        let framework: String
        let color: String
        let members: String
        var testDescription: String { framework }

        var stub: String {
            """
            @_exported import Foundation
            open class \(color): @unchecked Sendable {
                public let components: [CGFloat]
                public static let pattern = \(color)()
                private init() { components = [] }
                public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }
                fileprivate func give(_ places: [UnsafeMutablePointer<CGFloat>?]) { for (place, value) in zip(places, components) { place?.pointee = value } }
                \(members)
            }
            """
        }
    }

    static let platforms = [
        Platform(
            framework: "UIKit", color: "UIColor",
            members: """
                public func getRed(
                    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
                ) -> Bool {
                    give([red, green, blue, alpha])
                    return !components.isEmpty
                }
                """),
        Platform(
            framework: "AppKit", color: "NSColor",
            members: """
                public struct Space: Sendable { public static let sRGB = Space() }
                public func usingColorSpace(_ space: Space) -> NSColor? { components.isEmpty ? nil : self }
                public func getRed(
                    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
                ) {
                    if components.isEmpty { fatalError("an exception") }
                    give([red, green, blue, alpha])
                }
                """),
    ]

    /// Both libraries compile with the framework, and programs read and write colours by models of both kinds.
    @Test(arguments: platforms)
    func coloursAreReadAndWritten(_ platform: Platform) throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule(platform.framework, platform.stub)
            try compiler.makeLibraries(["SmartCodable", "HandyJSONCompat"], ["-L", ".", "-l\(platform.framework)"])
            let programs = [(Self.program, Self.expected), (Self.formats, Self.expectedFormats)]
            for (program, expected) in programs {
                let header = "import \(platform.framework)\ntypealias Color = \(platform.color)\n"
                try compiler.write(header + program, to: "main.swift")
                try compiler.makeProgram(["HandyJSONCompat", "SmartCodable", "SmartEngine", platform.framework])
                let printed = try compiler.run("program").filter { !$0.hasPrefix("HandyJSON error: ") }
                #expect(printed.count == expected.count)
                for (line, expected) in zip(printed, expected) { #expect(line == expected) }
            }
        }
    }

    private static let program = ##"""
        import Foundation
        import SmartCodable

        func text(_ color: Color?) -> String {
            color.map { $0.components.map { String(format: "%g", Double($0)) }.joined(separator: " ") } ?? "nil"
        }
        func show(_ name: String, _ colors: Color?...) { print("\(name): \(colors.map { text($0) }.joined(separator: " | "))") }

        let initial = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        struct Theme: SmartCodable {
            @SmartHexColor var color: Color?
            @SmartHexColor var solid = initial
            static func from(_ value: Any) -> Theme { Theme.deserialize(from: ["color": value, "solid": value])! }
        }

        for form in ["7DA5E3", "#7DA5E3", "7da5e3", "7DA5E380", "#7DA5E380", "7AE", "#7ae", "7AE8", "000000", "FFFFFF00"] {
            show(form, Theme.from(form).color, Theme.from(form).solid)
        }
        for bad in ["", "#", "xyz", "12345", "7DA5E3Z", "7DA5E3801", " 7DA5E3", "##7DA5E3", 5, true, [String: Any](), [Any](), NSNull()] as [Any] {
            show("bad", Theme.from(bad).color, Theme.from(bad).solid)
        }
        show("missing", Theme.deserialize(from: "{}")!.color, Theme.deserialize(from: "{}")!.solid)
        show("already a colour", Theme.from(initial).color, Theme.from(initial).solid)

        var theme = Theme()
        print(theme.toJSONString()!)
        theme.color = Color(red: 1, green: 0, blue: 0.2, alpha: 0.5)
        print(theme.toJSONString()!, theme.toDictionary()!["color"]!)
        theme.color = Color(red: -0.5, green: 1.5, blue: 0.999, alpha: 1)
        print(theme.toJSONString()!)
        theme.color = .pattern
        print(theme.toJSONString()!)

        let texts = (0..<256).map { String(format: "00%02X%02X", $0, 255 - $0) }
        print(texts.filter { Theme.from($0).toDictionary()!["color"] as? String != $0 }.count, "of 256 differ")

        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for form in ["7DA5E380", "none"] {
            let data = try encoder.encode(Theme.from(form))
            print(String(decoding: data, as: UTF8.self))
            let copy = try JSONDecoder().decode(Theme.self, from: data)
            show("copy", copy.color, copy.solid)
        }

        struct Mapped: SmartCodable {
            @SmartAny var tint: Color = initial
            @SmartAny var maybe: Color?
            @SmartHexColor var shade: Color?
            static func mappingForValue() -> [SmartValueTransformer]? {
                [
                    CodingKeys.tint <--- SmartHexColorTransformer(prefixToJSON: true, alphaToJSON: true),
                    CodingKeys.maybe <--- SmartHexColorTransformer(),
                    CodingKeys.shade <--- SmartHexColorTransformer(prefixToJSON: true),
                ]
            }
        }
        let mapped = Mapped.deserialize(from: ["tint": "#7DA5E380", "maybe": "FF0000", "shade": "7AE"])!
        show("mapped", mapped.tint, mapped.maybe, mapped.shade)
        print(mapped.toJSONString()!)
        let bad = Mapped.deserialize(from: ["tint": "none", "maybe": 1, "shade": "#"])!
        show("badly mapped", bad.tint, bad.maybe, bad.shade)
        print(bad.toJSONString()!)
        """##

    private static let expected =
        [
            ("7DA5E3", "0.490196 0.647059 0.890196 1"), ("#7DA5E3", "0.490196 0.647059 0.890196 1"),
            ("7da5e3", "0.490196 0.647059 0.890196 1"),
            ("7DA5E380", "0.490196 0.647059 0.890196 0.501961"), ("#7DA5E380", "0.490196 0.647059 0.890196 0.501961"),
            ("7AE", "0.466667 0.666667 0.933333 1"), ("#7ae", "0.466667 0.666667 0.933333 1"),
            ("7AE8", "0.466667 0.666667 0.933333 0.533333"),
            ("000000", "0 0 0 1"), ("FFFFFF00", "1 1 1 0"),
        ].map { "\($0): \($1) | \($1)" }
        + Array(repeating: "bad: nil | 0.2 0.4 0.6 1", count: 13)
        + [
            "missing: nil | 0.2 0.4 0.6 1", "already a colour: 0.2 0.4 0.6 1 | 0.2 0.4 0.6 1",
            // Nil and a colour without components are left out, components beyond the range are cut.
            #"{"solid":"336699"}"#, #"{"color":"FF003380","solid":"336699"} FF003380"#,
            #"{"color":"00FFFF","solid":"336699"}"#, #"{"solid":"336699"}"#,
            "0 of 256 differ",
            #"{"color":"7DA5E380","solid":"7DA5E380"}"#,
            "copy: 0.490196 0.647059 0.890196 0.501961 | 0.490196 0.647059 0.890196 0.501961",
            #"{"color":null,"solid":"336699"}"#, "copy: nil | 0.2 0.4 0.6 1",
            "mapped: 0.490196 0.647059 0.890196 0.501961 | 1 0 0 1 | 0.466667 0.666667 0.933333 1",
            ##"{"tint":"#7DA5E380","maybe":"FF0000","shade":"#77AAEE"}"##,
            "badly mapped: 0.2 0.4 0.6 1 | nil | nil", ##"{"tint":"#336699FF"}"##,
        ]

    /// The format of a property belongs to the property, whatever came before the app set a colour.
    private static let formats = ##"""
        import Foundation
        import HandyJSONCompat
        import SmartCodable

        let first = Color(red: 0, green: 0, blue: 0, alpha: 1)
        let set = Color(red: 1, green: 0, blue: 0.4, alpha: 0.5)

        struct Native: SmartCodable {
        PROPERTIES}
        class Base: SmartCodable { required init() {} }
        final class Derived: Base {
        PROPERTIES}
        struct Handy: HandyJSON {
        PROPERTIES}
        class HandyBase: HandyJSON { required init() {} }
        final class HandyDerived: HandyBase {
        PROPERTIES}

        let names = ["plain", "hash", "short", "solid", "under_key", "under", "aroundAny", "ignoring"]
        let sent = ["null", "\"none\"", "[]", "{}", "5", "\"F06\"", "\"#FF006680\"", "\"0xFF0066\""]
        let payloads = ["{}"] + sent.map { value in "{" + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}" }
        var found: Set<String> = []
        @MainActor func show<Model>(_ read: Model?, _ write: (Model) -> String?, _ setAll: (inout Model) -> Void) {
            guard var model = read else { return print("nil") }
            setAll(&model)
            let text = "\(Model.self) \(write(model) ?? "nil")"
            if found.insert(text).inserted { print(text) }
        }
        for json in payloads {
            show(Native.deserialize(from: json), { $0.toJSONString() }) { model in SET }
            show(try? SmartJSONDecoder().decode(Native.self, from: json), { $0.toJSONString() }) { model in SET }
            show(Derived.deserialize(from: json), { $0.toJSONString() }) { model in SET }
            show(Handy.deserialize(from: json), { $0.toJSONString() }) { model in SET }
            show(HandyDerived.deserialize(from: json), { $0.toJSONString() }) { model in SET }
            for start in payloads {
                var native = Native.deserialize(from: start)!
                SmartUpdater.update(&native, from: json)
                show(native, { $0.toJSONString() }) { model in SET }
                var object = Derived.deserialize(from: start)!
                SmartUpdater.update(&object, from: json)
                show(object, { $0.toJSONString() }) { model in SET }
                var handy = Handy.deserialize(from: start)!
                JSONDeserializer.update(object: &handy, from: json)
                show(handy, { $0.toJSONString() }) { model in SET }
            }
        }
        // Read and written without being set.
        struct Hidden: Codable { @IgnoredKey @SmartHexColor var color: Color? = first }
        print(String(decoding: try JSONEncoder().encode(Hidden()), as: UTF8.self))
        print(Native.deserialize(from: payloads[6])!.toJSONString()!)
        print(Handy.deserialize(from: payloads[6])!.toJSONString()!)
        """##
        .replacingOccurrences(of: "PROPERTIES", with: properties)
        .replacingOccurrences(
            of: "SET",
            with: names.map { "model.\($0) = set" }.joined(separator: "; "))

    private static let names = [
        "plain", "hash", "short", "solid", "under", "aroundAny", "ignoring",
    ]

    private static let properties = """
        @SmartHexColor var plain: Color?
        @SmartHexColor(.rrggbb(.hash)) var hash: Color?
        @SmartHexColor(.rgb(.hash)) var short: Color?
        @SmartHexColor(.rrggbbaa(.none)) var solid = first
        @SmartKey("under_key", "under") @SmartHexColor(.rgb(.hash)) var under: Color? = nil
        @SmartAny @SmartHexColor(.rgb(.hash)) var aroundAny: Color? = nil
        @IgnoredKey(isEncodable: true) @SmartHexColor(.rgb(.hash)) var ignoring: Color? = nil

        """

    /// One text for each kind of model.
    private static let expectedFormats: [String] = {
        func text(_ under: String, _ before: String = "", _ after: String = "") -> String {
            ##"{"plain":"FF006680","hash":"#FF0066","short":"#F06","solid":"FF006680",\##(under)"#F06","aroundAny":"#F06","ignoring":"#F06"}"##
        }
        let native = text(#""under_key":"#)
        let handy = text(#""under":"#)
        return [
            "Native \(native)", "Derived \(native)", "Handy \(handy)", "HandyDerived \(handy)", "{}",
            ##"{"plain":"FF0066","hash":"#FF0066","short":"#F06","solid":"FF0066FF","under_key":"#F06","aroundAny":"#F06"}"##,
            ##"{"plain":"FF0066","hash":"#FF0066","short":"#F06","solid":"FF0066FF","under":"#F06","aroundAny":"#F06"}"##,
        ]
    }()
}
#endif
