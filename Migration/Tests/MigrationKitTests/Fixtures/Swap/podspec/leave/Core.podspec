Pod::Spec.new do |s|
  s.name = 'HandyJSONKit'
  s.dependency 'Moya'
end
