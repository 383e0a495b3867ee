enum Desk {}
