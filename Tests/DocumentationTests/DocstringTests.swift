import Foundation
import Testing

/// Every public declaration of the modules has a documentation comment, which says something, and what it throws where it
/// does. Names with an underscore are the engine's own in SmartEngine and SmartCodable, and HandyJSON's in HandyJSONCompat.
/// What is public in an SPI is for these modules only.
@Suite struct DocstringTests {
    @Test(arguments: [("SmartEngine", false, 120), ("SmartCodable", false, 270), ("HandyJSONCompat", true, 120), ("ExCodableCompat", false, 60)])
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
}
