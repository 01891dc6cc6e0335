import UIKit
// import HandyJSON
