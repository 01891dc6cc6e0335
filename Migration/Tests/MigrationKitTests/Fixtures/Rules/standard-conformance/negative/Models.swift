import HandyJSON

extension Array where Element == Int {}
extension M: HandyJSON {}
struct M {}
