#define WATTS 40
