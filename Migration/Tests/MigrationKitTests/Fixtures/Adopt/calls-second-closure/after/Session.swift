import Foundation
import SmartCodable
import RealmSwift

struct Login: SmartCodable { var id = 0 }

public typealias Failure = (Error) -> Void

public let Session = SessionService.shared

public class SessionService {
    public static let shared = SessionService()

    func login(name: String, done: @escaping (_ login: Login) -> (), failed: @escaping Failure) {}
    func both(first: (Login) -> Void, second: (Login) -> Void) {}
}

func show() {
    Session.login(name: "a") { login in
        print(login.toDictionary(useMappedKeys: true)!)
    } failed: { error in
        print(error)
    }
    Session.both { first in print(first.toDictionary(useMappedKeys: true) ?? [:]) } second: { print($0.toDictionary(useMappedKeys: true) ?? [:]) }
}

struct ListTransform<T: RealmSwift.Object> where T: SmartCodable {
    typealias Object = List<T>

    func write(_ value: Object?) -> [Any]? { value?.compactMap { $0.toDictionary(useMappedKeys: true) } }
}
