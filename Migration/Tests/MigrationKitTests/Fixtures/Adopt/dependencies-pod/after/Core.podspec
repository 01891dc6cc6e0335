Pod::Spec.new do |s|
  s.name = 'Core'
  s.source_files = 'Classes/**/*.swift'
  s.dependency 'SmartCodableEngine', '~> 0.1'
end
