import Foundation
import HandyJSONCompat
import SmartCodable

extension RandomModel {
    /// What it is read as, and the lines of the report.
    func watched(_ mode: String, _ path: String, _ source: Any) -> (answer: String, report: SmartReport) {
        let (answer, report) = SmartSentinel.record { self.answer(mode, path, source) }
        return (answer, report)
    }

    /// Whether `.strict` accepts a payload, and the lines of the report without it. Calls of HandyJSON's models have no
    /// options, those of a native model around one have.
    func strict(_ json: String) -> (accepts: Bool, report: SmartReport) {
        func open<T: HandyJSON>(_: T.Type) -> (Bool, SmartReport) {
            let json = "{\"model\":\(json)}"
            let (_, report) = SmartSentinel.record { Holder<T>.deserialize(from: json) }
            return (Holder<T>.deserialize(from: json, options: [.strict]) != nil, report)
        }
        return open(self.type)
    }
}

private struct Holder<T: HandyJSON>: SmartCodable {
    @SmartAny var model = T()
}
