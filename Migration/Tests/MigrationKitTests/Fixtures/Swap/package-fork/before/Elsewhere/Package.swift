// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [jsonPackage], targets: [.target(name: "App", dependencies: ["HandyJSON"])])
