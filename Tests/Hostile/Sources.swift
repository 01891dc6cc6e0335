import Foundation
import HandyJSONCompat
import SmartCodable

// Sources that are not what they say.

/// Says after some questions that it has many more elements.
private final class LyingArray: NSArray, @unchecked Sendable {
    private var questions: Int
    private let size: Int

    init(honestFor questions: Int, size: Int) {
        self.questions = questions
        self.size = size
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    #if !canImport(ObjectiveC)
    required init(objects: UnsafePointer<AnyObject>!, count: Int) {
        (questions, size) = (0, 0)
        super.init()
    }
    required convenience init(arrayLiteral elements: Any...) { self.init(honestFor: 0, size: 0) }
    #endif

    override var count: Int {
        questions -= 1
        return questions < 0 ? size : 2
    }
    override func object(at index: Int) -> Any { index }
}

private struct Native: SmartCodable {
    var list: [Int] = []
    var far: Int?
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.far <--- "list.50000"] }
}

private struct Handy: HandyJSON {
    var list: [Int] = []
    var far: Int?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< far <-- "list.50000" }
}

extension Program {
    static let sources: [Program] = [
        Program("arrays-with-lying-counts") {
            for size in [0, 1, 100_000] {
                for questions in 0..<12 {
                    func source() -> [String: Any] { ["list": LyingArray(honestFor: questions, size: size)] }
                    let native = Native.deserialize(from: source())
                    let handy = Handy.deserialize(from: source())
                    for (list, far) in [(native?.list ?? [-1], native?.far), (handy?.list ?? [-1], handy?.far)] {
                        try expect(list, Array(0..<list.count))
                        try expect(
                            far == nil || far == 50_000 && list.count > 50_000, "found \(String(describing: far))")
                    }
                }
            }
        }
    ]
}
