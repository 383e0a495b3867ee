import java.util.ArrayList;
import java.util.List;

interface Machine {
    void printPage(String text);
    String scanPage(String text);
    void sendFax(String text, int number);
}

class Printer implements Machine {
    private int sheets;
    int getSheets() { return sheets; }
    public void printPage(String text) {
        sheets++;
        System.out.println("打印机打印:" + text);
    }
    public String scanPage(String text) { throw new UnsupportedOperationException("no scanner"); }
    public void sendFax(String text, int number) { throw new UnsupportedOperationException("no fax"); }
}
class Scanner implements Machine {
    public void printPage(String text) { throw new UnsupportedOperationException(); }
    public String scanPage(String text) {
        System.out.println("扫描仪扫描:" + text);
        return text + ".pdf";
    }
    public void sendFax(String text, int number) { throw new UnsupportedOperationException(); }
}
class Copier implements Machine {
    private int sheets;
    int getSheets() { return sheets; }
    public void printPage(String text) {
        sheets++;
        System.out.println("复印机打印:" + text);
    }
    public String scanPage(String text) {
        System.out.println("复印机扫描:" + text);
        return text + ".pdf";
    }
    public void sendFax(String text, int number) { System.out.println("复印机传真:" + text + ",发往" + number); }
}
class PrintDesk {
    private final Machine machine;
    PrintDesk(Machine machine) { this.machine = machine; }
    void job(String text) { machine.printPage(text); }
}
class ScanDesk {
    private final Machine machine;
    private final List<String> archive = new ArrayList<>();
    ScanDesk(Machine machine) { this.machine = machine; }
    List<String> getArchive() { return archive; }
    void job(String text) { archive.add(machine.scanPage(text)); }
}
class FaxDesk {
    private final Machine machine;
    FaxDesk(Machine machine) { this.machine = machine; }
    void job(String text, int number) { machine.sendFax(text, number); }
}
