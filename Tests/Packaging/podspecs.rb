# Reads the podspecs as CocoaPods does, without its gem: Pod::Specification is a recorder here. Prints what is wrong.
# Usage: podspecs.rb PACKAGE.JSON (of `swift package dump-package`)
require 'json'

module Pod
  class Spec
    class Platform
      attr_accessor :deployment_target
    end

    attr_reader :attributes, :dependencies, :platforms

    ALLOWED = %i[name version summary description homepage license author source swift_versions source_files module_name
                 resource_bundles pod_target_xcconfig documentation_url].freeze
    PLATFORMS = %i[ios osx tvos watchos visionos].freeze

    def self.new(*)
      super.tap { |spec| LOADED << spec }
    end

    def initialize
      @attributes = {}
      @dependencies = {}
      @platforms = PLATFORMS.to_h { |name| [name, Platform.new] }
      yield self
    end

    PLATFORMS.each { |name| define_method(name) { @platforms[name] } }
    ALLOWED.each do |name|
      define_method("#{name}=") { |value| @attributes[name] = value }
      define_method(name) { @attributes.fetch(name) }
    end

    def dependency(name, *versions)
      @dependencies[name] = versions
    end
  end

  LOADED = []
end

problems = []
package = JSON.parse(File.read(ARGV.fetch(0)))
specs = Dir['*.podspec'].sort.to_h do |file|
  before = Pod::LOADED.count
  load File.expand_path(file)
  raise "#{file} defines no spec" unless Pod::LOADED.count == before + 1

  [file, Pod::LOADED.last]
end
raise 'no podspecs' if specs.empty?

names = { 'macos' => 'osx' }
versions = package['platforms'].to_h { |one| [names.fetch(one['platformName'], one['platformName']).to_sym, one['version']] }
pods = specs.values.to_h { |spec| [spec.name, spec] }
target_of_pod = {}

specs.each do |file, spec|
  complain = ->(text) { problems << "#{file}: #{text}" }
  complain.call("the name is not the file's: #{spec.name}") unless "#{spec.name}.podspec" == file
  %i[version summary description homepage license author source swift_versions source_files].each do |key|
    complain.call("#{key} is missing") if spec.attributes[key].to_s.strip.empty?
  end
  complain.call("the summary is longer than 140 characters") if spec.summary.length > 140
  complain.call("the description is not longer than the summary") if spec.description.length <= spec.summary.length
  complain.call("the tag is not the version") unless spec.source[:tag] == spec.version
  complain.call('the licence file is missing') unless File.exist?(spec.license[:file])
  # A bundle's name is the app's to keep unique.
  complain.call('the privacy manifest is missing') \
    unless spec.resource_bundles == { "#{spec.name}_Privacy" => ['Sources/PrivacyInfo.xcprivacy'] } \
           && spec.resource_bundles.values.flatten.all? { |path| File.exist?(path) }
  spec.platforms.each do |name, platform|
    wanted = versions[name]
    complain.call("#{name} #{platform.deployment_target}, Package.swift says #{wanted}") \
      unless wanted && Gem::Version.new(platform.deployment_target) == Gem::Version.new(wanted)
  end

  # The files are those of the target with the module's name, all of them and no others.
  modul = spec.attributes[:module_name] || spec.name
  target = package['targets'].find { |one| one['name'] == modul }
  next complain.call("Package.swift has no target #{modul}") unless target

  target_of_pod[spec.name] = target
  folder = target['path'] || "Sources/#{modul}"
  sources = Dir["#{folder}/**/*.swift"].reject { |path| target['exclude'].any? { |one| path.start_with?("#{folder}/#{one}") } }
  found = Array(spec.source_files).flat_map { |pattern| Dir[pattern] }.uniq
  (sources - found).each { |path| complain.call("does not have #{path}") }
  (found - sources).each { |path| complain.call("has #{path}, which is not the target's") }
  complain.call('no source at all') if found.empty?

  flags = spec.pod_target_xcconfig['OTHER_SWIFT_FLAGS'].to_s
  complain.call('release builds are not -Osize') \
    unless spec.pod_target_xcconfig['SWIFT_OPTIMIZATION_LEVEL[config=Release*]'] == '-Osize'
  complain.call("the package's name is not passed") unless flags.include?("-package-name #{package['name']}")
end

# Dependencies among the pods are those among the targets, at the same version.
specs.each do |file, spec|
  wanted = (target_of_pod[spec.name] || {}).fetch('dependencies', []).map { |one| (one['byName'] || one['target'])[0] }
  found = spec.dependencies.keys.map { |name| target_of_pod[name] ? target_of_pod[name]['name'] : name }
  problems << "#{file}: depends on #{found}, Package.swift says #{wanted}" unless found.sort == wanted.sort
  spec.dependencies.each do |name, versions|
    problems << "#{file}: wants #{name} #{versions}, which is #{pods[name]&.version}" unless versions == [pods[name]&.version]
  end
end

# A library without a pod would be out of reach.
libraries = package['targets'].select { |one| one['type'] == 'regular' && one['path'].nil? }.map { |one| one['name'] }
(libraries - target_of_pod.values.map { |one| one['name'] }).each { |name| problems << "no podspec for #{name}" }

# Another project has this name on trunk.
problems << "'SmartCodable' cannot be published" if pods.key?('SmartCodable')

puts problems
puts "#{specs.count} podspecs, #{problems.count} problems"
exit problems.empty?
