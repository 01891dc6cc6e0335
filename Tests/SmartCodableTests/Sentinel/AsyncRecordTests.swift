import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// `SmartSentinel.record` around code that waits.
@Suite struct AsyncRecordTests {
    private struct Model: SmartCodable, Sendable { var a = 0 }
    private struct Failed: Error {}

    private func decode(_ json: String) async -> Model? {
        await Task.yield()
        return Model.deserialize(from: json)
    }

    @Test func whatIsDecodedAfterWaitingIsRecorded() async {
        let (model, report) = await SmartSentinel.record { () async -> Model? in
            _ = await decode(#"{"a":"x"}"#)
            return await decode(#"{"a":"2"}"#)
        }
        #expect(model?.a == 2)
        #expect(report.repairs.map(\.action) == [.keptInitialValue, .converted])
    }

    @Test func childTasksAreRecordedAndOthersAreNot() async {
        let (count, report) = await SmartSentinel.record { () async -> Int in
            async let one = decode(#"{"a":"x"}"#)
            async let two = decode(#"{"a":"y"}"#)
            let other = Task.detached { Model.deserialize(from: #"{"a":"z"}"#) }
            return [await one, await two, await other.value].compactMap { $0 }.count
        }
        #expect(count == 3)
        #expect(Set(report.repairs.map(\.found)) == ["string \"x\"", "string \"y\""])
    }

    @Test func recordsOfTasksDoNotMix() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let (_, report) = await SmartSentinel.record { () async -> Int in
                        for _ in 0..<5 { _ = await decode("{\"a\":\"n\(number)\"}") }
                        return number
                    }
                    return report.repairs.map(\.found) == Array(repeating: "string \"n\(number)\"", count: 5)
                }
            }
            for await isOwn in group { #expect(isOwn) }
        }
    }

    @Test func errorsAreThrownOn() async {
        let wasRecording = (SmartSentinel.recorder ?? .silent).isListening
        do {
            _ = try await SmartSentinel.record { () async throws -> Int in
                _ = await decode(#"{"a":"x"}"#)
                throw Failed()
            }
            Issue.record("nothing was thrown")
        } catch {
            #expect(error is Failed)
        }
        #expect((SmartSentinel.recorder ?? .silent).isListening == wasRecording)
    }

    @MainActor
    @Test func theCallersActorIsKept() async {
        var seen: [Int?] = []
        let (_, report) = await SmartSentinel.record {
            MainActor.assertIsolated()
            seen.append(await decode(#"{"a":null}"#)?.a)
        }
        #expect(seen == [0])
        #expect(report.totalCount == 1)
    }

    @Test func theFormThatDoesNotWaitIsAsBefore() {
        let (model, report) = SmartSentinel.record { Model.deserialize(from: #"{"a":"1"}"#) }
        #expect(model?.a == 1)
        #expect(report.totalCount == 1)
    }
}
