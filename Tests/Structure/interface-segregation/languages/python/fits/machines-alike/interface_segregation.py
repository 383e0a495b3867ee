class Printer:
    name = "打印机"

    def __init__(self):
        self.sheets = 0

    def print_page(self, text):
        self.sheets += 1
        print(f"{self.name}打印:{text}")


class Scanner:
    name = "扫描仪"

    def scan_page(self, text):
        print(f"{self.name}扫描:{text}")
        return f"{text}.pdf"


class Copier(Printer, Scanner):
    name = "复印机"

    def send_fax(self, text, number):
        print(f"{self.name}传真:{text},发往{number}")


class PrintDesk:
    def __init__(self, machine):
        self._machine = machine

    def job(self, text):
        self._machine.print_page(text)


class ScanDesk:
    def __init__(self, machine):
        self._machine = machine
        self.archive = []

    def job(self, text):
        self.archive += [self._machine.scan_page(text)]


class FaxDesk:
    def __init__(self, machine):
        self._machine = machine

    def job(self, text, number):
        self._machine.send_fax(text, number)
