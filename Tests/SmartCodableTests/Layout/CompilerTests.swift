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
            TypeLayout.of(Model.self).verify(instance: Model(), classInstance: nil), TypeLayout.of(Object.self).verify(instance: object, classInstance: object),
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
                print(TypeLayout.of(Sub.self).verify(instance: sub, classInstance: sub) == nil)
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
            try compiler.write(
                """
                import Foundation
                public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }
                public func class_getInstanceSize(_ cls: AnyClass?) -> Int { 0 }
                public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }
                public func ivar_getOffset(_ variable: OpaquePointer) -> Int { 0 }
                extension NSObject { public func setValue(_ value: Any?, forKey key: String) {} }
                """, to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", "ObjectiveC", "stub.swift"])
            try compiler.swiftc(
                [
                    "-typecheck", "-swift-version", "6", "-package-name", "SmartCodable", "-module-name",
                    "SmartCodable", "-I", ".", "-Xfrontend", "-import-module",
                    "-Xfrontend", "ObjectiveC",
                ] + Compiler.layout)
        }
    }

    /// The whole library as Darwin has it. What is left are the two places that name a case that this platform's
    /// strategies do not have.
    @Test func codeForDarwinTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                import Foundation
                public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
                public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { 0 }
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
                """, to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", "Darwin", "stub.swift"])
            let failure = try #require(
                thrownError(Compiler.Failure.self) {
                    try compiler.swiftc(
                        Compiler.library + ["-typecheck", "-Xfrontend", "-import-module", "-Xfrontend", "Darwin"]
                            + Compiler.sources())
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
        }
    }

    /// The whole library, and a model of an app with it.
    @Test func codeForCombineTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule("Combine", Self.combine)
            try compiler.swiftc(Compiler.library + ["-emit-module"] + Compiler.sources())
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
            try compiler.write("public let nothing = 0", to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", "ObjectiveC", "stub.swift"])
            #expect(throws: Compiler.Failure.self) {
                try compiler.swiftc(
                    ["-typecheck", "-package-name", "SmartCodable", "-module-name", "SmartCodable", "-I", "."]
                        + Compiler.layout)
            }
        }
    }
}
#endif
