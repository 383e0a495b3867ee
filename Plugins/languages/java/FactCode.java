import com.sun.source.tree.*;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads what the code of one member does; types are the compiler's, how a value was come by is followed here. */
final class FactCode {
    private static final Set<String> CHANGING = Set.of("add", "addAll", "put", "putIfAbsent", "computeIfAbsent", "remove", "removeIf", "removeAll", "clear", "push", "pop",
        "poll", "offer", "addFirst", "addLast", "removeFirst", "removeLast", "set", "sort", "putAll", "append", "insert", "compute", "merge");
    private static final Set<String> WRITERS = Set.of("print", "println", "printf", "format", "write", "append");

    /** What is known of a value beside its type. */
    static final class Value {
        String via = "", name = "";
        List<String> through = List.of();
        final Set<String> roots = new TreeSet<>();
        /** The member that told it, and the types that have it. */
        List<String> on = List.of();
        String member = "";
        boolean isField, isLiteral;
        Value asked;
        TypeMirror type;
        Tree function;
        int closure;

        Value root(String root) {
            roots.add(root);
            return this;
        }
    }

    final List<Map<String, Object>> facts = new ArrayList<>();
    private final FactTypes types;
    private final Facts all;
    private final CompilationUnitTree unit;
    private final TypeElement own;
    private final Map<Element, Value> locals = new HashMap<>();
    private int conditions, closure, closures;

    FactCode(FactTypes types, Facts all, CompilationUnitTree unit, TypeElement own) {
        this.types = types;
        this.all = all;
        this.unit = unit;
        this.own = own;
    }

    // Where code begins

    void method(MethodTree tree) { block(tree.getBody()); }

    void block(Tree tree) { new Statements().scan(tree, null); }

