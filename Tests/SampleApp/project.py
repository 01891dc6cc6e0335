#!/usr/bin/env python3
"""Writes SampleApp.xcodeproj into a folder: an app of the sources here, which gets the libraries as a local package, or with --pods as
pods, and a shared scheme. Xcode builds no program of a package for a simulator, so that the app needs a project.

    project.py FOLDER [--pods]
"""
import hashlib, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
LIBRARIES = ["SmartCodable", "HandyJSONCompat", "SmartMigration"]

SETTINGS = {
    "PRODUCT_NAME": "SampleApp",
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.SmartCodableSample",
    "SDKROOT": "iphoneos",
    "IPHONEOS_DEPLOYMENT_TARGET": "15.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
    "SWIFT_VERSION": "5.0",
    "GENERATE_INFOPLIST_FILE": "YES",
    # Apps of the SDK of iOS 27 and later need scenes.
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "MARKETING_VERSION": "1.0",
    "CURRENT_PROJECT_VERSION": "1",
    "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
    # For this machine only: no account is needed.
    "CODE_SIGN_STYLE": "Manual",
    "CODE_SIGN_IDENTITY": "-",
    "DEVELOPMENT_TEAM": "",
    # CocoaPods copies frameworks by a script.
    "ENABLE_USER_SCRIPT_SANDBOXING": "NO",
}
CONFIGURATIONS = {
    "Debug": {"SWIFT_OPTIMIZATION_LEVEL": "-Onone", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "ONLY_ACTIVE_ARCH": "YES"},
    "Release": {"SWIFT_OPTIMIZATION_LEVEL": "-O", "SWIFT_COMPILATION_MODE": "wholemodule"},
}

objects = {}


def identifier(*name):
    """24 digits, the same each time."""
    return hashlib.sha256("/".join(name).encode()).hexdigest()[:24].upper()


def add(isa, label, **values):
    key = identifier(isa, label)
    objects[key] = dict(isa=isa, **values)
    return key


def text(value, indent=1):
    """A property list as Xcode's projects have it."""
    tabs = "\t" * indent
    if isinstance(value, dict):
        return "{\n" + "".join(f"{tabs}\t{text(k)} = {text(v, indent + 1)};\n" for k, v in value.items()) + tabs + "}"
    if isinstance(value, list):
        return "(\n" + "".join(f"{tabs}\t{text(item, indent + 1)},\n" for item in value) + tabs + ")"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def configurations(name, settings):
    made = [add("XCBuildConfiguration", f"{name} {kind}", name=kind, buildSettings=dict(settings, **more))
            for kind, more in CONFIGURATIONS.items()]
    return add("XCConfigurationList", name, buildConfigurations=made, defaultConfigurationIsVisible=0, defaultConfigurationName="Debug")


def project(folder, pods):
    sources = sorted(name for name in os.listdir(HERE + "/Sources") if name.endswith(".swift"))
    files = [add("PBXFileReference", name, lastKnownFileType="sourcecode.swift", name=name, sourceTree="<group>",
                 path=os.path.relpath(f"{HERE}/Sources/{name}", folder)) for name in sources]
    app = add("PBXFileReference", "app", explicitFileType="wrapper.application", path="SampleApp.app", includeInIndex=0,
              sourceTree="BUILT_PRODUCTS_DIR")
    products = add("PBXGroup", "products", children=[app], name="Products", sourceTree="<group>")
    group = add("PBXGroup", "main", children=files + [products], sourceTree="<group>")
    packages, linked = [], []
    if not pods:
        packages = [add("XCLocalSwiftPackageReference", "package", relativePath=os.path.relpath(ROOT, folder))]
        linked = [add("XCSwiftPackageProductDependency", name, package=packages[0], productName=name) for name in LIBRARIES]
    phases = [
        add("PBXSourcesBuildPhase", "sources", buildActionMask=2147483647, runOnlyForDeploymentPostprocessing=0,
            files=[add("PBXBuildFile", "source " + name, fileRef=file) for name, file in zip(sources, files)]),
        add("PBXFrameworksBuildPhase", "frameworks", buildActionMask=2147483647, runOnlyForDeploymentPostprocessing=0,
            files=[add("PBXBuildFile", "product " + one, productRef=one) for one in linked]),
    ]
    target = add("PBXNativeTarget", "target", name="SampleApp", productName="SampleApp", productReference=app,
                 productType="com.apple.product-type.application", buildConfigurationList=configurations("target", SETTINGS),
                 buildPhases=phases, buildRules=[], dependencies=[], packageProductDependencies=linked)
    root = add("PBXProject", "project", attributes={"BuildIndependentTargetsInParallel": 1, "LastUpgradeCheck": 1600},
               buildConfigurationList=configurations("project", {}), compatibilityVersion="Xcode 14.0", developmentRegion="en",
               hasScannedForEncodings=0, knownRegions=["en", "Base"], mainGroup=group, packageReferences=packages,
               productRefGroup=products, projectDirPath="", projectRoot="", targets=[target])
    return target, "// !$*UTF8*$!\n" + text(
        {"archiveVersion": 1, "classes": {}, "objectVersion": 60, "objects": objects, "rootObject": root}, 0) + "\n"


def scheme(target):
    reference = (f'<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{target}" BuildableName="SampleApp.app" '
                 'BlueprintName="SampleApp" ReferencedContainer="container:SampleApp.xcodeproj"/>')
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Scheme LastUpgradeVersion="1600" version="1.7">
   <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
      <BuildActionEntries>
         <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" buildForArchiving="YES" buildForAnalyzing="YES">
            {reference}
         </BuildActionEntry>
      </BuildActionEntries>
   </BuildAction>
   <LaunchAction buildConfiguration="Debug">
      <BuildableProductRunnable runnableDebuggingMode="0">
         {reference}
      </BuildableProductRunnable>
   </LaunchAction>
</Scheme>
"""


folder = os.path.abspath(sys.argv[1])
target, written = project(folder, "--pods" in sys.argv[2:])
schemes = folder + "/SampleApp.xcodeproj/xcshareddata/xcschemes"
os.makedirs(schemes, exist_ok=True)
with open(folder + "/SampleApp.xcodeproj/project.pbxproj", "w") as file:
    file.write(written)
with open(schemes + "/SampleApp.xcscheme", "w") as file:
    file.write(scheme(target))
