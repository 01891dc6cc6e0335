// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [
        .iOS(.v11), // find
        .macOS(.v10_12), .watchOS("3.2"), // find
    ],
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")],
    targets: [.target(name: "App", dependencies: ["HandyJSON"])]
)
