import Foundation
import SmartCodable

protocol Stored: SmartCodable {}
