import Foundation
import HandyJSONCompat
import SmartCodable

extension RandomModel {
    /// What it is read as, and the lines of the report.
    func watched(_ mode: String, _ path: String, _ source: Any) -> (answer: String, report: SmartReport) {
        let (answer, report) = SmartSentinel.record { self.answer(mode, path, source) }
        return (answer, report)
    }
}
