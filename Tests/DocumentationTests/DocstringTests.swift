import Foundation
import Testing

/// Every public declaration of the modules has a documentation comment, which says something, and of what can be called each parameter, what it
/// returns, and what it throws where it does. Names with an underscore are the engine's own in SmartEngine and SmartCodable, and HandyJSON's in HandyJSONCompat.
/// What is public in an SPI is for these modules only.
@Suite struct DocstringTests {
    @Test(arguments: [("SmartEngine", false, 120), ("SmartCodable", false, 270), ("HandyJSONCompat", true, 120), ("ExCodableCompat", false, 60), ("SmartStreams", false, 25), ("SmartContracts", false, 4), ("SmartMigration", false, 10)])
    func everyPublicNameIsDocumented(_ library: String, _ countsUnderscored: Bool, _ atLeast: Int) throws {
        var count = 0
        for file in try CodeBlockTests.swiftFiles(below: "Sources/\(library)") {
            let found = PublicDeclarations.find(in: try CodeBlockTests.text(of: file), countsUnderscored: countsUnderscored)
            count += found.count
            // The engine's hook, which models get from their protocols.
            for declaration in found where declaration.name != "_coding" {
                #expect(declaration.isDocumented, "\(file):\(declaration.line): \(declaration.name) has no documentation comment")
                #expect(!declaration.isEmpty, "\(file):\(declaration.line): the comment of \(declaration.name) says nothing")
                #expect(
                    !declaration.isThrowing || declaration.namesErrors,
                    "\(file):\(declaration.line): the comment of \(declaration.name) has no `- Throws:`")
                // What generated code in an enum calls.
                guard declaration.isShown, declaration.name != "_makeRawCase" else { continue }
                #expect(declaration.hasAbstract, "\(file):\(declaration.line): the comment of \(declaration.name) begins with a list")
                #expect(declaration.undescribed == [], "\(file):\(declaration.line): the comment of \(declaration.name) does not describe these")
            }
        }
        #expect(count > atLeast)
    }

    /// What the check sees: nested types, requirements, cases, and braces in strings and comments.
    @Test func undocumentedNamesAreFound() {
        let text = #"""
            /// Documented.
            public struct A {
                public var b = "}{ \("}" + #"{"#)" // }
                /// Documented, with an attribute and a comment.
                // For the reader of the code.
                @inlinable
                public init(_ c: Int = { 1 }()) {
                    struct Local { var d = 1 }
                }
                var e = 1
                package class func f() {}
                public static func == (a: A, b: A) -> Bool { true }
                public var _g: Int { 1 }
                private enum Hidden { case h }
            }
            public protocol I {
                associatedtype J
                func k()
            }

            extension A {
                public enum L {
                    case m, n
                }
                override public func o() {}
                @_spi(Engine) public func q() {}
            }
            @_spi(Engine) open class R {
                @_spi(Engine) open func s() {}
                public func t() {}
            }
            enum Internal { public static let p = 1 }
            """#
        let found = PublicDeclarations.find(in: text, countsUnderscored: false)
        #expect(found.filter(\.isDocumented).map(\.name) == ["A", "init"])
        #expect(found.filter { !$0.isDocumented }.map(\.name) == ["b", "==", "I", "J", "k", "L", "m"])
        #expect(found.first { $0.name == "b" }?.line == 3)
    }

    /// A closure's `throws` among the parameters is not the function's.
    @Test func throwingNamesAndEmptyCommentsAreFound() {
        let text = """
            public struct A {
                /// Reads.
                ///
                /// - Throws: What `body` throws.
                public func a(_ body: () throws -> Void) rethrows {}
                /// Reads.
                public func b(
                    _ body: () throws -> Void
                ) throws(E) -> Int { 1 }
                /// None.
                public init(_ body: () throws -> Void) {}
                /// Does nothing.
                public var d: Int {
                    get throws { 1 }
                }
            }
            public protocol P {
                /// Reads.
                func e() throws
                /// Reads.
                func f()
            }
            """
        let found = PublicDeclarations.find(in: text, countsUnderscored: false)
        #expect(found.filter(\.isThrowing).map(\.name) == ["a", "b", "e"])
        #expect(found.filter(\.namesErrors).map(\.name) == ["a"])
        #expect(found.filter(\.isEmpty).map(\.name) == ["init", "d"])
    }

    @Test func undescribedParametersAndResultsAreFound() {
        let text = """
            public struct A {
                /// - Parameter b: What.
                public func a<T: P<Int>>(_ b: [Int: T], of c: (T) -> Void, _: T.Type) -> Int { 1 }
                /// Made.
                ///
                /// - Parameters:
                ///   - d: What.
                ///   - f: What.
                public init(
                    d: Int, with e: (a: Int, b: Int) = (1, 2), `f`: Int = { 1 }()
                ) {}
                /// Compared.
                public static func <<< <T>(g: T, h: T) throws -> Void {}
                /// Equal.
                public static func == (a: A, b: A) -> Bool { true }
                /// By default there is none.
                public func i() -> Int? { nil }
                /// The element.
                public subscript(j: Int) -> Int { 1 }
                /// Earlier.
                @available(*, deprecated)
                public func k(l: Int) -> Int { 1 }
                /// Every.
                ///
                /// - Returns: What.
                public func m() async throws
                    -> Int { 1 }
            }
            @_documentation(visibility: internal)
            extension A {
                /// Hidden.
                public func n(o: Int) -> Int { 1 }
            }
            """
        let found = PublicDeclarations.find(in: text, countsUnderscored: false)
        #expect(found.map(\.name) == ["A", "a", "init", "<<<", "==", "i", "subscript", "k", "m", "n"])
        #expect(found.map(\.undescribed) == [[], ["c", "Returns"], ["e"], ["g", "h"], [], [], ["j", "Returns"], [], [], []])
        #expect(found.filter { !$0.hasAbstract }.map(\.name) == ["A", "a"])
    }
}
