import UIKit // HandyJSON
