import Foundation
import HandyJSONCompat
import SmartCodable

private final class Child: SmartCodable {
    var name = "initial, on the heap as it is long enough"
    var age = 1
    required init() {}
}

private struct Value: SmartCodable, Equatable {
    var name = "initial, on the heap as it is long enough"
    var age = 1
}

private struct Box<T: Codable>: SmartCodable where T: ExpressibleByNilLiteral {
    var id = 0
    var value: T = nil
}

private struct Asking: SmartCodable {
    var child: Child?
    var twice: Value??
    @SmartAny var wrapped: Value?

    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        child = try container.decode(Child?.self, forKey: .child)
        twice = try container.decode(Value??.self, forKey: .twice)
        _wrapped = try container.decode(SmartAny<Value?>.self, forKey: .wrapped)
    }
    enum CodingKeys: CodingKey { case child, twice, wrapped }
}

/// Takes away, while it is updated, what the update reads.
private final class Holder: SmartCodable {
    nonisolated(unsafe) static weak var current: Holder?
    var thief = Thief()
    var child: Child? = Child()
    var value: Value? = Value()
    var list = [Value()]
    required init() {}

    struct Thief: SmartCodable {
        var id = 0
        mutating func didFinishMapping() {
            Holder.current?.child = nil
            Holder.current?.value = nil
            Holder.current?.list = []
        }
    }
}

private class Shape: SmartCodable, SmartPolymorphic {
    var kind = ""
    var common = 0
    required init() {}
    class func variants() -> SmartVariants {
        SmartVariants(by: "kind", ["circle": Circle.self, "square": Square.self])
    }
}
private final class Circle: Shape { var radius = 0 }
private final class Square: Shape { var side = 0 }
private struct Drawing: SmartCodable { var shape: Shape? }

private final class Cached: SmartCodable {
    var id = 0
    var onTap: (Int) -> Int = { $0 }
    var cache = Witness()
    weak var delegate: Witness?
    let token = UUID()
    required init() {}
    enum CodingKeys: CodingKey { case id }
}

private struct CachedValue: SmartCodable {
    var id = 0
    var onTap: ((Int) -> Int)? = nil
    var cache: Witness? = nil
    weak var delegate: Witness?
    var kept = [1]
    let token = UUID()
    enum CodingKeys: CodingKey { case id }
}

private final class HandyObject: HandyJSON {
    var items = [1, 2, 3]
    var name = "n"
    var partner: HandyObject?
    required init() {}
}

extension Program {
    static let updating: [Program] = [
        Program("update-of-nil") {
            var box = Box<Child?>()
            try expect(SmartUpdater.update(&box, from: #"{"value":{"age":2}}"#), true)
            try expect(box.value?.age, 2)
            try expect(SmartUpdater.update(&box, from: #"{"value":{"name":"x"}}"#), true)
            try expect(box.value?.age, 2)
            var asking = Asking()
            try expect(
                SmartUpdater.update(&asking, from: #"{"child":{"age":3},"twice":{"age":4},"wrapped":{"age":5}}"#), true)
            try expect([asking.child?.age, asking.twice??.age, asking.wrapped?.age], [3, 4, 5])
            asking.twice = .some(nil)
            asking.wrapped = nil
            try expect(
                SmartUpdater.update(&asking, from: #"{"child":{"name":"y"},"twice":{"age":6},"wrapped":{"age":7}}"#),
                true)
            try expect([asking.child?.age, asking.twice??.age, asking.wrapped?.age], [3, 6, 7])
        },
        Program("update-reads-what-user-code-takes-away") {
            for _ in 0..<50 {
                var holder = Holder()
                Holder.current = holder
                let json = #"{"thief":{"id":1},"child":{"age":2},"value":{"age":3},"list":[{"age":4}]}"#
                try expect(SmartUpdater.update(&holder, from: json), true)
                try expect([holder.child?.age, holder.value?.age, holder.list.first?.age], [2, 3, 4])
            }
        },
        Program("update-of-another-variant") {
            var drawing = Drawing()
            try expect(SmartUpdater.update(&drawing, from: #"{"shape":{"kind":"circle","radius":2,"common":1}}"#), true)
            let circle = drawing.shape
            try expect(SmartUpdater.update(&drawing, from: #"{"shape":{"radius":3}}"#), true)
            try expect((drawing.shape as? Circle)?.radius, 3)
            try expect(drawing.shape === circle && circle?.common == 1, "another object")
            try expect(SmartUpdater.update(&drawing, from: #"{"shape":{"kind":"square","side":4}}"#), true)
            try expect((drawing.shape as? Square)?.side, 4)
            try expect(drawing.shape?.common, 0)
            var shape: Shape = Circle()
            try expect(SmartUpdater.update(&shape, from: #"{"kind":"square","side":5}"#), true)
            try expect((shape as? Square)?.side, 5)
        },
        Program("update-keeps-what-is-not-coded") {
            let delegate = Witness()
            var object = Cached()
            let (cache, token, same) = (object.cache, object.token, object)
            object.onTap = { $0 * 2 }
            object.delegate = delegate
            try expect(SmartUpdater.update(&object, from: #"{"id":5,"token":"x","cache":1}"#), true)
            try expect(
                object === same && object.cache === cache && object.delegate === delegate,
                "another object, cache or delegate")
            try expect([object.id, object.onTap(21)], [5, 42])
            try expect(object.token, token)

            var value = CachedValue()
            value.onTap = { $0 * 3 }
            value.cache = delegate
            value.delegate = delegate
            value.kept = [7]
            let valueToken = value.token
            try expect(SmartUpdater.update(&value, from: #"{"id":6}"#), true)
            try expect(value.cache === delegate && value.delegate === delegate, "another cache or delegate")
            try expect([value.id, value.onTap?(14) ?? 0], [6, 42])
            try expect(value.kept, [7])
            try expect(value.token, valueToken)
        },
        Program("update-in-an-access-is-stopped") {
            var object = HandyObject()
            var same = object
            // As `object.items = [4]` in this place: the program is stopped before memory is.
            object.items.withUnsafeMutableBufferPointer { buffer in
                JSONDeserializer.update(object: &same, from: #"{"items":[4,5,6,7,8,9,10]}"#)
                buffer[0] = 1
            }
            object.name = "reached"
        },
        Program("write-in-an-access-is-stopped") {
            let object = HandyObject()
            object.items.sort { a, b in
                _ = object.toJSONString()
                return a > b
            }
        },
        Program("update-beside-an-access-goes-on") {
            var object = HandyObject()
            var same = object
            object.items.withUnsafeMutableBufferPointer { _ in
                JSONDeserializer.update(object: &same, from: #"{"name":"other","partner":{"name":"p"}}"#)
            }
            try expect([object.name, object.partner?.name], ["other", "p"])
            JSONDeserializer.update(object: &object, from: #"{"items":["5"],"name":null,"partner":"wrong"}"#)
            try expect(object.items, [5])
            try expect(object.name, "other")
        },
    ]
}
