package kata.worker;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What the compiler knows of types, in the words of facts: the solution's own types by their names, and places by bytes. */
final class FactTypes {
    final Trees trees;
    final Types types;
    final Elements elements;
    final String folder;
    /** The names of the solution's types, anonymous ones among them. */
    final Map<TypeElement, String> names = new LinkedHashMap<>();
    private final Map<CompilationUnitTree, String> texts = new HashMap<>();

    FactTypes(Trees trees, Types types, Elements elements, String folder) {
        this.trees = trees;
        this.types = types;
        this.elements = elements;
        this.folder = folder;
    }

    /** Gives a type its name: `Outer.Inner`, or `State:12` for one without a name that stands in line 12. */
    void add(TypeElement type, CompilationUnitTree unit, Tree tree) {
        String name = type.getQualifiedName().toString();
        String around = elements.getPackageOf(type).getQualifiedName().toString();
        if (!around.isEmpty() && !name.isEmpty()) name = name.substring(around.length() + 1);
        if (name.isEmpty() && !type.getSimpleName().isEmpty()) name = type.getSimpleName().toString();
        names.put(type, name.isEmpty() ? unnamed(base(type), unit, tree) : name);
    }

    String unnamed(String base, CompilationUnitTree unit, Tree tree) {
        String name = base + ":" + unit.getLineMap().getLineNumber(start(unit, tree));
        return names.containsValue(name) ? name + ":" + unit.getLineMap().getColumnNumber(start(unit, tree)) : name;
    }

    private String base(TypeElement type) {
        TypeMirror above = type.getInterfaces().isEmpty() ? type.getSuperclass() : type.getInterfaces().get(0);
        return types.asElement(above) == null ? "Object" : types.asElement(above).getSimpleName().toString();
    }

    boolean isOwn(Element element) { return element instanceof TypeElement type && names.containsKey(type); }

    // What the compiler says of trees

    TypeMirror type(CompilationUnitTree unit, Tree tree) { return trees.getTypeMirror(new TreePath(new TreePath(unit), tree)); }

    /** The rows of a table that a field of the solution keeps; 0 where it keeps none. */
    int rows(VariableElement field) {
        boolean isRead = trees.getTree(field) instanceof VariableTree && trees.getTree((TypeElement) field.getEnclosingElement()) != null;
        return isRead ? FactTables.rows((VariableTree) trees.getTree(field), trees.getTree((TypeElement) field.getEnclosingElement())) : 0;
    }

    Element element(CompilationUnitTree unit, Tree tree) { return trees.getElement(new TreePath(new TreePath(unit), tree)); }

    /** Returns the solution's types that answer a call to a value of a type. */
    List<String> receivers(TypeMirror type) {
        Set<String> found = new LinkedHashSet<>();
        collect(type, found);
        return new ArrayList<>(found);
    }

