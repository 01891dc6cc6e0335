import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

private struct Plain {
    var a: Int8 = 1
    var b = "b"
    let c = 2.5
    var d: Int?
    var e: Bool = true
    var computed: Int { 1 }
    static let shared = 9
}

private struct Empty {}

private struct WithEmpty {
    var nothing = Empty()
    var first: UInt8 = 1
    var nothingElse: Void = ()
    var second: UInt8 = 2
}

private struct Generic<T> {
    var before: UInt8 = 0
    var value: T
    var after: UInt16 = 0
}

@propertyWrapper private struct Clamped {
    var wrappedValue: Int
}

private class Base {
    var id = 7
    weak var delegate: Base?
    unowned var owner: AnyObject = Base.keeper
    unowned(unsafe) var rawOwner: AnyObject = Base.keeper
    lazy var slow = "slow"
    @Clamped var level = 3
    let fixed = "fixed"
    nonisolated(unsafe) static let keeper = NSObject()
    init() {}
}

private class Middle: Base {}

private final class Leaf: Middle {
    var name = "leaf"
    var action: () -> Void = {}
    var pair = (1, "x")
}

private class ObjectiveBase: NSObject {
    var title = "t"
    var count: Int32 = 4
}

private final class ObjectiveLeaf: ObjectiveBase {
    var flag = true
}

private class GenericBase<T> {
    var item: T
    init(_ item: T) { self.item = item }
}

private final class GenericLeaf: GenericBase<[String]> {
    var extra: UInt8 = 1
    init() { super.init(["a"]) }
}

private enum Namespace {
    struct Nested { var x = 1 }
}

@Suite struct TypeLayoutTests {
    private func names(_ type: Any.Type) -> [String] { TypeLayout.of(type).properties.map(\.name) }

