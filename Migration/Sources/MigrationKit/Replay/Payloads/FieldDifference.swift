/// One field that came out differently.
struct FieldDifference: Sendable {
    enum Cause: String, Sendable {
        case gone = "is gone"
        case new = "is new"
        case changed = "has another value"
        case kind = "has another kind of value"
        case order = "members are in another order"
        case renamed = "is written under another name"
        case noModel = "there is no model any more"
        case newModel = "there is a model now"
    }

    /// `items[].price`
    let path: String
    let cause: Cause
    let before: JSONTree?
    let after: JSONTree?
    /// What the payload has under the same names; nil where it has nothing there.
    let payload: JSONTree?
    /// The field's name before, and the one it has now.
    var name = ""
    var newName: String?
    /// The payload's object that the field came from.
    var holder: JSONTree?
    /// The payload would be JSON but for a comma before a closing bracket.
    var hasTrailingComma = false
    /// The objects are dictionaries, or the list is one of dictionaries: a recording does not show it, the source does.
    var isDictionary = false
    /// The property is a Date that is written as a number: likewise.
    var isDate = false
    /// The known difference that the property's declaration shows: likewise.
    var declared: String?

    /// Begins the name of a property that JSON does not show, in a recording.
    static let hiddenPrefix = "(instance) "
    var isHidden: Bool { path.contains(FieldDifference.hiddenPrefix) }

    /// The payload's value was left alone, and is read now.
    var isFilledAnew: Bool { cause == .new && after != .null && payload != nil && payload != .null }

    /// There was no JSON of a model that the payload may well have filled.
    var isWrittenAnew: Bool { cause == .newModel && payload?.isContainer == true }

    /// Text that is no number: HandyJSON reads the digits it begins with, or 0.
    var isTextForDate: Bool {
        guard isDate, let text = payload?.text, Double(text) == nil, before?.double != nil else { return false }
        // A date that is read natively has the text's year in it; text that is none gives nothing.
        return after == nil || after == .null || (after?.double != nil && text.contains { "-/.:,".contains($0) })
    }

    /// A number that HandyJSON takes for seconds whatever its size, and SmartCodable for milliseconds, or for a date in
    /// digits.
    var isDateBySize: Bool {
        guard let sent = payload?.double ?? payload?.text.flatMap({ Double($0) }), before?.double == sent else {
            return false
        }
        if abs(sent) >= 1e11, abs(sent) < 1e14, let now = after?.double, abs(now - sent / 1000) < 1 { return true }
        guard isDate, after != before else { return false }
        return abs(sent) >= 1e14 || [8, 14].contains(payload?.text?.count)
    }

    /// Nothing but the payload's nulls came back into a dictionary.
    var keepsNullMembers: Bool {
        guard isDictionary, case .object(let sent)? = payload, case .object(let old)? = before,
            case .object(let new)? = after
        else { return false }
        let nulls = new.filter { $0.value == .null }
        return !nulls.isEmpty && new.filter { $0.value != .null } == old && nulls.allSatisfy(sent.contains)
    }

    /// Nothing but the payload's nulls came back into an array.
    var keepsNulls: Bool {
        guard case .array(let sent)? = payload, case .array(let old)? = before, case .array(let new)? = after else {
            return false
        }
        return sent.contains(.null) && old == new.filter { $0 != .null } && old.count < new.count
    }
}
