package kata.worker;

import com.sun.source.tree.*;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Set;

/** Reads statements; what stands in expressions is read by their values. */
final class FactStatements extends TreeScanner<Void, Void> {
    private final FactCode code;

    FactStatements(FactCode code) { this.code = code; }

    @Override public Void visitClass(ClassTree tree, Void nothing) { return null; }

    @Override public Void visitExpressionStatement(ExpressionStatementTree tree, Void nothing) {
        code.value(tree.getExpression(), false);
        return null;
    }

    @Override public Void visitVariable(VariableTree tree, Void nothing) {
        if (tree.getInitializer() == null) {
            code.bind(tree, "local");
            return null;
        }
        FactNotes.Value value = code.value(tree.getInitializer());
        code.note(value, "local", List.of(), "");
        FactNotes.Value local = FactNotes.copy(value);
        local.rows = Math.max(local.rows, FactTables.rows(tree.getInitializer()));
        if (!Set.of("made", "static", "element").contains(value.via)) local.via = "local";
        local.isLiteral = false;
        code.locals.put(code.types.element(code.unit, tree), local);
        return null;
    }

    @Override public Void visitReturn(ReturnTree tree, Void nothing) {
        if (tree.getExpression() != null) code.note(code.value(tree.getExpression()), "return", List.of(), "");
        return null;
    }

    @Override public Void visitIf(IfTree tree, Void nothing) {
        code.value(tree.getCondition());
        code.branch(tree.getThenStatement());
        code.branch(tree.getElseStatement());
        return null;
    }

    @Override public Void visitWhileLoop(WhileLoopTree tree, Void nothing) {
        code.value(tree.getCondition());
        code.branch(tree.getStatement());
        return null;
    }

    @Override public Void visitDoWhileLoop(DoWhileLoopTree tree, Void nothing) {
        scan(tree.getStatement(), null);
        code.value(tree.getCondition());
        return null;
    }

    @Override public Void visitForLoop(ForLoopTree tree, Void nothing) {
        scan(tree.getInitializer(), null);
        if (tree.getCondition() != null) code.value(tree.getCondition());
        scan(tree.getStatement(), null);
        scan(tree.getUpdate(), null);
        return null;
    }

    @Override public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void nothing) {
        FactNotes.Value element = FactNotes.copy(code.value(tree.getExpression()));
        element.via = "element";
        element.isField = false;
        code.locals.put(code.types.element(code.unit, tree.getVariable()), element);
        scan(tree.getStatement(), null);
        return null;
    }

    @Override public Void visitCatch(CatchTree tree, Void nothing) {
        code.bind(tree.getParameter(), "local");
        code.branch(tree.getBlock());
        return null;
    }

    @Override public Void visitThrow(ThrowTree tree, Void nothing) {
        FactNotes.Value value = code.value(tree.getExpression());
        String name = String.valueOf(value.type);
        if (name.endsWith("UnsupportedOperationException") || name.endsWith("AssertionError")) code.add("trap", tree, "member", name.substring(name.lastIndexOf('.') + 1));
        else code.add("throw", tree, "types", code.types.names(value.type));
        return null;
    }

    @Override public Void visitSwitch(SwitchTree tree, Void nothing) {
        code.choose(tree.getExpression(), tree.getCases());
        return null;
    }

    @Override public Void visitYield(YieldTree tree, Void nothing) {
        code.note(code.value(tree.getValue()), "return", List.of(), "");
        return null;
    }

    @Override public Void scan(Tree tree, Void nothing) {
        if (tree instanceof ExpressionTree expression) {
            code.value(expression);
            return null;
        }
        return super.scan(tree, null);
    }
}
