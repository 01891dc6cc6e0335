import HandyJSON
import Names

public func namingChecks() -> [String] {
    let page = NamingPage.deserialize(from: #"{"page_id":"7","title":"t"}"#)
    let box = NamingBox.deserialize(from: #"{"count":"2","repair":"saw","pages":[{"page_id":1}]}"#)
    let json = Data(#"{"table":{"a":1},"list":[1],"word":"w"}"#.utf8)
    let extra = try? json.decoded(as: NamingExtra.self)
    let list = try? JSONDecoder().decode(NamingList.self, from: Data("[[1]]".utf8))
    let text = extra.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    let encoded: String = 5.encoded()
    return [
        "names \(page?.value() == JSONValue.text("page")) \(page?.report().text ?? "") \(page?.date().day ?? "") \(page?.key() ?? "")",
        "converted \(page?.converted() ?? "") \(Document().pages) \([1].decoded()) \(encoded)",
        "own \(SmartSentinel.lamp) \(SmartRepair.wrench) \(box?.repair ?? "") \(box?.pages.map(\.id) ?? [])",
        "containers \(extra?.table ?? [:]) \(extra?.list ?? []) \(extra?.word ?? "") \(text ?? "") \(list?.first ?? [])",
        "text \(page?.toJSONString() ?? "") \(box?.toJSONString() ?? "")",
    ]
}
