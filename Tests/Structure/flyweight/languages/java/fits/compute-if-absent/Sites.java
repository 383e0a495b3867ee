import java.util.HashMap;
import java.util.Map;

interface WebSite {
    String getName();
    void use(User user);
}

record User(String name) { }

class WebSiteFactory {
    private final Map<String, WebSite> sites = new HashMap<>();

    int getCount() { return sites.size(); }

    WebSite site(String category) { return sites.computeIfAbsent(category, Shared::new); }

    private static class Shared implements WebSite {
        private final String name;
        Shared(String name) { this.name = name; }
        @Override public String getName() { return name; }
        @Override public void use(User user) { System.out.println("网站分类:" + name + ",用户:" + user.name()); }
    }
}
