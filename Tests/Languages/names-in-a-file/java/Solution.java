class Traveller {
    final String title;

    Traveller(String title) {
        this.title = title;
    }
}

enum Rush {
    NONE,
    MUCH,
}

class Reception {
    private int rooms = 2;

    int rooms() {
        return rooms;
    }

    Rush checkIn(Traveller traveller, int nights) {
        System.out.println(traveller.title + " stays " + nights + " nights");
        rooms -= 1;
        return rooms > 0 ? Rush.NONE : Rush.MUCH;
    }
}
