#if os(Linux)
import Foundation
import Testing

@Suite struct TutorialTypeChecks {
    /// The tutorial's store and list, with the model of the steps before them, against what they need of SwiftUI.
    @Test func theTutorialTypeChecks() throws {
        let folder = Compiler.root
            .appendingPathComponent("Documentation/SmartCodable/Resources")
        let files = ["feed-08-kind", "feed-12-store", "feed-13-view"].map {
            folder.appendingPathComponent($0 + ".swift").path
        }
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule("SwiftUI", Self.swiftUI, ["-swift-version", "6"])
            let typecheck = ["-typecheck", "-swift-version", "6", "-I", ".", "-I", Compiler.builtModules.path]
            try compiler.swiftc(typecheck + files)
            // The files are read: without the model they do not compile.
            #expect(throws: Compiler.Failure.self) { try compiler.swiftc(typecheck + files.dropFirst()) }
        }
    }

    private static let swiftUI = """
        @_exported import Foundation
        #if canImport(FoundationNetworking)
        @_exported import FoundationNetworking
        #endif
        public protocol ObservableObject: AnyObject {}
        @propertyWrapper public struct Published<Value> {
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            public var wrappedValue: Value
        }
        @MainActor @preconcurrency public protocol View {
            associatedtype Body: View
            @ViewBuilder var body: Body { get }
        }
        extension Never: View { public typealias Body = Never }
        extension View where Body == Never { public var body: Never { fatalError() } }
        @resultBuilder public struct ViewBuilder {
            public static func buildBlock<each V: View>(_ views: repeat each V) -> Pieces<repeat each V> { Pieces() }
        }
        public struct Pieces<each V: View>: View { public typealias Body = Never }
        @MainActor @propertyWrapper public struct StateObject<Object: ObservableObject> {
            public init(wrappedValue: @autoclosure @escaping () -> Object) { fatalError() }
            public var wrappedValue: Object { fatalError() }
        }
        public struct List<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
            public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {}
            public typealias Body = Never
        }
        public enum HorizontalAlignment { case leading }
        public struct VStack<Content: View>: View {
            public init(alignment: HorizontalAlignment, @ViewBuilder content: () -> Content) {}
            public typealias Body = Never
        }
        public enum Font { case headline, subheadline }
        public struct Text: View {
            public init(_ text: some StringProtocol) {}
            public func font(_ font: Font?) -> Text { self }
            public typealias Body = Never
        }
        extension View {
            public func task(_ action: @escaping @Sendable @MainActor () async -> Void) -> some View { self }
        }
        """
}
#endif
