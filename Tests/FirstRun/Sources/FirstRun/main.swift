import Foundation
import HandyJSONCompat
import SmartCodable
import SmartMigration

#if compiler(>=6.2)
import MainActor5
import MainActor6
#endif

// The first two minutes on a Mac: what Linux cannot show. Each line says what is expected, then what was found.

setvbuf(stdout, nil, _IONBF, 0)
let checks = Checks()

@MainActor final class Checks {
    private(set) var failures: [String] = []

    /// A crash in `found` leaves what was expected as the last line.
    func callAsFunction(_ sentence: String, _ expected: String, _ found: @MainActor () async -> String) async {
        print("\(sentence)\n    expected  \(expected)")
        let found = await found()
        print("    found     \(found)\(found == expected ? "" : "   <-- DIFFERS")")
        if found != expected { failures.append(sentence) }
    }
}

await checks("NSObject model whose first property is small", "9 7 Ann") {
    let contact = Contact.deserialize(from: #"{"flags":9,"id":"7","name":"Ann"}"#)
    return "\(contact?.flags ?? 0) \(contact?.id ?? -1) \(contact?.name ?? "nil")"
}
await checks("NSObject model, written", #"{"flags":1,"id":3}"#) {
    let contact = Contact()
    contact.id = 3
    return contact.toJSONString() ?? "nil"
}
await checks("subclass of an NSObject model, with a weak property set", "7 x true") {
    let boss = Colleague()
    var colleague = Colleague()
    colleague.boss = boss
    JSONDeserializer.update(object: &colleague, from: #"{"id":7,"company":"x"}"#)
    return withExtendedLifetime(boss) { "\(colleague.id) \(colleague.company) \(colleague.toJSONString() != nil)" }
}
await checks("generic NSObject model", "a 2") {
    let box = Box<String>.deserialize(from: #"{"value":"a","count":2}"#)
    return "\(box?.value ?? "nil") \(box?.count ?? -1)"
}
await checks("self-check of the libraries, what failed", "[]") { "\(SmartSentinel.checkRuntime().failures)" }
await checks("@objc enum in an @objc property, from a number and from a text, and another number", "2 1 0") {
    let kinds = Kinds.deserialize(from: #"{"kind":2,"observed":"1"}"#)
    let unknown = Kinds.deserialize(from: #"{"kind":9}"#)
    return "\(kinds?.kind.rawValue ?? -1) \(kinds?.observed.rawValue ?? -1) \(unknown?.kind.rawValue ?? -1)"
}
await checks("read-only properties, filled in memory", "5 new") {
    let readOnly = ReadOnly.deserialize(from: #"{"id":5,"name":"new"}"#)
    return "\(readOnly?.id ?? -1) \(readOnly?.name ?? "nil")"
}
#if canImport(ObjectiveC)
await checks("observed object, updated: its values, and what observers were told", "Cy 3 Cy,3") {
    var object = Observed()
    nonisolated(unsafe) var told: [String] = []
    let name = object.observe(\.name, options: [.new]) { _, change in told.append(change.newValue ?? "nil") }
    let age = object.observe(\.age, options: [.new]) { _, change in told.append("\(change.newValue ?? -1)") }
    JSONDeserializer.update(object: &object, from: #"{"name":"Cy","age":"3"}"#)
    name.invalidate()
    age.invalidate()
    return "\(object.name) \(object.age) \(told.joined(separator: ","))"
}
await checks("observer that uses another property, from text: set by declaration", "10.0") {
    "\(Order.deserialize(from: #"{"price":2.5,"count":4}"#)?.total ?? -1)"
}
await checks("the same from a dictionary", "10.0") {
    "\(Order.deserialize(from: ["price": 2.5, "count": 4] as [String: Any])?.total ?? -1)"
}
#else
print("observed objects and observers: there is no Objective-C here")
#endif
#if compiler(>=6.2)
// First, since what is learned of a model is kept.
let cards = #"{"cards":[{"type":"photo","size":4},{"type":"x"}],"reply":{"id":1,"of":2,"type":"quote"},"#
let messages = #""messages":[{"text":"5","kind":"note"},{"text":"b","kind":"labelled"}],"switches":{"level":1}"#
let handyCards = #"{"cards":[{"type":"photo","size":4},{"type":"x"}],"#
let onAQueue = cards + messages + #","ignored":{"text":""}} "# + handyCards + messages + "}"
await checks("main actor's models on a queue, Swift 5 mode", onAQueue) { MainActor5.decodeOnAQueue() }
await checks("main actor's models on a queue, Swift 6 mode", onAQueue) { MainActor6.decodeOnAQueue() }
let any = #"{"note":{"text":""},"any":[{"text":"a"},"b",{"text":"","kind":"note"}]} "#
let foundations = #"{"any":[{"text":"a"},"b",{"kind":"note","text":""}],"note":{"text":""}}"#
await checks("any values on a queue, Swift 5 mode", any + foundations) { MainActor5.writeOnAQueue() }
await checks("any values on a queue, Swift 6 mode", any + foundations) { MainActor6.writeOnAQueue() }
let detached = #"7 Ann x high 1 1 none 1 [2, 0] {"city":"Rome","zip":1}"#
await checks("detached decode, MainActor by default, Swift 5 mode", detached) { await MainActor5.decodeDetached() }
await checks("detached decode, MainActor by default, Swift 6 mode", detached) { await MainActor6.decodeDetached() }
await checks("models of the main actor, Swift 5 mode", "a 2 5 6") { MainActor5.decodeOnTheMainActor() }
await checks("models of the main actor, Swift 6 mode", "a 2 5 6") { MainActor6.decodeOnTheMainActor() }
#else
print("MainActor by default: this compiler has no such option")
#endif

let failures = checks.failures
print(failures.isEmpty ? "all as expected" : failures.map { "DIFFERS: \($0)" }.joined(separator: "\n"))
exit(failures.isEmpty ? 0 : 1)
