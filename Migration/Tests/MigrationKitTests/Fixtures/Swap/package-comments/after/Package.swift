// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(
            // Models.
            url: "https://github.com/smartcodable/SmartCodable.git", // over SSH
            branch: "main" // since 2019
        ),
        .package(url: "https://github.com/Moya/Moya", from: "15.0.0"),
    ],
    targets: [.target(name: "App", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")])]
)
