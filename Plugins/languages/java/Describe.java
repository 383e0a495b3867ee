package kata.worker;

import java.io.FileOutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Prints the compiler's job (`Describe SOURCES RUNTIME OUT`), and lists what that made; initialises no class. */
final class Describe {
    public static void main(String[] words) throws Exception {
        String sources = words[0], runtime = words[1], out = words[2];
        List<Object> job = new ArrayList<>(List.of(runtime + "/jvm/bin/java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-Xmx512m", "-XX:CompressedClassSpaceSize=128m", "-XX:-UsePerfData", "-m", "kata.worker/kata.worker.Compile", out, sources));
        try (Stream<Path> files = Files.walk(Path.of(sources))) {
            files.filter(Files::isRegularFile).map(Path::toString).sorted().forEach(job::add);
        }
        System.out.println(Json.write(job));
    }

    /** Lists the types of compiled classes, with the places of their declarations. */
    static void types(Path out, Map<String, Object> places) throws Exception {
        List<Object> types = new ArrayList<>();
        for (Class<?> type : classes(out)) types.add(describe(type, places));
        Map<String, Object> description = map("protocol", 1, "language", "java", "stateless", false, "types", types);
        // Confined as a compiler is, it may write no file by a channel.
        try (FileOutputStream file = new FileOutputStream(out.resolve("types.json").toFile())) {
            file.write(Json.write(description).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Returns the classes that a script can name. */
    static List<Class<?>> classes(Path out) throws Exception {
        Path folder = out.resolve("classes");
        ClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
        List<Class<?>> classes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String name = folder.relativize(file).toString().replace('/', '.');
                Class<?> type = Class.forName(name.substring(0, name.length() - 6), false, loader);
                if (type.getCanonicalName() != null && !Modifier.isPrivate(type.getModifiers())) classes.add(type);
            }
        }
        return classes;
    }

    /** Returns a class's name without its package: `Outer.Inner`. */
    static String name(Class<?> type) {
        String name = type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
        // The package of `double[]` is `java.lang`, which its name does not say.
        return name.startsWith(type.getPackageName() + ".") ? name.substring(type.getPackageName().length() + 1) : name;
    }

    static boolean isReachable(int modifiers) { return !Modifier.isPrivate(modifiers); }

    private static Map<String, Object> describe(Class<?> type, Map<String, Object> places) {
        List<Object> inherits = new ArrayList<>(), constructors = new ArrayList<>(), methods = new ArrayList<>();
        List<Object> properties = new ArrayList<>(), cases = new ArrayList<>();
        if (type.getSuperclass() != null && isOwn(type.getSuperclass())) inherits.add(name(type.getSuperclass()));
        for (Class<?> parent : type.getInterfaces()) if (isOwn(parent)) inherits.add(name(parent));
        if (!Modifier.isAbstract(type.getModifiers())) {
            for (Constructor<?> c : type.getDeclaredConstructors()) if (isReachable(c.getModifiers())) constructors.add(at(places, type, "<init>", c.getParameterCount(), signature(c, "init")));
        }
        for (Method m : type.getDeclaredMethods()) {
            if (isReachable(m.getModifiers()) && !m.isSynthetic()) methods.add(at(places, type, m.getName(), m.getParameterCount(), signature(m, m.getName())));
        }
        for (Field f : type.getDeclaredFields()) {
            if (f.isEnumConstant()) cases.add(f.getName());
            else if (isReachable(f.getModifiers()) && !f.isSynthetic()) {
                properties.add(at(places, type, f.getName(), 0, map("name", f.getName(), "type", word(f.getType()),
                    "settable", !Modifier.isFinal(f.getModifiers()), "static", Modifier.isStatic(f.getModifiers()))));
            }
        }
        String kind = type.isEnum() ? "enum" : type.isInterface() ? "protocol" : "class";
        Map<String, Object> result = map("name", name(type), "kind", kind, "inherits", inherits, "constructors", constructors,
            "methods", methods, "properties", properties, "cases", cases);
        result.putAll(place(places, name(type)));
        return result;
    }

    private static Map<String, Object> at(Map<String, Object> places, Class<?> type, String name, int count, Map<String, Object> member) {
        member.putAll(place(places, Places.member(name(type), name, count)));
        return member;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> place(Map<String, Object> places, String name) {
        return (Map<String, Object>) places.getOrDefault(name, Map.of());
    }

    private static boolean isOwn(Class<?> type) { return type.getClassLoader() instanceof URLClassLoader; }

    private static Map<String, Object> signature(Executable member, String name) {
        List<Object> parameters = new ArrayList<>();
        for (Parameter p : member.getParameters()) {
            parameters.add(map("label", p.isVarArgs() ? null : p.getName(), "name", p.getName(), "type", word(p.getType()) + (p.isVarArgs() ? "..." : "")));
        }
        Map<String, Object> result = map("name", name, "parameters", parameters, "static", Modifier.isStatic(member.getModifiers()));
        if (member instanceof Method m && m.getReturnType() != void.class) result.put("returns", word(m.getReturnType()));
        return result;
    }

    private static String word(Class<?> type) { return isOwn(type) ? name(type) : type.getSimpleName(); }

    static Map<String, Object> map(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
