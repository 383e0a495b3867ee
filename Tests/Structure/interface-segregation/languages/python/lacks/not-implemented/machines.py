from abc import ABC, abstractmethod


class Machine(ABC):
    def __init__(self):
        self.sheets = 0

    @abstractmethod
    def print_page(self, text):
        pass

    @abstractmethod
    def scan_page(self, text):
        pass

    @abstractmethod
    def send_fax(self, text, number):
        pass


class Printer(Machine):
    def print_page(self, text):
        self.sheets += 1
        print("打印机打印:" + text)

    def scan_page(self, text):
        raise NotImplementedError("a printer cannot scan")

    def send_fax(self, text, number):
        raise NotImplementedError("a printer cannot fax")


class Scanner(Machine):
    def print_page(self, text):
        raise NotImplementedError

    def scan_page(self, text):
        print("扫描仪扫描:" + text)
        return text + ".pdf"

    def send_fax(self, text, number):
        raise NotImplementedError


class Copier(Machine):
    def print_page(self, text):
        self.sheets += 1
        print("复印机打印:" + text)

    def scan_page(self, text):
        print("复印机扫描:" + text)
        return text + ".pdf"

    def send_fax(self, text, number):
        print(f"复印机传真:{text},发往{number}")


class Desk:
    def __init__(self, machine):
        self.machine = machine


class PrintDesk(Desk):
    def job(self, text):
        self.machine.print_page(text)


class ScanDesk(Desk):
    def __init__(self, machine):
        super().__init__(machine)
        self.archive = []

    def job(self, text):
        self.archive.append(self.machine.scan_page(text))


class FaxDesk(Desk):
    def job(self, text, number):
        self.machine.send_fax(text, number)
