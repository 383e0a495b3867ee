from __future__ import annotations

from abc import ABC, abstractmethod


class Printing(ABC):
    @abstractmethod
    def print_page(self, text: str) -> None: ...


class Scanning(ABC):
    @abstractmethod
    def scan_page(self, text: str) -> str: ...


class Faxing(ABC):
    @abstractmethod
    def send_fax(self, text: str, number: int) -> None: ...


class Printer(Printing):
    def __init__(self) -> None:
        self.sheets = 0

    def print_page(self, text: str) -> None:
        self.sheets += 1
        print("打印机打印:" + text)


class Scanner(Scanning):
    def scan_page(self, text: str) -> str:
        print("扫描仪扫描:" + text)
        return text + ".pdf"


class Copier(Printing, Scanning, Faxing):
    def __init__(self) -> None:
        self.sheets = 0

    def print_page(self, text: str) -> None:
        self.sheets += 1
        print("复印机打印:" + text)

    def scan_page(self, text: str) -> str:
        print("复印机扫描:" + text)
        return text + ".pdf"

    def send_fax(self, text: str, number: int) -> None:
        print(f"复印机传真:{text},发往{number}")


class PrintDesk:
    def __init__(self, printer) -> None:
        self._machine = printer

    def job(self, text: str) -> None:
        self._machine.print_page(text)


class ScanDesk:
    def __init__(self, scanner) -> None:
        self._machine = scanner
        self.archive: list[str] = []

    def job(self, text: str) -> None:
        self.archive.append(self._machine.scan_page(text))


class FaxDesk:
    def __init__(self, copier) -> None:
        self._machine = copier

    def job(self, text: str, number: int) -> None:
        self._machine.send_fax(text, number)
