// swift-tools-version: 6.0
import PackageDescription

// The libraries' own sources, compiled once more with OpenCombine in Combine's place. Not in `Tests/OpenCombine` itself:
// a package takes its identity from its folder, and that one is the dependency's.
let package = Package(
    name: "SmartPublished",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0")
    ],
    targets: [
        .target(
            name: "SmartEngine",
            dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
            swiftSettings: [.define("SMARTCODABLE_OPENCOMBINE")]
        ),
        .target(
            name: "SmartCodable",
            dependencies: ["SmartEngine", .product(name: "OpenCombine", package: "OpenCombine")],
            swiftSettings: [.define("SMARTCODABLE_OPENCOMBINE")]
        ),
        .testTarget(
            name: "SmartPublishedTests",
            dependencies: ["SmartCodable", .product(name: "OpenCombine", package: "OpenCombine")]),
    ],
    swiftLanguageModes: [.v6]
)
