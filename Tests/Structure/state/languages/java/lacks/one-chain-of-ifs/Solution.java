class Work {
    double hour = 0;
    boolean finished = false;
    private int reached = 0;

    void writeProgram() {
        if (reached == 0 && hour >= 12) reached = 1;
        if (reached == 1 && hour >= 13) reached = 2;
        if (reached == 2 && hour >= 17) reached = 3;
        if (reached == 3 && finished) reached = 5;
        else if (reached == 3 && hour >= 21) reached = 4;
        String mood = switch (reached) {
            case 0 -> "上午工作,精神百倍";
            case 1 -> "饿了,午饭;犯困,午休";
            case 2 -> "下午状态还不错,继续努力";
            case 3 -> "加班哦,疲累之极";
            case 4 -> "不行了,睡着了";
            default -> "下班回家了";
        };
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + mood);
    }
}
