import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

final class Settings {
    String theme = "light";

    private Settings() { }

    private static class Holder {
        static final Settings INSTANCE = new Settings();
    }

    static Settings getShared() { return Holder.INSTANCE; }

    static int firstUse(int tasks) {
        Set<Settings> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < tasks; i++) seen.add(getShared());
        return seen.size();
    }
}

class Once {
    private static final Set<String> DONE = ConcurrentHashMap.newKeySet();

    static boolean run(String token, String line) {
        if (!DONE.add(token)) return false;
        System.out.println(line);
        return true;
    }
}

record User(String name) { }

interface Network {
    void logOut(User user, Runnable done);
}

interface Navigation {
    void showLogin();
}

class OnlineNetwork implements Network {
    public void logOut(User user, Runnable done) {
        System.out.println("请求退出登录:" + user.name());
        done.run();
    }
}

class SilentNetwork implements Network {
    final List<String> requests = new ArrayList<>();

    public void logOut(User user, Runnable done) {
        requests.add(user.name());
        done.run();
    }
}

class AppNavigation implements Navigation {
    public void showLogin() { System.out.println("显示登录界面"); }
}

class LogOutService {
    private final Network network;
    private final Navigation navigation;

    LogOutService(Network network, Navigation navigation) {
        this.network = network;
        this.navigation = navigation;
    }

    void logOut(User user) { network.logOut(user, navigation::showLogin); }
}

class ProfileScreen {
    private final User user;
    private final LogOutService logOut;

    ProfileScreen(User user, LogOutService logOut) {
        this.user = user;
        this.logOut = logOut;
    }

    void tapLogOut() { logOut.logOut(user); }
}
