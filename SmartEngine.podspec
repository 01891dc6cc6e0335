Pod::Spec.new do |s|
  # What the other pods stand on. An app names it where it names them by paths, and imports nothing of it.
  s.name = 'SmartEngine'
  s.version = '0.1.0'
  s.summary = 'The JSON engine under SmartCodable and HandyJSONCompat.'
  s.description = <<-DESC
    Parsing, type layouts, conversions and reports, for the models of SmartCodable and HandyJSONCompat. It is no
    library of its own: depend on one of those.
  DESC
  s.homepage = 'https://github.com/smartcodable/SmartCodable'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'the SmartCodable authors'
  s.source = { :git => 'https://github.com/smartcodable/SmartCodable.git', :tag => s.version.to_s }

  s.swift_versions = ['6.0']
  s.ios.deployment_target = '15.0'
  s.osx.deployment_target = '12.0'
  s.tvos.deployment_target = '15.0'
  s.watchos.deployment_target = '9.0'
  s.visionos.deployment_target = '1.0'

  s.source_files = 'Sources/SmartEngine/**/*.swift'
  s.resource_bundles = { 'SmartEngine_Privacy' => ['Sources/PrivacyInfo.xcprivacy'] }
  # `package` access reaches from the other pods into this one, as it does under SwiftPM.
  # A tenth smaller; what that would slow is marked in the sources (Benchmarks/README.md, Size).
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name SmartCodable',
    'SWIFT_OPTIMIZATION_LEVEL[config=Release*]' => '-Osize'
  }
end
