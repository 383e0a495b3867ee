import java.util.stream.IntStream;

class Fund {
    private void trade(String word) {
        IntStream.rangeClosed(1, 3).forEach(number -> System.out.println("股票" + number + word));
    }
    void buy() { trade("买入"); }
    void sell() { trade("卖出"); }
}
