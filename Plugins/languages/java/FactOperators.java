package kata.worker;

import com.sun.source.tree.*;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads operators: comparisons, casts and the keys of tables are questions, `++` is a change. */
abstract class FactOperators extends FactNotes {
    FactOperators(FactTypes types, Facts all, CompilationUnitTree unit, TypeElement own, String keeper) { super(types, all, unit, own, keeper); }

    abstract Value value(ExpressionTree tree);

    final Value unary(UnaryTree tree) {
        Value value = value(tree.getExpression());
        boolean isChange = Set.of(Tree.Kind.POSTFIX_INCREMENT, Tree.Kind.POSTFIX_DECREMENT, Tree.Kind.PREFIX_INCREMENT, Tree.Kind.PREFIX_DECREMENT).contains(tree.getKind());
        if (isChange) change(value, new Value().root("literal"), tree);
        Value result = new Value();
        result.isLiteral = value.isLiteral;
        result.roots.addAll(value.roots);
        return result;
    }

    final Value binary(BinaryTree tree) {
        Value left = value(tree.getLeftOperand()), right = value(tree.getRightOperand());
        if (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO) compare(left, right, tree);
        Value result = new Value();
        result.roots.addAll(left.roots);
        result.roots.addAll(right.roots);
        return result;
    }

    final Value item(ArrayAccessTree tree) {
        Value key = value(tree.getIndex()), table = value(tree.getExpression());
        askTable(Math.max(table.rows, FactTables.rows(tree.getExpression())), key, types.type(unit, tree), tree);
        return element(table).isTold(key.tells());
    }

    static Value element(Value base) {
        Value value = copy(base);
        value.type = null;
        if (value.via.equals("property")) value.via = "element";
        value.isField = false;
        value.rows = 0;
        return value;
    }

    final Value choice(ConditionalExpressionTree tree) {
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
        return result.isTold(first.tells()).isTold(second.tells());
    }

    final Value instance(InstanceOfTree tree) {
        Value value = value(tree.getExpression());
        askType(value, "is", types.type(unit, tree.getType() == null ? ((BindingPatternTree) tree.getPattern()).getVariable().getType() : tree.getType()), tree);
        if (tree.getPattern() instanceof BindingPatternTree pattern) {
            Value bound = copy(value);
            bound.via = "local";
            locals.put(types.element(unit, pattern.getVariable()), bound);
        }
        return new Value();
    }

    final Value cast(TypeCastTree tree) {
        Value value = copy(value(tree.getExpression()));
        TypeMirror wanted = types.type(unit, tree);
        List<String> known = types.receivers(value.type);
        boolean isNarrower = !known.isEmpty() && !types.types.isAssignable(types.types.erasure(value.type), types.types.erasure(wanted));
        if (isNarrower) askType(value, "as", wanted, tree);
        value.type = wanted;
        return value;
    }
}
