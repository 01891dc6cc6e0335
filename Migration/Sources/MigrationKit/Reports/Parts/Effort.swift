/// Hours of work, coarse on purpose: `35 min`, `2 h`, `3 days`.
func effort(_ minutes: Double) -> String {
    if minutes <= 0 { return "-" }
    if minutes < 60 { return "\(Int((minutes / 5).rounded(.up)) * 5) min" }
    let hours = minutes / 60
    if hours < 8 { return "\(Int(hours.rounded(.up))) h" }
    return count(Int((hours / 8).rounded(.up)), "day")
}
