import HandyJSON

// ÄãºÃ
struct Chinese: HandyJSON { var text = "Äã" }
