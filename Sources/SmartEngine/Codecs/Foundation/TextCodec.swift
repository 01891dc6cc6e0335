import Foundation

/// The codec of a type whose only JSON form is a text: URL and UUID.
final class TextCodec<T>: TypedCodec<T> {
    private let make: (String) -> T?
    private let text: (T) -> String

    init(_ make: @escaping (String) -> T?, _ text: @escaping (T) -> String) {
        self.make = make
        self.text = text
        super.init()
    }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        return context.node(index).kind == .string ? make(context.view(index).string) : nil
    }
    override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.string(text(value))
        return true
    }
    override func plain(_ value: T, _ output: EncodingContext) -> Any? {
        text(value)
    }
}

extension URL {
    /// Makes the value of a text. Nil for an empty one on all platforms, though Foundation of Swift 6.0 on Linux makes
    /// a URL of it. O(n).
    package init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }
}

// Foundation scans and prints a UUID by format strings, which takes 9,000 and 7,000 instructions.
extension UUID {
    /// Makes the value of a text of digits and dashes; nil for any other text, which Foundation may still read.
    init?(text: String) {
        var (high, low, count) = (0 as UInt64, 0 as UInt64, 0)
        for (place, byte) in text.utf8.enumerated() where !UUID.isDash(place) || byte != 0x2D {
            let letter = byte | 0x20
            guard byte &- 0x30 < 10 || letter &- 0x61 < 6 else { return nil }
            let digit = UInt64(byte < 0x3A ? byte &- 0x30 : letter &- 0x57)
            (high, low, count) = (high &<< 4 | low &>> 60, low &<< 4 | digit, count &+ 1)
        }
        guard count == 32, text.utf8.count == 36 else { return nil }
        self.init(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
    }

    /// The text of `uuidString`.
    var text: String {
        withUnsafeBytes(of: uuid) { bytes in
            String(unsafeUninitializedCapacity: 36) { text in
                var count = 0
                for place in 0..<36 {
                    let digit = bytes[count / 2] &>> (count % 2 == 0 ? 4 : 0) & 0xF
                    text[place] = UUID.isDash(place) ? 0x2D : digit < 10 ? 0x30 &+ digit : 0x37 &+ digit
                    if !UUID.isDash(place) { count &+= 1 }
                }
                return 36
            }
        }
    }

    private static func isDash(_ place: Int) -> Bool { place == 8 || place == 13 || place == 18 || place == 23 }
}
