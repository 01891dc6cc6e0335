import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

#if compiler(>=6.2) && (os(macOS) || os(Linux))
/// The rule of `Guarded`: no code of the user's runs and no object of the user's is let go under a lock of the library.
@Suite("Locks") struct LockTests {
    @Test("There is one kind of lock, in one file") func oneLock() throws {
        let words = [
            "NSLock", "NSRecursiveLock", "NSCondition", "os_unfair_lock", "OSAllocatedUnfairLock", "pthread_mutex",
            "pthread_rwlock", "Mutex<", "objc_sync_enter",
        ]
        var found: [String] = []
        let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardized
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for word in words where text.contains(word) {
                found.append("\(URL(fileURLWithPath: file).lastPathComponent): \(word)")
            }
        }
        #expect(found == ["Guarded.swift: pthread_mutex"])
    }

    @Test("What a value held before is let go when the lock is free") func letGo() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let guarded = Guarded<[Farewell]>([])
            let told = Shared(0)
            guarded.change { $0 = [Farewell { told.change { $0 += guarded.read { $0.count } + 1 } }] }
            guarded.change { $0 = [] }
            Watchdog.require(told.value == 1, "\(told.value)")
            guarded.change { $0.append(Farewell { told.change { $0 += guarded.read { $0.count } + 1 } }) }
            guarded.change { _ = $0.removeLast() }
            Watchdog.require(told.value == 2, "\(told.value)")
        }
    }

    #if DEBUG
    @Test("Debug builds stop where user code would run under a lock") func stops() async {
        await #expect(processExitsWith: .failure) {
            let guarded = Guarded(0)
            guarded.read { _ in _ = Polymorph.deserialize(from: "{}") }
        }
        await #expect(processExitsWith: .failure) {
            let guarded = Guarded(0)
            guarded.change { _ in _ = [Plain()].toJSONString() }
        }
        await #expect(processExitsWith: .success) {
            let guarded = Guarded(0)
            guarded.read { _ in }
            guarded.change { $0 += 1 }
            guarded.update { $0 += 1 }
            _ = Polymorph.deserialize(from: "{}")
        }
    }
    #endif

    @Test("Listeners may be cancelled from a deinitialiser, and set up and cancel others") func listeners() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let heard = Shared(0)
            var outer: SmartSentinel.Listener?
            do {
                let inner = SmartSentinel.onReport { _ in }
                let farewell = Farewell {
                    inner.cancel()
                    SmartSentinel.quotes = SmartSentinel.quotes
                    _ = Plain.deserialize(from: #"{"id":"x"}"#)
                }
                outer = SmartSentinel.onReport { _ in
                    withExtendedLifetime(farewell) {}
                    heard.change { $0 += 1 }
                    SmartSentinel.onLogGenerated { _ in }.cancel()
                }
            }
            _ = Plain.deserialize(from: #"{"id":[]}"#)
            outer?.cancel()
            _ = Plain.deserialize(from: #"{"id":[]}"#)
            Watchdog.require(heard.value == 1, "\(heard.value)")
        }
    }

    @Test("Conversions that go may come back for the options") func conversions() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let told = Shared(0)
            do {
                let farewell = Farewell {
                    told.change { $0 += 1 }
                    SmartCodableOptions.numberStrategy = .rounded
                    _ = SmartCodableOptions.conversions
                }
                SmartCodableOptions.conversions = [
                    SmartConversion(to: Bool.self) { json in
                        withExtendedLifetime(farewell) {}
                        return json.doubleValue.map { $0 != 0 }
                    }
                ]
            }
            Watchdog.require(Flag.deserialize(from: #"{"flag":0.5}"#)?.flag == true, "not converted")
            SmartCodableOptions.conversions = []
            Watchdog.require(told.value == 1 && SmartCodableOptions.numberStrategy == .rounded, "\(told.value)")
        }
    }

    @Test("Variants, mappings and conversions may decode and wait for other threads that do") func modelsCode()
        async
    {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let group = DispatchGroup()
            for thread in 0..<8 {
                group.enter()
                Thread.detachNewThread {
                    if thread % 2 == 0 {
                        let models =
                            [Polymorph].deserialize(from: #"[{"type":"sub","extra":1},{"type":"?"}]"#) ?? []
                        Watchdog.require(models.count == 2 && (models[0] as? SubPolymorph)?.extra == 1, "\(models)")
                    } else {
                        Watchdog.require(
                            Mapped.deserialize(from: #"{"other":1,"sub":{"type":"sub"}}"#)?.sub is SubPolymorph,
                            "no subclass")
                    }
                    group.leave()
                }
            }
            group.wait()
        }
    }

    @Test("Variants are asked for when there is an object to decode") func variantsAreLazy() {
        _ = CodecRegistry.shared.codec(for: [LazyPolymorph].self)
        #expect([LazyPolymorph].deserialize(from: "[]")?.isEmpty == true)
        #expect(LazyPolymorph.asked.value == 0)
        #expect([LazyPolymorph].deserialize(from: "[{},{}]")?.count == 2)
        #expect(LazyPolymorph.asked.value == 1)
    }
}

private final class Farewell: Sendable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    deinit { body() }
}

private struct Plain: SmartCodable { var id = 0 }
private struct Flag: SmartCodable { var flag = false }

/// A decode that another thread makes, of a type that nobody has decoded before.
private func decodeElsewhere<T>(_: T.Type) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        _ = [Fresh<T>].deserialize(from: #"[{"id":1}]"#)
        done.signal()
    }
    done.wait()
}

private struct Fresh<T>: SmartCodable { var id = 0 }

private class Polymorph: SmartCodable, SmartPolymorphic {
    static let table = [Plain].deserialize(from: #"[{"id":1}]"#)?.count
    var type = ""
    required init() {}
    class func variants() -> SmartVariants {
        decodeElsewhere(Polymorph.self)
        return SmartVariants(by: "type", table == 1 ? ["sub": SubPolymorph.self] : [:])
    }
}

private final class SubPolymorph: Polymorph { var extra = 0 }

private struct Mapped: SmartCodable {
    var id = 0
    var sub: Polymorph?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        decodeElsewhere(Mapped.self)
        return [CodingKeys.id <--- "other"]
    }
}

private final class LazyPolymorph: SmartCodable, SmartPolymorphic {
    static let asked = Shared(0)
    var type = ""
    init() {}
    static func variants() -> SmartVariants {
        asked.change { $0 += 1 }
        return SmartVariants(by: "type", [:])
    }
}
#endif
