// Reads a YAML file with a bare loop over libyaml's events; prints the milliseconds that it took, the file's read excluded.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <yaml.h>

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static unsigned char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size);
    if (bytes && fread(bytes, 1, *size, file) != *size) bytes = NULL;
    fclose(file);
    return bytes;
}

int main(int count, char **words) {
    size_t size = 0;
    unsigned char *bytes = count > 1 ? contents(words[1], &size) : NULL;
    if (!bytes) return 2;
    double start = milliseconds();
    yaml_parser_t parser;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, bytes, size);
    long events = 0;
    for (int done = 0; !done; events++) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) return 1;
        done = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    printf("%.3f ms, %ld events\n", milliseconds() - start, events);
    return 0;
}
