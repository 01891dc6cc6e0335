// What the project uses of Darwin's C library, as Apple's headers declare it: <pthread.h>, <dlfcn.h>, <stdlib.h> and others.
#ifndef STUB_DARWIN_H
#define STUB_DARWIN_H
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
typedef long ssize_t;
typedef long long off_t;
typedef long time_t;
typedef unsigned int mode_t;
typedef int pid_t;
typedef struct __sFILE { int unused; } FILE;

// Opaque and of Darwin's sizes on 64-bit systems.
struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; };
struct _opaque_pthread_rwlock_t { long __sig; char __opaque[192]; };
struct _opaque_pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
typedef struct _opaque_pthread_rwlock_t pthread_rwlock_t;
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
#define PTHREAD_CREATE_JOINABLE 1
#define PTHREAD_CREATE_DETACHED 2
#define PTHREAD_MUTEX_RECURSIVE 2
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_create(pthread_t _Nullable * _Nonnull, const pthread_attr_t * _Nullable,
                   void * _Nullable (* _Nonnull)(void * _Nonnull), void * _Nullable);
int pthread_join(pthread_t, void * _Nullable * _Nullable);
pthread_t pthread_self(void);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_main_np(void);
void *pthread_get_stackaddr_np(pthread_t);
size_t pthread_get_stacksize_np(pthread_t);
int pthread_key_create(pthread_key_t *, void (* _Nullable)(void *));
int pthread_key_delete(pthread_key_t);
void * _Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void * _Nullable);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t * _Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);

#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
void * _Nullable dlopen(const char * _Nullable, int);
void * _Nullable dlsym(void * _Nullable, const char *);
int dlclose(void *);

#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_ANON 0x1000
#define MADV_FREE_REUSABLE 7
void *_Null_unspecified mmap(void *_Null_unspecified, size_t, int, int, int, off_t);
int munmap(void *_Null_unspecified, size_t);
int madvise(void *_Null_unspecified, size_t, int);
int getpagesize(void);

void *_Null_unspecified malloc(size_t);
void free(void * _Nullable);
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
char * _Nullable getenv(const char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
int atoi(const char *);
unsigned int arc4random(void);
double strtod(const char *, char * _Nullable * _Nullable);
float strtof(const char *, char * _Nullable * _Nullable);
long strtol(const char *, char * _Nullable * _Nullable, int);
unsigned long strtoul(const char *, char * _Nullable * _Nullable, int);

void *_Null_unspecified memcpy(void * _Null_unspecified, const void * _Null_unspecified, size_t);
void *_Null_unspecified memmove(void * _Null_unspecified, const void * _Null_unspecified, size_t);
void *_Null_unspecified memset(void * _Null_unspecified, int, size_t);
int memcmp(const void * _Null_unspecified, const void * _Null_unspecified, size_t);
void *_Null_unspecified memchr(const void * _Null_unspecified, int, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
char * _Null_unspecified strdup(const char * _Null_unspecified);

int * __error(void);
#define errno (*__error())
#define EBUSY 16
#define ENOMEM 12
#define EINVAL 22

extern FILE * _Null_unspecified __stdoutp;
extern FILE * _Null_unspecified __stderrp;


#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
FILE * _Nullable fopen(const char *, const char *);
int fclose(FILE *);
int ferror(FILE *);
int setvbuf(FILE *, char * _Nullable, int, size_t);
size_t fread(void * _Null_unspecified, size_t, size_t, FILE *);
size_t fwrite(const void * _Null_unspecified, size_t, size_t, FILE *);
char * _Null_unspecified strerror(int);
int fflush(FILE * _Nullable);
int fputs(const char *, FILE *);
unsigned int sleep(unsigned int);
int usleep(unsigned int);
int sched_yield(void);
pid_t getpid(void);
ssize_t write(int, const void *, size_t);
ssize_t read(int, void *, size_t);
int dup(int);
int dup2(int, int);
int pipe(int[_Nonnull 2]);
int close(int);

double pow(double, double);
double floor(double);
double ceil(double);
double round(double);
double trunc(double);
double fmod(double, double);
double exp(double);
double log(double);
double log2(double);
double log10(double);
double sqrt(double);
double fabs(double);
double sin(double);
double cos(double);
double tan(double);

typedef unsigned long long rlim_t;
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
#define RLIMIT_AS 5
int setrlimit(int, const struct rlimit *);
int getrlimit(int, struct rlimit *);

struct timespec { time_t tv_sec; long tv_nsec; };
typedef unsigned int clockid_t;
int clock_gettime(clockid_t, struct timespec *);
#pragma clang assume_nonnull end
#endif
