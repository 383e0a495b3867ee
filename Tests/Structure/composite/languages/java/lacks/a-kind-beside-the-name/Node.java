import java.util.ArrayList;
import java.util.List;

class Node {
    String name;
    String kind;
    List<Node> nodes = new ArrayList<>();

    Node(String name, String kind) {
        this.name = name;
        this.kind = kind;
    }

    void add(Node component) {
        if (kind.equals("company")) {
            nodes.add(component);
        }
    }

    void remove(Node component) {
        if (kind.equals("company")) {
            nodes.removeIf(n -> n == component);
        }
    }

    void display(int depth) {
        String line = "";
        for (int i = 0; i < depth; i++) {
            line += "-";
        }
        if (kind.equals("company")) {
            System.out.println(line + name + "的子公司");
            for (Node node : nodes) {
                node.display(depth + 2);
            }
        } else if (kind.equals("hr")) {
            System.out.println(line + name + "的HR部门");
        } else if (kind.equals("finance")) {
            System.out.println(line + name + "的财务部门");
        }
    }

    void lineOfDuty() {
        if (kind.equals("company")) {
            System.out.println(name + "的子公司的职责");
            for (Node node : nodes) {
                node.lineOfDuty();
            }
        } else if (kind.equals("hr")) {
            System.out.println(name + ",培训员工");
        } else if (kind.equals("finance")) {
            System.out.println(name + ",给员工发钱");
        }
    }
}

class Company extends Node {
    Company(String name) {
        super(name, "company");
    }
}

class HRDepartment extends Node {
    HRDepartment(String name) {
        super(name, "hr");
    }
}

class FinanceDepartment extends Node {
    FinanceDepartment(String name) {
        super(name, "finance");
    }
}
