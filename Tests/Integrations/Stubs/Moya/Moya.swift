import Foundation

/// What `Moya.Response` of Moya 15 has and the guide uses.
public final class Response: CustomDebugStringConvertible {
    public let statusCode: Int
    public let data: Data

    public init(statusCode: Int, data: Data) {
        self.statusCode = statusCode
        self.data = data
    }

    public var debugDescription: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
}

/// The cases of Moya 15 that the guide uses.
public enum MoyaError: Error {
    case jsonMapping(Response)
    case objectMapping(any Error, Response)
}
