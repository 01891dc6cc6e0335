import Foundation
import SmartCodable

struct Form: SmartCodable {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "form_id"]
    }
}

struct Filter: SmartCodable { var text = "" }

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
        case .create(let form): return form.toDictionary(useMappedKeys: true)
        case .search(_, let filter): return filter.toDictionary(useMappedKeys: true)
        case let .both(form, filter):
            let first = form.toDictionary(useMappedKeys: true) ?? [:]
            return first.merging(filter.toDictionary(useMappedKeys: true) ?? [:]) { $1 }
        case .nested(.one(let form)): return form.toDictionary(useMappedKeys: true)
        case .forms(let forms?): return ["forms": forms.map { $0.toDictionary(useMappedKeys: true) }]
        case .raw, .plain, .forms, .nested: return nil
        case .other(_, let any): return any as? [String: Any]
        }
    }

    var text: String? {
        if case .create(let form) = self { return form.toJSONString(useMappedKeys: true) }
        guard case let .search(_, filter: filter) = self else { return nil }
        return filter.toJSONString(useMappedKeys: true)
    }

    var pair: Int {
        switch self {
        case .both(let both): return both.0.toJSONString(useMappedKeys: true)?.count ?? both.1.toJSONString(useMappedKeys: true)?.count ?? 0
        default: return 0
        }
    }
}

func use(_ result: Result<Form, Failure>, _ loaded: Loaded<[Form]>, _ optional: Form?) -> [String?] {
    var texts: [String?] = []
    switch result {
    case .success(let result): texts.append(result.toJSONString(useMappedKeys: true))
    case .failure(let error): texts.append("\(error)")
    }
    for case .create(let form) in [API.plain, API.create(Form())] { texts.append(form.toJSONString(useMappedKeys: true)) }
    for case let .both(_, filter) in [API]() { texts.append(filter.toJSONString(useMappedKeys: true)) }
    if case .value(let forms) = loaded { texts.append(forms.toJSONString(useMappedKeys: true)) }
    if case .some(let form) = optional { texts.append(form.toJSONString(useMappedKeys: true)) }
    if case API.create(let form) = API.create(Form()) { texts.append(form.toJSONString(useMappedKeys: true)) }
    return texts
}
