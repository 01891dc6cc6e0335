#if os(Linux)
import Foundation
import Testing

extension ReflectionFlagsTests {
    /// The view of Guide/SwiftUI.md with the models above it, against a stub: where SwiftUI is, the page's own test
    /// compiles it.
    func theViewOfThePageCompiles(_ compiler: Compiler) throws {
        try compiler.makeModule("SwiftUI", Self.stub, [])
        let page = Compiler.root.appendingPathComponent("Guide/SwiftUI.md")
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "\n```")[0] }
        let models = try #require(blocks.first { $0.contains("@Observable") })
        let view = try #require(blocks.first { $0.hasPrefix("import SwiftUI\n") })
        try compiler.write("import Foundation\n\(models)\n\(view)", to: "main.swift")
        try compiler.swiftc(["-typecheck", "-swift-version", "6", "-I", ".", "main.swift"])
    }

    /// As much of SwiftUI as the page uses, with its isolation.
    private static let stub = """
        @MainActor @preconcurrency public protocol View {
            associatedtype Body: View
            @ViewBuilder var body: Body { get }
        }
        extension Never: View { public var body: Never { fatalError() } }
        @resultBuilder public enum ViewBuilder { public static func buildBlock<C: View>(_ content: C) -> C { content } }
        @propertyWrapper public struct State<Value> {
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            public var wrappedValue: Value {
                get { fatalError() }
                nonmutating set {}
            }
        }
        public struct List<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
            public init(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content) {}
            public var body: Never { fatalError() }
        }
        public struct LabeledContent: View {
            public init(_ title: String, value: String) {}
            public var body: Never { fatalError() }
        }
        extension View {
            public func navigationTitle(_ title: String) -> some View { self }
            public func task(@_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View {
                self
            }
            public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
        }
        """
}
#endif
