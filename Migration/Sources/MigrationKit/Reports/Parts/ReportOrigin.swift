/// What a page that is passed on says of itself.
public struct ReportOrigin: Sendable {
    /// The project's name, the day, what was looked at.
    public let project, date, scope: String

    public init(project: String, date: String, scope: String) {
        self.project = project
        self.date = date
        self.scope = scope
    }
}
