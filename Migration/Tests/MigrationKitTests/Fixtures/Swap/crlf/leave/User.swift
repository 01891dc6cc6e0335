import Foundation
