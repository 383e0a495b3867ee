package kata.worker;

import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What Java's types ask of plain values, and what types are made of. */
final class Plain {
    /** An argument that does not fit. */
    static final class Misfit extends Exception {}

    /** Returns a number as a type takes it. */
    static Object number(long number, Class<?> type) throws Misfit {
        if (type == double.class || type == Double.class) return (double) number;
        if (type == float.class || type == Float.class) return (float) number;
        if (type == long.class || type == Long.class) return number;
        if (type == BigInteger.class) return BigInteger.valueOf(number);
        if (type == short.class || type == Short.class) return (short) number;
        if (type == byte.class || type == Byte.class) return (byte) number;
        if (type == int.class || type == Integer.class) {
            if (number != (int) number) throw new Misfit();
            return (int) number;
        }
        return number == (int) number ? (Object) (int) number : (Object) number;
    }

    static Type inner(Type type, int place) { return type instanceof ParameterizedType p ? bare(p.getActualTypeArguments()[place]) : Object.class; }

    /** Returns what `? super Order` and `? extends Order` stand for. */
    private static Type bare(Type type) {
        if (!(type instanceof WildcardType wildcard)) return type;
        return wildcard.getLowerBounds().length > 0 ? wildcard.getLowerBounds()[0] : wildcard.getUpperBounds()[0];
    }

    static Class<?> boxed(Class<?> type) { return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0).getClass() : type; }

    /** Returns a class, what it inherits and the interfaces that it has. */
    static List<Class<?>> lineage(Class<?> type) {
        List<Class<?>> result = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) result.add(c);
        for (int i = 0; i < result.size(); i++) for (Class<?> parent : result.get(i).getInterfaces()) if (!result.contains(parent)) result.add(parent);
        return result;
    }

    /** Returns the arguments of a request, each with its value. */
    static List<Map<?, ?>> arguments(Map<?, ?> request) {
        List<Map<?, ?>> arguments = new ArrayList<>();
        for (Object argument : (List<?>) request.get("args")) {
            arguments.add(argument instanceof Map<?, ?> map && map.containsKey("value") ? map : Describe.map("value", argument));
        }
        return arguments;
    }
}
