import java.util.ArrayDeque;
import java.util.Deque;

interface Memento { }

class Game {
    private static final class Snapshot implements Memento {
        private final int[] powers;
        private Snapshot(int... powers) { this.powers = powers.clone(); }
    }

    private int vitality = 100;
    private int attack = 100;
    private int defense = 100;

    int getVitality() { return vitality; }
    int getAttack() { return attack; }
    int getDefense() { return defense; }

    void play(String boss) {
        System.out.println("大战" + boss);
        vitality = Math.max(0, vitality - 40);
        attack = Math.max(0, attack - 30);
        defense = Math.max(0, defense - 20);
    }

    Memento save() { return new Snapshot(vitality, attack, defense); }

    void restore(Memento memento) {
        Snapshot snapshot = (Snapshot) memento;
        vitality = snapshot.powers[0];
        attack = snapshot.powers[1];
        defense = snapshot.powers[2];
    }

    void show() {
        System.out.println("角色当前状态:\n体力:" + vitality + "\n攻击力:" + attack + "\n防御力:" + defense);
    }
}

class Caretaker {
    private final Deque<Memento> stack = new ArrayDeque<>();

    void keep(Memento memento) { stack.push(memento); }

    Memento last() { return stack.peek(); }
}
