import Foundation
import SmartCodable
import RxSwift

struct Login: SmartCodable, HandyJSONRules {
    var token = ""
}

extension ObservableType where Element == Data {
    func mapModel<T: SmartCodable>(_ type: T.Type) -> Observable<T> {
        return map { T.deserialize(from: String(decoding: $0, as: UTF8.self)) ?? T() }
    }
}

func login(_ reply: Observable<Data>) -> Disposable {
    return reply.mapModel(Login.self).observeOn(MainScheduler.instance).subscribe(onNext: { model in
        print(model.toDictionary() ?? [:])
    })
}

final class Session {
    static let shared = Session()
    func login(done: (Login) -> Void) {}
}

let session = Session.shared

func again() {
    session.login { model in print(model.toDictionary() ?? [:]) }
}
