import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func first(_ text: String) -> User? {
    let list = [User?].deserialize(from: text)
    return list?.first ?? nil
}

func second(_ text: String) -> User? {
    guard let list = [User?].deserialize(from: text) else { return nil }
    if let other = [User?].deserialize(from: text), let first = other.first { return first }
    while let other = [User?].deserialize(from: text) { return other[0] }
    switch [User?].deserialize(from: text) { default: break }
    return list[1]
}

func third(_ text: String) -> User? {
    if [User?].deserialize(from: text)!.last == nil { return nil }
    return [User?].deserialize(from: text)?.first ?? [User?].deserialize(from: text)![0]
}
