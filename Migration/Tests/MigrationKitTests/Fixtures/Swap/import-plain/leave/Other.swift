import Foundation
// import HandyJSON
let text = "import HandyJSON"
/* import HandyJSON */
