import Foundation
import SmartCodable
import Testing

private class Base: SmartCodable {
    var id = 0
    required init() {}
}

/// Polymorphic, though its superclass is not.
private class Shape: Base, SmartPolymorphic {
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["circle": Circle.self]) }
}

private final class Circle: Shape {
    var radius = 0.0
}

/// Converts by itself, though its superclass does not.
private final class Measured: Base, SmartConverting {
    var length = 0
    static func conversions() -> [SmartConversion] {
        [SmartConversion(to: Int.self) { $0.stringValue.map(\.count) }]
    }
}

private struct Holder: SmartCodable {
    var shapes: [Shape] = []
    var measured: Measured?
}

/// A class's way of being coded is its superclass's; what a subclass adds counts all the same.
@Suite struct SubclassConformanceTests {
    @Test func polymorphism() {
        let json = #"{"shapes":[{"type":"circle","id":1,"radius":2},{"type":"other","id":3}]}"#
        let shapes = Holder.deserialize(from: json)?.shapes ?? []
        #expect(shapes.map(\.id) == [1, 3])
        #expect((shapes.first as? Circle)?.radius == 2)
        #expect(shapes.last is Circle == false)
        #expect((Shape.deserialize(from: #"{"type":"circle","radius":4}"#) as? Circle)?.radius == 4)
    }

    @Test func conversions() {
        #expect(Measured.deserialize(from: #"{"id":"abc","length":"abcd"}"#)?.length == 4)
        #expect(Holder.deserialize(from: #"{"measured":{"length":"ab"}}"#)?.measured?.length == 2)
        #expect(Base.deserialize(from: #"{"id":"abc"}"#)?.id == 0)
    }
}
