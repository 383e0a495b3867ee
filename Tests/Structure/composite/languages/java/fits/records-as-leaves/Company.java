import java.util.ArrayList;
import java.util.List;

interface Component {
    default void add(Component component) { }
    default void remove(Component component) { }
    void display(int depth);
    void lineOfDuty();
    static String dashes(int depth) { return "-".repeat(Math.max(0, depth)); }
}

final class Company implements Component {
    private final String name;
    private List<Component> parts = List.of();

    Company(String name) { this.name = name; }

    @Override public void add(Component component) {
        parts = new ArrayList<>(parts);
        parts.add(component);
    }

    @Override public void remove(Component component) { parts = parts.stream().filter(part -> part != component).toList(); }

    @Override public void display(int depth) {
        System.out.println(Component.dashes(depth) + name + "的子公司");
        for (var part : parts) part.display(depth + 2);
    }

    @Override public void lineOfDuty() {
        System.out.println(name + "的子公司的职责");
        parts.iterator().forEachRemaining(Component::lineOfDuty);
    }
}

record HRDepartment(String name) implements Component {
    public void display(int depth) { System.out.println(Component.dashes(depth) + name + "的HR部门"); }
    public void lineOfDuty() { System.out.println(name + ",培训员工"); }
}

record FinanceDepartment(String name) implements Component {
    public void display(int depth) { System.out.println(Component.dashes(depth) + name + "的财务部门"); }
    public void lineOfDuty() { System.out.println(name + ",给员工发钱"); }
}
