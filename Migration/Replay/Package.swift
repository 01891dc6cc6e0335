// swift-tools-version: 5.9
import PackageDescription

// For apps' test targets: Foundation only, and old toolchains are fine.
let package = Package(
    name: "HandyJSONReplay",
    products: [.library(name: "HandyJSONReplay", targets: ["HandyJSONReplay"])],
    targets: [
        .target(name: "HandyJSONReplay"),
        .testTarget(name: "HandyJSONReplayTests", dependencies: ["HandyJSONReplay"]),
    ]
)
