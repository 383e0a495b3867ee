public class Solution {
    static record Lid(String name) {}

    static class Box {
        private final Lid lid;
        Box(Lid lid) { this.lid = lid; }
        void open() { System.out.println("open " + lid.name()); }
        double[] sizes() { return new double[] {1, 2.5}; }
    }
}
