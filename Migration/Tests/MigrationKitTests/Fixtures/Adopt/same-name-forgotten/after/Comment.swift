import Foundation
import SmartCodable

class Comment: SmartCodable {
    var id = 0
    required init() {}
}

func read(_ text: String, _ comment: Comment) -> [Any?] {
    let more = [Comment].deserialize(from: text)
    return [more, comment.toDictionary(useMappedKeys: true)]
}
