Pod::Spec.new do |s|
  s.name = 'Core'
  s.source_files = 'Core/Classes/**/*'
  s.dependency 'HandyJSONCompat', '~> 0.1'
  s.dependency 'Moya'
  s.test_spec 'Tests' do |t|
    t.dependency "HandyJSONCompat", "~> 0.1"
  end
end
