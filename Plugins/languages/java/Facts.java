package kata.worker;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Makes `facts.json` of what the compiler has read: what types hold, make, call and ask. */
final class Facts {
    private final FactTypes types;
    private final Iterable<? extends CompilationUnitTree> units;
    private final Map<String, Map<String, Object>> found = new LinkedHashMap<>();
    /** What types without a name keep of the methods around them. */
    private final Map<String, Map<String, Object>> kept = new LinkedHashMap<>();
    /** The lambdas and references that stand for an interface of the solution's own, each a type without a name. */
    private final Map<Tree, String> lambdas = new LinkedHashMap<>();

    private Facts(JavacTask task, Iterable<? extends CompilationUnitTree> units, String folder) {
        types = new FactTypes(Trees.instance(task), task.getTypes(), task.getElements(), folder);
        this.units = units;
    }

    /** Returns the document; the sources have to be analysed. */
    static Object of(JavacTask task, Iterable<? extends CompilationUnitTree> units, String folder) {
        Facts facts = new Facts(task, units, folder);
        for (CompilationUnitTree unit : units) facts.collect(unit);
        for (CompilationUnitTree unit : units) facts.read(unit);
        return cleaned(Describe.map("facts", 1, "language", "java", "types", new ArrayList<>(facts.found.values())));
    }

    private void collect(CompilationUnitTree unit) {
        new TreeScanner<Void, Void>() {
            @Override public Void visitClass(ClassTree tree, Void nothing) {
                if (types.element(unit, tree) instanceof TypeElement type) types.add(type, unit, tree);
                return super.visitClass(tree, null);
            }
        }.scan(unit, null);
    }

