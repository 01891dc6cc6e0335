import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// A thread's pointer where the system has no memory for it.
@Suite(.serialized) struct ThreadSlotTests {
    /// How often the system refuses; of a function without context.
    private static let refusals = Shared(0)

    private static func slot(refusing count: Int) -> ThreadSlot {
        refusals.value = count
        return ThreadSlot(storingBy: { key, value in
            let isRefused = ThreadSlotTests.refusals.change { count in
                count -= 1
                return count >= 0
            }
            return isRefused ? ENOMEM : pthread_setspecific(key, value)
        })
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 1_000])
    func pointersAreKeptAsWithoutAKey(refusals: Int) {
        let slot = Self.slot(refusing: refusals)
        let (mine, its) = (UnsafeMutableRawPointer(bitPattern: 16), UnsafeMutableRawPointer(bitPattern: 32))
        #expect(slot.pointer == nil)
        slot.pointer = mine
        #expect(slot.pointer == mine)
        let others = RestingMemory.onThread {
            let before = slot.pointer
            slot.pointer = its
            defer { slot.pointer = nil }
            return [before, slot.pointer]
        }
        #expect(others == [nil, its])
        #expect(slot.pointer == mine)
        slot.pointer = nil
        #expect(slot.pointer == nil)
        // A thread that may have the number of the one that has ended.
        #expect(RestingMemory.onThread { slot.pointer } == nil)
    }

    @Test func countingLocksTakesNone() {
        let refused = Self.slot(refusing: 1_000)
        #expect(refused.cellWithoutLock == nil)
        let slot = Self.slot(refusing: 0)
        slot.cellWithoutLock?.pointee = UnsafeMutableRawPointer(bitPattern: 1)
        #expect(slot.pointer == UnsafeMutableRawPointer(bitPattern: 1))
    }
}
