// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [.package(name: "HandyJSON", path: "../Third/JSON")], targets: [.target(name: "App", dependencies: ["HandyJSON"])])