    void initial(VariableTree tree, String name) {
        Value value = value(tree.getInitializer());
        note(value, "property", own == null ? List.of() : List.of(types.names.get(own)), name);
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
        } else call(tree, member, base, List.of(), true);
    }

    private void bind(VariableTree tree, String via) {
        Value value = new Value().root("parameter");
        value.via = via;
        value.name = tree.getName().toString();
        locals.put(types.element(unit, tree), value);
    }

    private Map<String, Object> add(String kind, Tree tree, Object... pairs) {
        Map<String, Object> fact = new LinkedHashMap<>();
        fact.put("is", kind);
        fact.putAll(Describe.map(pairs));
        if (conditions > 0) fact.put("conditional", true);
        if (closure > 0) fact.put("closure", closure);
        fact.put("at", types.place(unit, tree));
        facts.add(fact);
        return fact;
    }

    private void note(Value value, String goal, List<String> on, String member) {
        if (value.function == null) return;
        add("function", value.function, "how", goal, "on", on, "member", member, "name", value.name, "types", value.closure == 0 ? value.on : List.of(), "count", value.closure);
    }

    private static List<String> roots(List<Value> values) {
        Set<String> roots = new TreeSet<>();
        values.forEach(value -> roots.addAll(value.roots));
        return new ArrayList<>(roots);
    }

    private List<String> names(List<Value> values) {
        Set<String> names = new LinkedHashSet<>();
        values.forEach(value -> names.addAll(types.names(value.type)));
        return new ArrayList<>(names);
    }

    // Statements

    /** Reads statements; what stands in expressions is read by their values. */
    private final class Statements extends TreeScanner<Void, Void> {
        @Override public Void visitClass(ClassTree tree, Void nothing) { return null; }

        @Override public Void visitExpressionStatement(ExpressionStatementTree tree, Void nothing) {
            value(tree.getExpression(), false);
            return null;
        }

        @Override public Void visitVariable(VariableTree tree, Void nothing) {
            if (tree.getInitializer() == null) {
                bind(tree, "local");
                return null;
            }
            Value value = value(tree.getInitializer());
            note(value, "local", List.of(), "");
            Value local = copy(value);
            if (!Set.of("made", "static", "element").contains(value.via)) local.via = "local";
            local.isLiteral = false;
            locals.put(types.element(unit, tree), local);
            return null;
        }

        @Override public Void visitReturn(ReturnTree tree, Void nothing) {
            if (tree.getExpression() != null) note(value(tree.getExpression()), "return", List.of(), "");
            return null;
        }

        @Override public Void visitIf(IfTree tree, Void nothing) {
            value(tree.getCondition());
            branch(tree.getThenStatement());
            branch(tree.getElseStatement());
            return null;
        }

        @Override public Void visitWhileLoop(WhileLoopTree tree, Void nothing) {
            value(tree.getCondition());
            branch(tree.getStatement());
            return null;
        }

        @Override public Void visitDoWhileLoop(DoWhileLoopTree tree, Void nothing) {
            scan(tree.getStatement(), null);
            value(tree.getCondition());
            return null;
        }

        @Override public Void visitForLoop(ForLoopTree tree, Void nothing) {
            scan(tree.getInitializer(), null);
            if (tree.getCondition() != null) value(tree.getCondition());
            scan(tree.getStatement(), null);
            scan(tree.getUpdate(), null);
            return null;
        }

        @Override public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void nothing) {
            Value element = copy(value(tree.getExpression()));
            element.via = "element";
            element.isField = false;
            locals.put(types.element(unit, tree.getVariable()), element);
            scan(tree.getStatement(), null);
            return null;
        }

        @Override public Void visitCatch(CatchTree tree, Void nothing) {
            bind(tree.getParameter(), "local");
            branch(tree.getBlock());
            return null;
        }

        @Override public Void visitThrow(ThrowTree tree, Void nothing) {
            Value value = value(tree.getExpression());
            String name = String.valueOf(value.type);
            if (name.endsWith("UnsupportedOperationException") || name.endsWith("AssertionError")) add("trap", tree, "member", name.substring(name.lastIndexOf('.') + 1));
            else add("throw", tree, "types", types.names(value.type));
            return null;
        }

        @Override public Void visitSwitch(SwitchTree tree, Void nothing) {
            choose(tree.getExpression(), tree.getCases());
            return null;
        }

        @Override public Void visitYield(YieldTree tree, Void nothing) {
            note(value(tree.getValue()), "return", List.of(), "");
            return null;
        }

        @Override public Void scan(Tree tree, Void nothing) {
            if (tree instanceof ExpressionTree expression) {
                value(expression);
                return null;
            }
            return super.scan(tree, null);
        }
    }

    private void branch(Tree tree) {
        conditions++;
        new Statements().scan(tree, null);
        conditions--;
    }

    private void choose(ExpressionTree expression, List<? extends CaseTree> cases) {
        Value subject = value(expression);
        int constants = 0;
        for (CaseTree one : cases) {
            constants += one.getExpressions().size();
            conditions++;
            if (one.getBody() != null) new Statements().scan(one.getBody(), null);
            else if (one.getStatements() != null) new Statements().scan(one.getStatements(), null);
            conditions--;
        }
        if (constants > 0) ask(subject, "switch", constants, expression);
    }

    // Questions

    private void ask(Value value, String how, int count, Tree tree) {
        List<String> kinds = types.receivers(value.type);
        if (value.asked != null) {
            add("ask", tree, "how", "type", "on", types.receivers(value.asked.type), "via", value.via, "name", value.name, "count", 1);
        } else if (!value.member.isEmpty() || !kinds.isEmpty()) {
            add("ask", tree, "how", how, "on", value.on, "member", value.member, "via", value.via, "name", value.name, "types", kinds, "count", count);
        }
    }

    private void askType(Value value, String how, TypeMirror wanted, Tree tree) {
        List<String> names = types.receivers(wanted);
        if (!names.isEmpty()) {
            add("ask", tree, "how", how, "on", types.receivers(value.type), "types", names, "via", value.via, "name", value.name, "count", 1);
        }
    }

    private void compare(Value left, Value right, Tree tree) {
        if (left.asked != null || right.asked != null) {
            if (left.asked == null || right.asked == null) ask(left.asked != null ? left : right, "type", 1, tree);
        } else if (left.isLiteral != right.isLiteral) ask(left.isLiteral ? right : left, "compare", 1, tree);
    }

    // Expressions

    private static Value copy(Value value) {
        Value result = new Value();
        result.via = value.via;
        result.name = value.name;
        result.through = value.through;
        result.roots.addAll(value.roots);
        result.on = value.on;
        result.member = value.member;
        result.isField = value.isField;
        result.type = value.type;
        result.function = value.function;
        result.closure = value.closure;
        result.asked = value.asked;
        return result;
    }

    private Value value(ExpressionTree tree) { return value(tree, true); }

    private Value value(ExpressionTree tree, boolean isUsed) {
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
        if (tree instanceof ArrayAccessTree item) {
            value(item.getIndex());
            return element(value(item.getExpression()));
        }
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
            choose(choice.getExpression(), choice.getCases());
            return new Value();
        }
        return new Value();
    }

    private Value element(Value base) {
        Value value = copy(base);
        value.type = null;
        if (value.via.equals("property")) value.via = "element";
        value.isField = false;
        return value;
    }

    private static Value literal(LiteralTree tree) {
        Value value = new Value();
        if (tree.getValue() == null) return value;
        value.isLiteral = !(tree.getValue() instanceof Boolean);
        return value.root("literal");
    }

    /** What a name means: a local, a parameter, a field of the type around, a type. */
    private Value named(ExpressionTree tree, Element element, Value base) {
        Value value = new Value();
        String name = element == null ? "" : element.getSimpleName().toString();
        if (name.equals("this") || name.equals("super")) {
            value.via = name.equals("this") ? "self" : "super";
            return value.root("self");
        }
        if (!(element instanceof VariableElement variable)) return value;
        if (element.getKind() == ElementKind.ENUM_CONSTANT) {
            add("name", tree, "types", types.receivers(element.asType()), "member", name);
            value.isLiteral = true;
            value.via = "static";
            return value.root("literal");
        }
        if (element.getKind() != ElementKind.FIELD) {
            if (locals.containsKey(element)) return copy(locals.get(element));
            value.via = element.getKind() == ElementKind.PARAMETER ? "parameter" : "local";
            value.name = name;
            return value.root("parameter");
        }
        return field(tree, variable, base);
    }

    private Value field(ExpressionTree tree, VariableElement field, Value base) {
        Value value = new Value();
        String name = field.getSimpleName().toString();
        if (field.getConstantValue() != null) value.isLiteral = true;
        List<String> owners = types.receivers(field.getEnclosingElement().asType());
        if (owners.isEmpty()) return base == null ? value : copy(base);
        boolean isStatic = field.getModifiers().contains(Modifier.STATIC), isOwn = base == null || base.via.equals("self") || base.via.equals("super");
        List<String> on = base != null && !types.receivers(base.type).isEmpty() ? types.receivers(base.type) : isOwn && own != null && !isStatic ? List.of(types.names.get(own)) : owners;
        if (isStatic && types.receivers(field.asType()).containsAll(owners)) add("name", tree, "types", owners, "member", name);
        String via = isStatic ? "static" : isOwn ? "self" : base.via;
        add("get", tree, "on", on, "member", name, "via", via, "name", base == null || isOwn ? "" : base.name, "through", base == null ? List.of() : base.through);
        value.via = isStatic ? "static" : isOwn ? "property" : base.via.isEmpty() ? "other" : base.via;
        value.name = value.via.equals("property") || base == null || base.name.isEmpty() ? name : base.name;
        value.on = on;
        value.member = name;
        value.isField = true;
        if (!isOwn && !isStatic) value.through = longer(base, on.get(0) + "." + name);
        if (isOwn) value.roots.add("property");
        else value.roots.addAll(base.roots);
        return value;
    }

    private static List<String> longer(Value base, String step) {
        if (base == null || Set.of("", "self", "super", "static").contains(base.via)) return List.of();
        List<String> result = new ArrayList<>(base.through);
        result.add(step);
        return result;
    }

    private Value select(MemberSelectTree tree) {
        Element element = types.element(unit, tree);
        if (tree.getIdentifier().contentEquals("class") || element instanceof TypeElement) {
            if (tree.getIdentifier().contentEquals("class")) {
                List<String> names = types.receivers(types.type(unit, tree.getExpression()));
                if (!names.isEmpty()) add("name", tree, "types", names);
            }
            return new Value().root("literal");
        }
        if (tree.getIdentifier().contentEquals("this") || tree.getIdentifier().contentEquals("super")) return named(tree, element, null);
        return named(tree, element, value(tree.getExpression()));
    }

    // Calls

    private List<Value> arguments(List<? extends ExpressionTree> trees, List<String> on, String member, boolean isOwn) {
        List<Value> values = new ArrayList<>();
        for (ExpressionTree tree : trees) {
            boolean isLibrarys = !isOwn && (tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree) && all.functionType(unit, tree) == null;
            Value value = isLibrarys ? inline(tree) : value(tree);
            if (isOwn) note(value, "argument", on, member);
            values.add(value);
        }
        return values;
    }

    /** A function that is only handed to the library belongs to the code around it. */
    private Value inline(ExpressionTree tree) {
        if (tree instanceof LambdaExpressionTree lambda) {
            for (VariableTree parameter : lambda.getParameters()) bind(parameter, "element");
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
            List<Value> values = arguments(tree.getArguments(), types.receivers(element.getEnclosingElement().asType()), "init", true);
            return new Value().root("made");
        }
        boolean isOwnMember = element != null && types.isOwn(element.getEnclosingElement());
        List<String> receivers = base == null ? List.of() : types.receivers(base.type);
        List<Value> values = arguments(tree.getArguments(), isOwnMember ? types.receivers(element.getEnclosingElement().asType()) : receivers, name, isOwnMember);
        if (isOwnMember || !receivers.isEmpty() && !isOfObject(element)) return call(tree, element, base, values, isUsed);
        return library(tree, name, base, values, isUsed);
    }

    private static boolean isOfObject(Element element) {
        return element != null && element.getEnclosingElement() instanceof TypeElement type && type.getQualifiedName().contentEquals("java.lang.Object");
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
            "through", base == null ? List.of() : base.through);
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
        if (name.startsWith("equals") && values.size() == 1) compare(base, values.get(0), tree);
        Value result = element(base);
        values.forEach(value -> result.roots.addAll(value.roots));
        if (CHANGING.contains(name) && types.isMany(base.type)) {
            for (Value value : values) {
                note(value, "element", List.of(), "");
                change(base, value, tree);
            }
            if (values.isEmpty()) change(base, new Value(), tree);
        }
        if (name.equals("of") || name.equals("asList")) values.forEach(value -> note(value, "element", List.of(), ""));
        if (name.equals("valueOf") || name.equals("values")) result.isField = false;
        return result;
    }

    /** Calls the function that something holds: `strategy.apply(total)`. */
    private Value callHeld(Tree tree, Value base, List<Value> values, boolean isUsed) {
        add("call", tree, "on", base.on, "member", base.member.isEmpty() ? base.name : base.member, "via", base.via, "name", base.name, "with", roots(values), "types", names(values),
            "how", "function", "used", isUsed, "through", base.through);
        Value result = new Value();
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
        return value;
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
            if (!Set.of("made", "static", "element").contains(bound.via)) bound.via = "local";
            locals.put(local, bound);
        }
        return value;
    }

    private void change(Value place, Value value, Tree tree) {
        if (!place.isField) return;
        List<String> through = place.through.isEmpty() ? List.of() : place.through.subList(0, place.through.size() - 1);
        add("set", tree, "on", place.on, "member", place.member, "via", place.via.equals("property") ? "self" : place.via, "name", place.name, "types", types.names(value.type),
            "with", new ArrayList<>(value.roots), "through", through);
        note(value, "set", place.on, place.member);
    }

    private Value unary(UnaryTree tree) {
        Value value = value(tree.getExpression());
        boolean isChange = Set.of(Tree.Kind.POSTFIX_INCREMENT, Tree.Kind.POSTFIX_DECREMENT, Tree.Kind.PREFIX_INCREMENT, Tree.Kind.PREFIX_DECREMENT).contains(tree.getKind());
        if (isChange) change(value, new Value().root("literal"), tree);
        Value result = new Value();
        result.isLiteral = value.isLiteral;
        result.roots.addAll(value.roots);
        return result;
    }

    private Value binary(BinaryTree tree) {
        Value left = value(tree.getLeftOperand()), right = value(tree.getRightOperand());
        if (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO) compare(left, right, tree);
        Value result = new Value();
        result.roots.addAll(left.roots);
        result.roots.addAll(right.roots);
        return result;
    }

    private Value choice(ConditionalExpressionTree tree) {
        value(tree.getCondition());
        conditions++;
        Value first = value(tree.getTrueExpression()), second = value(tree.getFalseExpression());
        conditions--;
        note(first, "choice", List.of(), "");
        note(second, "choice", List.of(), "");
        Value result = new Value();
        result.via = first.via;
        result.name = first.name;
        result.roots.addAll(first.roots);
        result.roots.addAll(second.roots);
        return result;
    }

    private Value instance(InstanceOfTree tree) {
        Value value = value(tree.getExpression());
        askType(value, "is", types.type(unit, tree.getType() == null ? ((BindingPatternTree) tree.getPattern()).getVariable().getType() : tree.getType()), tree);
        if (tree.getPattern() instanceof BindingPatternTree pattern) {
            Value bound = copy(value);
            bound.via = "local";
            locals.put(types.element(unit, pattern.getVariable()), bound);
        }
        return new Value();
    }

    private Value cast(TypeCastTree tree) {
        Value value = copy(value(tree.getExpression()));
        TypeMirror wanted = types.type(unit, tree);
        List<String> known = types.receivers(value.type);
        boolean isNarrower = !known.isEmpty() && !types.types.isAssignable(types.types.erasure(value.type), types.types.erasure(wanted));
        if (isNarrower) askType(value, "as", wanted, tree);
        value.type = wanted;
        return value;
    }
}
