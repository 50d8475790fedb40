// Calls every unknown function for AArch64 on made-up objects. There is no C library in it: all of the program's code has
// landing pads, so that the system checks them everywhere.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SYSTEM_WRITE = 64, SYSTEM_EXIT = 93, STANDARD_ERROR = 2 };

static long call_system(long number, long first, const void *second, size_t third) {
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = first;
    register const void *x1 __asm__("x1") = second;
    register size_t x2 __asm__("x2") = third;
    __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
}

static void check(bool is_so, const char *problem) {
    if (is_so) {
        return;
    }
    size_t length = 0;
    while (problem[length] != '\0') {
        length++;
    }
    call_system(SYSTEM_WRITE, STANDARD_ERROR, problem, length);
    call_system(SYSTEM_EXIT, 1, NULL, 0);
}

// What aarch64.rs has.
typedef void entries(void);
extern entries *const DEVICE_TRAMPOLINES, *const PHYSICAL_DEVICE_TRAMPOLINES, *const TERMINATORS, *const MISSING;
extern const size_t TRAMPOLINE_SIZE, TERMINATOR_SIZE;

// Made-up objects. The macros are the constants of code.rs.
typedef const void *word;
static word device_table[DEVICE_SLOTS / sizeof(word) + CAPACITY];
static word instance_table[INSTANCE_SLOTS / sizeof(word) + CAPACITY];
static word driver[DRIVER_SLOTS / sizeof(word) + CAPACITY];
static word device[1];
static word upper_physical_device[LOWER / sizeof(word) + 1];
static word lower_physical_device[DRIVER / sizeof(word) + HANDLE / sizeof(word) + 1];
static word drivers_physical_device[1];

static void put(word *object, size_t offset, const void *value) {
    object[offset / sizeof(word)] = value;
}

// Wider than two registers, so that it is returned where x8 leads.
struct answer {
    uint64_t numbers[3];
};

// Arguments for all registers that carry any, and more on the stack.
typedef struct answer function(void *first, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                               double, double, double, double, double, double, double, double,
                               uint64_t, double, uint64_t);

static void *expected_first;

static struct answer callee(void *first, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6,
                            uint64_t x7, double d0, double d1, double d2, double d3, double d4, double d5, double d6,
                            double d7, uint64_t stack0, double stack1, uint64_t stack2) {
    check(first == expected_first, "the first argument is another handle\n");
    check(x1 == 1 && x2 == 2 && x3 == 3 && x4 == 4 && x5 == 5 && x6 == 6 && x7 == ~7ul, "a whole number is another\n");
    check(d0 == 100 && d1 == 101 && d2 == 102 && d3 == 103 && d4 == 104 && d5 == 105 && d6 == 106 && d7 == 107,
          "a floating-point number is another\n");
    check(stack0 == 200 && stack1 == 201 && stack2 == 202, "an argument on the stack is another\n");
    return (struct answer){{301, 302, 303}};
}

static void stranger(void) {
    check(false, "a call went through another slot\n");
}

// The function for `number`, as code.rs finds it.
static function *entry(entries *entries, size_t size, size_t number) {
    uintptr_t first = ((uintptr_t)entries + size - 1) / size * size;
    return (function *)(first + number * size);
}

static struct answer call(function *function, void *handle) {
    return function(handle, 1, 2, 3, 4, 5, 6, ~7ul, 100, 101, 102, 103, 104, 105, 106, 107, 200, 201, 202);
}

// Calls `function` on `handle`; the callee must see `first`.
static void check_call(function *function, void *handle, void *first) {
    expected_first = first;
    struct answer answer = call(function, handle);
    check(answer.numbers[0] == 301 && answer.numbers[1] == 302 && answer.numbers[2] == 303, "the answer is another\n");
}

static const void *reported_driver;
static size_t reported_number;

// The loader's own ends the process. The terminator's caller is next to be returned to.
void report_missing(const void *driver, size_t number) {
    reported_driver = driver;
    reported_number = number;
}

static void device_functions(size_t number) {
    function *trampoline = entry(DEVICE_TRAMPOLINES, TRAMPOLINE_SIZE, number);
    put(device_table, DEVICE_SLOTS + number * sizeof(word), callee);
    check_call(trampoline, device, device);
    put(device_table, DEVICE_SLOTS + number * sizeof(word), stranger);
}

static void physical_device_functions(size_t number) {
    function *trampoline = entry(PHYSICAL_DEVICE_TRAMPOLINES, TRAMPOLINE_SIZE, number);
    function *terminator = entry(TERMINATORS, TERMINATOR_SIZE, number);
    size_t instance_slot = INSTANCE_SLOTS + number * sizeof(word);
    size_t driver_slot = DRIVER_SLOTS + number * sizeof(word);

    put(instance_table, instance_slot, callee);
    check_call(trampoline, upper_physical_device, lower_physical_device);

    put(instance_table, instance_slot, terminator);
    put(driver, driver_slot, callee);
    check_call(trampoline, upper_physical_device, drivers_physical_device);

    reported_driver = NULL;
    reported_number = CAPACITY;
    put(driver, driver_slot, MISSING);
    call(trampoline, upper_physical_device);
    check(reported_driver == driver, "another driver is reported\n");
    check(reported_number == number, "another number is reported\n");

    put(instance_table, instance_slot, stranger);
    put(driver, driver_slot, stranger);
}

// Bits of `ldar`, a load that acquires, whatever its registers.
enum { LDAR = 0xc8dffc00, REGISTERS = 0x3ff };

// Whether one of the loads acquires: that of the slot, which another thread may just have filled.
static bool acquires(function *function, size_t size) {
    const uint32_t *instructions = (const uint32_t *)function;
    size_t count = 0;
    for (size_t index = 0; index < size / sizeof(uint32_t); index++) {
        count += (instructions[index] & ~(uint32_t)REGISTERS) == LDAR;
    }
    return count == 1;
}

static void slot_loads(size_t number) {
    check(acquires(entry(DEVICE_TRAMPOLINES, TRAMPOLINE_SIZE, number), TRAMPOLINE_SIZE) &&
              acquires(entry(PHYSICAL_DEVICE_TRAMPOLINES, TRAMPOLINE_SIZE, number), TRAMPOLINE_SIZE) &&
              acquires(entry(TERMINATORS, TERMINATOR_SIZE, number), TERMINATOR_SIZE),
          "the load of a slot does not acquire\n");
}

int main(void) {
    put(device, 0, device_table);
    put(upper_physical_device, 0, instance_table);
    put(upper_physical_device, LOWER, lower_physical_device);
    put(lower_physical_device, DRIVER, driver);
    put(lower_physical_device, HANDLE, drivers_physical_device);
    for (size_t number = 0; number < CAPACITY; number++) {
        put(device_table, DEVICE_SLOTS + number * sizeof(word), stranger);
        put(instance_table, INSTANCE_SLOTS + number * sizeof(word), stranger);
        put(driver, DRIVER_SLOTS + number * sizeof(word), stranger);
    }
    for (size_t number = 0; number < CAPACITY; number++) {
        device_functions(number);
        physical_device_functions(number);
        slot_loads(number);
    }
    return 0;
}

// The stack is aligned, and nobody is returned to.
__asm__(".globl _start\n"
        "_start: bl main\n"
        "mov x8, #93\n"
        "svc #0\n");
