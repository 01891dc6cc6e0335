Pod::Spec.new do |s|
  # `SmartCodable` is another project's name on trunk; the module's name stays.
  s.name = 'SmartCodableEngine'
  s.module_name = 'SmartCodable'
  s.version = '0.1.0'
  s.summary = 'JSON models that survive the JSON that servers really send.'
  s.description = <<-DESC
    Codable models that convert, default and repair instead of failing as a whole, with a report of
    what was missing or did not fit. No macros, no dependencies.
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

  s.source_files = 'Sources/SmartCodable/**/*.swift'
  s.resource_bundles = { 'SmartCodableEngine_Privacy' => ['Sources/PrivacyInfo.xcprivacy'] }
  # The same version, since the two share `package` access.
  s.dependency 'SmartEngine', s.version.to_s
  # A tenth smaller; what that would slow is marked in the sources (Benchmarks/README.md, Size).
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name SmartCodable',
    'SWIFT_OPTIMIZATION_LEVEL[config=Release*]' => '-Osize'
  }
end
