import Foundation
import SmartEngine

/// A date as text in a Unicode date format.
///
///     mapper <<< self.birthday <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
///
/// JSON form: String. The locale is en_US_POSIX; the time zone is the device's unless the format has one. Rule:
/// HandyJSON 5.0.4.
open class CustomDateFormatTransform: DateFormatterTransform {
    /// A transform with a format.
    ///
    /// - Parameter formatString: A Unicode date format (UTS #35), as DateFormatter takes it.
    public init(formatString: String) {
        super.init(posixFormat: formatString)
    }
}
