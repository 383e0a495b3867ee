# Serves the worker protocol: requests on descriptor 3, answers on descriptor 4; what the solution prints is the log.
require 'json'

# The solution has no such thing, or a value does not fit.
class KataContract < StandardError
  attr_reader :missing, :of

  def initialize(message, missing = nil, of = nil)
    super(message)
    @missing, @of = missing, of
  end
end

# A value cannot cross.
class KataBridge < StandardError; end

class KataWorker
  def initialize(folder, requests, answers)
    @requests, @answers = requests, answers
    @objects, @numbers, @last = {}, {}.compare_by_identity, 0
    @types = JSON.parse(File.read("#{folder}/types.json"))['types'].to_h { |type| [type['name'], type] }
    Dir.glob('**/*.rb', base: "#{folder}/solution").sort.each { |file| read(folder, file) }
  end

  def serve
    @requests.each_line do |line|
      request = JSON.parse(line)
      @token = request['token'] || @token
      reply = { id: request['id'] }.merge(answer(request))
      $stdout.flush
      @answers.puts(JSON.generate(reply))
      @answers.flush
      break if request['op'] == 'bye'
    end
  end

  private

  # Runs a file of the solution under the name by which kata knows it; a learner is told of their own line alone.
  def read(folder, file)
    eval(File.read("#{folder}/solution/#{file}", encoding: 'UTF-8'), TOPLEVEL_BINDING, "/solution/#{file}")
  rescue StandardError, ScriptError => error
    abort "Fatal error: #{error.class}: #{error.message.lines.first}\n*** Frames #{JSON.generate(frames(error))}"
  end

  def answer(request)
    case request['op']
    when 'hello' then { ok: { protocol: 1, language: 'ruby', types: false } }
    when 'bye' then { ok: @token }
    else { ok: serve_one(request) }
    end
  rescue KataContract => error
    { error: { kind: 'contract', message: error.message, missing: error.missing, of: error.of }.compact }
  rescue KataBridge => error
    { error: { kind: 'bridge', message: error.message } }
  rescue StandardError, SystemStackError, NotImplementedError => error
    @caught = error
    { error: { kind: 'thrown', message: error.message, type: error.class.name, frames: frames(error) } }
  end

  # The calls in the solution's own files that an error came through, the innermost first.
  def frames(error)
    calls = (error.backtrace_locations || []).select { |call| call.path.start_with?('/solution/') }
    calls.first(16).map { |call| { file: call.path.delete_prefix('/solution/'), line: call.lineno, function: call.label } }
  end

  def serve_one(request)
    caught, @caught = @caught, nil
    case request['op']
    when 'caught' then caught ? out(caught) : raise(KataContract, 'nothing was thrown just now')
    when 'new' then out(make(type(request['type']), request['args']))
    when 'call' then out(call(*callee(request), request['member'], request['args']))
    when 'get' then out(get(request))
    when 'set' then set(request)
    when 'same' then inward(request['a']).equal?(inward(request['b']))
    when 'equal' then equal(inward(request['a']), inward(request['b']))
    when 'show' then inward(request['value']).to_s
    when 'copy' then request['on']
    when 'release' then request['refs'].each { |number| @numbers.delete(@objects.delete(number)) } && nil
    else raise KataContract, "this worker knows no '#{request['op']}'"
    end
  end

  # What a request is about

  def type(name)
    return Object.const_get(name) if @types.key?(name)
    raise KataContract.new("there is no type '#{name}'", name)
  end

  # Returns the object or the class that is meant, with its own name for people.
  def owner(request)
    return [type(request['type']), request['type']] if request['type']
    object = inward(request['on'])
    [object, object.class.name]
  end

  # Returns the same of what has to be a method.
  def callee(request)
    owner, name = owner(request)
    known = @types.dig(name, 'properties') || []
    return [owner, name] if known.none? { |property| property['name'] == request['member'] }
    raise KataContract, "'#{request['member']}' is a property, not a method"
  end

  def make(made, arguments)
    fit("#{made.name}.new", made.instance_method(:initialize), arguments) { |*values, **named| made.new(*values, **named) }
  end

  def call(owner, name, member, arguments)
    raise unknown(name, member) unless owner.respond_to?(member) && declared?(owner, member)
    fit("#{name}.#{member}", owner.method(member), arguments) { |*values, **named| owner.public_send(member, *values, **named) }
  end

  # Only what the solution's own classes declare is called: `send`, `exit` and the like are Ruby's.
  def declared?(owner, member)
    declaring = owner.method(member).owner
    declaring.singleton_class? || @types.any? { |name, _| Object.const_get(name).equal?(declaring) }
  end

  def unknown(name, member)
    KataContract.new("#{name} has no member '#{member}'", member, name)
  end

  def equal(one, other)
    raise KataContract, "#{one.class} has no == of its own" if own_name(one) && one.method(:==).owner == BasicObject
    one == other
  end

  # Gives arguments by their places, or by name to keywords; a number of them that does not fit is no error of the solution's.
  def fit(title, method, arguments)
    keywords = method.parameters.filter_map { |kind, name| name if %i[key keyreq].include?(kind) }
    named, bare = arguments.partition { |argument| keywords.include?(argument['label']&.to_sym) }
    required = method.parameters.count { |kind, _| kind == :req }
    most = method.parameters.any? { |kind, _| kind == :rest } ? nil : method.parameters.count { |kind, _| %i[req opt].include?(kind) }
    if bare.length < required || (most && bare.length > most)
      raise KataContract, "#{title} takes #{required == most ? required : "#{required} to #{most || 'any number of'}"} values, " \
                          "and was given #{bare.length}"
    end
    yield(*bare.map { |a| inward(a['value']) }, **named.to_h { |a| [a['label'].to_sym, inward(a['value'])] })
  end

  def get(request)
    owner, name = owner(request)
    member = request['member']
    return owner.const_get(member) if owner.is_a?(Module) && member.match?(/\A[A-Z]/) && owner.const_defined?(member)
    call(owner, name, member, [])
  end

  def set(request)
    owner, name = owner(request)
    raise KataContract, "#{name}.#{request['member']} cannot be set" unless owner.respond_to?("#{request['member']}=")
    owner.public_send("#{request['member']}=", inward(request['value']))
    nil
  end

  # Values

  def inward(value)
    case value
    when Array then value.map { |element| inward(element) }
    when Hash then inward_object(value)
    else value
    end
  end

  def inward_object(value)
    if value.key?('ref')
      @objects.fetch(value['ref']) { raise KataContract, "there is no object #{value['ref']}" }
    elsif value.key?('map') then value['map'].to_h { |key, element| [inward(key), inward(element)] }
    elsif value.key?('float') then { 'nan' => Float::NAN, 'inf' => Float::INFINITY, '-inf' => -Float::INFINITY }[value['float']]
    elsif value.key?('case') then enum_case(value)
    else raise KataBridge, 'a closure cannot cross'
    end
  end

  def enum_case(value)
    owner = type(value['type'])
    return owner.const_get(value['case']) if owner.const_defined?(value['case'], false)
    raise KataContract.new("#{value['type']} has no case '#{value['case']}'", owner.constants.map(&:to_s))
  end

  def out(value, depth = 0)
    raise KataBridge, 'it is nested more than 60 deep' if depth > 60
    case value
    when nil, true, false then value
    when Integer then value.bit_length < 64 ? value : raise(KataBridge, "#{value} does not fit in 64 bits")
    when Float then value.finite? ? value : { float: value.nan? ? 'nan' : value.positive? ? 'inf' : '-inf' }
    when String then value.encode('UTF-8', invalid: :replace, undef: :replace).scrub
    when Symbol then known_case(value) || value.to_s
    when Array, Set then value.map { |element| out(element, depth + 1) }
    when Hash then { map: value.map { |key, element| [out(key, depth + 1), out(element, depth + 1)] }.sort_by { |key, _| key.to_s } }
    else known_case(value) || reference(value)
    end
  end

  # Returns the case whose constant holds just this object.
  def known_case(value)
    @types.each_value do |type|
      next unless type['kind'] == 'enum'
      found = type['cases'].find { |known| Object.const_get(type['name']).const_get(known['name']).equal?(value) }
      return { case: found['name'], type: type['name'] } if found
    end
    nil
  end

  # One object keeps one number, and no number is ever given again.
  def reference(value)
    number = @numbers[value] ||= (@last += 1)
    @objects[number] = value
    { ref: number, type: own_name(value) || value.class.name }
  end

  # Returns the name of the most derived class that a script can name; `Queue` is another class's name, too.
  def own_name(value)
    value.class.ancestors.each do |ancestor|
      name = @types.keys.find { |known| Object.const_get(known).equal?(ancestor) }
      return name if name
    end
    nil
  end
end

require 'set'
requests, answers = IO.for_fd(3, 'r:UTF-8'), IO.for_fd(4, 'w:UTF-8')
KataWorker.new(ARGV[0], requests, answers).serve
