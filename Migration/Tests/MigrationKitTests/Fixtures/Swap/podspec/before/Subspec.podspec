Pod::Spec.new do |spec|
  spec.name = "Subspec"
  spec.description = <<-DESC
    Don't write s.dependency 'HandyJSON' yourself.
  DESC
  spec.ios.dependency("HandyJSON", ">= 5.0")
  spec.subspec 'Models' do |models|
    models.dependency 'HandyJSON', "#{version}"
  end
end
