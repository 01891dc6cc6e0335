import HandyJSONCompat

// Models on their way to the server.

struct Parcel: HandyJSON {
    var id: Int = 0
    var note: String?
    var receiver: Receiver?
    var items: [Parcel.Item] = []
    var meta: [String: Any] = [:]
    var paid = false
    var hidden = "hidden"

    struct Item: HandyJSON {
        var sku = ""
        var weight: Double?
    }

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "parcel_id"
        mapper >>> hidden
    }
}

class Receiver: BaseModel {
    var name: String?
    var tags: Set<String> = []
}

class Uploader {
    var uploaded: [String] = []

    func upload(_ parameters: [String: Any]?) {
        uploaded.append(parameters.map { "\($0.count)" } ?? "nil")
    }

    func upload<T: HandyJSON>(model: T) {
        upload(model.toJSON())
    }

    func upload<T: HandyJSON>(models: [T]) {
        uploaded.append(models.toJSONString() ?? "nil")
    }

    func upload<C: Collection>(all models: C) where C.Element: HandyJSON {
        let list: [[String: Any]?] = models.toJSON()
        uploaded.append("\(list.count)")
    }
}

private func parcel(_ id: Int) -> Parcel {
    var parcel = Parcel()
    parcel.id = id
    return parcel
}

let serialisationChecks: [Check] = [
    Check("toJSON() has plain Swift values", "1 n 2 1.5") {
        var model = parcel(1)
        model.note = "n"
        model.items = [Parcel.Item(sku: "a", weight: 1.5), Parcel.Item()]
        guard let json = model.toJSON(), let items = json["items"] as? [[String: Any]] else { return "nil" }
        return "\(json["parcel_id"] as! Int) \(json["note"] as! String) \(items.count) \(items[0]["weight"] as! Double)"
    },
    Check("toJSONString()", #"{"parcel_id":1,"items":[],"meta":{},"paid":false}"#) {
        return parcel(1).toJSONString()
    },
    Check("toJSONString(prettyPrint: true) is read back", "1 n") {
        var model = parcel(1)
        model.receiver = Receiver()
        model.receiver?.name = "n"
        guard let text = model.toJSONString(prettyPrint: true), text.contains("\n") else { return "not pretty" }
        return Parcel.deserialize(from: text).map { "\($0.id) \($0.receiver!.name!)" }
    },
    Check("an array to text", #"[{"parcel_id":1,"items":[],"meta":{},"paid":false}]"#) {
        return [parcel(1)].toJSONString()
    },
    Check("an array pretty printed", 2) {
        return [Parcel].deserialize(from: [parcel(1), parcel(2)].toJSONString(prettyPrint: true))?.count
    },
    Check("an array to dictionaries", "[1, 2]") {
        let list = [parcel(1), parcel(2)].toJSON()
        return "\(list.compactMap { $0?["parcel_id"] as? Int })"
    },
    Check("a set, a slice, lazy and dictionary values", "1 2 1 1") {
        let sizes: Set<Size> = [Size(width: 1, height: 1)]
        let slice = [parcel(1), parcel(2), parcel(3)].dropFirst()
        let lazy = [parcel(1)].lazy.filter { $0.id == 1 }
        return
            "\(sizes.toJSON().count) \(slice.toJSON().count) \(lazy.toJSON().count) \(["a": parcel(1)].values.toJSON().count)"
    },
    Check("a set to text", #"[{"width":1,"height":2}]"#) {
        return Set([Size(width: 1, height: 2)]).toJSONString()
    },
    Check("slashes are escaped as before", #"{"sku":"a\/b"}"#) {
        return Parcel.Item(sku: "a/b", weight: nil).toJSONString()
    },
    Check("through an upload", "[\"4\", \"nil\", \"[]\", \"1\"]") {
        let uploader = Uploader()
        uploader.upload(model: parcel(1))
        uploader.upload(nil)
        uploader.upload(models: [Parcel]())
        uploader.upload(all: Set([Size()]))
        return "\(uploader.uploaded)"
    },
    Check("printed, merged, filtered", "2 true") {
        var parameters: [String: Any] = ["token": "t"]
        Parcel.Item(sku: "s", weight: nil).toJSON()?.forEach { parameters[$0.key] = $0.value }
        return "\(parameters.count) \(JSONSerialization.isValidJSONObject(parcel(1).toJSON()!))"
    },
]
