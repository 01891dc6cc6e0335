import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// Values that were decoded at once and are handed over one by one.
///
/// Elements that lie in the buffer as a whole are parsed as one array and decoded in one run. That saves most of a
/// decode's cost besides its value. An element that cannot be decoded so is left to a decode of its own, which says
/// why.
///
/// Its code is inlined into the loop over the values, where their type is known.
@usableFromInline final class ElementBatch<Value: Decodable> {
    @usableFromInline var values: UnsafeMutablePointer<Value>
    /// The values' offsets in the stream.
    @usableFromInline var offsets: UnsafeMutablePointer<Int>
    /// The numbers of values handed over, and made.
    @usableFromInline var taken = 0
    @usableFromInline var count = 0
    /// The number of the first value among the stream's elements.
    @usableFromInline var firstIndex = 0
    private var capacity = 0
    /// After batches that made nothing, as where elements are large, this number of elements is decoded alone.
    private var pause = 0
    private var nextPause = 1
    /// Where the last batch began that made nothing: more bytes of that element do not help.
    private var failedOffset = -1

    /// How much text a batch has at most: all that it has is in memory beside the stream's buffer.
    static var size: Int { 16 * 1024 }

    init() {
        values = .allocate(capacity: 1)
        offsets = .allocate(capacity: 1)
    }

    deinit {
        (values + taken).deinitialize(count: count - taken)
        values.deallocate()
        offsets.deallocate()
    }

    /// The next value; nil if a batch has to be made, or an element decoded alone.
    @inlinable
    func take() -> SmartStreamElement<Value>? {
        guard taken < count else { return nil }
        defer { taken += 1 }
        return SmartStreamElement(
            index: firstIndex + taken, offset: offsets[taken], value: (values + taken).move())
    }

    /// Decodes elements at the beginning of the text. Returns the number of bytes up to the one after them, and of the
    /// elements; nil if there are none.
    func fill(
        _ text: UnsafeRawBufferPointer, at offset: Int, index: Int, areLines: Bool, _ decoder: SmartJSONDecoder
    ) -> (bytes: Int, elements: Int)? {
        guard offset != failedOffset else { return nil }
        guard pause == 0 else {
            failedOffset = offset
            pause -= 1
            return nil
        }
        // Less text is decoded element by element as it comes.
        guard text.count >= ElementBatch.size / 16 else { return nil }
        var end: Int?
        // The values are handed over when all are made: making them runs code of the user's.
        var made = 0
        taken = 0
        count = 0
        NativeModels.link()
        if let options = decoder.optionsOfBatches,
            let elements = WholeElements(text, areLines: areLines, limit: ElementBatch.size, options.choices.parsing)
        {
            var session = DecodingSession.begin(elements.document, options: options, log: .silent)
            defer { DecodingSession.end(&session) }
            reserve(elements.count)
            let codec = CodecRegistry.shared.codec(for: Value.self)
            let memory = session.context.memory
            var child = 1
            while made < elements.count {
                let place = values + made
                guard codec.initialize(UnsafeMutableRawPointer(place), from: child, session.context) else { break }
                guard session.exhaustion == nil else {
                    place.deinitialize(count: 1)
                    break
                }
                offsets[made] = offset + Int(memory.node(child).offset) - 1
                made += 1
                child = memory.after(child)
            }
            end = made == elements.count ? elements.end : Int(memory.node(child).offset) - 1
        }
        firstIndex = index
        count = made
        guard let end, made > 0 else {
            failedOffset = offset
            pause = nextPause
            nextPause = min(nextPause * 2, 256)
            return nil
        }
        nextPause = 1
        return (end, made)
    }

    private func reserve(_ count: Int) {
        guard capacity < count else { return }
        values.deallocate()
        offsets.deallocate()
        values = .allocate(capacity: count)
        offsets = .allocate(capacity: count)
        capacity = count
    }
}
