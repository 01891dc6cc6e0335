import UIKit

let handler = Logger.onLogGenerated(handler: { print($0) })
let colour: ColorObject? = nil
