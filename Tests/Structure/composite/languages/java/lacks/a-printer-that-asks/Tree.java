import java.util.ArrayList;
import java.util.List;

abstract class Component {
    final String name;
    Component(String name) { this.name = name; }
    void add(Component c) { }
    void remove(Component c) { }
    void display(int depth) { Printer.display(this, depth); }
    void lineOfDuty() { Printer.duty(this); }
}

class Company extends Component {
    final List<Component> children = new ArrayList<>();
    Company(String name) { super(name); }
    @Override void add(Component c) { children.add(c); }
    @Override void remove(Component c) { children.removeIf(x -> x == c); }
}
class HRDepartment extends Component { HRDepartment(String name) { super(name); } }
class FinanceDepartment extends Component { FinanceDepartment(String name) { super(name); } }

final class Printer {
    static void display(Component c, int depth) {
        String dashes = "-".repeat(Math.max(0, depth));
        if (c instanceof Company company) {
            System.out.println(dashes + c.name + "的子公司");
            for (Component child : company.children) display(child, depth + 2);
        } else if (c instanceof HRDepartment) {
            System.out.println(dashes + c.name + "的HR部门");
        } else {
            System.out.println(dashes + c.name + "的财务部门");
        }
    }
    static void duty(Component c) {
        if (c instanceof Company company) {
            System.out.println(c.name + "的子公司的职责");
            company.children.forEach(Printer::duty);
        } else {
            System.out.println(c.name + (c instanceof HRDepartment ? ",培训员工" : ",给员工发钱"));
        }
    }
}
