class Memento { final String key; Memento(String key) { this.key = key; } }
class SaveStore {
    private static SaveStore instance;
    private final java.util.Map<String, int[]> saves = new java.util.HashMap<>();
    static SaveStore getInstance() { if (instance == null) instance = new SaveStore(); return instance; }
    void put(String key, int[] values) { saves.put(key, values); }
    int[] get(String key) { return saves.get(key); }
    int size() { return saves.size(); }
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
        String key = "save" + SaveStore.getInstance().size();
        SaveStore.getInstance().put(key, new int[] {vitality, attack, defense});
        return new Memento(key);
    }
    void restore(Memento memento) {
        int[] values = SaveStore.getInstance().get(memento.key);
        vitality = values[0]; attack = values[1]; defense = values[2];
    }
    void show() {
        System.out.println("角色当前状态:");
        System.out.println("体力:" + vitality);
        System.out.println("攻击力:" + attack);
        System.out.println("防御力:" + defense);
    }
}
class Caretaker {
    private final java.util.ArrayDeque<Memento> mementos = new java.util.ArrayDeque<>();
    void keep(Memento memento) { mementos.push(memento); }
    Memento last() { return mementos.peek(); }
}
