# Makes a worker out of sources: build.rb SOURCES OUT. Reads and compiles them, and runs nothing of them.
require 'fileutils'
require 'json'
require 'ripper'

sources, out = ARGV

# Returns what a list of parameters declares: [name, whether it has a default] each; a keyword is its own label.
def parameters(node)
  list = node && node[0] == :paren ? node[1] : node
  return [] unless list.is_a?(Array) && list[0] == :params
  plain = (list[1] || []).map { |name| [name[1], false] } + (list[2] || []).map { |name, _| [name[1], true] }
  keywords = (list[5] || []).map { |name, default| [name[1].chomp(':'), default != false] }
  (plain + keywords).map { |name, given| { label: name, name: name, type: 'Any', optional: given } }
end

# Reads the members of a class into its description.
def read(body, type)
  body.each do |node|
    case node[0]
    when :def
      name, signature = node[1][1], { name: node[1][1], parameters: parameters(node[2]), line: node[1][2][0] }
      name == 'initialize' ? type[:constructors] << signature.merge(name: 'init') : type[:methods] << signature
    when :defs
      type[:methods] << { name: node[3][1], parameters: parameters(node[4]), static: true }
    when :command
      read_command(node[1][1], node[2], type)
    when :assign
      # A constant is a case: enumerations are classes or modules with nothing but constants.
      type[:cases] << { name: node[1][1][1], static: true } if node[1][0] == :var_field && node[1][1][0] == :@const
    when :vcall
      return if node[1][1] == 'private'
    end
  end
end

def read_command(command, arguments, type)
  return unless %w[attr_reader attr_accessor attr_writer].include?(command)
  names = arguments.flatten.each_cons(2).select { |kind, _| kind == :@ident }.map(&:last)
  names.each do |name|
    type[:properties] << { name: name, type: 'Any', settable: command != 'attr_reader' }
  end
end

def statements(tree) = (tree[1] || []).select { |node| node.is_a?(Array) }

types = []
Dir.glob('**/*.rb', base: sources).sort.each do |file|
  text = File.read("#{sources}/#{file}", encoding: 'UTF-8')
  begin
    RubyVM::InstructionSequence.compile(text, "#{sources}/#{file}")
  rescue SyntaxError => error
    puts error.message.lines.grep(/:\d+:/).map { |line| line.sub(/(:\d+:) /, '\1 error: ') }
    exit 1
  end
  statements(Ripper.sexp(text)).each do |node|
    next unless %i[class module].include?(node[0])
    base = node[0] == :class && node[2] ? node[2].flatten.each_cons(2).find { |kind, _| kind == :@const }&.last : nil
    type = { name: node[1][1][1], kind: 'class', file: file, line: node[1][1][2][0], inherits: [base].compact,
             constructors: [], methods: [], properties: [], cases: [] }
    read(statements(node.last), type)
    type[:kind] = 'enum' if type[:cases].any? && type[:methods].empty? && type[:constructors].empty?
    type[:cases] = [] if type[:kind] == 'class'
    types << type
  end
  FileUtils.mkdir_p(File.dirname("#{out}/solution/#{file}"))
  FileUtils.cp("#{sources}/#{file}", "#{out}/solution/#{file}")
end
File.write("#{out}/types.json", JSON.generate(protocol: 1, language: 'ruby', stateless: false, types: types))
