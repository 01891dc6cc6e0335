// swift-tools-version: 6.0
import PackageDescription

let libraries: [Target.Dependency] = [
    .product(name: "SmartCodable", package: "SmartCodable"), .product(name: "HandyJSONCompat", package: "SmartCodable"),
    .product(name: "SmartMigration", package: "SmartCodable"),
]

// `MainActor` by default, as apps have it that Xcode 26 and later make; the compilers before have no such option. One folder of
// sources, and a link to it.
#if compiler(>=6.2)
let modes: [(String, SwiftLanguageMode)] = [("MainActor5", .v5), ("MainActor6", .v6)]
#else
let modes: [(String, SwiftLanguageMode)] = []
#endif

// What only a Mac can show, in one small program, before any test is compiled.
let package = Package(
    name: "FirstRun",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .executableTarget(
            name: "FirstRun", dependencies: libraries + modes.map { .byName(name: $0.0) },
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "NetworkLayer", dependencies: libraries, swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
        + modes.map { name, mode in
            .target(
                name: name, dependencies: libraries + ["NetworkLayer"],
                swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"]), .swiftLanguageMode(mode)])
        }
)
