import java.util.ArrayList;
import java.util.List;

class Memento {
    int vitality, attack, defense;
}

class Game {
    int vitality = 100, attack = 100, defense = 100;

    void play(String boss) {
        System.out.println("大战" + boss);
        vitality = Math.max(0, vitality - 40);
        attack = Math.max(0, attack - 30);
        defense = Math.max(0, defense - 20);
    }

    Memento save() {
        Memento memento = new Memento();
        memento.vitality = vitality;
        memento.attack = attack;
        memento.defense = defense;
        return memento;
    }

    void restore(Memento memento) {
        vitality = memento.vitality;
        attack = memento.attack;
        defense = memento.defense;
    }

    void show() {
        System.out.println("角色当前状态:");
        System.out.println("体力:" + vitality);
        System.out.println("攻击力:" + attack);
        System.out.println("防御力:" + defense);
    }
}

class Caretaker {
    private final List<Memento> kept = new ArrayList<>();
    private int strongest;

    void keep(Memento memento) {
        strongest = Math.max(strongest, memento.vitality + memento.attack);
        kept.add(memento);
    }

    Memento last() { return kept.isEmpty() ? null : kept.get(kept.size() - 1); }
}
