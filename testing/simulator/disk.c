/*
 * A disk that forgets: loaded into a process with LD_PRELOAD, it remembers every write to the
 * database files of a directory until the file is flushed. At a chosen operation it loses power:
 * of the writes since the last flush it keeps some, cuts some at a sector, and takes back the
 * others; then the process dies. It can also fail an operation, ignore flushes, and set the clock.
 *
 * SIM_DIR             the directory
 * SIM_SEED            decides which writes survive
 * SIM_LOSE_AT         the write or flush at which the power is lost; 0 for never
 * SIM_FAIL_AT         the first write or flush that fails; 0 for none
 * SIM_FAILS           how many fail from there on
 * SIM_ERROR           the number of the error
 * SIM_IGNORE_FLUSHES  1 if flushes do nothing
 * SIM_CLOCK_AT        the write or flush from which the clock differs
 * SIM_CLOCK           by how many seconds
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { MAX_FDS = 4096, MAX_FILES = 64, SECTOR = 512 };

/* A write or a truncation since the last flush of its file. */
struct change {
  struct change *next;
  struct change *previous;
  int file;
  off_t offset;
  size_t length;      /* of the new bytes; 0 for a truncation */
  char *before;       /* the bytes that it replaced or cut off */
  size_t replaced;    /* their number */
  off_t size_before;  /* of the file */
  char *after;
  int lost; /* A flush failed. The system forgets that these bytes are unwritten. */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct change *first, *last;
static char *files[MAX_FILES];
static int file_of[MAX_FDS]; /* number of the file + 1 */
static long operations, lose_at, fail_at, fails, clock_at, clock_by;
static int error_number, ignores_flushes;
static uint64_t random_state;
static char directory[PATH_MAX];
static int ready;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_truncate)(int, off_t);
static int (*real_unlink)(const char *);
static int (*real_clock)(clockid_t, struct timespec *);
static int (*real_time)(struct timeval *, void *);

static long setting(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open");
  real_openat = dlsym(RTLD_NEXT, "openat");
  real_close = dlsym(RTLD_NEXT, "close");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_truncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_clock = dlsym(RTLD_NEXT, "clock_gettime");
  real_time = dlsym(RTLD_NEXT, "gettimeofday");
  const char *dir = getenv("SIM_DIR");
  if (dir == NULL || realpath(dir, directory) == NULL) return;
  lose_at = setting("SIM_LOSE_AT");
  fail_at = setting("SIM_FAIL_AT");
  fails = setting("SIM_FAILS");
  error_number = (int)setting("SIM_ERROR");
  ignores_flushes = (int)setting("SIM_IGNORE_FLUSHES");
  clock_at = setting("SIM_CLOCK_AT");
  clock_by = setting("SIM_CLOCK");
  random_state = (uint64_t)setting("SIM_SEED") * 2654435761u + 88172645463325252u;
  ready = 1;
}

static uint64_t next_random(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), of_end = strlen(end);
  return length >= of_end && strcmp(text + length - of_end, end) == 0;
}

/* Number of a database file + 1; 0 for other files. The index of a WAL is rebuilt, not read. */
static int file_number(const char *path) {
  char name[PATH_MAX];
  if (!ready || realpath(path, name) == NULL) return 0;
  if (strncmp(name, directory, strlen(directory)) != 0) return 0;
  if (!ends_with(name, ".db") && !ends_with(name, "-wal") && !ends_with(name, "-journal")) return 0;
  for (int file = 0; file < MAX_FILES; file++) {
    if (files[file] == NULL) files[file] = strdup(name);
    if (strcmp(files[file], name) == 0) return file + 1;
  }
  abort();
}

static void forget(struct change *change) {
  if (change->previous) change->previous->next = change->next; else first = change->next;
  if (change->next) change->next->previous = change->previous; else last = change->previous;
  free(change->before);
  free(change->after);
  free(change);
}

static int covers(const struct change *over, const struct change *under) {
  return over->file == under->file && over->offset <= under->offset &&
         over->offset + (off_t)over->length >= under->offset + (off_t)under->length;
}

/* A later write that is on the disk replaces earlier ones of the same bytes. */
static void forget_covered_by(const struct change *flushed) {
  for (struct change *change = first, *next; change; change = next) {
    next = change->next;
    if (change->lost && covers(flushed, change)) forget(change);
  }
}

/* The changes of a file are on the disk, except those of a failed flush. */
static void settle_changes_of(int file) {
  for (struct change *change = first, *next; change; change = next) {
    next = change->next;
    if (change->file != file || change->lost) continue;
    forget_covered_by(change);
    next = change->next;
    forget(change);
  }
}

static void forget_changes_of(int file) {
  for (struct change *change = first, *next; change; change = next) {
    next = change->next;
    if (change->file == file) forget(change);
  }
}

static void rewrite(const char *path, off_t size, const char *bytes, size_t length, off_t offset) {
  int fd = real_open(path, O_RDWR);
  if (fd < 0) return;
  if (length > 0 && real_pwrite(fd, bytes, length, offset) < 0) abort();
  if (size >= 0 && real_truncate(fd, size) < 0) abort();
  real_close(fd);
}

/* Takes a change back. After a failed flush later bytes may be on the disk, so the size stays. */
static void take_back(const struct change *change) {
  const char *path = files[change->file];
  if (!change->lost) {
    rewrite(path, change->size_before, change->before, change->replaced, change->offset);
    return;
  }
  char *bytes = calloc(1, change->length);
  if (bytes == NULL) abort();
  memcpy(bytes, change->before ? change->before : "", change->replaced);
  rewrite(path, -1, bytes, change->length, change->offset);
  free(bytes);
}

