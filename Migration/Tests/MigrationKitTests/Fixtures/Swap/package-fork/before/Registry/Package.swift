// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [.package(id: "alibaba.HandyJSON", from: "5.0.2")], targets: [.target(name: "App", dependencies: ["HandyJSON"])])
