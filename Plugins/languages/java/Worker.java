package kata.worker;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Serves the worker protocol for a solution that was compiled into OUT/classes: `Worker OUT`. */
final class Worker {
    private static final int DEEPEST = 64;
    private final Path out;
    private final PrintStream log;
    private final Map<String, Class<?>> types = new LinkedHashMap<>();
    private final Map<Long, Object> objects = new HashMap<>();
    private final IdentityHashMap<Object, Long> numbers = new IdentityHashMap<>();
    private long last = 0;
    /** What the solution threw in the last request, until the next one. */
    private Throwable caught;
    private Closures closures;

    private Worker(Path out, PrintStream log) { this.out = out; this.log = log; }

    public static void main(String[] words) throws Exception {
        PrintStream log = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 4096), true, StandardCharsets.UTF_8);
        System.setOut(log);
        System.setErr(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { log.flush(); Thrown.tellExit(main); }));
        Constructor<FileDescriptor> descriptor = FileDescriptor.class.getDeclaredConstructor(int.class);
        descriptor.setAccessible(true);
        BufferedReader requests = new BufferedReader(new InputStreamReader(new FileInputStream(descriptor.newInstance(3)), StandardCharsets.UTF_8));
        Worker worker = new Worker(Path.of(words[0]), log);
        Conversation conversation = new Conversation(worker, log, requests, new FileOutputStream(descriptor.newInstance(4)));
        worker.closures = new Closures(worker, conversation);
        if (words.length > 1) Rehearsal.play(worker);
        conversation.hold();
    }

    /** Loads the solution anew, as if nothing of it had run. */
    void load() throws Exception {
        types.clear();
        objects.clear();
        numbers.clear();
        last = 0;
        closures.forget();
        for (Class<?> type : Describe.classes(out)) types.put(Describe.name(type), type);
    }

    void reply(Map<?, ?> request, Map<String, Object> reply) {
        try {
            Result result = answer(request);
            reply.put("ok", toJson(result.value, 0));
            if (result.isVoid) reply.put("void", true);
        } catch (Refusal refusal) {
            reply.put("error", refusal.error);
        } catch (Throwable thrown) {
            caught = Thrown.inner(thrown);
            if (caught instanceof OutOfMemoryError) {
                caught = null;
                System.out.println("Fatal error: out of memory");
                log.flush();
                Runtime.getRuntime().halt(1);
            }
            reply.put("error", Thrown.error(caught));
        }
    }

    private record Result(Object value, boolean isVoid) {}

    /** Makes the worker as new; false where the solution left something behind that outlives its classes. */
    private boolean reset() throws Exception {
        if (Thread.activeCount() > 1 || System.out != log) return false;
        load();
        return true;
    }

    private Result answer(Map<?, ?> request) throws Throwable {
        Throwable before = caught;
        caught = null;
        switch (String.valueOf(request.get("op"))) {
            case "caught":
                if (before == null) throw new Refusal("contract", "nothing was thrown just now");
                return new Result(before, false);
            case "new": return new Result(make((String) request.get("type"), Plain.arguments(request)), false);
            case "call": return call(new Receiver(request), Plain.arguments(request));
            case "get": return new Result(new Receiver(request).get(), false);
            case "set": new Receiver(request).set(request.get("value")); return new Result(null, false);
            case "copy": return new Result(fromJson(request.get("on"), Object.class), false);
            case "same": {
                // Lambdas, anonymous classes and private ones are objects, too: whatever a script gets by its number.
                if (!(request.get("a") instanceof Map<?, ?> a && (a.containsKey("ref") || a.containsKey("case")))) throw new Refusal("contract", "'===' compares objects");
                return new Result(fromJson(a, Object.class) == fromJson(request.get("b"), Object.class), false);
            }
            case "equal": {
                Object a = fromJson(request.get("a"), Object.class), b = fromJson(request.get("b"), Object.class);
                if (a != null && isOwn(a.getClass()) && !(a instanceof Enum<?>) && a.getClass().getMethod("equals", Object.class).getDeclaringClass() == Object.class) {
                    throw new Refusal("contract", nameOf(a) + " has no equals; use === or compare its properties");
                }
                return new Result(a == null ? b == null : a.equals(b), false);
            }
            case "show": return new Result(String.valueOf(fromJson(request.get("value"), Object.class)).replaceAll("@[0-9a-f]+$", ""), false);
            case "iterate": {
                Object value = fromJson(request.get("on"), Object.class);
                if (!(value instanceof Iterable<?> sequence)) throw new Refusal("contract", nameOf(value) + " is no sequence");
                return new Result(sequence.iterator(), false);
            }
            case "next": {
                Iterator<?> walk = (Iterator<?>) fromJson(request.get("on"), Object.class);
                List<Object> element = new ArrayList<>();
                if (walk.hasNext()) element.add(walk.next());
                return new Result(element, false);
            }
            case "release": for (Object number : (List<?>) request.get("refs")) numbers.remove(objects.remove(number)); return new Result(null, false);
            case "reset": return new Result(reset(), false);
            default: throw new Refusal("contract", "this worker knows no '" + request.get("op") + "'");
        }
    }

    // Values

    private boolean isOwn(Class<?> type) { return types.containsKey(Describe.name(type)) && types.get(Describe.name(type)) == type; }

    /** Returns the name of the most derived class that a script can name. */
    private String nameOf(Object value) {
        for (Class<?> type = value.getClass(); type != null; type = type.getSuperclass()) if (isOwn(type)) return Describe.name(type);
        for (Class<?> type : value.getClass().getInterfaces()) if (isOwn(type)) return Describe.name(type);
        return Closures.isFunction(value) ? "(...) -> Any" : Describe.name(value.getClass());
    }

    /** Whether a type's constants keep what can change: they are objects, of which the only one may be a singleton. */
    private static boolean isChanging(Class<?> type) {
        return Stream.of(type.getDeclaredFields()).anyMatch(f -> !Modifier.isStatic(f.getModifiers()) && !Modifier.isFinal(f.getModifiers()));
    }

    Object toJson(Object value, int depth) throws Refusal {
        if (value == null || value instanceof Boolean || value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) return value;
        if (value instanceof Double || value instanceof Float) {
            double number = ((Number) value).doubleValue();
            if (Double.isNaN(number)) return Map.of("float", "nan");
            return Double.isInfinite(number) ? Map.of("float", number > 0 ? "inf" : "-inf") : value instanceof Float ? Double.valueOf(value.toString()) : value;
        }
        if (value instanceof BigInteger big) {
            if (big.bitLength() > 63) throw new Refusal("bridge", big + " does not fit in 64 bits");
            return big.longValue();
        }
        if (value instanceof String || value instanceof Character) {
            String text = value.toString();
            if (text.codePoints().anyMatch(c -> c >= 0xD800 && c <= 0xDFFF)) throw new Refusal("bridge", "its text has half of a surrogate pair");
            return text;
        }
        if (value instanceof Enum<?> constant && !isChanging(constant.getDeclaringClass())) return Describe.map("case", constant.name(), "type", Describe.name(constant.getDeclaringClass()));
        if (value instanceof Optional<?> optional) return toJson(optional.orElse(null), depth);
        if (depth == DEEPEST) throw new Refusal("bridge", "it is nested more than " + DEEPEST + " deep");
        if (value instanceof Map<?, ?> map && !isOwn(value.getClass())) {
            Map<String, Object> sorted = new TreeMap<>();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                Object key = toJson(entry.getKey(), depth + 1);
                List<Object> pair = new ArrayList<>();
                pair.add(key);
                pair.add(toJson(entry.getValue(), depth + 1));
                sorted.put(key instanceof String text ? text : Json.write(key), pair);
            }
            return Map.of("map", new ArrayList<>(sorted.values()));
        }
        if (value instanceof Collection<?> || value.getClass().isArray()) {
            if (!isOwn(value.getClass())) return list(value, depth);
        }
        if (!numbers.containsKey(value)) {
            numbers.put(value, ++last);
            objects.put(last, value);
        }
        return Describe.map("ref", numbers.get(value), "type", nameOf(value));
    }

    private Object list(Object value, int depth) throws Refusal {
        List<Object> elements = new ArrayList<>();
        if (value instanceof Collection<?> collection) for (Object element : collection) elements.add(toJson(element, depth + 1));
        else for (int i = 0; i < Array.getLength(value); i++) elements.add(toJson(Array.get(value, i), depth + 1));
        if (value instanceof Set<?>) elements.sort((a, b) -> Json.write(a).compareTo(Json.write(b)));
        return elements;
    }

    /** Returns a value as a parameter of a type takes it. */
    Object fromJson(Object json, Type wanted) throws Refusal, Plain.Misfit {
        Class<?> type = wanted instanceof Class<?> c ? c : wanted instanceof ParameterizedType p ? (Class<?>) p.getRawType() : Object.class;
        if (type == Optional.class) return Optional.ofNullable(fromJson(json, Plain.inner(wanted, 0)));
        if (json == null) {
            if (type.isPrimitive()) throw new Plain.Misfit();
            return null;
        }
        Object value = json instanceof Long number ? Plain.number(number, type) : json instanceof Map<?, ?> map ? special(map, type, wanted)
            : json instanceof List<?> list ? collection(list, type, wanted) : json;
        if (type == char.class || type == Character.class) {
            if (value instanceof String text && text.length() == 1) return text.charAt(0);
            throw new Plain.Misfit();
        }
        if (value instanceof Double number && (type == float.class || type == Float.class)) return number.floatValue();
        if (!Plain.boxed(type).isInstance(value)) throw new Plain.Misfit();
        return value;
    }

    private Object special(Map<?, ?> map, Class<?> type, Type wanted) throws Refusal, Plain.Misfit {
        if (map.containsKey("ref")) {
            if (!objects.containsKey(map.get("ref"))) throw new Refusal("contract", "there is no object " + map.get("ref"));
            return objects.get(map.get("ref"));
        }
        if (map.containsKey("float")) return Map.of("nan", Double.NaN, "inf", Double.POSITIVE_INFINITY, "-inf", Double.NEGATIVE_INFINITY).get(map.get("float"));
        if (map.containsKey("callback")) return closures.closure((Long) map.get("callback"), type, wanted);
        if (map.containsKey("case")) return constant((String) map.get("case"), (String) map.get("type"), type);
        if (!map.containsKey("map")) throw new Refusal("contract", "a " + map.keySet().iterator().next() + " of the script cannot be handed to Java");
        Map<Object, Object> result = new LinkedHashMap<>();
        for (Object pair : (List<?>) map.get("map")) {
            result.put(fromJson(((List<?>) pair).get(0), Plain.inner(wanted, 0)), fromJson(((List<?>) pair).get(1), Plain.inner(wanted, 1)));
        }
        return result;
    }

    private Object constant(String name, String owner, Class<?> wanted) throws Refusal {
        Class<?> type = owner != null ? type(owner) : wanted.isEnum() ? wanted : null;
        List<Object> found = new ArrayList<>();
        for (Class<?> candidate : type == null ? types.values() : List.<Class<?>>of(type)) {
            if (candidate.isEnum()) for (Object constant : candidate.getEnumConstants()) if (((Enum<?>) constant).name().equals(name)) found.add(constant);
        }
        if (found.size() == 1) return found.get(0);
        throw owner == null ? new Refusal("contract", "'." + name + "' is no case") : Refusal.missing(owner + " has no case '" + name + "'", name, owner);
    }

    private Object collection(List<?> list, Class<?> type, Type wanted) throws Refusal, Plain.Misfit {
        if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), list.size());
            for (int i = 0; i < list.size(); i++) Array.set(array, i, fromJson(list.get(i), type.getComponentType()));
            return array;
        }
        Collection<Object> result = Set.class.isAssignableFrom(type) ? new HashSet<>() : type == ArrayDeque.class ? new ArrayDeque<>() : new ArrayList<>();
        for (Object element : list) result.add(fromJson(element, Plain.inner(wanted, 0)));
        return result;
    }

    // Members

    private Class<?> type(String name) throws Refusal {
        if (!types.containsKey(name)) throw Refusal.missing("there is no type '" + name + "'", name, null);
        return types.get(name);
    }

    /** Whose member is meant: an object, a plain value, or a class. */
    private final class Receiver {
        final Object owner;
        final Class<?> type;
        final String name, title;

        Receiver(Map<?, ?> request) throws Refusal, Plain.Misfit {
            owner = request.containsKey("on") ? fromJson(request.get("on"), Object.class) : null;
            if (request.containsKey("on") && owner == null) throw new Refusal("contract", "null has no members");
            type = owner == null ? type((String) request.get("type")) : owner.getClass();
            name = (String) request.get("member");
            title = owner == null ? (String) request.get("type") : nameOf(owner);
        }

        <Member extends AccessibleObject & java.lang.reflect.Member> Stream<Member> reachable(Stream<Member> members) {
            return members.filter(m -> Describe.isReachable(m.getModifiers()) && !m.isSynthetic() && (owner != null || Modifier.isStatic(m.getModifiers())));
        }

        List<Method> called() {
            if (name.equals("callAsFunction") && Closures.isFunction(owner)) return List.of(Closures.function(owner.getClass()));
            return methods().stream().filter(m -> m.getName().equals(name)).toList();
        }

        List<Method> methods() { return Plain.lineage(type).stream().flatMap(c -> reachable(Stream.of(c.getDeclaredMethods()))).toList(); }

        List<Field> fields() { return Plain.lineage(type).stream().flatMap(c -> reachable(Stream.of(c.getDeclaredFields()))).toList(); }

        Refusal missing() { return Refusal.missing(title + " has no member '" + name + "'", name, title); }

        Field field() throws Refusal {
            for (Field f : fields()) {
                if (f.getName().equals(name)) {
                    f.setAccessible(true);
                    return f;
                }
            }
            if (methods().stream().anyMatch(m -> m.getName().equals(name))) throw new Refusal("contract", "'" + name + "' is a method, not a property");
            throw missing();
        }

        Object get() throws Refusal, IllegalAccessException { return field().get(owner); }

        void set(Object json) throws Refusal, IllegalAccessException {
            Field field = field();
            if (Modifier.isFinal(field.getModifiers())) throw new Refusal("contract", "'" + name + "' cannot be assigned");
            try {
                field.set(owner, fromJson(json, field.getGenericType()));
            } catch (Plain.Misfit misfit) {
                throw new Refusal("contract", "'" + name + "' wants " + field.getType().getSimpleName());
            }
        }
    }

    private Object make(String name, List<Map<?, ?>> arguments) throws Throwable {
        Class<?> type = type(name);
        if (Modifier.isAbstract(type.getModifiers())) throw new Refusal("bridge", name + " is abstract");
        List<Constructor<?>> known = Stream.of(type.getDeclaredConstructors()).filter(c -> Describe.isReachable(c.getModifiers())).toList();
        if (known.isEmpty()) throw new Refusal("bridge", "the constructors of " + name + " are private");
        Choice<Constructor<?>> choice = choose(known, name, arguments);
        choice.member.setAccessible(true);
        return choice.member.newInstance(choice.values);
    }

    private Result call(Receiver receiver, List<Map<?, ?>> arguments) throws Throwable {
        List<Method> known = receiver.called();
        if (known.isEmpty() && receiver.fields().stream().noneMatch(f -> f.getName().equals(receiver.name))) throw receiver.missing();
        // What a field holds is called by the field's name.
        Object owner = known.isEmpty() ? receiver.get() : receiver.owner;
        if (known.isEmpty()) known = Stream.ofNullable(owner).map(o -> Closures.function(o.getClass())).filter(m -> m != null).toList();
        if (known.isEmpty()) throw new Refusal("contract", "'" + receiver.name + "' is a property, not a method");
        Choice<Method> choice = choose(known, receiver.title + "." + receiver.name, arguments);
        choice.member.setAccessible(true);
        Object value = choice.member.invoke(owner, choice.values);
        return new Result(value instanceof Future<?> future ? future.get() : value, choice.member.getReturnType() == void.class);
    }

    private record Choice<Member>(Member member, Object[] values) {}

    /** Chooses the overload whose parameters the arguments fit best; nothing is called where they fit none. */
    private <Member extends Executable> Choice<Member> choose(List<Member> known, String title, List<Map<?, ?>> arguments) throws Refusal {
        Choice<Member> best = null;
        int least = Integer.MAX_VALUE;
        for (Member member : known) {
            try {
                Object[] values = fit(member, arguments);
                int cost = 0;
                for (int i = 0; i < values.length; i++) if (values[i] != null && Plain.boxed(member.getParameterTypes()[i]) != values[i].getClass()) cost++;
                if (values.length > 0 && arguments.get(0).get("value") instanceof Long && values[0] instanceof Double) cost++;
                if (cost < least) {
                    best = new Choice<>(member, values);
                    least = cost;
                }
            } catch (Plain.Misfit misfit) { /* Another overload may take them. */ }
        }
        if (best != null) return best;
        List<String> wanted = new ArrayList<>();
        for (Parameter p : known.get(0).getParameters()) wanted.add(p.getType().getSimpleName() + " " + p.getName());
        List<String> got = new ArrayList<>();
        for (Map<?, ?> argument : arguments) got.add((argument.get("label") == null ? "" : argument.get("label") + ": ") + (argument.get("value") instanceof Map<?, ?> map && map.containsKey("callback") ? "a closure" : Json.write(argument.get("value"))));
        throw new Refusal("contract", "'" + title + "' takes (" + String.join(", ", wanted) + "), and not (" + String.join(", ", got) + ")");
    }

    private Object[] fit(Executable member, List<Map<?, ?>> arguments) throws Refusal, Plain.Misfit {
        Parameter[] parameters = member.getParameters();
        Type[] wanted = member.getGenericParameterTypes();
        Object[] values = new Object[parameters.length];
        int count = member.isVarArgs() ? parameters.length - 1 : parameters.length;
        if (member.isVarArgs() ? arguments.size() < count : arguments.size() != count) throw new Plain.Misfit();
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < count; i++) {
            int place = i;
            Object label = arguments.get(i).get("label");
            if (label != null) for (place = 0; place < count && !parameters[place].getName().equals(label); ) place++;
            if (place == count || !taken.add(place)) throw new Plain.Misfit();
            values[place] = fromJson(arguments.get(i).get("value"), wanted[place]);
        }
        if (member.isVarArgs()) {
            List<Object> rest = new ArrayList<>();
            for (Map<?, ?> argument : arguments.subList(count, arguments.size())) rest.add(argument.get("value"));
            values[count] = collection(rest, parameters[count].getType(), wanted[count]);
        }
        return values;
    }
}
