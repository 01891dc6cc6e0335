import HandyJSONCompat
import RxSwift

struct Task: HandyJSON {
    var id = 0
}

func requestList<E: HandyJSON>(_ reply: [String: Any], classType: E.Type) -> Observable<[E?]> {
    let value = reply["data"] as? [[String: Any]]
    if let objects = [E].deserialize(from: value) {
        return Observable.just(objects)
    }
    return .empty()
}

func load(_ data: Any) -> [Task]? {
    let tasks = ([Task].deserialize(from: data as? [Any])) as? [Task]
    return tasks
}

func first(_ text: String) -> Task? {
    let list = [Task].deserialize(from: text)
    return list?.first as? Task
}

func one(_ data: [String: Any]) -> Int {
    let task: Task = JSONDeserializer.deserializeFrom(dict: data)!
    if let other: Task = JSONDeserializer.deserializeFrom(dict: data) { return other.id }
    return task.id
}
