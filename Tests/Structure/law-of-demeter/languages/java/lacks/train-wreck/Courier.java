interface Payer {
    String getName();
    Wallet getWallet();
}

class Wallet {
    private int money;
    Wallet(int money) { this.money = money; }
    int getMoney() { return money; }
    void setMoney(int money) { this.money = money; }
}
class Customer implements Payer {
    private final String name;
    private final Wallet wallet;
    Customer(String name, Wallet wallet) { this.name = name; this.wallet = wallet; }
    public String getName() { return name; }
    public Wallet getWallet() { return wallet; }
}
class Student implements Payer {
    private final String name;
    private final Customer parent;
    Student(String name, Customer parent) { this.name = name; this.parent = parent; }
    public String getName() { return name; }
    public Wallet getWallet() { return parent.getWallet(); }
}
class Courier {
    private final String name;
    private int collected;
    Courier(String name) { this.name = name; }
    int getCollected() { return collected; }
    boolean collect(Payer payer, int amount) {
        if (amount <= 0) return false;
        if (payer.getWallet().getMoney() < amount) {
            System.out.println(name + "没收到" + payer.getName() + "的钱");
            return false;
        }
        payer.getWallet().setMoney(payer.getWallet().getMoney() - amount);
        collected += amount;
        System.out.println(name + "收到" + payer.getName() + "的" + amount + "元");
        return true;
    }
}
