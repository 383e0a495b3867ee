import java.util.concurrent.CompletableFuture;

class Kitchen {
    CompletableFuture<String> cook(String meal) {
        if (meal.isEmpty()) return CompletableFuture.failedFuture(new IllegalStateException("nothing to cook"));
        System.out.println("cooking");
        return CompletableFuture.supplyAsync(() -> "hot " + meal);
    }
}
