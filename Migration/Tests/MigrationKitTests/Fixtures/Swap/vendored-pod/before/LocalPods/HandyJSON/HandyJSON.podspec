Pod::Spec.new do |s|
  s.name = 'HandyJSON'
  s.source_files = 'Source/**/*.swift'
end
