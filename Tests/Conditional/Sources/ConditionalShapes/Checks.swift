import HandyJSONCompat

/// What is found to be otherwise than HandyJSON has it.
struct Checks {
    private(set) var failures: [String] = []

    mutating func expect<T: Equatable>(_ name: String, _ found: T?, _ expected: T?) {
        if found != expected { failures.append("\(name): \(String(describing: found))") }
    }

    static var all: [String] {
        var checks = Checks()
        checks.lists()
        checks.dictionariesAndOptionals()
        checks.genericModels()
        checks.ownConversions()
        checks.standardTypes()
        return checks.failures
    }

    private mutating func lists() {
        let json = #"{"code":1,"data":[{"id":1},{"id":"2"},3]}"#
        let list = Response<[User]>.deserialize(from: json)?.data
        expect("list", list?.map { $0.id }, [1, 2])
        expect("life cycle", list?.map { $0.isDone }, [true, true])
        expect("set", Response<Set<User>>.deserialize(from: json)?.data?.map { $0.id }.sorted(), [1, 2])
        let nested = Response<[[User]]>.deserialize(from: #"{"data":[[{"id":1}],[]]}"#)
        expect("nested lists", nested?.data?.map { $0.map { $0.id } }, [[1], []])
        let none = Response<[User]>.deserialize(from: #"{"code":1,"data":{"id":1}}"#)
        expect("an object for a list", none?.code, 1)
        expect("an object for a list", none?.data?.count, nil)
        expect("[User].deserialize", [User].deserialize(from: #"[{"id":1},2]"#)?.map { $0?.id }, [1, nil])
    }

    private mutating func dictionariesAndOptionals() {
        let table = Response<Dict>.deserialize(from: #"{"data":{"a":1,"b":"x"}}"#)?.data
        expect("dictionary", table?["a"] as? Int, 1)
        expect("dictionary", table?["b"] as? String, "x")
        let user: User?? = Response<User?>.deserialize(from: #"{"data":{"id":7}}"#)?.data
        expect("optional", user??.id, 7)
    }

    private mutating func genericModels() {
        let page = Page<User>.deserialize(from: #"{"count":3,"items":[{"id":1},{"id":2}]}"#)
        expect("page", page?.total, 3)
        expect("page", page?.items.map { $0.id }, [1, 2])
        expect(
            "page written", page?.toJSONString(),
            #"{"items":[{"id":1,"isDone":true},{"id":2,"isDone":true}],"count":3}"#)
        let response = Response<Page<User>>.deserialize(from: #"{"data":{"count":1,"items":[{"id":5}]}}"#)
        expect("page in a response", response?.data?.items.first?.id, 5)
        expect("page in a response", response?.data?.total, 1)
        expect("class", Slot<Int>.deserialize(from: #"{"value":"4"}"#)?.value, 4)
        expect("class of a list", Slot<[User]>.deserialize(from: #"{"value":[{"id":4}]}"#)?.value?.first?.id, 4)
        expect("class written", Slot<Int>.deserialize(from: ["value": 4])?.toJSON()?["value"] as? Int, 4)
    }

    private mutating func ownConversions() {
        let json =
            #"{"kind":"photo","other":"x","code":"4","quoted":1,"list":["a"],"page":{"count":2},"#
            + #""authors":{"value":[{"id":1}]},"pair":{"first":{"id":8},"table":{"a":{"id":9}}}}"#
        guard let post = Post.deserialize(from: json) else { return expect("post", false, true) }
        expect("enum", post.kind.value, .photo)
        expect("enum, unknown", post.other.map { $0.value == nil }, true)
        expect("raw value", post.code?.rawValue, 4)
        expect("custom", post.quoted?.text, "<1>")
        expect("list of custom", post.list.map { $0.text }, ["<a>"])
        expect("generic model", post.page?.total, 2)
        expect("generic class", post.authors?.value?.map { $0.id }, [1])
        expect("two parameters", post.pair?.first?.id, 8)
        expect("two parameters", post.pair?.table["a"]?.id, 9)
        let written = post.toJSON()
        expect("enum written", written?["kind"] as? String, "photo")
        expect("enum without a value written", written?["other"] == nil, true)
        expect("raw value written", written?["code"] as? Int, 4)
        expect("custom written", written?["quoted"] as? String, "<1>")
        expect("list of custom written", written?["list"] as? [String], ["<a>"])
        expect("no raw value", Post.deserialize(from: #"{"code":0}"#)?.code == nil, true)
    }

    /// HandyJSON conforms these types publicly.
    private mutating func standardTypes() {
        let text: _Transformable = "s"
        let number: _Measurable = 5
        expect("as a constraint", acceptsTransformable(5) && acceptsTransformable([1]), true)
        expect("as a type", text as? String, "s")
        expect("as a type", number as? Int, 5)
        let values: [Any] = [
            1, 1 as Int8, 1 as Int16, 1 as Int32, 1 as Int64, 1 as UInt, 1 as UInt8, 1 as UInt16, 1 as UInt32,
            1 as UInt64, true, 1.5, 1.5 as Float, "a", [1], Set([1]), ["a": 1], NSNumber(value: 1),
            NSString(string: "a"), NSArray(), NSDictionary(), User(), Kind.photo, Quoted<User>(),
        ]
        for value in values { expect("\(type(of: value)) is _Transformable", isTransformable(value), true) }
        for value in [Date(), Data()] as [Any] {
            expect("\(type(of: value)) is _Transformable", isTransformable(value), false)
        }
    }
}

extension Known {
    fileprivate var value: T? {
        if case .known(let value) = self { return value }
        return nil
    }
}
