class WorkExperience implements Cloneable {
    String time = "";
    String company = "";

    @Override public WorkExperience clone() {
        try {
            return (WorkExperience) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}

class Resume implements Cloneable {
    private final String name;
    private String sex = "";
    private int age;
    private WorkExperience work = new WorkExperience();

    Resume(String name) { this.name = name; }

    void setPersonal(String sex, int age) {
        this.sex = sex;
        this.age = age;
    }

    void setWork(String time, String company) {
        work.time = time;
        work.company = company;
    }

    Resume copy() {
        Resume copy = shallowCopy();
        copy.work = work.clone();
        return copy;
    }

    Resume shallowCopy() {
        try {
            return (Resume) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    void display() {
        System.out.println(name + " " + sex + " " + age);
        System.out.println("工作经历:" + work.time + " " + work.company);
    }
}