static void lose_power(void) {
  for (struct change *change = last; change; change = change->previous) take_back(change);
  /* How much survives differs from run to run: nothing, a part in order, or any part. */
  int kind = (int)(next_random() % 3);
  int going = 1;
  for (struct change *change = first; change && kind > 0; change = change->next) {
    if (kind == 1 && next_random() % 4 == 0) going = 0;
    int survives = kind == 1 ? going : next_random() % 2 == 0;
    if (!survives) continue;
    if (change->length == 0) {
      rewrite(files[change->file], change->offset, NULL, 0, 0);
      continue;
    }
    size_t length = change->length;
    if (next_random() % 4 == 0) length = next_random() % (length / SECTOR + 1) * SECTOR;
    rewrite(files[change->file], -1, change->after, length, change->offset);
  }
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

/* Counts an operation on a database file. Returns whether it fails. */
static int counted(void) {
  operations += 1;
  if (lose_at > 0 && operations >= lose_at) lose_power();
  return fail_at > 0 && operations >= fail_at && operations < fail_at + fails;
}

static struct change *noted(int fd, int file, off_t offset, size_t replaced_at_most) {
  struct stat found;
  struct change *change = calloc(1, sizeof *change);
  if (change == NULL || fstat(fd, &found) < 0) abort();
  change->file = file;
  change->offset = offset;
  change->size_before = found.st_size;
  if (offset < found.st_size) {
    size_t there = (size_t)(found.st_size - offset);
    change->replaced = there < replaced_at_most ? there : replaced_at_most;
    change->before = malloc(change->replaced);
    if (pread(fd, change->before, change->replaced, offset) < 0) abort();
  }
  change->previous = last;
  if (last) last->next = change; else first = change;
  last = change;
  return change;
}

static int tracked(int fd) { return ready && fd >= 0 && fd < MAX_FDS ? file_of[fd] : 0; }

static int opened(int fd, const char *path) {
  if (fd >= 0 && fd < MAX_FDS) {
    pthread_mutex_lock(&lock);
    file_of[fd] = file_number(path);
    pthread_mutex_unlock(&lock);
  }
  return fd;
}

#define MODE(flags, mode)                                                       \
  mode_t mode = 0;                                                              \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                                        \
    va_list arguments;                                                          \
    va_start(arguments, flags);                                                 \
    mode = va_arg(arguments, mode_t);                                           \
    va_end(arguments);                                                          \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, mode)
  return opened(real_open(path, flags, mode), path);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, mode)
  return opened(real_open(path, flags | O_LARGEFILE, mode), path);
}

int openat(int at, const char *path, int flags, ...) {
  MODE(flags, mode)
  int fd = real_openat(at, path, flags, mode);
  return path[0] == '/' ? opened(fd, path) : fd;
}

int close(int fd) {
  if (tracked(fd)) {
    pthread_mutex_lock(&lock);
    file_of[fd] = 0;
    pthread_mutex_unlock(&lock);
  }
  return real_close(fd);
}

static ssize_t write_at(int fd, const void *bytes, size_t length, off_t offset) {
  pthread_mutex_lock(&lock);
  if (counted()) {
    pthread_mutex_unlock(&lock);
    errno = error_number;
    return -1;
  }
  struct change *change = noted(fd, tracked(fd) - 1, offset, length);
  ssize_t written = real_pwrite(fd, bytes, length, offset);
  if (written <= 0) {
    forget(change);
  } else {
    change->length = (size_t)written;
    change->after = malloc(change->length);
    memcpy(change->after, bytes, change->length);
  }
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  return tracked(fd) ? write_at(fd, bytes, length, offset) : real_pwrite(fd, bytes, length, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
  return pwrite(fd, bytes, length, offset);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  if (!tracked(fd)) return real_write(fd, bytes, length);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t written = write_at(fd, bytes, length, offset);
  if (written > 0) lseek(fd, written, SEEK_CUR);
  return written;
}

int ftruncate(int fd, off_t size) {
  if (!tracked(fd)) return real_truncate(fd, size);
  pthread_mutex_lock(&lock);
  if (counted()) {
    pthread_mutex_unlock(&lock);
    errno = error_number;
    return -1;
  }
  struct change *change = noted(fd, tracked(fd) - 1, size, SIZE_MAX);
  int result = real_truncate(fd, size);
  if (result < 0) forget(change);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate64(int fd, off_t size) { return ftruncate(fd, size); }

/* The bytes are in the system's memory, which survives the process: no real flush is needed. */
static int flush(int fd) {
  pthread_mutex_lock(&lock);
  int file = tracked(fd) - 1;
  if (counted()) {
    for (struct change *change = first; change; change = change->next) {
      if (change->file == file && change->length > 0) change->lost = 1;
    }
    pthread_mutex_unlock(&lock);
    errno = error_number;
    return -1;
  }
  if (!ignores_flushes) settle_changes_of(file);
  pthread_mutex_unlock(&lock);
  return 0;
}

int fsync(int fd) { return tracked(fd) ? flush(fd) : 0; }
int fdatasync(int fd) { return tracked(fd) ? flush(fd) : 0; }

int unlink(const char *path) {
  pthread_mutex_lock(&lock);
  int file = file_number(path) - 1;
  int result = real_unlink(path);
  if (file >= 0 && result == 0) forget_changes_of(file);
  pthread_mutex_unlock(&lock);
  return result;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  if (real_clock == NULL) real_clock = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real_clock(clock, now);
  if (ready && clock == CLOCK_REALTIME && clock_at > 0 && operations >= clock_at) now->tv_sec += clock_by;
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  if (real_time == NULL) real_time = dlsym(RTLD_NEXT, "gettimeofday");
  int result = real_time(now, zone);
  if (ready && clock_at > 0 && operations >= clock_at) now->tv_sec += clock_by;
  return result;
}
