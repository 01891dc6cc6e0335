import Foundation
import HandyJSONCompat

struct Form: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "form_id" }
}

struct Filter: HandyJSON { var text = "" }

enum Failure: Error { case wrong }

enum API {
    case plain
    case create(Form)
    case search(Int, filter: Filter)
    case both(Form, Filter)
    case forms([Form]?)
    case raw(Data)
    case nested(Inner)
    case other(String, Any)

    enum Inner {
        case one(Form)
        case none
    }
}

enum Loaded<Value> {
    case value(Value)
    case nothing
}

extension API {
    var parameters: [String: Any]? {
        switch self {
        case .create(let form): return form.toJSON()
        case .search(_, let filter): return filter.toJSON()
        case let .both(form, filter):
            let first = form.toJSON() ?? [:]
            return first.merging(filter.toJSON() ?? [:]) { $1 }
        case .nested(.one(let form)): return form.toJSON()
        case .forms(let forms?): return ["forms": forms.toJSON()]
        case .raw, .plain, .forms, .nested: return nil
        case .other(_, let any): return any as? [String: Any]
        }
    }

    var text: String? {
        if case .create(let form) = self { return form.toJSONString() }
        guard case let .search(_, filter: filter) = self else { return nil }
        return filter.toJSONString()
    }

    var pair: Int {
        switch self {
        case .both(let both): return both.0.toJSONString()?.count ?? both.1.toJSONString()?.count ?? 0
        default: return 0
        }
    }
}

func use(_ result: Result<Form, Failure>, _ loaded: Loaded<[Form]>, _ optional: Form?) -> [String?] {
    var texts: [String?] = []
    switch result {
    case .success(let result): texts.append(result.toJSONString())
    case .failure(let error): texts.append("\(error)")
    }
    for case .create(let form) in [API.plain, API.create(Form())] { texts.append(form.toJSONString()) }
    for case let .both(_, filter) in [API]() { texts.append(filter.toJSONString()) }
    if case .value(let forms) = loaded { texts.append(forms.toJSONString()) }
    if case .some(let form) = optional { texts.append(form.toJSONString()) }
    if case API.create(let form) = API.create(Form()) { texts.append(form.toJSONString()) }
    return texts
}
