// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Messenger",
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON.git", from: "5.0.2")],
    targets: [
        .target(name: "Models", dependencies: ["HandyJSON"]),
        .target(name: "Networking", dependencies: ["Models", "HandyJSON"]),
        .target(name: "Storage", dependencies: ["Models", "HandyJSON"], path: "Modules/Storage"),
        .target(name: "Chat", dependencies: ["Networking", "Storage"]),
        .target(name: "Profile", dependencies: ["Networking"]),
        .target(name: "App", dependencies: ["Chat", "Profile"]),
        .testTarget(name: "ModelsTests", dependencies: ["Models"]),
    ]
)
