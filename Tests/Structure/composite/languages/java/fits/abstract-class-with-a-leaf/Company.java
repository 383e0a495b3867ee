import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;

abstract class Component {
    protected final String name;

    protected Component(String name) { this.name = name; }

    void add(Component component) { }
    void remove(Component component) { }
    abstract void display(int depth);
    abstract void lineOfDuty();

    protected String indent(int depth) { return "-".repeat(Math.max(0, depth)); }
}

class Company extends Component {
    private final List<Component> children = new LinkedList<>();

    Company(String name) { super(name); }

    @Override void add(Component component) { children.add(component); }
    @Override void remove(Component component) { children.removeIf(child -> child == component); }

    @Override void display(int depth) {
        System.out.println(indent(depth) + name + "的子公司");
        children.stream().forEach(child -> child.display(depth + 2));
    }

    @Override void lineOfDuty() {
        System.out.println(name + "的子公司的职责");
        children.forEach(Component::lineOfDuty);
    }
}

abstract class Department extends Component {
    private final String kind, duty;

    Department(String name, String kind, String duty) {
        super(name);
        this.kind = kind;
        this.duty = duty;
    }

    @Override void display(int depth) { System.out.println(indent(depth) + name + kind); }
    @Override void lineOfDuty() { System.out.println(name + "," + duty); }
}

class HRDepartment extends Department {
    HRDepartment(String name) { super(name, "的HR部门", "培训员工"); }
}

class FinanceDepartment extends Department {
    FinanceDepartment(String name) { super(name, "的财务部门", "给员工发钱"); }
}
