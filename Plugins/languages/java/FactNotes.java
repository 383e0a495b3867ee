package kata.worker;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Notes what code does: facts, with what is known of the values in them. */
abstract class FactNotes {
    /** What is known of a value beside its type. */
    static final class Value {
        String via = "", name = "";
        List<String> through = List.of();
        final Set<String> roots = new TreeSet<>();
        /** The member that told it, and the types that have it. */
        List<String> on = List.of();
        String member = "";
        boolean isField, isLiteral;
        /** How many rows it has, where it is a table that is written out; 0 for anything else. */
        int rows;
        /** The members that told which one it is: keys by which it was looked up, arguments of which it was made. */
        final Set<String> told = new TreeSet<>();
        /** The functions among its elements, where it is a list or map that is written out. */
        final List<Value> parts = new ArrayList<>();
        Value asked;
        TypeMirror type;
        Tree function;
        int closure;

        /** Returns the members that tell whatever is looked up or made with it, or assigned from it, which one to be. */
        Set<String> tells() {
            Set<String> all = new TreeSet<>(told);
            if (!on.isEmpty() && !member.isEmpty()) all.add(on.get(0) + "." + member);
            return all;
        }

        /** Notes the functions among values that are put into it. */
        Value with(List<Value> values) {
            for (Value value : values) {
                if (value.function != null) parts.add(value);
                parts.addAll(value.parts);
            }
            return this;
        }

        /** Notes members that told which one it is, up to a few: a long calculation tells nothing. */
        Value isTold(Set<String> members) {
            if (told.size() < 8) told.addAll(members);
            return this;
        }

        Value root(String root) {
            roots.add(root);
            return this;
        }
    }

    final List<Map<String, Object>> facts = new ArrayList<>();
    final FactTypes types;
    final Facts all;
    final CompilationUnitTree unit;
    final TypeElement own;
    final Map<Element, Value> locals = new HashMap<>();
    /** The type without a name whose code it is: what that code uses of the method around it is what the type keeps. */
    final String keeper;
    int conditions, closure, closures;

    FactNotes(FactTypes types, Facts all, CompilationUnitTree unit, TypeElement own, String keeper) {
        this.types = types;
        this.all = all;
        this.unit = unit;
        this.own = own;
        this.keeper = keeper;
    }

    Map<String, Object> add(String kind, Tree tree, Object... pairs) {
        Map<String, Object> fact = new LinkedHashMap<>();
        fact.put("is", kind);
        fact.putAll(Describe.map(pairs));
        if (conditions > 0) fact.put("conditional", true);
        if (closure > 0) fact.put("closure", closure);
        fact.put("at", types.place(unit, tree));
        facts.add(fact);
        return fact;
    }

    void note(Value value, String goal, List<String> on, String member) {
        if (value.function == null) return;
        add("function", value.function, "how", goal, "on", on, "member", member, "name", value.name, "types", value.closure == 0 ? value.on : List.of(), "count", value.closure);
    }

    static List<String> roots(List<Value> values) {
        Set<String> roots = new TreeSet<>();
        values.forEach(value -> {
            roots.addAll(value.roots);
            if (value.via.equals("element")) roots.add("element");
        });
        return new ArrayList<>(roots);
    }

    static Set<String> telling(List<Value> values) {
        Value all = new Value();
        values.forEach(value -> all.isTold(value.tells()));
        return all.told;
    }

    static List<String> told(Value base, Set<String> more) {
        Set<String> all = new TreeSet<>(more);
        if (base != null) all.addAll(base.told);
        return new ArrayList<>(all);
    }

    List<String> names(List<Value> values) {
        Set<String> names = new LinkedHashSet<>();
        values.forEach(value -> names.addAll(types.names(value.type)));
        return new ArrayList<>(names);
    }

    void ask(Value value, String how, int count, Tree tree) {
        List<String> kinds = types.receivers(value.type);
        if (value.asked != null) {
            add("ask", tree, "how", "type", "on", types.receivers(value.asked.type), "via", value.via, "name", value.name, "count", 1);
        } else if (!value.member.isEmpty() || !kinds.isEmpty()) {
            add("ask", tree, "how", how, "on", value.on, "member", value.member, "via", value.via, "name", value.name, "types", kinds, "count", count);
        }
    }

    /** Notes that a value is the key to a table that is written out; its types are what the table gives, too. */
    void askTable(int rows, Value key, TypeMirror given, Tree tree) {
        if (rows < 2 || key.member.isEmpty()) return;
        Set<String> kinds = new LinkedHashSet<>(types.receivers(key.type));
        kinds.addAll(types.names(given));
        add("ask", tree, "how", "key", "on", key.on, "member", key.member, "via", key.via, "name", key.name, "types", new ArrayList<>(kinds), "count", rows);
    }

    void askType(Value value, String how, TypeMirror wanted, Tree tree) {
        List<String> names = types.receivers(wanted);
        if (!names.isEmpty()) {
            add("ask", tree, "how", how, "on", types.receivers(value.type), "types", names, "via", value.via, "name", value.name, "count", 1);
        }
    }

    void compare(Value left, Value right, Tree tree) {
        if (left.asked != null || right.asked != null) {
            if (left.asked == null || right.asked == null) ask(left.asked != null ? left : right, "type", 1, tree);
        } else if (left.isLiteral != right.isLiteral) ask(left.isLiteral ? right : left, "compare", 1, tree);
    }

    static Value copy(Value value) {
        Value result = new Value();
        result.via = value.via;
        result.name = value.name;
        result.through = value.through;
        result.roots.addAll(value.roots);
        result.on = value.on;
        result.member = value.member;
        result.isField = value.isField;
        result.rows = value.rows;
        result.type = value.type;
        result.function = value.function;
        result.closure = value.closure;
        result.asked = value.asked;
        result.told.addAll(value.told);
        result.parts.addAll(value.parts);
        return result;
    }

    static Value literal(LiteralTree tree) {
        Value value = new Value();
        if (tree.getValue() == null) return value;
        value.isLiteral = !(tree.getValue() instanceof Boolean);
        return value.root("literal");
    }

    static List<String> longer(Value base, String step) {
        if (base == null || Set.of("", "self", "super", "static").contains(base.via)) return List.of();
        List<String> result = new ArrayList<>(base.through);
        result.add(step);
        return result;
    }

    void change(Value place, Value value, Tree tree) {
        if (!place.isField) return;
        List<String> through = place.through.isEmpty() ? List.of() : place.through.subList(0, place.through.size() - 1);
        add("set", tree, "on", place.on, "member", place.member, "via", place.via.equals("property") && place.through.isEmpty() ? "self" : place.via, "name", place.name, "types", types.names(value.type),
            "with", new ArrayList<>(value.roots), "through", through, "told", new ArrayList<>(value.tells()));
        note(value, "set", place.on, place.member);
        for (Value part : value.parts) note(part, "set", place.on, place.member);
    }
}
