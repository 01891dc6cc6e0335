Pod::Spec.new do |s|
  s.name = 'HandyJSONCompat'
  s.version = '0.1.0'
  s.summary = 'HandyJSON models on the SmartCodable engine, with no change but the import.'
  s.description = <<-DESC
    The API and behaviour of HandyJSON 5.0.4 on the engine of SmartCodable: replace `import HandyJSON`
    by `import HandyJSONCompat`, then move to SmartCodable one model at a time.
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

  s.source_files = 'Sources/HandyJSONCompat/**/*.swift'
  s.resource_bundles = { 'HandyJSONCompat_Privacy' => ['Sources/PrivacyInfo.xcprivacy'] }
  # The same version, since the two share `package` access.
  s.dependency 'SmartEngine', s.version.to_s
  # A tenth smaller; what that would slow is marked in the sources (Benchmarks/README.md, Size).
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name SmartCodable',
    'SWIFT_OPTIMIZATION_LEVEL[config=Release*]' => '-Osize'
  }
end
