import HandyJSONCompat
import Moya
import RxSwift
import SmartCodable
import Testing

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
    func mapObject<T: HandyJSON>(_ type: T.Type, designatedPath: String? = nil) -> Single<T> {
        map { try $0.mapObject(type, designatedPath: designatedPath) }
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
    func mapObject<T: SmartCodable>(_ type: T.Type, designatedPath: String? = nil) -> Single<T> {
        map { try $0.mapObject(type, designatedPath: designatedPath) }
    }

    /// Only while there are models of both families.
    func mapObject<T: SmartCodable & HandyJSON>(_ type: T.Type, designatedPath: String? = nil) -> Single<T> {
        map { try $0.mapObject(type, designatedPath: designatedPath) }
    }

    func mapValue<T: Codable>(_ type: T.Type) -> Single<T> {
        map { try $0.mapObject(NativeResponse<T>.self).value() }
    }
}

extension ObservableType where Element == Data {
    func mapSmart<T: SmartCodable>(_ type: T.Type, designatedPath: String? = nil) -> Observable<T> {
        map { try T.decode(from: $0, designatedPath: designatedPath) }
    }
}

/// The RxSwift blocks of Migration/Guide/GenericResponses.md, verbatim, and what they promise.
@Suite struct RxSwiftTests {
    private struct Native: SmartCodable { var id = 0 }

    private func answer(_ text: String) -> Single<Response> { .just(Response(statusCode: 200, data: Data(text.utf8))) }

    @Test func singles() {
        var found: [String] = []
        _ = answer(#"{"data":{"number":5}}"#).mapObject(Order.self, designatedPath: "data").subscribe(onSuccess: { found.append($0.number) })
        _ = answer(#"{"user_id":"6"}"#).mapObject(User.self).subscribe(onSuccess: { found.append("\($0.id)") })
        _ = answer(#"{"id":"7"}"#).mapObject(Native.self).subscribe(onSuccess: { found.append("\($0.id)") })
        _ = answer(#"{"code":"0","data":[{"user_id":"8"}]}"#).mapValue([User].self).subscribe(onSuccess: { found.append("\($0.map(\.id))") })
        #expect(found == ["5", "6", "7", "[8]"])
    }

    @Test func failures() {
        var failures: [any Error] = []
        _ = answer("<html>").mapObject(Order.self).subscribe(onFailure: { failures.append($0) })
        _ = answer("<html>").mapObject(User.self).subscribe(onFailure: { failures.append($0) })
        _ = answer(#"{"code":401,"data":{}}"#).mapValue(User.self).subscribe(onFailure: { failures.append($0) })
        #expect(failures.count == 3)
        #expect(failures[0] is MoyaError && failures[1] is MoyaError && failures[2] is ServerError)
    }

    @Test func observables() {
        var ids: [Int] = []
        var failed = false
        _ = Observable<Data>.of(Data(#"{"id":"7"}"#.utf8), Data("<html>".utf8)).mapSmart(Native.self)
            .subscribe(onNext: { ids.append($0.id) }, onError: { _ in failed = true })
        #expect(ids == [7] && failed)
    }
}
