// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(path: "../HandyJSON")],
    targets: [.target(name: "App", dependencies: ["HandyJSON"])]
)
