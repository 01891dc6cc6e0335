// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [.package(url: "\(mirror)/HandyJSON.git", from: "5.0.2")], targets: [.target(name: "App", dependencies: ["HandyJSON"])])
