Pod::Spec.new do |s|
  s.name = 'SmartStreams'
  s.version = '0.1.0'
  s.summary = 'JSON values one after the other, from a file or a connection.'
  s.description = <<-DESC
    JSON Lines, the elements of a large array and server-sent events, decoded by SmartCodable one value
    after the other, in the memory of one.
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

  s.source_files = 'Sources/SmartStreams/**/*.swift'
  s.resource_bundles = { 'SmartStreams_Privacy' => ['Sources/PrivacyInfo.xcprivacy'] }
  # The same versions, since these share `package` access.
  s.dependency 'SmartCodableEngine', s.version.to_s
  s.dependency 'SmartEngine', s.version.to_s
  # A tenth smaller; what that would slow is marked in the sources (Benchmarks/README.md, Size).
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name SmartCodable',
    'SWIFT_OPTIMIZATION_LEVEL[config=Release*]' => '-Osize'
  }
end
