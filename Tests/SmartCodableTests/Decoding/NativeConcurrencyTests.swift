import Foundation
import SmartCodable
import Testing

private struct Order: SmartCodable, Equatable {
    @SmartKey("order_id", "oid") var id = 0
    var customerName = ""
    @SmartDate var placed: Date?
    var kind: Kind = .new
    var lines: [Line] = []
    @SmartFlat var address: Address?

    enum Kind: String, SmartCaseDefaultable { case new, old }
    struct Line: SmartCodable, Equatable {
        var sku = ""
        var count = 1
    }
    struct Address: SmartCodable, Equatable {
        var city = ""
    }
}

private class Animal: SmartCodable, SmartPolymorphic {
    var type = ""
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["cat": Cat.self]) }
}

private final class Cat: Animal {
    var lives = 9
}

/// Everything at once from many threads; run with ThreadSanitizer by `.ci/run thread`.
@Suite("Concurrency, native") struct NativeConcurrencyTests {
    @Test("Decoding, encoding, updating and listening on many threads") func everything() async {
        let json =
            #"{"oid":"7","customer_name":"A","placed":"2024-01-31 08:15:00","kind":"x","lines":[{"sku":"a"},{"sku":1,"count":"2"}],"city":"B"}"#
        let expected = Order.deserialize(from: json, options: [.key(.fromSnakeCase)])
        #expect(expected?.lines.count == 2)
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask {
                    switch index % 8 {
                    case 0: return Order.deserialize(from: json, options: [.key(.fromSnakeCase)]) == expected
                    case 1: return expected?.toJSONString()?.contains("order_id") == true
                    case 2:
                        var order = Order(id: 1, customerName: "B")
                        return SmartUpdater.update(&order, from: json) && order.customerName == "B" && order.id == 7
                    case 3: return SmartSentinel.record { Order.deserialize(from: json) }.report.totalCount > 0
                    case 4:
                        return ([Animal].deserialize(from: #"[{"type":"cat","lives":"3"},{}]"#)?.first as? Cat)?.lives
                            == 3
                    case 5:
                        SmartSentinel.quotes = SmartSentinel.quotes
                        _ = SmartSentinel.debugMode
                        return SmartCodableOptions.maximumDepth == 512
                    case 6:
                        return (try? SmartJSONDecoder().decode([Int: Order].self, from: "{\"1\":\(json)}"))?[1]?.id == 7
                    default:
                        guard let data = try? SmartJSONEncoder().encode(["a": expected]) else { return false }
                        return !data.isEmpty
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
