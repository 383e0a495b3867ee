import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

abstract class Component {
    protected final String name;

    Component(String name) { this.name = name; }

    void add(Component component) {}

    void remove(Component component) {}

    abstract void display(int depth);

    abstract void lineOfDuty();

    String dashed(int depth) { return "-".repeat(Math.max(0, depth)) + name; }
}

class Company extends Component {
    private Optional<List<Component>> children = Optional.empty();

    Company(String name) { super(name); }

    @Override void add(Component component) {
        if (children.isEmpty()) children = Optional.of(new ArrayList<>());
        children.get().add(component);
    }

    @Override void remove(Component component) {
        children.ifPresent(list -> list.removeIf(one -> one == component));
    }

    private void each(Consumer<Component> body) { children.stream().flatMap(List::stream).forEach(body); }

    @Override void display(int depth) {
        System.out.println(dashed(depth) + "的子公司");
        each(child -> child.display(depth + 2));
    }

    @Override void lineOfDuty() {
        System.out.println(name + "的子公司的职责");
        each(Component::lineOfDuty);
    }
}

class HRDepartment extends Component {
    HRDepartment(String name) { super(name); }
    @Override void display(int depth) { System.out.println(dashed(depth) + "的HR部门"); }
    @Override void lineOfDuty() { System.out.println(name + ",培训员工"); }
}

class FinanceDepartment extends Component {
    FinanceDepartment(String name) { super(name); }
    @Override void display(int depth) { System.out.println(dashed(depth) + "的财务部门"); }
    @Override void lineOfDuty() { System.out.println(name + ",给员工发钱"); }
}
