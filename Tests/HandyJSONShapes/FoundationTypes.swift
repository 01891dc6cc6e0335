import HandyJSONCompat

// HandyJSON's header brought Foundation along, and a fifth of the files that import HandyJSON rely on it.

class Cache {
    static let folder = NSTemporaryDirectory()
    private let queue = DispatchQueue(label: "cache")
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        formatter.timeZone = TimeZone(abbreviation: "UTC")
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }()
    var changed = NSNotification.Name("changed")

    func path<T: HandyJSON>(for type: T.Type) -> String {
        return (Cache.folder as NSString).appendingPathComponent(
            "\(type)-\(ProcessInfo.processInfo.processIdentifier).json")
    }

    func store<T: HandyJSON>(_ model: T) throws {
        try queue.sync {
            try model.toJSONString()?.write(toFile: path(for: T.self), atomically: true, encoding: .utf8)
        }
    }

    func load<T: HandyJSON>(_ type: T.Type) -> T? {
        let url = URL(fileURLWithPath: path(for: type))
        defer { try? FileManager.default.removeItem(at: url) }
        guard let data = try? Data(contentsOf: url),
            let object = try? JSONSerialization.jsonObject(with: data, options: .mutableContainers) as? NSDictionary
        else { return nil }
        return T.deserialize(from: object)
    }

    func clock(_ date: Date) -> String {
        return formatter.string(from: date)
    }

    // On Linux URLSession has a module of its own.
    #if !canImport(FoundationNetworking)
    private lazy var session = URLSession(configuration: .default)

    func fetch<T: HandyJSON>(_ request: URLRequest, completion: @escaping (T?, Swift.Error?) -> Void) {
        session.dataTask(with: request) { data, response, error in
            let text = data.flatMap { String(data: $0, encoding: .utf8) }
            DispatchQueue.main.async {
                completion(T.deserialize(from: text), error)
            }
        }.resume()
    }
    #endif

    func postChange() {
        NotificationCenter.default.post(name: changed, object: self, userInfo: ["at": Date()])
    }

    func remember<T: HandyJSON>(_ model: T, in defaults: UserDefaults = .standard) {
        defaults.set(model.toJSONString(), forKey: String(describing: T.self))
    }

    func recall<T: HandyJSON>(_: T.Type, from defaults: UserDefaults = .standard) -> T? {
        return T.deserialize(from: defaults.string(forKey: String(describing: T.self)))
    }
}

class Geometry: HandyJSON {
    var width: CGFloat = 0
    var frame: CGRect = .zero
    var edges: CGSize?
    var range = NSRange(location: 0, length: 0)
    var index: IndexPath?
    var locale: Locale?
    var calendar = Calendar(identifier: .gregorian)
    var id: UUID?
    var text: NSAttributedString?
    var predicate: NSPredicate?
    var timer: Timer?
    var lock = NSLock()
    var height: CGFloat!
    required init() {}
}

let foundationChecks: [Check] = [
    Check("through a file", "4 text") {
        let cache = Cache()
        var post = Post()
        post.id = 4
        post.text = "text"
        do { try cache.store(post) } catch { return "\(error)" }
        return cache.load(Post.self).map { "\($0.id) \($0.text!)" }
    },
    Check("through UserDefaults", 6) {
        guard let defaults = UserDefaults(suiteName: "HandyJSONShapes") else { return nil }
        defer { defaults.removePersistentDomain(forName: "HandyJSONShapes") }
        var post = Post()
        post.id = 6
        Cache().remember(post, in: defaults)
        return Cache().recall(Post.self, from: defaults)?.id
    },
    Check("a formatter", "00:01") {
        return Cache().clock(Date(timeIntervalSince1970: 60))
    },
    Check("Foundation types as properties", "0.0 0.0 2.5") {
        let geometry = Geometry.deserialize(
            from: "{\"width\":\"1.5\",\"frame\":5,\"range\":\"x\",\"lock\":1,\"height\":2.5}")
        return geometry.map { "\($0.width) \($0.frame.width) \($0.height!)" }
    },
]
