/** One fault: `find` occurs exactly once in its file; with `put` in its place one of its tests must fail. */
export const fault = (room, file, find, put, tests) => ({ room, file, find, put, tests })
