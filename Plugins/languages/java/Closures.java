package kata.worker;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Closures of the script, each as an object of the functional interface that a parameter or field wants. */
final class Closures {
    /** An error of the script's own that a closure let through. */
    private static final class ScriptError extends RuntimeException {
        ScriptError(String words) { super(words); }
    }

    private final Worker worker;
    private final Conversation conversation;
    /** One object for each closure and interface, so that a solution finds again what it was given. */
    private Map<String, Object> known = new HashMap<>();

    Closures(Worker worker, Conversation conversation) {
        this.worker = worker;
        this.conversation = conversation;
    }

    /** Lets go what an earlier scenario gave; its closures are not run any more. */
    void forget() { known = new HashMap<>(); }

    /** Returns a closure as an object of an interface. */
    Object closure(long number, Class<?> type, Type wanted) throws Plain.Misfit {
        if (!type.isInterface() || function(type) == null) throw new Plain.Misfit();
        ClassLoader loader = type.getClassLoader() == null ? Closures.class.getClassLoader() : type.getClassLoader();
        Map<String, Object> scenario = known;
        return known.computeIfAbsent(number + " " + type.getName(), name -> Proxy.newProxyInstance(loader, new Class<?>[] {type}, (self, method, given) -> {
            Object[] values = given == null ? new Object[0] : given;
            if (isOfObject(method)) return ofObject(self, method, values);
            if (method.isDefault()) return runDefault(self, method, values);
            if (scenario != known) throw new IllegalStateException("a closure is called after its scenario");
            return call(number, values, method, resolved(method.getGenericReturnType(), type, wanted));
        }));
    }

    private Object call(long number, Object[] values, Method method, Type gives) throws Throwable {
        List<Object> arguments = new ArrayList<>();
        for (Object value : values) arguments.add(worker.toJson(value, 0));
        Map<?, ?> given = conversation.ask(Describe.map("callback", number, "args", arguments, "throws", true));
        if (given.containsKey("error")) {
            if (worker.fromJson(given.get("value"), Object.class) instanceof Throwable thrown) throw thrown;
            throw new ScriptError((String) given.get("error"));
        }
        boolean isLater = method.getReturnType().isAssignableFrom(CompletableFuture.class) && method.getReturnType() != Object.class;
        try {
            if (method.getReturnType() == void.class) return null;
            return isLater ? CompletableFuture.completedFuture(worker.fromJson(given.get("value"), Plain.inner(gives, 0))) : worker.fromJson(given.get("value"), gives);
        } catch (Plain.Misfit misfit) {
            conversation.abandon("a closure has to give " + gives.getTypeName().replaceAll("\\b[a-z][\\w]*\\.", "") + " here, not " + Json.write(given.get("value")));
            return null;
        }
    }

    private static Object ofObject(Object self, Method method, Object[] values) {
        return switch (method.getName()) {
            case "equals" -> self == values[0];
            case "hashCode" -> System.identityHashCode(self);
            default -> "a closure";
        };
    }

    private static Object runDefault(Object self, Method method, Object[] values) throws Throwable {
        Class<?> type = method.getDeclaringClass();
        if (Modifier.isPublic(type.getModifiers())) return InvocationHandler.invokeDefault(self, method, values);
        Closures.class.getModule().addReads(type.getModule());
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).unreflectSpecial(method, type).bindTo(self).invokeWithArguments(values);
    }

    /** Whether a value is a lambda, or a closure of the script, of an interface that is not the solution's. */
    static boolean isFunction(Object value) { return value != null && (value.getClass().isHidden() || Proxy.isProxyClass(value.getClass())) && function(value.getClass()) != null; }

    /** Returns the one method that a functional interface asks for, of a class that of the first interface; null where there is none. */
    static Method function(Class<?> type) {
        if (!type.isInterface()) return Stream.of(type.getInterfaces()).map(Closures::function).filter(m -> m != null).findFirst().orElse(null);
        List<Method> asked = Stream.of(type.getMethods()).filter(m -> Modifier.isAbstract(m.getModifiers()) && !isOfObject(m)).toList();
        boolean isOne = asked.stream().map(m -> m.getName() + m.getParameterCount()).distinct().count() == 1;
        return isOne ? asked.get(0) : null;
    }

    private static boolean isOfObject(Method method) {
        return Stream.of(Object.class.getMethods()).anyMatch(m -> m.getName().equals(method.getName()) && Arrays.equals(m.getParameterTypes(), method.getParameterTypes()));
    }

    /** Returns what a type variable of a functional interface stands for where a type is wanted: Integer for the R of `Function<String, Integer>`. */
    private static Type resolved(Type type, Class<?> owner, Type wanted) {
        if (!(type instanceof TypeVariable<?> variable)) return type;
        int place = Arrays.asList(variable.getGenericDeclaration().getTypeParameters()).indexOf(variable);
        if (variable.getGenericDeclaration() == owner) return Plain.inner(wanted, place);
        for (Type parent : owner.getGenericInterfaces()) {
            if (parent instanceof ParameterizedType p && p.getRawType() == variable.getGenericDeclaration()) return resolved(Plain.inner(p, place), owner, wanted);
        }
        return Object.class;
    }
}
