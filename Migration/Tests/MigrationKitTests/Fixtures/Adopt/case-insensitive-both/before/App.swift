import Foundation
import HandyJSONCompat
import SmartCodable

func configure(_ text: String) -> Bool {
    HandyJSONConfiguration.deserializeOptions = .caseInsensitive
    SmartCodableOptions.decodingOptions.update(with: .key(.caseInsensitive))
    return text.range(of: "on", options: .caseInsensitive) != nil
}
