package kata.worker;

import com.sun.source.tree.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads what the code of one member does; types are the compiler's, how a value was come by is followed here. */
final class FactCode extends FactNames {
    private static final Set<String> CHANGING = Set.of("add", "addAll", "put", "putIfAbsent", "computeIfAbsent", "remove", "removeIf", "removeAll", "clear", "push", "pop",
        "poll", "offer", "addFirst", "addLast", "removeFirst", "removeLast", "set", "sort", "putAll", "append", "insert", "compute", "merge", "next", "previous");
    /** Methods of the library that keep what they are given. */
    private static final Set<String> KEEPING = Set.of("add", "put", "putIfAbsent", "push", "offer", "addFirst", "addLast", "set", "of", "entry", "asList");
    /** Methods that look something up by a key. */
    private static final Set<String> LOOKING = Set.of("get", "getOrDefault");
    /** Methods that hold a text against a part of one. */
    private static final Set<String> COMPARING = Set.of("startsWith", "endsWith", "contentEquals");
    private static final Set<String> WRITERS = Set.of("print", "println", "printf", "format", "write", "append");

    /** What a method of the library is called on: the functions that it is given get that, or its elements. */
    private Value walked;

    FactCode(FactTypes types, Facts all, CompilationUnitTree unit, TypeElement own) {
        super(types, all, unit, own, own != null && (own.getNestingKind() == NestingKind.ANONYMOUS || own.getNestingKind() == NestingKind.LOCAL) ? types.names.get(own) : null);
    }

    /** Reads the code of a function that stands for an object of a type. */
    FactCode(FactTypes types, Facts all, CompilationUnitTree unit, String keeper) { super(types, all, unit, null, keeper); }

    // Where code begins

    void method(MethodTree tree) { block(tree.getBody()); }

    void block(Tree tree) { new FactStatements(this).scan(tree, null); }

    void initial(VariableTree tree, String name) {
        Value value = value(tree.getInitializer());
        List<String> on = own == null ? List.of() : List.of(types.names.get(own));
        note(value, "property", on, name);
        for (Value part : value.parts) note(part, "property", on, name);
    }

    /** Reads the code of a lambda as that of a member. */
    void function(LambdaExpressionTree tree) {
        for (VariableTree parameter : tree.getParameters()) bind(parameter, "parameter");
        body(tree);
    }

    private void body(LambdaExpressionTree tree) {
        if (tree.getBody() instanceof ExpressionTree expression) note(value(expression), "return", List.of(), "");
        else block(tree.getBody());
    }

