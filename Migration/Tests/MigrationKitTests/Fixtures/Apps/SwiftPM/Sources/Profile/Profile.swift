import Networking

final class ProfileModel {
    func toJSON() -> [String: Any] { [:] }
}
