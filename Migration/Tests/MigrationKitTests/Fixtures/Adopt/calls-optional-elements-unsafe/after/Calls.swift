import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func first(_ text: String) -> User? {
    let list = [User].deserialize(from: text)?.map({ Optional($0) })
    return list?.first ?? nil
}

func second(_ text: String) -> User? {
    guard let list = [User].deserialize(from: text)?.map({ Optional($0) }) else { return nil }
    if let other = [User].deserialize(from: text)?.map({ Optional($0) }), let first = other.first { return first }
    while let other = [User].deserialize(from: text)?.map({ Optional($0) }) { return other[0] }
    switch [User].deserialize(from: text)?.map({ Optional($0) }) { default: break }
    return list[1]
}

func third(_ text: String) -> User? {
    if [User].deserialize(from: text)!.map({ Optional($0) }).last == nil { return nil }
    return [User].deserialize(from: text)?.map({ Optional($0) }).first ?? [User].deserialize(from: text)!.map({ Optional($0) })[0]
}
