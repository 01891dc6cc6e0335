// Messages and process-wide options for an app without a second import. Reports and messages are nested in
// SmartSentinel (`SmartSentinel.Report`): names at the top level may be the app's own.
@_exported import enum SmartEngine.SmartCodableOptions
@_exported import enum SmartEngine.SmartSentinel
