package kata.worker;

import com.sun.source.tree.*;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads names: locals, parameters, fields of the type around or of others, constants and types. */
abstract class FactNames extends FactOperators {
    FactNames(FactTypes types, Facts all, CompilationUnitTree unit, TypeElement own, String keeper) { super(types, all, unit, own, keeper); }

    /** What a name means: a local, a parameter, a field of the type around, a type. */
    final Value named(ExpressionTree tree, Element element, Value base) {
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
            if (isKept(variable)) return kept(tree, variable);
            value.via = element.getKind() == ElementKind.PARAMETER ? "parameter" : "local";
            value.name = name;
            return value.root("parameter");
        }
        return field(tree, variable, base);
    }

    /** Whether a variable is one of the method around the type whose code it is. */
    private boolean isKept(VariableElement variable) {
        return keeper != null && (own == null || variable.getEnclosingElement().getEnclosingElement() != own);
    }

    private Value kept(ExpressionTree tree, VariableElement variable) {
        Value value = new Value().root("property");
        value.name = value.member = variable.getSimpleName().toString();
        value.via = "property";
        value.on = List.of(keeper);
        value.isField = true;
        all.keeps(keeper, variable, types.place(unit, tree));
        add("get", tree, "on", value.on, "member", value.member, "via", "self");
        return value;
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
        add("get", tree, "on", on, "member", name, "via", via, "name", base == null || isOwn ? "" : base.name, "through", base == null ? List.of() : base.through,
            "told", told(base, Set.of()));
        value.via = isStatic ? "static" : isOwn ? "property" : base.via.isEmpty() ? "other" : base.via;
        value.name = value.via.equals("property") || base == null || base.name.isEmpty() ? name : base.name;
        value.on = on;
        value.member = name;
        value.isField = true;
        value.rows = types.rows(field);
        if (!isOwn && !isStatic) value.through = longer(base, on.get(0) + "." + name);
        if (isOwn) value.roots.add("property");
        else value.roots.addAll(base.roots);
        return value;
    }

    final Value select(MemberSelectTree tree) {
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
}
