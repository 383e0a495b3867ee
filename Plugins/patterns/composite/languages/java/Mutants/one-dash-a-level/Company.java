// Mistake: a level is one dash deeper, and not two.
// Component: Component. Composite: Company. Leaf: HRDepartment, FinanceDepartment. The composite does its own share and hands
// the call on to its children, whatever they are: the recursion lives in the tree, not in the client.

import java.util.ArrayList;
import java.util.List;

/** A part of an enterprise: one department, or a company with all that belongs to it. */
abstract class Component {
    protected final String name;

    Component(String name) {
        this.name = name;
    }

    /** Takes a part in; a leaf has no place for one. */
    void add(Component component) {}

    /** Lets a part go. */
    void remove(Component component) {}

    abstract void display(int depth);

    abstract void lineOfDuty();

    static String dashes(int depth) {
        return "-".repeat(Math.max(0, depth));
    }
}

class Company extends Component {
    private final List<Component> children = new ArrayList<>();

    Company(String name) {
        super(name);
    }

    void add(Component component) {
        children.add(component);
    }

    void remove(Component component) {
        children.removeIf(child -> child == component);
    }

    void display(int depth) {
        System.out.println(dashes(depth) + name + "的子公司");
        for (Component child : children) child.display(depth + 1);
    }

    void lineOfDuty() {
        System.out.println(name + "的子公司的职责");
        for (Component child : children) child.lineOfDuty();
    }
}

class HRDepartment extends Component {
    HRDepartment(String name) {
        super(name);
    }

    void display(int depth) {
        System.out.println(dashes(depth) + name + "的HR部门");
    }

    void lineOfDuty() {
        System.out.println(name + ",培训员工");
    }
}

class FinanceDepartment extends Component {
    FinanceDepartment(String name) {
        super(name);
    }

    void display(int depth) {
        System.out.println(dashes(depth) + name + "的财务部门");
    }

    void lineOfDuty() {
        System.out.println(name + ",给员工发钱");
    }
}
