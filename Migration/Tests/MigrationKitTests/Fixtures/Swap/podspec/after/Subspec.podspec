Pod::Spec.new do |spec|
  spec.name = "Subspec"
  spec.description = <<-DESC
    Don't write s.dependency 'HandyJSON' yourself.
  DESC
  spec.ios.dependency("HandyJSONCompat", "~> 0.1")
  spec.subspec 'Models' do |models|
    models.dependency 'HandyJSONCompat', '~> 0.1'
  end
end
