import Foundation

// May have a toJSON() of its own.
class Page: ThirdPartyPage {}

class Reply {
    func toJSON() -> [String: Any] { [:] }
}
