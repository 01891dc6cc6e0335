/// The properties of a model with their values as text, those of superclasses behind its own.
package struct PropertyValues: Equatable {
    package private(set) var all: [(label: String, text: String)] = []

    /// JSON values each of which is of another kind than some property; they convert to few.
    package static let unreadable = ["null", "[]", "{}", #""~""#, "[[]]", #"{"zz":[null]}"#, "-1e99", "false"]

    package init(of model: Any) {
        var mirror: Mirror? = Mirror(reflecting: model)
        while let level = mirror {
            for child in level.children where child.label?.contains("Registrar") == false {
                all.append((child.label ?? "", "\(child.value)"))
            }
            mirror = level.superclassMirror
        }
    }

    package subscript(label: String) -> String? { all.first { $0.label == label }?.text }

    package static func == (a: PropertyValues, b: PropertyValues) -> Bool { a.all.elementsEqual(b.all) { $0 == $1 } }
}
