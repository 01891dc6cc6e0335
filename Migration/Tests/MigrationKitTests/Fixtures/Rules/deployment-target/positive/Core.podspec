Pod::Spec.new do |s|
  s.name = 'Core'
  s.ios.deployment_target = '13.0' # // find
  s.osx.deployment_target = '10.15.3' # // find
  s.dependency 'HandyJSON'
end
