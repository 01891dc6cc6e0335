import Foundation

/// Every leaf of a model as `path=value`, so that four families of types can be compared without a line of code in any
/// of them:
///
///     [Airport(name: "Anaa", runways: [Runway(distance: 1502)])]
///     → ["[0].name=Anaa", "[0].runways[0].distance=1502"]
///
/// Complexity: O(leaves), through Mirror; slow, and done once per contender before anything is timed.
func modelLeaves(of value: Any) -> [String] {
    var leaves: [String] = []
    appendLeaves(of: value, path: "", to: &leaves)
    return leaves
}

private func appendLeaves(of value: Any, path: String, to leaves: inout [String]) {
    // The mirrors of Foundation's values differ between platforms, and Data's has its address.
    switch value {
    case let date as Date: return leaves.append("\(path)=\(date.timeIntervalSince1970)")
    case let data as Data: return leaves.append("\(path)=\(data.base64EncodedString())")
    case is UUID, is Decimal: return leaves.append("\(path)=\(value)")
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
        guard let wrapped = mirror.children.first?.value else {
            leaves.append("\(path)=nil")
            return
        }
        appendLeaves(of: wrapped, path: path, to: &leaves)
    case .collection, .set:
        leaves.append("\(path).count=\(mirror.children.count)")
        for (index, element) in mirror.children.enumerated() {
            appendLeaves(of: element.value, path: "\(path)[\(index)]", to: &leaves)
        }
    case .dictionary:
        // A dictionary's order changes from run to run.
        leaves += mirror.children.map { "\(path){\($0.value)}" }.sorted()
    case .struct, .class:
        var level: Mirror? = mirror
        while let current = level {
            for child in current.children {
                let label = child.label ?? "?"
                guard label.hasPrefix("_") else {
                    appendLeaves(of: child.value, path: "\(path).\(label)", to: &leaves)
                    continue
                }
                // A wrapped property by its value; an ignored one is no result of decoding.
                guard !"\(type(of: child.value))".hasPrefix("IgnoredKey") else { continue }
                appendLeaves(of: unwrapped(child.value), path: "\(path).\(label.dropFirst())", to: &leaves)
            }
            level = current.superclassMirror
        }
    // A case with a payload by its name, as the types of the families' payloads differ.
    case .enum where !mirror.children.isEmpty:
        for child in mirror.children {
            appendLeaves(of: child.value, path: "\(path).\(child.label ?? "?")", to: &leaves)
        }
    default:
        leaves.append("\(path)=\(value)")
    }
}

private func unwrapped(_ value: Any) -> Any {
    Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }.map { unwrapped($0.value) } ?? value
}

/// Nil when the contender produced what the first one did, else a sentence that names the first difference.
func difference(between expected: [String], and found: [String]) -> String? {
    if expected == found { return nil }
    for (expected, found) in zip(expected, found) where expected != found {
        return "expected \(expected), found \(found)"
    }
    return "expected \(expected.count) leaves, found \(found.count)"
}
