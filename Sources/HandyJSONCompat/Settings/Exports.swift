// What an app needs to hear what the libraries say, and to choose for its process, without a second import. Reports and
// messages are nested in SmartSentinel (`SmartSentinel.Report`): names at the top level may be the app's own.
@_exported import enum SmartEngine.SmartCodableOptions
@_exported import enum SmartEngine.SmartSentinel
