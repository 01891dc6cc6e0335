import Foundation
import LawModels

// WrittenTexts PAYLOADS: a line for each payload and form, with the payload's id and what the model is written as.
struct Payload: Decodable {
    let id: String
    let model: Int
    let json: String
    let wide: Bool
}

let lines = try String(contentsOfFile: CommandLine.arguments.dropFirst().first ?? "", encoding: .utf8).split(separator: "\n")
let payloads = try lines.map { try JSONDecoder().decode(Payload.self, from: Data($0.utf8)) }
let byModel = Dictionary(grouping: payloads.filter { !$0.wide }, by: \.model)
for model in LawModel.all {
    for payload in byModel[model.number] ?? [] {
        print(payload.id, model.name, model.read(payload.json, .text, false).text)
    }
}
