import Foundation
import SmartEngine

/// A date as ISO 8601 text with a time zone and without fractions of a second.
///
///     mapper <<< self.updatedAt <-- ISO8601DateTransform()     // {"updatedAt": "2017-07-14T02:40:00Z"}
///
/// JSON form: String, `yyyy-MM-dd'T'HH:mm:ssZZZZZ` in the device's time zone. Rule: HandyJSON 5.0.4.
open class ISO8601DateTransform: DateFormatterTransform {
    /// Takes no options.
    public init() {
        super.init(posixFormat: "yyyy-MM-dd'T'HH:mm:ssZZZZZ")
    }
}