    @Test func namesAreInDeclarationOrderSuperclassesFirst() {
        #expect(names(Plain.self) == ["a", "b", "c", "d", "e"])
        #expect(
            names(Leaf.self) == [
                "id", "delegate", "owner", "rawOwner", "$__lazy_storage_$_slow", "_level", "fixed", "name", "action",
                "pair",
            ])
        #expect(names(ObjectiveLeaf.self) == ["title", "count", "flag"])
        #expect(names(GenericLeaf.self) == ["item", "extra"])
        #expect(names(Namespace.Nested.self) == ["x"])
    }

    /// The compiler's records say what the runtime's functions say, of everything that those know.
    @Test(
        arguments: [
            Plain.self, Empty.self, WithEmpty.self, Generic<UInt8>.self, Generic<[String: Any]>.self, Clamped.self,
            Base.self, Middle.self, Leaf.self, ObjectiveBase.self, ObjectiveLeaf.self, GenericBase<Int?>.self,
            GenericLeaf.self, Namespace.Nested.self, Generic<GenericLeaf?>.self,
            GenericBase<Generic<(Int, String)>>.self,
            Int.self, String.self, [Int].self, Optional<Int>.self, (Int, String).self, NSObject.self, Error.self,
            JSONDecoder.self, RepairLog.self, CodecRegistry.self, Locale.self,
        ] as [Any.Type])
    func recordsAgreeWithTheRuntime(_ type: Any.Type) throws {
        #expect(FieldRecords.kind(of: type) == ReflectionFunctions.kind(type))
        guard RuntimeReflection.kind(of: type) != .other else { return }
        let count = try #require(ReflectionFunctions.fieldCount(type))
        #expect(FieldRecords.fieldCount(type) == count)
        for index in 0..<count {
            let field = try #require(ReflectionFunctions.field(type, index))
            #expect(FieldRecords.field(type, index)?.isSame(as: field) == true, "\(field)")
        }
        #expect(FieldRecords.field(type, count) == nil)
        #expect(FieldRecords.field(type, -1) == nil)
    }

    @Test func elementsOfTuplesAreKnown() {
        #expect(
            FieldRecords.elements(ofTuple: (Int, a: String, (() -> Void)?).self).map { "\($0)" } == [
                "Int", "String", "Optional<() -> ()>",
            ])
        #expect(FieldRecords.elements(ofTuple: Plain.self).isEmpty)
    }

    @Test func placesAgreeWithMemoryLayout() {
        let layout = TypeLayout.of(Plain.self)
        let offsets = [
            MemoryLayout<Plain>.offset(of: \.a), MemoryLayout<Plain>.offset(of: \.b),
            MemoryLayout<Plain>.offset(of: \.c),
            MemoryLayout<Plain>.offset(of: \.d), MemoryLayout<Plain>.offset(of: \.e),
        ]
        #expect(layout.properties.map(\.offset) == offsets)
        #expect(layout.properties.map(\.size) == [1, 16, 8, 9, 1])
        #expect(layout.checkInvariants())
    }

    @Test func zeroSizedFieldsShareAPlaceWithoutOverlapping() {
        let layout = TypeLayout.of(WithEmpty.self)
        #expect(layout.problem == nil)
        #expect(layout.properties.map(\.size) == [0, 1, 0, 1])
        #expect(layout.verify(instance: WithEmpty()) == nil)
    }

    /// `Int.Type` is stored in no bytes, `Int.Type?` in one; the metadata of both says eight.
    @Test func metatypesTakeNoPlace() {
        struct Thin {
            var id: Int8 = 1
            var type: Int.Type = Int.self
            var optional: Int.Type?
            var flag = true
            var any: Any.Type = Int.self
            var name = "n"
        }
        let layout = TypeLayout.of(Thin.self)
        #expect(layout.problem == nil)
        #expect(layout.properties.filter { !$0.holdsValue }.map(\.name) == ["type", "optional", "any"])
        let offsets = [
            MemoryLayout<Thin>.offset(of: \.id), MemoryLayout<Thin>.offset(of: \.flag),
            MemoryLayout<Thin>.offset(of: \.name),
        ]
        #expect(layout.properties.filter(\.holdsValue).map(\.offset) == offsets)
        #expect(layout.verify(instance: Thin()) == nil)
    }

    @Test func everyFactOfAFieldIsKnown() throws {
        let layout = TypeLayout.of(Leaf.self)
        func field(_ name: String) throws -> StoredProperty {
            try #require(layout.properties.first { $0.name == name })
        }
        #expect(try field("fixed").isVariable == false)
        #expect(try field("id").isVariable)
        #expect(try field("delegate").holdsValue == false)
        #expect(try field("owner").holdsValue == false)
        #expect(try field("rawOwner").holdsValue == false)
        #expect(try field("name").holdsValue)
        #expect(try field("$__lazy_storage_$_slow").isLazyStorage)
        #expect(try field("_level").type == Clamped.self)
        #expect(try field("id").level == 0)
        #expect(try field("name").level == 2)
        #expect(layout.levels.map { String(describing: $0) } == ["Base", "Middle", "Leaf"])
    }

    @Test(arguments: [
        (Generic<UInt8>.self as Any.Type, [0, 1, 2]), (Generic<Int>.self, [0, 8, 16]),
        (Generic<String>.self, [0, 8, 24]),
        (Generic<Generic<UInt16>>.self, [0, 2, 8]),
    ])
    func genericTypesHaveTheirOwnPlaces(_ type: Any.Type, _ offsets: [Int]) {
        #expect(TypeLayout.of(type).properties.map(\.offset) == offsets)
    }

    @Test func localTypesWork() {
        struct Local { var a = 1; var b = "" }
        #expect(names(Local.self) == ["a", "b"])
        #expect(TypeLayout.of(Local.self).verify(instance: Local()) == nil)
    }

    @Test func classInstancesAreVerifiedAgainstTheirMemory() {
        let leaf = ObjectiveLeaf()
        let layout = TypeLayout.of(ObjectiveLeaf.self)
        #expect(layout.verify(instance: leaf) == nil)
        #expect(
            layout.properties.allSatisfy { $0.offset >= 16 && $0.offset + $0.size <= InstanceMemory.size(of: leaf) })
        let generic = GenericLeaf()
        #expect(TypeLayout.of(GenericLeaf.self).verify(instance: generic) == nil)
    }

    @Test func valuesAreReadAtTheirPlaces() {
        let leaf = Leaf()
        let layout = TypeLayout.of(Leaf.self)
        let start = InstanceMemory.start(of: leaf)
        func value<T>(_ name: String, _: T.Type) -> T? {
            layout.properties.first { $0.name == name }.map {
                (start + $0.offset).assumingMemoryBound(to: T.self).pointee
            }
        }
        #expect(value("id", Int.self) == 7)
        #expect(value("fixed", String.self) == "fixed")
        #expect(value("name", String.self) == "leaf")
        #expect(value("pair", (Int, String).self)?.1 == "x")
        #expect(value("_level", Clamped.self)?.wrappedValue == 3)
    }

    @Test(
        arguments: [
            Int?.self, (Int, Int).self, Any.self, (() -> Void).self, Namespace.self, (any CustomStringConvertible).self,
        ] as [Any.Type])
    func otherKindsAreRefusedNotAsked(_ type: Any.Type) {
        #expect(TypeLayout.of(type).problem == .notAStructOrClass)
        #expect(TypeLayout.of(type).properties.isEmpty)
    }

    @Test func foundationsOwnTypesAreNeverBelievedBeyondTheirSize() {
        for type in [
            Date.self, URL.self, Data.self, Decimal.self, NSString.self, NSNumber.self, String.self, [Int].self,
        ] as [Any.Type] {
            let layout = TypeLayout.of(type)
            #expect(layout.problem != nil || layout.checkInvariants(), "\(type)")
        }
    }

    @Test func aTypeIsLookedUpOnce() {
        #expect(TypeLayout.of(Plain.self) === TypeLayout.of(Plain.self))
    }

    @Test func layoutsAreMadeFromManyThreadsAtOnce() {
        let types: [Any.Type] = [
            Plain.self, WithEmpty.self, Leaf.self, ObjectiveLeaf.self, GenericLeaf.self, Generic<Int8>.self,
            Generic<Double>.self,
        ]
        DispatchQueue.concurrentPerform(iterations: 64) { iteration in
            let layout = TypeLayout.of(types[iteration % types.count])
            #expect(layout.checkInvariants())
        }
    }

    @Test func caseNamesOfEnums() {
        enum Keys: String, CodingKey { case id = "user_id", name }
        #expect(RuntimeReflection.caseName(Keys.id) == "id")
        #expect(RuntimeReflection.caseName(Keys.name) == "name")
        #expect(RuntimeReflection.caseName(5) == nil)
    }
}
