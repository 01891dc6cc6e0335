import ObjectMapper

let transform = NSDecimalNumberTransform()
