/*
 * A library to preload into Postgres (LD_PRELOAD): keeps, in the folder SHADOW_TO, what a power cut would leave of the folder
 * SHADOW_FROM. The content of a file gets there when it is synced (fsync, fdatasync, syncfs), whole; names are changed there at once. A file
 * that gets its name before its content was synced is empty there. Nothing else is written there, so what was only in the page cache
 * is lost.   gcc -shared -fPIC -O2 -o lost-page-cache.so lost-page-cache.c -ldl
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* The path of the shadow of an absolute or relative path; 0 for one outside of the folder. */
static int shadow_of(const char *path, char *out) {
  const char *from = getenv("SHADOW_FROM"), *to = getenv("SHADOW_TO");
  char absolute[PATH_MAX * 2], here[PATH_MAX];
  if (!from || !to || !path) return 0;
  if (path[0] == '/') snprintf(absolute, sizeof absolute, "%s", path);
  else {
    if (!getcwd(here, sizeof here)) return 0;
    while (path[0] == '.' && path[1] == '/') path += 2;
    snprintf(absolute, sizeof absolute, "%s/%s", here, path);
  }
  size_t length = strlen(from);
  if (strncmp(absolute, from, length) != 0 || (absolute[length] != '/' && absolute[length] != 0)) return 0;
  snprintf(out, PATH_MAX, "%s%s", to, absolute + length);
  return 1;
}

static void keep(int fd) {
  char link[64], path[PATH_MAX], out[PATH_MAX];
  static char piece[262144]; /* Postgres has one thread; memory of each thread would be missing from Node's stacks */
  struct stat found;
  if (getenv("SHADOW_NEVER")) return; /* a disk that never syncs: shows that the check finds what is lost */
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  if (!shadow_of(path, out) || fstat(fd, &found) != 0 || !S_ISREG(found.st_mode)) return;
  int source = open(link, O_RDONLY), target = open(out, O_WRONLY | O_CREAT, 0600);
  if (source < 0 || target < 0) {
    fprintf(stderr, "lost-page-cache: %s: %s\n", out, strerror(errno));
    abort(); /* a shadow that is not whole proves nothing */
  }
  off_t at = 0;
  for (ssize_t got; (got = pread(source, piece, sizeof piece, at)) > 0; at += got)
    if (pwrite(target, piece, got, at) != got) abort();
  if (ftruncate(target, at) != 0) abort();
  close(source);
  close(target);
}

int fsync(int fd) {
  int result = REAL(fsync)(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int result = REAL(fdatasync)(fd);
  if (result == 0) keep(fd);
  return result;
}

static int keep_file(const char *path, const struct stat *found, int type, struct FTW *place) {
  (void)found, (void)place;
  int fd = type == FTW_F ? open(path, O_RDONLY) : -1;
  if (fd >= 0) keep(fd), close(fd);
  return 0;
}

/* The whole file system: all of the folder, whatever file it was called with. */
int syncfs(int fd) {
  int result = REAL(syncfs)(fd);
  const char *from = getenv("SHADOW_FROM");
  if (result == 0 && from) nftw(from, keep_file, 16, FTW_PHYS);
  return result;
}

int rename(const char *from, const char *to) {
  char before[PATH_MAX], after[PATH_MAX];
  int result = REAL(rename)(from, to), saved = errno;
  if (result == 0 && shadow_of(to, after)) {
    if (!shadow_of(from, before) || REAL(rename)(before, after) != 0) {
      int empty = open(after, O_WRONLY | O_CREAT | O_TRUNC, 0600);
      if (empty >= 0) close(empty);
    }
  }
  errno = saved;
  return result;
}

int unlink(const char *path) {
  char out[PATH_MAX];
  int result = REAL(unlink)(path), saved = errno;
  if (result == 0 && shadow_of(path, out)) REAL(unlink)(out);
  errno = saved;
  return result;
}

int mkdir(const char *path, mode_t mode) {
  char out[PATH_MAX];
  int result = REAL(mkdir)(path, mode), saved = errno;
  if (result == 0 && shadow_of(path, out)) REAL(mkdir)(out, mode);
  errno = saved;
  return result;
}

int rmdir(const char *path) {
  char out[PATH_MAX];
  int result = REAL(rmdir)(path), saved = errno;
  if (result == 0 && shadow_of(path, out)) REAL(rmdir)(out);
  errno = saved;
  return result;
}
