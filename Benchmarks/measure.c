// Runs commands in turn, several rounds of them, and prints for each the median of its user and system time
// and the most memory it took: a line `MILLISECONDS KILOBYTES` for each command.
//
//     measure ROUNDS -- COMMAND [WORD …] [-- COMMAND [WORD …]] …

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static int ascending(const void *one, const void *two) {
  double difference = *(const double *)one - *(const double *)two;
  return difference < 0 ? -1 : difference > 0;
}

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

int main(int count, char **words) {
  if (count < 4) return 64;
  int rounds = atoi(words[1]), commands = 0;
  char **starts[64];
  for (int i = 2; i < count && commands < 64; i++)
    if (strcmp(words[i], "--") == 0) {
      words[i] = NULL;
      starts[commands++] = &words[i + 1];
    }
  double *times = calloc((size_t)(rounds * commands), sizeof *times);
  long memory[64] = {0};
  for (int round = -1; round < rounds; round++)
    for (int i = 0; i < commands; i++) {
      pid_t child = fork();
      if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, 1);
        dup2(nowhere, 2);
        execv(starts[i][0], starts[i]);
        _exit(127);
      }
      int status;
      struct rusage usage;
      wait4(child, &status, 0, &usage);
      if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "%s ended with status %d\n", starts[i][0], WEXITSTATUS(status));
        return 1;
      }
      // The first round warms up.
      if (round >= 0)
        times[i * rounds + round] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
      if (usage.ru_maxrss > memory[i]) memory[i] = usage.ru_maxrss;
    }
  for (int i = 0; i < commands; i++) {
    qsort(times + i * rounds, (size_t)rounds, sizeof *times, ascending);
    printf("%.3f %ld\n", times[i * rounds + rounds / 2], memory[i]);
  }
  return 0;
}
