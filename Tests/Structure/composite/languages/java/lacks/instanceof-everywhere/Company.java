import java.util.ArrayList;
import java.util.List;

abstract class Component {
    String name;
    void add(Component c) { }
    void remove(Component c) { }
    void display(int depth) { Printer.display(this, depth); }
    void lineOfDuty() { Printer.duty(this); }
}

class Company extends Component {
    final List<Component> parts = new ArrayList<>();
    Company(String name) { this.name = name; }
    @Override void add(Component c) { parts.add(c); }
    @Override void remove(Component c) { parts.removeIf(p -> p == c); }
}

class HRDepartment extends Component {
    HRDepartment(String name) { this.name = name; }
}

class FinanceDepartment extends Component {
    FinanceDepartment(String name) { this.name = name; }
}

class Printer {
    static void display(Component c, int depth) {
        String dashes = "-".repeat(Math.max(0, depth));
        if (c instanceof Company company) {
            System.out.println(dashes + c.name + "的子公司");
            for (Component part : company.parts) display(part, depth + 2);
        } else if (c instanceof HRDepartment) {
            System.out.println(dashes + c.name + "的HR部门");
        } else {
            System.out.println(dashes + c.name + "的财务部门");
        }
    }

    static void duty(Component c) {
        if (c instanceof Company company) {
            System.out.println(c.name + "的子公司的职责");
            company.parts.forEach(Printer::duty);
        } else {
            System.out.println(c.name + (c instanceof HRDepartment ? ",培训员工" : ",给员工发钱"));
        }
    }
}
