/// A day of the calendar that Foundation's formatters and calendars count by: Gregorian from 15 October 1582, Julian
/// before.
struct CivilDay {
    var year = 1970, month = 1, day = 1

    init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// The day that is `days` days after 1 January 1970; not before the year 0.
    init(days: Int) {
        // Years are counted from March, so that the leap day comes last.
        var count = days + 719_468
        if days < -141_427 {
            count += 2
        } else {
            let century = (4 * count + 3) / 146_097
            count += century - century / 4
        }
        let yearFromMarch = (4 * count + 3) / 1461
        let dayOfYear = count - 1461 * yearFromMarch / 4
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = monthFromMarch < 10 ? yearFromMarch : yearFromMarch + 1
    }

    /// The number of days since 1 January 1970.
    var days: Int {
        let yearFromMarch = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let julian = yearFromMarch * 365 + (yearFromMarch >> 2) + dayOfYear - 719_470
        return isJulian ? julian : julian + 2 - yearFromMarch / 100 + yearFromMarch / 400
    }

    /// Whether the month has such a day.
    var isValid: Bool {
        switch month {
        case 4, 6, 9, 11: return (1...30).contains(day)
        case 2: return (1...(isLeapYear ? 29 : 28)).contains(day)
        default: return (1...12).contains(month) && (1...31).contains(day)
        }
    }

    private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year < 1582) }

    private var isJulian: Bool { (year, month, day) < (1582, 10, 15) }
}
