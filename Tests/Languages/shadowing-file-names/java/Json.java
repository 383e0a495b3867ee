class Json {
    static final String NAME = "json";
}
