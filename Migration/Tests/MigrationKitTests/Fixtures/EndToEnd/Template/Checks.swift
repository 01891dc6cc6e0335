import Core
import HandyJSON

private let plainJSON = #"{"id":"1","name":"n","rate":2.5,"tags":["a","b"],"flags":{"x":true},"isOn":1}"#
private let namedJSON = #"{"uid":"5","nick_name":"Nick","tags":["t"],"secret":"json"}"#

/// What the app does with its models: every line must come out the same at every stage.
public func zedChecks() -> [String] {
    let network = Network()
    var lines: [String] = []

    let plain = ZedPlain.deserialize(from: plainJSON)
    lines.append("plain \(plain?.id ?? 0) \(plain?.name ?? "") \(plain?.tags ?? []) \(plain?.flags["x"] ?? false) \(plain?.isOn ?? false) \(plain?.toJSONString() ?? "")")
    let named = JSONDeserializer<ZedNamed>.deserializeFrom(json: namedJSON)
    lines.append("named \(named?.userId ?? 0) \(named?.nickName ?? "") \(named?.labels ?? []) \(named?.secret ?? "") \(named?.toJSONString() ?? "")")
    lines.append("parameters \((named?.toJSON() ?? [:]).keys.sorted())")

    let nestedJSON = "{\"headline\":\"h\",\"plain\":\(plainJSON),\"named\":[\(namedJSON)],\"byName\":{\"k\":\(plainJSON)},\"picture\":{\"url\":\"u\",\"w\":1},"
        + "\"price\":{\"amount\":9.5,\"ccy\":\"USD\"},\"kind\":\"special\",\"level\":\"2\"}"
    if let nested = ZedNested.deserialize(from: nestedJSON) {
        lines.append("nested \(nested.title) \(nested.plain?.id ?? 0) \(nested.named.map { $0.userId }) \(nested.byName["k"]?.rate ?? 0)")
        lines.append("nested \(nested.picture?.width ?? 0) \(nested.price?.currency.rawValue ?? "") \(nested.kind) \(nested.level?.rawValue ?? 0)")
        lines.append("nested text \(nested.toJSONString() ?? "")")
    }
    lines.append("nothing \(ZedNested.deserialize(from: "no JSON") == nil) \(ZedNested.deserialize(from: #"{"kind":"other"}"#)?.kind ?? .special)")

    let loose = ZedLoose.deserialize(from: #"{"extra":[1],"table":{"a":1},"size":5,"onTap":1,"count":"3"}"#)
    lines.append("loose \((loose?.extra as? [Any])?.count ?? 0) \(loose?.table["a"] as? Int ?? 0) \(loose?.count ?? 0) \(loose?.toJSONString() ?? "")")

    let leaf = ZedLeaf.deserialize(from: "{\"base_code\":1,\"body\":\"text\",\"items\":[\(plainJSON)]}")
    lines.append("leaf \(leaf?.code ?? 0) \(leaf?.text ?? "") \(leaf?.length ?? 0) \(leaf?.items.count ?? 0) \(leaf?.made ?? "") \(leaf?.toJSONString() ?? "")")

    let dated = ZedDated.deserialize(from: #"{"start_time":"100","stop":2000,"count":"12","title":"t"}"#)
    lines.append("dated \(dated?.start?.timeIntervalSince1970 ?? 0) \(dated?.stop?.timeIntervalSince1970 ?? 0) \(dated?.count ?? 0) \(dated?.toJSONString() ?? "")")

    let orders = [ZedAPI.Order].deserialize(from: #"{"data":{"list":[{"lines":[{"SKU":"s"}],"state":"paid"}]}}"#, designatedPath: "data.list") as? [ZedAPI.Order]
    lines.append("orders \(orders?.count ?? 0) \(orders?.first?.lines.first?.sku ?? "") \(orders?.first?.state.rawValue ?? "") \(orders?.toJSONString() ?? "")")

    let comment = ZedComment.deserialize(from: #"{"text":"a","replies":[{"text":"b","replies":[{"text":"c"}]}]}"#)
    lines.append("comment \(comment?.replies.first?.replies.first?.text ?? "") \(comment?.toJSONString() ?? "")")
    let song = ZedSong.deserialize(from: ["title": "s", "duration": 60])
    lines.append("song \(song?.title ?? "") \(song?.seconds ?? 0) \(song?.toJSONString() ?? "")")
    let post = ZedPost.deserialize(from: #"{"id":3}"#)
    lines.append("post \(post?.endpoint ?? "") \(post?.copied()?.id ?? 0)")

    let entity = ZedEntity.deserialize(from: "{\"id\":4,\"create_time\":50,\"entity_title\":\"e\",\"owner\":\(plainJSON)}")
    lines.append("entity \(entity?.id ?? 0) \(entity?.createdAt?.timeIntervalSince1970 ?? 0) \(entity?.title ?? "") \(entity?.toJSONString() ?? "")")
    let simple = ZedSimple.deserialize(from: "{\"a\":1,\"list\":[\(plainJSON)]}")
    lines.append("simple \(simple?.a ?? 0) \(simple?.list.first?.name ?? "") \(simple?.toJSONString() ?? "")")

    let response = ZedResponse.deserialize(from: "{\"code\":0,\"msg\":\"ok\",\"data\":\(namedJSON),\"access_token\":\"t\"}")
    lines.append("response \(response?.code ?? 9) \(response?.message ?? "") \(response?.data?.userId ?? 0) \(response?.token ?? "")")
    let envelope = ZedEnvelope<[Int]>.deserialize(from: #"{"status":"s","data":[1,2]}"#)
    lines.append("envelope \(envelope?.status ?? "") \(envelope?.data ?? [])")

    lines.append("network \(network.request("{\"data\":\(namedJSON)}", type: ZedNamed.self)?.nickName ?? "")")
    lines.append("network \(network.list("{\"data\":{\"list\":[\(plainJSON),\(plainJSON)]}}", type: ZedPlain.self).map { $0.id })")
    let old: ZedNamed? = network.old("{\"data\":\(namedJSON)}", path: "data")
    lines.append("network \(old?.userId ?? 0) \(named.map { network.body($0) } ?? "") \(named.map { network.parameters($0) } ?? [])")
    lines.append("network \((network.make(ZedPlain.self, ["id": 8]) as? ZedPlain)?.id ?? 0)")

    let plains = [plain, plain].compactMap { $0 }
    lines.append("array \(plains.toJSONString() ?? "") \(plains.toJSON().count) \(plains.map { $0.toJSON()?.count ?? 0 })")
    if let first = plains.first, let data = first.toJSONString()?.data(using: .utf8) { lines.append("data \(data.count)") }
    let models = [ZedNamed].deserialize(from: "[\(namedJSON)]")?.compactMap { $0 } ?? []
    lines.append("models \(models.map { $0.userId })")
    lines.append("shared \(ZedShared.deserialize(from: #"{"id":6}"#)?.described() ?? "") \(SmartReport().text)")
    if let extra = try? JSONDecoder().decode(ZedExtra.self, from: Data(#"{"table":{},"list":[]}"#.utf8)) {
        lines.append("extra \(extra.table) \(extra.list)")
    }
    return lines
}
