import Foundation

/// One line of facts.jsonl: the program that answers it.
struct Fact {
    let id: String
    let answer: () -> String
}

// Facts NUMBER FILE: answers the facts from this number on, into a file of lines, for each an id and then `{"id": …,
// "answer": …}`: a fact that ends the process is the last id. Facts ID…: answers these on standard output.
setenv("TZ", "UTC", 1)
let arguments = Array(CommandLine.arguments.dropFirst())

func line(_ fact: Fact) -> String {
    trace = []
    let json = ["id": fact.id, "answer": fact.answer()]
    guard let data = try? JSONSerialization.data(withJSONObject: json, options: sortedOptions) else { return "" }
    return String(decoding: data, as: UTF8.self)
}

if arguments.count == 2, let first = Int(arguments[0]), let file = fopen(arguments[1], "a") {
    for fact in Fact.all.dropFirst(first) {
        fputs(fact.id + "\n", file)
        fflush(file)
        fputs(line(fact) + "\n", file)
    }
    fclose(file)
} else {
    for fact in Fact.all where arguments.contains(fact.id) { print(line(fact)) }
}
