# Puts the interpreter, its libraries and the worker where workers can read them: prepare.rb PLUGIN OUT
require 'fileutils'
require 'rbconfig'

plugin, out = ARGV
FileUtils.mkdir_p(["#{out}/bin", "#{out}/lib"])
FileUtils.cp(RbConfig.ruby, "#{out}/bin/ruby")
FileUtils.cp_r(RbConfig::CONFIG['rubylibdir'], "#{out}/lib/ruby")
FileUtils.cp_r(RbConfig::CONFIG['rubyarchdir'], "#{out}/lib/arch")
# A confined program reads the C library of the system, and all others from {runtime}/lib.
`ldd #{RbConfig.ruby}`.scan(%r{(\S+) => (/\S+)}) do |name, path|
  FileUtils.cp(File.realpath(path), "#{out}/lib/#{name}") unless name.match?(/\A(libc|libm|libdl|libpthread|librt)\./)
end
FileUtils.cp(["#{plugin}/build.rb", "#{plugin}/worker.rb"], out)