    private void read(CompilationUnitTree unit) {
        new TreeScanner<Void, Void>() {
            @Override public Void visitClass(ClassTree tree, Void nothing) {
                if (types.element(unit, tree) instanceof TypeElement type) found.put(types.names.get(type), type(unit, tree, type));
                return super.visitClass(tree, null);
            }

            @Override public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
                addFunction(unit, tree);
                return super.visitLambdaExpression(tree, null);
            }

            @Override public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
                addFunction(unit, tree);
                return super.visitMemberReference(tree, null);
            }
        }.scan(unit, null);
    }

    /** Returns the name of the type that a function stands for; nothing where its interface is not the solution's. */
    String functionType(CompilationUnitTree unit, Tree tree) {
        List<String> above = types.receivers(types.type(unit, tree));
        if (above.isEmpty()) return null;
        return lambdas.computeIfAbsent(tree, t -> {
            String name = types.unnamed(above.get(0), unit, t);
            return lambdas.containsValue(name) ? name + ":" + unit.getLineMap().getColumnNumber(types.start(unit, t)) : name;
        });
    }

    private void addFunction(CompilationUnitTree unit, Tree tree) {
        String name = functionType(unit, tree);
        if (name == null || !(types.type(unit, tree) instanceof DeclaredType declared)) return;
        ExecutableElement method = types.onlyMethod((TypeElement) declared.asElement());
        if (method == null) return;
        FactCode code = new FactCode(types, this, unit, name);
        if (tree instanceof LambdaExpressionTree lambda) code.function(lambda);
        else code.reference((MemberReferenceTree) tree);
        Map<String, Object> member = Describe.map("name", method.getSimpleName().toString(), "signature", signature(method), "kind", "method",
            "at", types.place(unit, tree), "type", types.spoken(method.getReturnType()), "parameters", parameters(method), "does", code.facts);
        found.put(name, Describe.map("name", name, "kind", "class", "inherits", List.of(Describe.map("name", types.receivers(declared).get(0))),
            "file", types.file(unit), "at", types.place(unit, tree), "members", withKept(name, List.of(member))));
    }

    /** Notes that the type keeps a variable of the method around it. */
    void keeps(String type, VariableElement variable, List<Object> place) {
        String name = variable.getSimpleName().toString();
        kept.computeIfAbsent(type, t -> new LinkedHashMap<>()).putIfAbsent(name, Describe.map("name", name, "signature", name, "kind", "property",
            "access", "private", "stored", true, "fixed", true, "at", place, "type", types.spoken(variable.asType())));
    }

    private List<Object> withKept(String type, List<Object> members) {
        List<Object> all = new ArrayList<>(members);
        all.addAll(kept.getOrDefault(type, Map.of()).values());
        return all;
    }

    private Map<String, Object> type(CompilationUnitTree unit, ClassTree tree, TypeElement type) {
        List<Object> members = new ArrayList<>(), inherits = new ArrayList<>();
        if (type.getSuperclass() instanceof DeclaredType above) inherit(above, inherits);
        for (TypeMirror above : type.getInterfaces()) if (above instanceof DeclaredType declared) inherit(declared, inherits);
        for (Tree member : tree.getMembers()) {
            if (member instanceof MethodTree method) addMethod(unit, method, type, members);
            else if (member instanceof VariableTree variable) members.add(field(unit, variable, type));
            else if (member.getKind() == Tree.Kind.BLOCK) members.add(block(unit, member, type));
        }
        boolean isAnonymous = type.getSimpleName().isEmpty();
        List<Object> place = isAnonymous ? types.place(unit, tree) : types.namePlace(unit, tree, type.getSimpleName().toString());
        return Describe.map("name", types.names.get(type), "kind", kind(type), "inherits", inherits, "file", types.file(unit), "at", place, "members", withKept(types.names.get(type), members));
    }

    private static String kind(TypeElement type) {
        return switch (type.getKind()) {
            case ENUM -> "enum";
            case INTERFACE, ANNOTATION_TYPE -> "protocol";
            default -> "class";
        };
    }

    private void inherit(DeclaredType above, List<Object> inherits) {
        if (!types.isOwn(above.asElement())) return;
        Map<String, Object> given = new LinkedHashMap<>();
        List<? extends javax.lang.model.element.TypeParameterElement> parameters = ((TypeElement) above.asElement()).getTypeParameters();
        for (int i = 0; i < Math.min(parameters.size(), above.getTypeArguments().size()); i++) {
            List<String> names = types.names(above.getTypeArguments().get(i));
            if (!names.isEmpty()) given.put(parameters.get(i).getSimpleName().toString(), names);
        }
        inherits.add(Describe.map("name", types.names.get((TypeElement) above.asElement()), "given", given));
    }

    // Members

    private void addMethod(CompilationUnitTree unit, MethodTree tree, TypeElement type, List<Object> members) {
        if (!(types.element(unit, tree) instanceof ExecutableElement method)) return;
        boolean isInitializer = method.getKind() == ElementKind.CONSTRUCTOR;
        // The compiler writes a constructor where there is none.
        if (isInitializer && types.end(unit, tree) <= types.start(unit, tree) || types.elements.getOrigin(method) != javax.lang.model.util.Elements.Origin.EXPLICIT) return;
        FactCode code = new FactCode(types, this, unit, type);
        if (tree.getBody() != null) code.method(tree);
        String name = isInitializer ? "init" : tree.getName().toString();
        members.add(Describe.map("name", name, "signature", isInitializer ? "init" + signature(method).substring(method.getSimpleName().length()) : signature(method),
            "kind", isInitializer ? "initializer" : "method", "access", access(method), "static", method.getModifiers().contains(Modifier.STATIC),
            "override", tree.getModifiers().getAnnotations().stream().anyMatch(mark -> mark.getAnnotationType().toString().equals("Override")),
            "literal", isConstant(onlyValue(tree)), "truth", truth(onlyValue(tree)), "empty", tree.getBody() == null, "answers", !isInitializer && method.getReturnType().getKind() != javax.lang.model.type.TypeKind.VOID,
            "hollow", !isInitializer && tree.getBody() != null && tree.getBody().getStatements().isEmpty(),
            "at", isInitializer ? types.namePlace(unit, tree, type.getSimpleName().toString()) : types.namePlace(unit, tree, name),
            "type", isInitializer ? Map.of() : types.spoken(method.getReturnType()), "parameters", parameters(method), "does", code.facts));
    }

    private String signature(ExecutableElement method) {
        StringBuilder text = new StringBuilder(method.getSimpleName()).append("(");
        for (VariableElement parameter : method.getParameters()) {
            text.append(text.charAt(text.length() - 1) == '(' ? "" : ",").append(types.types.erasure(parameter.asType()));
        }
        return text.append(")").toString();
    }

    private List<Object> parameters(ExecutableElement method) {
        List<Object> result = new ArrayList<>();
        for (VariableElement parameter : method.getParameters()) {
            result.add(Describe.map("name", parameter.getSimpleName().toString(), "type", types.spoken(parameter.asType())));
        }
        return result;
    }

    private static String access(Element member) {
        for (Modifier access : List.of(Modifier.PRIVATE, Modifier.PROTECTED, Modifier.PUBLIC)) if (member.getModifiers().contains(access)) return access.toString();
        return "";
    }

    /** What a method without parameters returns, where it does nothing else. */
    private static ExpressionTree onlyValue(MethodTree tree) {
        List<? extends StatementTree> body = tree.getBody() == null ? List.of() : tree.getBody().getStatements();
        return tree.getParameters().isEmpty() && body.size() == 1 && body.get(0) instanceof ReturnTree only ? only.getExpression() : null;
    }

    private static String truth(ExpressionTree tree) {
        return tree != null && tree.getKind() == Tree.Kind.BOOLEAN_LITERAL ? tree.toString() : "";
    }

    private static boolean isConstant(ExpressionTree tree) {
        if (tree == null) return false;
        return switch (tree.getKind()) {
            case STRING_LITERAL, INT_LITERAL, LONG_LITERAL, DOUBLE_LITERAL, CHAR_LITERAL, FLOAT_LITERAL -> true;
            case MEMBER_SELECT -> Character.isUpperCase(tree.toString().charAt(0)) && tree.toString().matches("[\\w.]+\\.[A-Z][A-Z0-9_]*");
            default -> false;
        };
    }

    private Map<String, Object> field(CompilationUnitTree unit, VariableTree tree, TypeElement type) {
        VariableElement field = (VariableElement) types.element(unit, tree);
        String name = tree.getName().toString();
        boolean isFixed = field.getModifiers().contains(Modifier.FINAL);
        FactCode code = new FactCode(types, this, unit, type);
        if (field.getKind() == ElementKind.ENUM_CONSTANT) {
            code.initial(tree, name);
            return Describe.map("name", name, "signature", name, "kind", "case", "at", types.namePlace(unit, tree, name), "does", code.facts);
        }
        if (tree.getInitializer() != null) code.initial(tree, name);
        return Describe.map("name", name, "signature", name, "kind", "property", "access", access(field), "static", field.getModifiers().contains(Modifier.STATIC),
            "stored", true, "fixed", isFixed, "literal", isFixed && isConstant(tree.getInitializer()),
            "truth", isFixed ? truth(tree.getInitializer()) : "", "at", types.namePlace(unit, tree, name),
            "type", types.spoken(field.asType()), "does", code.facts);
    }

    private Map<String, Object> block(CompilationUnitTree unit, Tree tree, TypeElement type) {
        FactCode code = new FactCode(types, this, unit, type);
        code.block(tree);
        return Describe.map("name", "init", "signature", "init", "kind", "initializer", "at", types.place(unit, tree), "does", code.facts);
    }

    /** Leaves out what is false, empty or nothing. */
    private static Object cleaned(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> result = new LinkedHashMap<>();
            map.forEach((key, inner) -> {
                Object clean = cleaned(inner);
                boolean isNothing = clean == null || clean.equals(false) || clean.equals("") || clean.equals(0) || clean instanceof Map<?, ?> m && m.isEmpty()
                    || clean instanceof List<?> l && l.isEmpty();
                if (!isNothing) result.put(key, clean);
            });
            return result;
        }
        if (value instanceof List<?> list) return new ArrayList<>(list.stream().map(Facts::cleaned).toList());
        return value;
    }
}
