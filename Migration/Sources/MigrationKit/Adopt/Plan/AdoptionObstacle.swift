/// A place that keeps models from being adopted, or from losing HandyJSON.
public struct AdoptionObstacle: Sendable, Hashable {
    public let path: String
    public let position: Position
    public let rule: String
    public let reason: String
    /// How many models it holds, those of the hierarchy included.
    public let models: Int
}
