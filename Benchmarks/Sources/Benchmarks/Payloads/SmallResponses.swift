/// Small responses: every mapped name beside the plain one, with the same value, so that mapped and unmapped models read
/// the same text.
enum SmallResponses {
    /// The mapped number is text, as servers send it.
    static let user = #"{"user_id":"7","id":7,"name":"Ann","tags":["a","b"]}"#

    static let order =
        #"{"order_id":"20491","id":20491,"order_number":"N-20491-7","number":"N-20491-7","title":"Two teapots","amount":129.5,"#
        + #""count":2,"isPaid":true,"note":null,"discount":12.25,"labels":["gift","fragile"],"created":1700000000}"#

    static let profile =
        #"{"profile_id":"7","id":7,"profile_nickname":"ann","nickname":"ann","avatar":"https://img.example.com/u/7.jpg","#
        + #""profile_avatar":"https://img.example.com/u/7.jpg","level":12,"balance":1034.5,"isMember":true,"#
        + #""email":"ann@example.com","phone":null,"city":"上海市","street":"Long Street 12","zip":"200000","country":"CN","#
        + #""longitude":121.4737,"latitude":31.2304,"followers":1093,"following":87,"posts":311,"likes":20118,"#
        + #""isVerified":true,"isBlocked":false,"isOnline":true,"birthday":642902400,"height":168.5,"weight":null,"#
        + #""signature":"Reads maps for a living.","language":"zh-Hans","theme":"dark","roles":["user","editor"],"#
        + #""scores":[7,9,10,8],"updated":1700000000}"#

    /// Twenty items, three kilobytes.
    static let response = JSONText.object([
        ("code", "200"), ("message", JSONText.string("ok")), ("data", JSONText.array((1...20).map(item))),
    ])

    private static func item(_ number: Int) -> String {
        let title = JSONText.string("Teapot No. \(number)")
        return JSONText.object([
            ("item_id", JSONText.string("\(number)")), ("id", "\(number)"), ("item_title", title), ("title", title),
            ("cover", JSONText.string("https://img.example.com/\(number).jpg")), ("price", "\(19.5 + Double(number))"),
            ("sales", "\(number * 37)"), ("isNew", number % 3 == 0 ? "true" : "false"),
            ("subtitle", number % 2 == 0 ? "null" : JSONText.string("with lid")),
            ("tags", JSONText.array([JSONText.string("tea"), JSONText.string("pot")])),
        ])
    }
}
