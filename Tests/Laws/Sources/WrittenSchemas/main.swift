import Foundation
import LawModels

// A line for each form of each model: its number, the form, its schema.
for model in LawModel.all {
    let line: [String: Any] = ["model": model.number, "form": model.form, "schema": model.schema()]
    let data = try JSONSerialization.data(withJSONObject: line)
    print(String(decoding: data, as: UTF8.self))
}
