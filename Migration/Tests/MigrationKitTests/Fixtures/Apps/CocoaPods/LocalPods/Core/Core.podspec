Pod::Spec.new do |s|
  s.name = 'Core'
  s.version = '1.0'
  s.source_files = 'Classes/**/*.swift'
  s.dependency 'HandyJSON'
end