    /** Reads a reference to a method as a call of it. */
    void reference(MemberReferenceTree tree) {
        Value base = value(tree.getQualifierExpression());
        Element member = types.element(unit, tree);
        if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) {
            add("make", tree, "types", types.receivers(member == null ? null : member.getEnclosingElement().asType()));
        } else {
            // Of `Order::execute` the library knows the receiver: an element of what it walks over.
            if (base.via.isEmpty() && member != null && !member.getModifiers().contains(Modifier.STATIC)) base.via = "element";
            // Of `Runnable::run` it is the function that is called, unless the solution's own types are such functions.
            if (walked != null && types.isFunction(base.type) && types.names(walked.type).isEmpty()) callHeld(tree, element(walked), List.of(), true);
            else call(tree, member, base, List.of(), true);
        }
    }

    void bind(VariableTree tree, String via) {
        Value value = new Value().root("parameter");
        value.via = via;
        value.name = tree.getName().toString();
        locals.put(types.element(unit, tree), value);
    }

    void branch(Tree tree) {
        conditions++;
        new FactStatements(this).scan(tree, null);
        conditions--;
    }

    Value choose(ExpressionTree expression, List<? extends CaseTree> cases) {
        Value subject = value(expression);
        int constants = 0;
        for (CaseTree one : cases) {
            constants += one.getExpressions().size();
            conditions++;
            if (one.getBody() instanceof ExpressionTree result) note(value(result), "return", List.of(), "");
            else if (one.getBody() != null) new FactStatements(this).scan(one.getBody(), null);
            else if (one.getStatements() != null) new FactStatements(this).scan(one.getStatements(), null);
            conditions--;
        }
        if (constants > 0) ask(subject, "switch", constants, expression);
        return subject;
    }

    // Expressions

    @Override Value value(ExpressionTree tree) { return value(tree, true); }

    Value value(ExpressionTree tree, boolean isUsed) {
        if (tree == null) return new Value();
        Value value = plain(tree, isUsed);
        if (value.type == null) value.type = types.type(unit, tree);
        return value;
    }

    private Value plain(ExpressionTree tree, boolean isUsed) {
        if (tree instanceof ParenthesizedTree inner) return value(inner.getExpression(), isUsed);
        if (tree instanceof LiteralTree literal) return literal(literal);
        if (tree instanceof IdentifierTree name) return named(name, types.element(unit, name), null);
        if (tree instanceof MemberSelectTree select) return select(select);
        if (tree instanceof MethodInvocationTree call) return invoke(call, isUsed);
        if (tree instanceof NewClassTree make) return make(make);
        if (tree instanceof LambdaExpressionTree lambda) return lambda(lambda);
        if (tree instanceof MemberReferenceTree reference) return held(reference);
        if (tree instanceof AssignmentTree set) return set(set.getVariable(), value(set.getExpression()), tree);
        if (tree instanceof CompoundAssignmentTree set) {
            value(set.getVariable());
            return set(set.getVariable(), value(set.getExpression()), tree);
        }
        if (tree instanceof UnaryTree unary) return unary(unary);
        if (tree instanceof BinaryTree binary) return binary(binary);
        if (tree instanceof ConditionalExpressionTree choice) return choice(choice);
        if (tree instanceof InstanceOfTree question) return instance(question);
        if (tree instanceof TypeCastTree cast) return cast(cast);
        if (tree instanceof ArrayAccessTree item) return item(item);
        if (tree instanceof NewArrayTree array) {
            Value result = new Value();
            if (array.getInitializers() != null) {
                for (ExpressionTree part : array.getInitializers()) {
                    Value value = value(part);
                    note(value, "element", List.of(), "");
                    result.roots.addAll(value.roots);
                }
            }
            return result;
        }
        if (tree instanceof SwitchExpressionTree choice) {
            return new Value().isTold(choose(choice.getExpression(), choice.getCases()).tells());
        }
        return new Value();
    }

    // Calls

    private List<Value> arguments(List<? extends ExpressionTree> trees, List<String> on, String member, boolean isOwn) {
        List<Value> values = new ArrayList<>();
        for (ExpressionTree tree : trees) {
            boolean isLibrarys = !isOwn && !KEEPING.contains(member) && (tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree) && all.functionType(unit, tree) == null;
            Value value = isLibrarys ? inline(tree) : value(tree);
            if (isOwn) note(value, "argument", on, member);
            values.add(value);
        }
        return values;
    }

    /** A function that is only handed to the library belongs to the code around it. */
    private Value inline(ExpressionTree tree) {
        if (tree instanceof LambdaExpressionTree lambda) {
            for (VariableTree parameter : lambda.getParameters()) {
                bind(parameter, "element");
                Value element = locals.get(types.element(unit, parameter));
                if (walked != null && types.isFunction(types.type(unit, parameter)) && types.names(walked.type).isEmpty()) {
                    element.on = walked.on;
                    element.member = walked.member;
                }
            }
            if (lambda.getBody() instanceof ExpressionTree expression) value(expression, true);
            else block(lambda.getBody());
        } else reference((MemberReferenceTree) tree);
        return new Value();
    }

    private Value invoke(MethodInvocationTree tree, boolean isUsed) {
        ExpressionTree select = tree.getMethodSelect();
        Element element = types.element(unit, tree);
        String name = element == null ? "" : element.getSimpleName().toString();
        Value base = null;
        if (select instanceof MemberSelectTree member) base = value(member.getExpression());
        if (name.equals("<init>")) {
            List<String> above = types.receivers(element.getEnclosingElement().asType());
            List<Value> values = arguments(tree.getArguments(), above, "init", true);
            if (!above.isEmpty()) add("call", tree, "on", own == null ? above : List.of(types.names.get(own)), "member", "init", "via", select.toString().equals("super") ? "super" : "self",
                "with", roots(values), "types", names(values));
            return new Value().root("made");
        }
        boolean isOwnMember = element != null && types.isOwn(element.getEnclosingElement());
        Value outer = walked;
        walked = base;
        List<String> receivers = base == null ? List.of() : types.receivers(base.type);
        List<Value> values = arguments(tree.getArguments(), isOwnMember ? types.receivers(element.getEnclosingElement().asType()) : receivers, name, isOwnMember);
        walked = outer;
        if (isOwnMember || !receivers.isEmpty() && !isOfLibrary(element)) return call(tree, element, base, values, isUsed);
        return library(tree, name, base, values, isUsed);
    }

    private static boolean isOfLibrary(Element element) {
        return element != null && element.getEnclosingElement() instanceof TypeElement type && Set.of("java.lang.Object", "java.lang.Enum").contains(type.getQualifiedName().toString());
    }

    private Value call(Tree tree, Element element, Value base, List<Value> values, boolean isUsed) {
        Value result = new Value();
        if (element == null) return result;
        String name = element.getSimpleName().toString();
        boolean isStatic = element.getModifiers().contains(Modifier.STATIC);
        List<String> owners = types.receivers(element.getEnclosingElement().asType());
        boolean isOwn = base == null || base.via.equals("self") || base.via.equals("super");
        List<String> on = base != null && !isOwn && !types.receivers(base.type).isEmpty() ? types.receivers(base.type)
            : isOwn && own != null && !isStatic ? List.of(types.names.get(own)) : owners;
        String via = base != null && base.via.equals("super") ? "super" : base == null && isStatic && own != null && !owners.contains(types.names.get(own)) ? "static"
            : isOwn ? "self" : isStatic ? "static" : base.via;
        add("call", tree, "on", on, "member", name, "via", via, "name", isOwn ? "" : base.name, "with", roots(values), "types", names(values), "used", isUsed,
            "through", base == null ? List.of() : base.through, "told", told(base, telling(values)));
        result.isTold(telling(values));
        result.via = "made";
        result.name = name;
        result.on = on;
        result.member = name;
        result.through = on.isEmpty() ? List.of() : longer(base, on.get(0) + "." + name);
        values.forEach(value -> result.roots.addAll(value.roots));
        if (base != null) result.roots.addAll(base.roots);
        result.roots.remove("self");
        return result;
    }

    private Value library(MethodInvocationTree tree, String name, Value base, List<Value> values, boolean isUsed) {
        String text = tree.getMethodSelect().toString();
        if (WRITERS.contains(name) && text.startsWith("System.")) add("write", tree, "member", name);
        if (name.equals("exit") && text.startsWith("System") || name.equals("halt")) add("trap", tree, "member", name);
        if (base == null) return new Value();
        if (types.isFunction(base.type)) return callHeld(tree, base, values, isUsed);
        if (name.equals("getClass")) {
            Value value = copy(base);
            value.asked = base;
            value.type = types.type(unit, tree);
            return value;
        }
        if ((name.startsWith("equals") || COMPARING.contains(name)) && values.size() == 1) compare(base, values.get(0), tree);
        if (LOOKING.contains(name) && !values.isEmpty()) {
            askTable(Math.max(base.rows, FactTables.rows(((MemberSelectTree) tree.getMethodSelect()).getExpression())), values.get(0), types.type(unit, tree), tree);
        }
        Value result = element(base).isTold(telling(values));
        values.forEach(value -> result.roots.addAll(value.roots));
        if (CHANGING.contains(name) && types.isMany(base.type)) {
            for (Value value : values) {
                note(value, "element", List.of(), "");
                change(base, value, tree);
            }
            if (values.isEmpty()) change(base, new Value(), tree);
        }
        if (name.equals("of") || name.equals("asList")) values.forEach(value -> note(value, "element", List.of(), ""));
        if (KEEPING.contains(name) || name.equals("ofEntries") || name.equals("copyOf")) result.with(values);
        if (name.equals("valueOf") || name.equals("values")) result.isField = false;
        return result;
    }

    /** Calls the function that something holds: `strategy.apply(total)`. */
    private Value callHeld(Tree tree, Value base, List<Value> values, boolean isUsed) {
        add("call", tree, "on", base.on, "member", base.member.isEmpty() ? base.name : base.member, "via", base.via, "name", base.name, "with", roots(values), "types", names(values),
            "how", "function", "used", isUsed, "through", base.through, "told", told(base, telling(values)));
        Value result = new Value().isTold(telling(values));
        result.via = "made";
        return result;
    }

    private Value make(NewClassTree tree) {
        TypeMirror type = tree.getClassBody() != null && types.element(unit, tree.getClassBody()) instanceof TypeElement body ? body.asType() : types.type(unit, tree);
        List<String> names = types.receivers(type);
        List<Value> values = arguments(tree.getArguments(), names, "init", !names.isEmpty());
        if (!names.isEmpty()) add("make", tree, "types", names, "with", roots(values));
        Value value = new Value().root("made");
        value.via = "made";
        value.type = type;
        values.forEach(given -> value.roots.addAll(given.roots));
        return value.isTold(telling(values)).with(values);
    }

    private Value lambda(LambdaExpressionTree tree) {
        String type = all.functionType(unit, tree);
        if (type != null) return stood(tree, type);
        int outer = closure, kept = conditions;
        closure = ++closures;
        conditions = 0;
        for (VariableTree parameter : tree.getParameters()) bind(parameter, "element");
        body(tree);
        Value value = new Value().root("function");
        value.function = tree;
        value.closure = closure;
        closure = outer;
        conditions = kept;
        return value;
    }

    private Value held(MemberReferenceTree tree) {
        String type = all.functionType(unit, tree);
        if (type != null) return stood(tree, type);
        Element member = types.element(unit, tree);
        Value value = new Value().root("function");
        value.function = tree;
        value.name = tree.getMode() == MemberReferenceTree.ReferenceMode.NEW ? "init" : tree.getName().toString();
        value.on = member == null ? List.of() : types.receivers(member.getEnclosingElement().asType());
        return value;
    }

    /** A function that stands for an interface of the solution's own is an object of a type without a name. */
    private Value stood(Tree tree, String type) {
        add("make", tree, "types", List.of(type));
        Value value = new Value().root("made");
        value.via = "made";
        return value;
    }

    // The rest

    private Value set(ExpressionTree target, Value value, Tree tree) {
        ExpressionTree plain = target;
        while (plain instanceof ParenthesizedTree inner) plain = inner.getExpression();
        if (plain instanceof ArrayAccessTree item) {
            value(item.getIndex());
            note(value, "element", List.of(), "");
            change(value(item.getExpression()), value, target);
            return value;
        }
        int before = facts.size();
        Value place = value(plain);
        while (facts.size() > before && tree instanceof AssignmentTree && !(plain instanceof MemberSelectTree select && select.getExpression() instanceof MethodInvocationTree)) {
            facts.remove(facts.size() - 1);
        }
        if (place.isField) change(place, value, target);
        else if (types.element(unit, plain) instanceof VariableElement local) {
            Value bound = copy(value);
            if (locals.containsKey(local)) bound.isTold(locals.get(local).told);
            if (!Set.of("made", "static", "element").contains(bound.via)) bound.via = "local";
            locals.put(local, bound);
        }
        return value;
    }
}
