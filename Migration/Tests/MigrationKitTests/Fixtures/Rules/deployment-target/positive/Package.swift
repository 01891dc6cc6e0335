// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [
        .iOS(.v13), // find
        .macOS(.v10_15), .watchOS("6.1"), // find
    ],
    dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2")],
    targets: [.target(name: "App", dependencies: ["HandyJSON"])]
)
