Pod::Spec.new do |s|
  s.name = 'SmartMigration'
  s.version = '0.1.0'
  s.summary = 'Checks for the weeks of a migration to SmartCodable.'
  s.description = <<-DESC
    Whether the libraries' assumptions hold on a device, and what other rules would change on real traffic.
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

  s.source_files = 'Sources/SmartMigration/**/*.swift'
  s.resource_bundles = { 'SmartMigration_Privacy' => ['Sources/PrivacyInfo.xcprivacy'] }
  # The same versions, since these share `package` access.
  s.dependency 'SmartCodableEngine', s.version.to_s
  s.dependency 'HandyJSONCompat', s.version.to_s
  s.dependency 'SmartEngine', s.version.to_s
  # A tenth smaller; what that would slow is marked in the sources (Benchmarks/README.md, Size).
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name SmartCodable',
    'SWIFT_OPTIMIZATION_LEVEL[config=Release*]' => '-Osize'
  }
end
