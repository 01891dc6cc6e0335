import Foundation
import OpenCombine
import SmartCodable
import Testing

/// `publisher.decode(type:decoder:)` and `publisher.encode(encoder:)` with the library's coders.
@Suite struct TopLevelCoderTests {
    @Test func aPublisherIsDecoded() {
        let badges = Recorder(
            Just(Data(#"{"name":"gold","level":"2"}"#.utf8)).decode(type: Badge.self, decoder: SmartJSONDecoder())
                .replaceError(with: Badge()))
        #expect(badges.values == [Badge(name: "gold", level: 2)])
    }

    @Test func errorsArrive() {
        var completion: Subscribers.Completion<any Error>?
        _ = Just(Data("{".utf8)).decode(type: Badge.self, decoder: SmartJSONDecoder()).sink(
            receiveCompletion: { completion = $0 }, receiveValue: { _ in })
        guard case .failure(let error)? = completion else { return #expect(Bool(false), "no failure") }
        #expect(error is DecodingError)
    }

    @Test func aPublisherIsEncoded() {
        let texts = Recorder(
            Just(Badge(name: "gold", level: 2)).encode(encoder: SmartJSONEncoder()).map {
                String(decoding: $0, as: UTF8.self)
            }.replaceError(with: ""))
        #expect(texts.values == [#"{"name":"gold","level":2}"#])
    }
}
