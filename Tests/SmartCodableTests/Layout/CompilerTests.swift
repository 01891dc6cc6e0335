#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Types of modules built without reflection names or metadata are refused with a message. Such a module is compiled
/// here, against nothing but the source of the layout code itself, because a package's own targets are all built with
/// one set of flags.
@Suite struct ReflectionFlagsTests {
    private static let program = """
        struct Model { var id = 7; var name = "x" }
        final class Object { var id = 7; var name = "x" }
        let object = Object()
        for problem in [
            TypeLayout.of(Model.self).verify(instance: Model()), TypeLayout.of(Object.self).verify(instance: object),
        ] { print(problem.map { "\\($0)" } ?? "fine") }
        """

    @Test(
        arguments: [
            ([], "fine"),
            (
                ["-Xfrontend", "-disable-reflection-names"],
                "its property names are missing; build its module without -disable-reflection-names"
            ),
            (
                ["-Xfrontend", "-disable-reflection-metadata"],
                "it has no reflection metadata; build its module without -disable-reflection-metadata"
            ),
        ] as [([String], String)])
    func flagsLeadToAMessage(_ flags: [String], _ expected: String) throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(Self.program, to: "main.swift")
            for way in Self.ways {
                try compiler.swiftc(
                    ["-package-name", "SmartCodable", "-o", "program", "main.swift"] + flags + way + Compiler.layout)
                #expect(try compiler.run("program") == [expected, expected])
            }
        }
    }

    /// By the runtime's functions, which are linked or looked up, and by the records.
    private static let ways: [[String]] = [[], ["-DSMARTCODABLE_LOOKUP"], ["-DSMARTCODABLE_RECORDS"]]

    /// Models of modules built so, by the library as a client has it: it is compiled once for all of them.
    @Test func modelsOfSuchModulesAreWholeOrRefused() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeLibraries(["SmartCodable", "HandyJSONCompat"])
            try nativeModelsAreWholeOrRefused(compiler)
            try derivedModelsAreRefused(compiler)
            try aSuperclassIsNotForgotten(compiler)
            try importsBringWhatTheFrontPagesSay(compiler)
            #if os(Linux)
            try theViewOfThePageCompiles(compiler)
            #endif
        }
    }

    /// Models of such a module, each with every kind of property: what they keep is what `init()` gives, or they are
    /// refused. Debug and optimised.
    private func nativeModelsAreWholeOrRefused(_ compiler: Compiler) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let models = ["RecordedModels", "RecordedEdits", "RecordedLines"].map {
            folder.appendingPathComponent($0 + ".swift").path
        }
        let reasons = [
            "metadata": "it has no reflection metadata; build its module without -disable-reflection-metadata",
            "names": "its property names are missing; build its module without -disable-reflection-names",
        ]
        let expected = RecordedModels.lines(WithMetadata.self)
        try compiler.write(
            """
            import SmartCodable
            SmartSentinel.quotes = .values
            for line in RecordedModels.lines(WithMetadata.self) + ["-"] + RecordedModels.refusals(WithMetadata.self) {
                print(line.split(separator: "\\n").joined(separator: "\\\\"))
            }
            """, to: "main.swift")
        for (part, reason) in reasons {
            for optimisation in ["-Onone", "-O"] {
                try compiler.makeProgram(
                    ["SmartCodable", "SmartEngine"],
                    ["-I", "."] + models + [optimisation, "-Xfrontend", "-disable-reflection-\(part)"])
                // A key whose text is not its case's name: without names only that text is known.
                let lines = try compiler.run("program").filter { !$0.hasPrefix("[SmartCodable] ") }
                    .map { $0.replacingOccurrences(of: "<Way>.own_name", with: "<Way>.name") }
                let parts = lines.split(separator: "-").map(Array.init)
                try #require(parts.count == 2)
                let wanted = expected.map { $0.split(separator: "\n").joined(separator: "\\") }
                #expect(parts[0].count == wanted.count)
                for (line, other) in zip(wanted, parts[0]) where line != other { #expect(other == line) }
                #expect(parts[1] == RecordedModelTests.refusals(reason))
            }
        }
    }

    /// HandyJSON's models of such a module keep what they have, whatever they hold, and say so.
    private func derivedModelsAreRefused(_ compiler: Compiler) throws {
        try compiler.write(
            """
            import HandyJSONCompat
            enum Kind: String, HandyJSONEnum { case x, y }
            struct Inner: HandyJSON { var n = 2 }
            struct Settings: HandyJSON { var a = 1; var s = "x"; var kind = Kind.x; var inner = Inner(); var list = [Inner()] }
            class Base: HandyJSON { var a = 1; required init() {} }
            class Sub: Base { var b = 2 }
            let settings = Settings.deserialize(from: #"{"a":7,"s":"y","kind":"y","inner":{"n":5},"list":[{"n":1},{}]}"#)
            print(settings.map { "\\($0.a) \\($0.s) \\($0.kind == .x) \\($0.inner.n) \\($0.list.count)" } ?? "nil")
            print(Sub.deserialize(from: #"{"a":7,"b":8}"#).map { "\\($0.a) \\($0.b)" } ?? "nil")
            print(Settings().toJSONString() ?? "nil", Sub().toJSONString() ?? "nil")
            var updated = Settings()
            JSONDeserializer.update(object: &updated, from: #"{"a":9}"#)
            print(updated.a)
            """, to: "main.swift")
        for part in ["metadata", "names"] {
            for optimisation in ["-Onone", "-O"] {
                try compiler.makeProgram(
                    ["HandyJSONCompat", "SmartEngine"],
                    ["-I", ".", optimisation, "-Xfrontend", "-disable-reflection-\(part)"])
                let lines = try compiler.run("program")
                #expect(
                    lines.filter { !$0.hasPrefix("HandyJSON error: ") } == ["1 x true 2 1", "1 2", "nil nil", "1"])
                let said = lines.filter { $0.contains("-disable-reflection-\(part)") }
                    .map { $0.components(separatedBy: ": ").dropFirst().first ?? "" }
                let expected = ["Settings", "Sub"].flatMap {
                    ["\($0) cannot be filled from JSON", "\($0) cannot be written as JSON"]
                }
                #expect(Set(said) == Set(expected))
            }
        }
    }

    /// The code of the front pages, each with the imports that it shows; and what HandyJSONCompat's says of the other
    /// library's names.
    private func importsBringWhatTheFrontPagesSay(_ compiler: Compiler) throws {
        let pages = [
            "README.md", "README.zh-Hans.md", "Sources/SmartCodable/SmartCodable.docc/SmartCodable.md",
            "Sources/HandyJSONCompat/HandyJSONCompat.docc/HandyJSONCompat.md", "Migration/Guide/Logging.md",
            "Guide/FAQ.md", "Guide/Server.md", "Guide/StartingFresh.md", "Guide/SwiftUI.md", "Guide/UnitTesting.md",
        ]
        var count = 0
        for page in pages {
            let text = try String(contentsOf: Compiler.root.appendingPathComponent(page), encoding: .utf8)
            let blocks = text.components(separatedBy: "```swift\n").dropFirst().filter { $0.hasPrefix("import ") }
            for block in blocks where !block.hasPrefix("import SwiftUI\n") {
                try compiler.write(block.components(separatedBy: "\n```")[0], to: "main.swift")
                try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"])
                count += 1
            }
        }
        #expect(count >= pages.count)
        let native = "struct Native: SmartCodable { var id = 0 }"
        try compiler.write("import HandyJSONCompat\nlet data = Data()\nstruct A: HandyJSON {}", to: "main.swift")
        try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"])
        try compiler.write("import HandyJSONCompat\n\(native)", to: "main.swift")
        #expect(throws: Compiler.Failure.self) { try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"]) }
        try compiler.write("import HandyJSONCompat\nimport SmartCodable\n\(native)", to: "main.swift")
        try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"])
    }

    /// A class whose superclass's module alone is built so: the superclass's properties are not forgotten.
    private func aSuperclassIsNotForgotten(_ compiler: Compiler) throws {
        try compiler.makeModule(
            "Hidden",
            """
            import SmartCodable
            open class Base: SmartCodable { public var a = 1; public var s = "s"; public required init() {} }
            open class Bare: Base { public var b = 2; public required init() { super.init() }
                public required init(from decoder: any Decoder) throws { try super.init(from: decoder) } }
            """, ["-I", ".", "-Xfrontend", "-disable-reflection-metadata"])
        try compiler.write(
            """
            import Hidden
            import SmartCodable
            final class Sub: Base { var c = 3 }
            final class Further: Bare { var c = 3 }
            print(Sub.deserialize(from: #"{"c":"4","a":[]}"#)?.toJSONString() ?? "nil")
            print(Sub.deserialize(from: #"{"s":"x"}"#)?.toJSONString() ?? "nil")
            do { print(try Further.decode(from: "{}")) } catch { print("refused") }
            print(Further().toJSONString() ?? "not written")
            """, to: "main.swift")
        try compiler.makeProgram(["Hidden", "SmartCodable", "SmartEngine"])
        let lines = try compiler.run("program").filter { !$0.hasPrefix("[SmartCodable] ") }
        #expect(
            lines == [
                #"{"a":1,"s":"s","c":4}"#, #"{"a":1,"s":"x","c":3}"#, "refused", "not written",
            ])
    }

    /// A struct and a class of a library with resilience, and a client's types that hold and inherit them: places are
    /// only known at run time.
    @Test func resilientTypesAreFoundWhereTheyAre() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                public struct Point { public var x: Int8 = 1; public var y = 2.5; public init() {} }
                open class Base { public var id = 7; public var small: UInt8 = 1; public init() {} }
                """, to: "library.swift")
            try compiler.swiftc([
                "-emit-module", "-emit-library", "-enable-library-evolution", "-module-name", "Resilient", "-o",
                "libResilient.so", "library.swift",
            ])
            try compiler.write(
                """
                import Resilient
                struct Holder { var before: UInt8 = 3; var point = Point(); var after: Int16 = 4 }
                final class Sub: Base { var name = "n" }
                let sub = Sub()
                for layout in [TypeLayout.of(Point.self), TypeLayout.of(Holder.self), TypeLayout.of(Sub.self)] {
                    print(layout.problem.map { "\\($0)" } ?? layout.properties.map(\\.name).joined(separator: " "), layout.checkInvariants())
                }
                print(TypeLayout.of(Sub.self).verify(instance: sub) == nil)
                var holder = Holder()
                withUnsafeBytes(of: &holder) { bytes in
                    let after = TypeLayout.of(Holder.self).properties[2].offset
                    print(bytes.load(fromByteOffset: after, as: Int16.self))
                }
                """, to: "main.swift")
            for way in Self.ways {
                try compiler.swiftc(
                    [
                        "-package-name", "SmartCodable", "-I", ".", "-L", ".", "-lResilient", "-Xlinker", "-rpath",
                        "-Xlinker", compiler.folder.path, "-o", "program", "main.swift",
                    ]
                        + way + Compiler.layout)
                #expect(
                    try compiler.run("program") == [
                        "x y true", "before point after true", "id small name true", "true", "4",
                    ])
            }
        }
    }
}

/// Code for platforms with Objective-C is type-checked against a stub of what it uses.
@Suite struct AppleOnlyCodeTests {
    @Test func codeForObjectiveCTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule(
                "ObjectiveC",
                """
                import Foundation
                public struct Selector { public init(_ name: String) {} }
                public func class_copyPropertyList(_ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? { nil }
                public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }
                public func property_getName(_ property: OpaquePointer) -> UnsafePointer<CChar> { fatalError() }
                public func class_copyIvarList(_ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? { nil }
                public func ivar_getTypeEncoding(_ variable: OpaquePointer) -> UnsafePointer<CChar>? { nil }
                public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { nil }
                public func class_getInstanceSize(_ cls: AnyClass?) -> Int { 0 }
                public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }
                public func ivar_getOffset(_ variable: OpaquePointer) -> Int { 0 }
                extension NSObject { public func setValue(_ value: Any?, forKey key: String) {} }
                """)
            try compiler.swiftc(
                [
                    "-typecheck", "-swift-version", "6", "-package-name", "SmartCodable", "-module-name",
                    "SmartEngine", "-I", ".", "-Xfrontend", "-import-module", "-Xfrontend", "ObjectiveC",
                ] + Compiler.layout)
        }
    }

    /// All modules as Darwin has them. What is left are the two places of the engine that name a case that this
    /// platform's strategies do not have.
    @Test func codeForDarwinTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            // The engine as the modules on it import it, made before there is a Darwin to compile for.
            try compiler.swiftc(
                Compiler.options(of: "SmartEngine") + ["-emit-module"] + Compiler.sources(of: "SmartEngine"))
            try compiler.makeModule(
                "Darwin",
                """
                import Foundation
                public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
                public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { 0 }
                public func pthread_create(
                    _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
                    _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
                    _ argument: UnsafeMutableRawPointer?
                ) -> Int32 { 0 }
                public let MADV_FREE_REUSABLE: Int32 = 7
                public func CFGetTypeID(_ object: AnyObject?) -> UInt { 0 }
                public func CFBooleanGetTypeID() -> UInt { 0 }
                public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}
                extension DispatchSource {
                    public struct MemoryPressureEvent: OptionSet, Sendable {
                        public let rawValue: UInt
                        public init(rawValue: UInt) { self.rawValue = rawValue }
                        public static let warning = MemoryPressureEvent(rawValue: 2)
                        public static let critical = MemoryPressureEvent(rawValue: 4)
                    }
                    public class func makeMemoryPressureSource(
                        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
                    ) -> any DispatchSourceMemoryPressure { fatalError() }
                }
                """)
            let darwin = ["-Xfrontend", "-import-module", "-Xfrontend", "Darwin"]
            let failure = try #require(
                thrownError(Compiler.Failure.self) {
                    try compiler.swiftc(
                        Compiler.options(of: "SmartEngine") + ["-typecheck"] + darwin
                            + Compiler.sources(of: "SmartEngine"))
                })
            let errors = Set(failure.description.split(separator: "\n").filter { $0.contains(": error: ") })
            #expect(errors.count == 2)
            for error in errors {
                let place = error.split(separator: ":")
                let lines = try String(contentsOfFile: String(place[0]), encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false)
                let number = try #require(Int(place[1]))
                #expect(lines[number - 1].contains("case .formatted(let formatter)"), "\(error)")
            }
            for module in try Compiler.modules().dropFirst() {
                let arguments = try Compiler.options(of: module) + darwin + Compiler.sources(of: module)
                try compiler.swiftc(["-typecheck"] + arguments)
                try compiler.swiftc(["-emit-module"] + arguments)
            }
        }
    }

    /// The whole library, and a model of an app with it.
    @Test func codeForCombineTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule("Combine", Self.combine)
            for module in ["SmartEngine", "SmartCodable"] {
                try compiler.swiftc(
                    Compiler.options(of: module) + ["-emit-module"] + Compiler.sources(of: module))
            }
            try compiler.write(
                """
                import Combine
                import Foundation
                import SmartCodable

                final class Player: ObservableObject, SmartCodable {
                    @SmartPublished var score = 0
                    @SmartPublished var name: String?
                    @SmartPublished @SmartAny var extra: [String: Any] = [:]
                    @SmartKey("other") @SmartPublished var renamed = 1
                    init() {}
                }

                func use(_ player: Player) -> [AnyCancellable] {
                    player.score += 1
                    return [player.$score.sink { _ = $0 + 1 }, player.$extra.sink { _ = $0.wrappedValue["a"] }, player.objectWillChange.sink {}]
                }
                func decodes<D: TopLevelDecoder>(_: D) where D.Input == Data {}
                func encodes<E: TopLevelEncoder>(_: E) where E.Output == Data {}
                func useCoders() {
                    decodes(SmartJSONDecoder())
                    encodes(SmartJSONEncoder())
                }
                """, to: "model.swift")
            try compiler.swiftc(["-typecheck", "-swift-version", "6", "-I", ".", "model.swift"])
        }
    }

    /// What the library and its users need of Combine.
    private static let combine = """
        public protocol Publisher<Output, Failure> {
            associatedtype Output
            associatedtype Failure: Error
        }
        extension Publisher {
            public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
        }
        extension Publisher where Failure == Never {
            public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
        }
        public struct AnyPublisher<Output, Failure: Error>: Publisher {}
        public final class AnyCancellable { public func cancel() {} }
        public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
            public var value: Output
            public init(_ value: Output) { self.value = value }
            public func send(_ input: Output) {}
        }
        public final class PassthroughSubject<Output, Failure: Error>: Publisher {
            public init() {}
            public func send(_ input: Output) {}
        }
        public final class ObservableObjectPublisher: Publisher {
            public typealias Output = Void
            public typealias Failure = Never
            public init() {}
            public func send() {}
        }
        public protocol ObservableObject: AnyObject {
            associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
            var objectWillChange: ObjectWillChangePublisher { get }
        }
        extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
            public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
        }
        @propertyWrapper public struct Published<Value> {
            public init(initialValue: Value) {}
            public init(wrappedValue: Value) {}
            public var wrappedValue: Value { get { fatalError() } set {} }
            public struct Publisher: Combine.Publisher {
                public typealias Output = Value
                public typealias Failure = Never
            }
            public var projectedValue: Publisher { mutating get { Publisher() } set {} }
        }
        public protocol TopLevelDecoder {
            associatedtype Input
            func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
        }
        public protocol TopLevelEncoder {
            associatedtype Output
            func encode<T: Encodable>(_ value: T) throws -> Output
        }
        """

    /// Without what it needs, the same check fails: so the code above was really looked at.
    @Test func theCheckCanFail() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule("ObjectiveC", "public let nothing = 0")
            #expect(throws: Compiler.Failure.self) {
                try compiler.swiftc(
                    ["-typecheck", "-package-name", "SmartCodable", "-module-name", "SmartEngine", "-I", "."]
                        + Compiler.layout)
            }
        }
    }
}
#endif
