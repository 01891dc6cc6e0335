// swift-tools-version: 6.0
import PackageDescription

// An app for a simulator, without an Xcode project: Tests/on-your-mac.sh puts the program into a bundle. iOS 13, as
// SwiftUI is; the libraries themselves run from iOS 12 on.
let package = Package(
    name: "SampleApp",
    platforms: [.iOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .executableTarget(
            name: "SampleApp",
            dependencies: [
                .product(name: "SmartCodable", package: "SmartCodable"),
                .product(name: "HandyJSONCompat", package: "SmartCodable"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
