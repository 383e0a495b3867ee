import java.util.ArrayList;
import java.util.List;

abstract class Printing {
    int sheets = 0;
    final List<String> pages = new ArrayList<>();
    protected abstract String name();
    void printPage(String text) {
        sheets++;
        pages.add(text);
        System.out.println(name() + "打印:" + text);
    }
}
interface Scanning { String scanPage(String text); }
interface Faxing { void sendFax(String text, int number); }
class Printer extends Printing { protected String name() { return "打印机"; } }
class Scanner implements Scanning {
    public String scanPage(String text) { System.out.println("扫描仪扫描:" + text); return text + ".pdf"; }
}
class Copier extends Printing implements Scanning, Faxing {
    protected String name() { return "复印机"; }
    public String scanPage(String text) { System.out.println("复印机扫描:" + text); return text + ".pdf"; }
    public void sendFax(String text, int number) { System.out.println("复印机传真:" + text + ",发往" + number); }
}
class PrintDesk {
    private final Printing machine;
    PrintDesk(Printing machine) { this.machine = machine; }
    void job(String text) { machine.printPage(text); }
}
class ScanDesk {
    private final Scanning machine;
    final List<String> archive = new ArrayList<>();
    ScanDesk(Scanning machine) { this.machine = machine; }
    void job(String text) { archive.add(machine.scanPage(text)); }
}
class FaxDesk {
    private final Faxing machine;
    FaxDesk(Faxing machine) { this.machine = machine; }
    void job(String text, int number) { machine.sendFax(text, number); }
}
