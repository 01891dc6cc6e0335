import Foundation
import SmartCodable
import RxSwift

struct Task: SmartCodable, HandyJSONRules {
    var id = 0
}

func requestList<E: SmartCodable>(_ reply: [String: Any], classType: E.Type) -> Observable<[E?]> {
    let value = reply["data"] as? [[String: Any]]
    if let objects = [E?].deserialize(from: value) {
        return Observable.just(objects)
    }
    return .empty()
}

func load(_ data: Any) -> [Task]? {
    let tasks = ([Task?].deserialize(from: data as? [Any])) as? [Task]
    return tasks
}

func first(_ text: String) -> Task? {
    let list = [Task?].deserialize(from: text)
    return list?.first as? Task
}

func one(_ data: [String: Any]) -> Int {
    let task: Task = Task.deserialize(from: data)!
    if let other: Task = Task.deserialize(from: data) { return other.id }
    return task.id
}