    private void collect(TypeMirror type, Set<String> found) {
        if (type instanceof TypeVariable variable) collect(variable.getUpperBound(), found);
        else if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) collect(wildcard.getExtendsBound(), found);
        else if (type instanceof IntersectionType both) both.getBounds().forEach(bound -> collect(bound, found));
        else if (type instanceof DeclaredType declared && isOwn(declared.asElement())) found.add(names.get((TypeElement) declared.asElement()));
    }

    /** Returns a type as facts speak of it. */
    Map<String, Object> spoken(TypeMirror type) {
        Speech speech = new Speech();
        speak(type, speech, 0);
        return Describe.map("names", new ArrayList<>(speech.names), "many", speech.isMany, "function", speech.isFunction,
            "takes", new ArrayList<>(speech.takes), "gives", new ArrayList<>(speech.gives), "generics", new ArrayList<>(speech.generics));
    }

    List<String> names(TypeMirror type) {
        Speech speech = new Speech();
        speak(type, speech, 0);
        return new ArrayList<>(speech.names);
    }

    private static final class Speech {
        final Set<String> names = new LinkedHashSet<>(), takes = new LinkedHashSet<>(), gives = new LinkedHashSet<>(), generics = new LinkedHashSet<>();
        boolean isMany, isFunction;
    }

    private void speak(TypeMirror type, Speech speech, int depth) {
        if (type == null || depth > 6) return;
        if (type instanceof ArrayType array) {
            speech.isMany = true;
            speak(array.getComponentType(), speech, depth + 1);
        } else if (type instanceof TypeVariable variable) {
            speech.generics.add(variable.asElement().getSimpleName().toString());
            speak(variable.getUpperBound(), speech, depth + 1);
        } else if (type instanceof WildcardType wildcard) {
            speak(wildcard.getExtendsBound(), speech, depth + 1);
            speak(wildcard.getSuperBound(), speech, depth + 1);
        } else if (type instanceof IntersectionType both) {
            both.getBounds().forEach(bound -> speak(bound, speech, depth + 1));
        } else if (type instanceof DeclaredType declared) {
            if (isOwn(declared.asElement())) speech.names.add(names.get((TypeElement) declared.asElement()));
            else if (isFunction(declared)) {
                ExecutableElement only = onlyMethod((TypeElement) declared.asElement());
                speech.isFunction = true;
                declared.getTypeArguments().forEach(argument -> speech.takes.addAll(names(argument)));
                if (only != null && only.getReturnType().getKind() != TypeKind.VOID && !declared.getTypeArguments().isEmpty()) {
                    speech.gives.addAll(names(declared.getTypeArguments().get(declared.getTypeArguments().size() - 1)));
                }
                return;
            } else if (isMany(declared)) speech.isMany = true;
            declared.getTypeArguments().forEach(argument -> speak(argument, speech, depth + 1));
        }
    }

    boolean isMany(TypeMirror type) {
        if (type instanceof ArrayType) return true;
        for (String name : List.of("java.lang.Iterable", "java.util.Map", "java.util.Iterator", "java.util.stream.BaseStream")) {
            TypeElement known = elements.getTypeElement(name);
            if (type != null && type.getKind() == TypeKind.DECLARED && types.isAssignable(types.erasure(type), types.erasure(known.asType()))) return true;
        }
        return false;
    }

    /** Tells whether values of a type are functions: of the library's interfaces with one member. */
    boolean isFunction(TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || isOwn(declared.asElement())) return false;
        TypeElement element = (TypeElement) declared.asElement();
        return element.getKind() == ElementKind.INTERFACE && onlyMethod(element) != null
            && element.getAnnotationMirrors().stream().anyMatch(mark -> mark.getAnnotationType().asElement().getSimpleName().contentEquals("FunctionalInterface"));
    }

    /** Returns the one abstract method of an interface; nothing where there are none or more. */
    ExecutableElement onlyMethod(TypeElement type) {
        ExecutableElement found = null;
        for (Element member : elements.getAllMembers(type)) {
            if (member.getKind() != ElementKind.METHOD || !member.getModifiers().contains(Modifier.ABSTRACT)) continue;
            if (isOfObject(member)) continue;
            if (found != null) return null;
            found = (ExecutableElement) member;
        }
        return found;
    }

    private boolean isOfObject(Element member) {
        String name = member.getSimpleName().toString();
        return name.equals("equals") || name.equals("hashCode") || name.equals("toString");
    }

    // Places

    long start(CompilationUnitTree unit, Tree tree) { return trees.getSourcePositions().getStartPosition(unit, tree); }

    long end(CompilationUnitTree unit, Tree tree) { return trees.getSourcePositions().getEndPosition(unit, tree); }

    String file(CompilationUnitTree unit) {
        String path = unit.getSourceFile().getName();
        return path.startsWith(folder + "/") ? path.substring(folder.length() + 1) : path;
    }

    String text(CompilationUnitTree unit) {
        return texts.computeIfAbsent(unit, u -> {
            try {
                return u.getSourceFile().getCharContent(true).toString();
            } catch (java.io.IOException problem) {
                return "";
            }
        });
    }

    List<Object> place(CompilationUnitTree unit, Tree tree) { return place(unit, start(unit, tree), end(unit, tree)); }

    /** Returns line, column and length, the last two in bytes; the length on the first line. */
    List<Object> place(CompilationUnitTree unit, long from, long to) {
        String text = text(unit);
        int start = (int) Math.max(0, Math.min(from, text.length())), line = text.lastIndexOf('\n', start - 1) + 1;
        int lineEnd = text.indexOf('\n', start) < 0 ? text.length() : text.indexOf('\n', start);
        int end = (int) Math.max(start + 1, Math.min(to, lineEnd));
        return List.of((int) unit.getLineMap().getLineNumber(start), bytes(text, line, start) + 1, bytes(text, start, Math.min(end, text.length())));
    }

    private static int bytes(String text, int from, int to) { return text.substring(from, to).getBytes(StandardCharsets.UTF_8).length; }

    /** Returns where a declared name stands. */
    List<Object> namePlace(CompilationUnitTree unit, Tree tree, String name) {
        String text = text(unit);
        int from = (int) start(unit, tree), end = (int) end(unit, tree);
        for (int at = text.indexOf(name, from); at >= 0 && at < end; at = text.indexOf(name, at + 1)) {
            boolean isWhole = (at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1)))
                && (at + name.length() >= text.length() || !Character.isJavaIdentifierPart(text.charAt(at + name.length())));
            if (isWhole) return place(unit, at, at + name.length());
        }
        return place(unit, from, from + 1);
    }
}
