import Testing

@_spi(Engine) @testable import SmartEngine

@Suite struct ScratchStackTests {
    @Test func roomIsTakenInOrderAndAligned() {
        var stack = ScratchStack()
        defer { stack.free() }
        let first = stack.push(size: 3, alignment: 1)
        let mark = stack.mark
        let second = stack.push(size: 8, alignment: 8)
        #expect(first == stack.room)
        #expect(second == stack.room + 8)
        #expect(stack.mark == 16)
        stack.pop(to: mark)
        let third = stack.push(size: 1, alignment: 1)
        #expect(third == stack.room + 3)
    }

    @Test func thereIsNoRoomForMoreThanIsLeftOrForAGreaterAlignment() {
        var stack = ScratchStack()
        defer { stack.free() }
        let tooAligned = stack.push(size: 1, alignment: 32)
        #expect(tooAligned == nil)
        _ = stack.push(size: ScratchStack.size - 8, alignment: 8)
        let tooLarge = stack.push(size: 9, alignment: 1)
        let last = stack.push(size: 8, alignment: 8)
        let none = stack.push(size: 1, alignment: 1)
        #expect(tooLarge == nil)
        #expect(last == stack.room + (ScratchStack.size - 8))
        #expect(none == nil)
    }

    @Test func whatIsKeptStaysUntilTheStackRests() {
        var stack = ScratchStack()
        defer { stack.free() }
        let small = stack.keep(size: 16, alignment: 16)
        #expect(small == stack.room)
        #expect(stack.mark == 16)
        let large = stack.keep(size: ScratchStack.size, alignment: 16)
        #expect(large < stack.room || large >= stack.room + ScratchStack.size)
        #expect(stack.mark == 16)
        large.initializeMemory(as: UInt8.self, repeating: 1, count: ScratchStack.size)
        stack.reset()
        #expect(stack.mark == 0)
    }

    @Test func afterItIsFreedValuesAreElsewhere() {
        var stack = ScratchStack()
        stack.free()
        let none = stack.push(size: 1, alignment: 1)
        #expect(none == nil)
        _ = stack.keep(size: 1, alignment: 1)
        stack.free()
    }
}
