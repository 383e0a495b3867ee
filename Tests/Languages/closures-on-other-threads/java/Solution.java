import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

class Kitchen {
    private int sum;

    int cook(String meal, ToIntFunction<String> done) throws InterruptedException {
        Thread[] cooks = IntStream.range(0, 2).mapToObj(i -> new Thread(() -> add(done.applyAsInt("hot " + meal)))).toArray(Thread[]::new);
        for (Thread cook : cooks) cook.start();
        for (Thread cook : cooks) cook.join();
        return sum;
    }

    private synchronized void add(int count) { sum += count; }
}
