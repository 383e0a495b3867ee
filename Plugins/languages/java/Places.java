package kata.worker;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;

/** Where types and members are declared, for what is said to the solution's author. */
final class Places extends TreePathScanner<Void, String> {
    private final Map<String, Object> places = new HashMap<>();
    private final Trees trees;
    private final CompilationUnitTree unit;
    private final String file;

    private Places(Trees trees, CompilationUnitTree unit, String file) { this.trees = trees; this.unit = unit; this.file = file; }

    /** Returns places by `Outer.Inner` and `Outer.Inner.member/COUNT`; `sources` is the folder that files are named below. */
    static Map<String, Object> of(JavacTask task, Iterable<? extends CompilationUnitTree> units, String sources) {
        Map<String, Object> all = new HashMap<>();
        for (CompilationUnitTree unit : units) {
            String path = unit.getSourceFile().toUri().getPath();
            Places found = new Places(Trees.instance(task), unit, path.substring(sources.length() + 1));
            found.scan(unit, "");
            found.places.forEach(all::putIfAbsent);
        }
        return all;
    }

    /** Returns the name of a member's place. */
    static String member(String type, String name, int count) { return type + "." + name + "/" + count; }

    private void note(String name, Tree tree) {
        long start = trees.getSourcePositions().getStartPosition(unit, tree);
        if (start >= 0) places.putIfAbsent(name, Describe.map("file", file, "line", unit.getLineMap().getLineNumber(start)));
    }

    @Override public Void visitClass(ClassTree tree, String outer) {
        String name = outer.isEmpty() ? tree.getSimpleName().toString() : outer + "." + tree.getSimpleName();
        note(name, tree);
        for (Tree member : tree.getMembers()) {
            if (member instanceof MethodTree method) note(member(name, method.getName().toString(), method.getParameters().size()), method);
            else if (member instanceof VariableTree field) note(member(name, field.getName().toString(), 0), field);
            else if (member instanceof ClassTree inner) scan(inner, name);
        }
        return null;
    }
}
