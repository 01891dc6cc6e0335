Pod::Spec.new do |s|
  s.name = 'Core'
  s.source_files = 'Core/Classes/**/*'
  s.dependency 'HandyJSON', '~> 5.0.2'
  s.dependency 'Moya'
  s.test_spec 'Tests' do |t|
    t.dependency "HandyJSON"
  end
end
