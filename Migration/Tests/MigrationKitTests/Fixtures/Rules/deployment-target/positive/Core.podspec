Pod::Spec.new do |s|
  s.name = 'Core'
  s.ios.deployment_target = '11.0' # // find
  s.osx.deployment_target = '10.12' # // find
  s.dependency 'HandyJSON'
end
