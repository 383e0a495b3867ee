class Shop {
    String open() { return Json.NAME + " " + Worker.NAME; }
}
