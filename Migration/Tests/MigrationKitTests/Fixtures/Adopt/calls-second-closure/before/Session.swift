import HandyJSONCompat
import RealmSwift

struct Login: HandyJSON { var id = 0 }

public typealias Failure = (Error) -> Void

public let Session = SessionService.shared

public class SessionService {
    public static let shared = SessionService()

    func login(name: String, done: @escaping (_ login: Login) -> (), failed: @escaping Failure) {}
    func both(first: (Login) -> Void, second: (Login) -> Void) {}
}

func show() {
    Session.login(name: "a") { login in
        print(login.toJSON()!)
    } failed: { error in
        print(error)
    }
    Session.both { first in print(first.toJSON() ?? [:]) } second: { print($0.toJSON() ?? [:]) }
}

struct ListTransform<T: RealmSwift.Object> where T: HandyJSON {
    typealias Object = List<T>

    func write(_ value: Object?) -> [Any]? { value?.compactMap { $0.toJSON() } }
}
