import HandyJSONCompat

// The layer between the server and the models.

enum NetworkError: Swift.Error {
    case badResponse, cancelled
}

enum NetworkResult<T> {
    case success(T)
    case failure(NetworkError)
}

typealias JSONDictionary = [String: Any]

final class Network {
    private var canned: [String: String] = [:]

    func respond(to path: String, with json: String) {
        canned[path] = json
    }

    func request<T: HandyJSON>(
        _ path: String, parameters: JSONDictionary? = nil, type: T.Type, completion: (T?) -> Void
    ) {
        completion(T.deserialize(from: canned[path], designatedPath: "data"))
    }

    func request<T: HandyJSON>(
        _ path: String, type: T.Type, success: @escaping (T) -> Void, failure: ((NetworkError) -> Void)? = nil
    ) {
        guard let model = type.deserialize(from: canned[path]) else {
            failure?(.badResponse)
            return
        }
        success(model)
    }

    func requestList<T: HandyJSON>(_ path: String, type: T.Type, completion: ([T]?) -> Void) {
        completion([T].deserialize(from: canned[path], designatedPath: "data.list") as? [T])
    }

    func requestResult<T>(_ path: String, completion: (NetworkResult<T>) -> Void) where T: HandyJSON {
        if let object = JSONDeserializer<T>.deserializeFrom(json: canned[path], designatedPath: "data") {
            completion(.success(object))
        } else {
            completion(.failure(.badResponse))
        }
    }

    func requestWrapped<T: HandyJSON>(
        _ path: String, _ type: T.Type, completion: (BaseResponse<T>?, NetworkError?) -> Void
    ) {
        if let response = BaseResponse<T>.deserialize(from: canned[path]) {
            completion(response, nil)
        } else {
            completion(nil, .badResponse)
        }
    }

    func requestAny(_ path: String, completion: (Any?) -> Void) {
        guard let text = canned[path], let data = text.data(using: .utf8) else { return completion(nil) }
        completion(try? JSONSerialization.jsonObject(with: data, options: .allowFragments))
    }
}

// What Moya and RxSwift users write, without either of them.
protocol TargetType {
    var path: String { get }
}

struct RawResponse {
    let data: Data

    func mapObject<T: HandyJSON>(_ type: T.Type, designatedPath: String? = nil) throws -> T {
        let jsonString = String(data: data, encoding: .utf8)
        guard let object = JSONDeserializer<T>.deserializeFrom(json: jsonString, designatedPath: designatedPath) else {
            throw NetworkError.badResponse
        }
        return object
    }

    func mapArray<T: HandyJSON>(_ type: T.Type, designatedPath: String? = nil) throws -> [T?] {
        let jsonString = String(data: data, encoding: .utf8)
        guard
            let objects = JSONDeserializer<T>.deserializeModelArrayFrom(
                json: jsonString, designatedPath: designatedPath)
        else {
            throw NetworkError.badResponse
        }
        return objects
    }
}

struct Promise<Value> {
    let value: Value
    func map<U>(_ transform: (Value) throws -> U) rethrows -> Promise<U> {
        return Promise<U>(value: try transform(value))
    }
}

extension Promise where Value == RawResponse {
    func mapModel<T: HandyJSON>(_ type: T.Type) -> Promise<T?> {
        return map { T.deserialize(from: String(data: $0.data, encoding: .utf8)) }
    }

    func mapModels<T: HandyJSON>(_: T.Type) -> Promise<[T]> {
        return map { [T].deserialize(from: String(data: $0.data, encoding: .utf8))?.compactMap { $0 } ?? [] }
    }
}

private func response(_ json: String) -> RawResponse {
    return RawResponse(data: json.data(using: .utf8)!)
}

let networkChecks: [Check] = [
    Check("request(type:completion:)", "Rex") {
        var name: String?
        Network.shared.respond(to: "/pet", with: "{\"code\":0,\"data\":{\"name\":\"Rex\"}}")
        Network.shared.request("/pet", type: Dog.self) { dog in
            name = dog?.name
        }
        return name
    },
    Check("success and failure closures", "bad") {
        var answer = ""
        Network.shared.request(
            "/unknown", type: Dog.self, success: { answer = $0.name ?? "" }, failure: { _ in answer = "bad" })
        return answer
    },
    Check("[T].deserialize(from:) as? [T]", "2") {
        var count = 0
        Network.shared.respond(to: "/pets", with: "{\"data\":{\"list\":[{\"name\":\"a\"},{\"name\":\"b\"}]}}")
        Network.shared.requestList("/pets", type: Animal.self) { (list: [Animal]?) in
            count = list?.count ?? -1
        }
        return "\(count)"
    },
    Check("the type inferred from the completion", "5") {
        var id: Int?
        Network.shared.respond(to: "/post", with: "{\"data\":{\"id\":5}}")
        Network.shared.requestResult("/post") { (result: NetworkResult<Post>) in
            switch result {
            case .success(let post): id = post.id
            case .failure: break
            }
        }
        return id.map { "\($0)" }
    },
    Check("a wrapper made inside", "ok Rex") {
        var text: String?
        Network.shared.respond(to: "/wrapped", with: "{\"code\":0,\"msg\":\"ok\",\"data\":{\"name\":\"Rex\"}}")
        Network.shared.requestWrapped("/wrapped", Dog.self) { response, error in
            text = "\(response?.message ?? "nil") \(response?.data?.name ?? "nil")"
        }
        return text
    },
    Check("a parsed dictionary", "Rex") {
        var name: String?
        Network.shared.respond(to: "/any", with: "{\"name\":\"Rex\"}")
        Network.shared.requestAny("/any") { object in
            guard let dict = object as? [String: Any] else { return }
            name = Dog.deserialize(from: dict)?.name
        }
        return name
    },
    Check("mapObject and mapArray", "Rex 2 true") {
        let dog = try? response("{\"data\":{\"name\":\"Rex\"}}").mapObject(Dog.self, designatedPath: "data")
        let dogs = try? response("[{\"name\":\"Rex\"},5]").mapArray(Dog.self)
        return "\(dog?.name ?? "nil") \(dogs?.count ?? -1) \(dogs?.last! == nil)"
    },
    Check("a promise of a model", "Rex 1") {
        let dog = Promise(value: response("{\"name\":\"Rex\"}")).mapModel(Dog.self).value
        let dogs = Promise(value: response("[{\"name\":\"Rex\"},null]")).mapModels(Dog.self).value
        return "\(dog?.name ?? "nil") \(dogs.count)"
    },
]
