// swift-tools-version: 6.0
import PackageDescription

// Apple's systems as far as Linux can have them: where their compiler and runtime put properties. See Tests/README.md.
let package = Package(
    name: "AppleWorld",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .testTarget(
            name: "AppleWorldTests",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
            ],
            path: "Tests", resources: [.copy("layouts.txt")])
    ],
    swiftLanguageModes: [.v6]
)
