import Foundation
import SmartCodable

func send(_ user: User) -> String? { user.toJSONString(useMappedKeys: true) }
