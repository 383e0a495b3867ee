import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

enum Settings {
    INSTANCE;

    String theme = "light";

    static Settings getShared() { return INSTANCE; }

    static int firstUse(int tasks) {
        Set<Settings> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < tasks; i++) seen.add(getShared());
        return seen.size();
    }
}

class Once {
    private static final Set<String> done = new HashSet<>();

    static synchronized boolean run(String token, String line) {
        boolean first = done.add(token);
        if (first) System.out.println(line);
        return first;
    }
}

record User(String name) { }

interface Network { void requestLogOut(User user, Runnable completion); }

interface Navigation { void showLogin(); }

class OnlineNetwork implements Network {
    public void requestLogOut(User user, Runnable completion) {
        System.out.println("请求退出登录:" + user.name());
        completion.run();
    }
}

class SilentNetwork implements Network {
    final List<String> requests = new ArrayList<>();
    public void requestLogOut(User user, Runnable completion) {
        requests.add(user.name());
        completion.run();
    }
}

class AppNavigation implements Navigation {
    public void showLogin() { System.out.println("显示登录界面"); }
}

record LogOutService(Network network, Navigation navigation) {
    void logOut(User user) { network.requestLogOut(user, navigation::showLogin); }
}

record ProfileScreen(User user, LogOutService logOut) {
    void tapLogOut() { logOut.logOut(user); }
}
