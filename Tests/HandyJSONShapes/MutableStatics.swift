import HandyJSONCompat

// Shared mutable state, which Swift 6 mode refuses whatever library is used. All other files of this folder compile in
// Swift 6 mode too.

extension Network {
    static let shared = Network()
}

extension Mixed {
    static var shared = Mixed()
    static var types: [HandyJSON.Type] = [Mixed.self, Post.self]
}

class UserCenter: HandyJSON {
    static var current: UserCenter?
    static let instance = UserCenter()
    var token: String?

    required init() {}

    static func login(_ json: String?) {
        current = UserCenter.deserialize(from: json)
    }
}

let staticChecks: [Check] = [
    Check("a shared model", "t") {
        UserCenter.login("{\"token\":\"t\"}")
        return UserCenter.current?.token
    },
    Check("a static table of types", "2") {
        return "\(Mixed.types.compactMap { $0.init() }.count)"
    },
]
