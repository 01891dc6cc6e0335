import Foundation
import SmartEngine

/// The values that `SmartSentinel.checkRuntime` reads and writes, with the results that they must have.
enum RuntimeValues {
    /// Whether strings are read that are shorter and longer than what two words hold, ASCII and not.
    static func readsTexts() -> Bool {
        (0...33).allSatisfy { count in
            ["a", "文", "é"].allSatisfy { letter in
                let text = String(repeating: letter, count: count)
                return plain("[\"\(text)\"]") == [text]
            }
        }
    }

    /// Whether such strings are read from escapes, which are unescaped into the String's own storage.
    static func readsEscapedTexts() -> Bool {
        (0...33).allSatisfy { count in
            plain("[\"" + String(repeating: #"\u6587"#, count: count) + #"\n"]"#)
                == [String(repeating: "文", count: count) + "\n"]
        }
    }

    static func readsNumbers() -> Bool {
        let text = #"[0,-1,9223372036854775807,18446744073709551615,0.1,-2.5,true,false,null]"#
        guard let document = try? Document(text: text), document.withRoot({ $0.compactText }) == text,
            let values = document.withRoot({ FoundationValue.make($0) }) as? [NSObject], values.count == 9
        else { return false }
        let numbers = values.compactMap { $0 as? NSNumber }
        return numbers.count == 8 && numbers[1].intValue == -1 && numbers[2].int64Value == .max
            && numbers[3].uint64Value == .max && numbers[4].doubleValue == 0.1 && numbers[5].doubleValue == -2.5
            && numbers[6].isBoolean && numbers[6].boolValue && numbers[7].isBoolean && !numbers[0].isBoolean
    }

    /// Whether Swift values and objects of the class clusters are read from an Any.
    static func readsObjects() -> Bool {
        let values: [(Any, String)] = [
            ("a", #""a""#), ("a text of more than fifteen bytes", #""a text of more than fifteen bytes""#),
            (1, "1"), (-2.5, "-2.5"), (true, "true"), (UInt8(3), "3"), (Optional(4) as Any, "4"),
            (NSNumber(value: 5), "5"), (NSNumber(value: true), "true"), (NSNumber(value: 0.5), "0.5"),
            (NSDecimalNumber(string: "0.1"), "0.1"), (NSNull(), "null"),
            (NSString(string: "b"), #""b""#), (NSMutableString(string: "文字"), #""文字""#),
            ([1, "c"] as [Any], #"[1,"c"]"#), (NSArray(array: [1, true]), "[1,true]"),
            (["d": 1], #"{"d":1}"#), (["e": ["f"]] as [String: Any], #"{"e":["f"]}"#),
            (NSDictionary(dictionary: ["g": NSMutableArray(array: ["h"])]), #"{"g":["h"]}"#),
        ]
        return values.allSatisfy { value, text in
            (try? Document(object: [value]))?.withRoot { $0.compactText } == "[\(text)]"
        }
    }

    private struct Value {
        var flag = true
        var name = ""
        var number: Int?
    }

    private class Parent {
        var id: Int8 = 1
    }

    private final class Child: Parent {
        weak var parent: Parent?
        var name: String? = "n"
    }

    /// Whether the layouts of a struct, and of a class with a superclass and a weak reference, are known.
    static func knowsLayouts() -> Bool {
        let value = TypeLayout.of(Value.self)
        let child = TypeLayout.of(Child.self)
        // The engine itself may be built without reflection metadata.
        if value.problem == .noReflectionMetadata { return true }
        return value.verify(instance: Value()) == nil && value.checkInvariants()
            && value.properties.map(\.offset) == [0, MemoryLayout<Value>.alignment, 3 * MemoryLayout<Int>.size]
            && child.verify(instance: 0) == nil && child.checkInvariants()
            && child.properties.map(\.isReference) == [false, true, false]
    }

    private static func plain(_ text: String) -> [String]? {
        (try? Document(text: text))?.withRoot { FoundationValue.make($0) as? [String] }
    }

    static var system: String {
        #if arch(arm64)
        let processor = "arm64"
        #elseif arch(x86_64)
        let processor = "x86_64"
        #else
        let processor = "another processor"
        #endif
        #if DEBUG
        let mode = "debug"
        #else
        let mode = "release"
        #endif
        return "\(ProcessInfo.processInfo.operatingSystemVersionString), \(processor), \(mode)"
    }
}
