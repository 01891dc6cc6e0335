// swift-tools-version: 6.0
import PackageDescription

// `MainActor` by default, as apps have it that Xcode 26 and later make. The compilers before have no such option.
#if compiler(>=6.2)
let isolation = [SwiftSetting.unsafeFlags(["-default-isolation", "MainActor"])]
#else
let isolation: [SwiftSetting] = []
#endif

func library(_ name: String, _ mode: SwiftLanguageMode) -> Target {
    .target(name: name, dependencies: libraries, swiftSettings: isolation + [.swiftLanguageMode(mode)])
}

let libraries: [Target.Dependency] = [
    .product(name: "SmartCodable", package: "SmartCodable"), .product(name: "HandyJSONCompat", package: "SmartCodable"),
]

// What only a Mac can show, in one small program, before any test is compiled.
let package = Package(
    name: "FirstRun",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .executableTarget(
            name: "FirstRun", dependencies: libraries + ["MainActor5", "MainActor6"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        library("MainActor5", .v5),
        // The same sources: a link.
        library("MainActor6", .v6),
    ]
)
