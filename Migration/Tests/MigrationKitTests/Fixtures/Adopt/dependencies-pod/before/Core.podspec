Pod::Spec.new do |s|
  s.name = 'Core'
  s.source_files = 'Classes/**/*.swift'
  s.dependency 'HandyJSONCompat', '~> 0.1'
end
