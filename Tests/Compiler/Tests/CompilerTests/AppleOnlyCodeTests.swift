#if os(Linux)
import Foundation
import Testing

/// Code for platforms with Objective-C is type-checked against a stub of what it uses.
@Suite struct AppleOnlyCodeTests {
    @Test func codeForObjectiveCTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule(
                "ObjectiveC",
                """
                import Foundation
                public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }
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
                try compiler.failure(
                    of: Compiler.options(of: "SmartEngine") + ["-typecheck"] + darwin
                        + Compiler.sources(of: "SmartEngine")))
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
