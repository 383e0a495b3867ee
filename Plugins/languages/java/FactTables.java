package kata.worker;

import com.sun.source.tree.*;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Set;

/** Counts the rows of tables that are written out, and stay so: lists, arrays, and maps whose keys are constants. */
final class FactTables {
    private static final Set<String> LISTING = Set.of("asList", "ofEntries");

    private FactTables() {}

    /** The rows of a value; 0 where it is no table. */
    static int rows(ExpressionTree tree) {
        if (tree instanceof ParenthesizedTree inner) return rows(inner.getExpression());
        if (tree instanceof NewArrayTree array) return array.getInitializers() == null ? 0 : array.getInitializers().size();
        if (tree instanceof NewClassTree made) {
            if (made.getClassBody() != null) return puts(made.getClassBody(), "");
            return made.getArguments().size() == 1 ? rows(made.getArguments().get(0)) : 0;
        }
        if (!(tree instanceof MethodInvocationTree call) || !(call.getMethodSelect() instanceof MemberSelectTree select)) return 0;
        String name = select.getIdentifier().toString();
        List<? extends ExpressionTree> given = call.getArguments();
        if (LISTING.contains(name) || name.equals("of") && select.getExpression().toString().endsWith("List")) return given.size();
        if (!name.equals("of") || !select.getExpression().toString().endsWith("Map")) return 0;
        int rows = 0;
        for (int index = 0; index < given.size(); index += 2) if (isConstant(given.get(index))) rows++;
        return rows;
    }

    /** The rows of a field: those that it begins with, or those that are put in where its class or an object of it begins. */
    static int rows(VariableTree field, ClassTree owner) {
        int written = field.getInitializer() == null ? 0 : rows(field.getInitializer());
        return written > 0 ? written : puts(owner, field.getName().toString());
    }

    /** How many constants are put into a map where a class begins; 0 if anything else is put there later. */
    private static int puts(ClassTree owner, String name) {
        int rows = 0;
        for (Tree member : owner.getMembers()) {
            boolean isBeginning = member instanceof BlockTree || member instanceof MethodTree method && method.getReturnType() == null;
            int[] found = {0, 0};
            new TreeScanner<Void, Void>() {
                @Override public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
                    if (call.getMethodSelect().toString().matches((name.isEmpty() ? "" : "(this\\.)?" + name + "\\.") + "put") && call.getArguments().size() == 2) {
                        found[isConstant(call.getArguments().get(0)) ? 0 : 1]++;
                    }
                    return super.visitMethodInvocation(call, nothing);
                }
            }.scan(member, null);
            if (found[1] > 0 || found[0] > 0 && !isBeginning) return 0;
            rows += found[0];
        }
        return rows;
    }

    private static boolean isConstant(ExpressionTree tree) {
        return tree instanceof LiteralTree || tree instanceof MemberSelectTree || tree instanceof IdentifierTree name && name.getName().toString().matches("[A-Z][A-Z0-9_]*");
    }
}
