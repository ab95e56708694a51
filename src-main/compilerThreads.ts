/**
 * The threads in which V8 compiles yield to those that answer people. On Linux a thread is often woken on the processor
 * of the one that wakes it: on two processors a compiler thread kept every fifth answer waiting, for up to a millisecond,
 * while the other processor was idle. Other systems keep threads apart by themselves, or offer no such call to Node.
 */
import { constants, getPriority, setPriority } from 'node:os'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** On Linux a thread's folder here is named by its id, which `setpriority` takes as well: it applies to that thread alone. */
const THREADS = '/proc/self/task'
/** Node 24 gives these threads a name; an older one does not, and then they are left as they are. */
const COMPILER = 'V8Worker'

/** How the system reads and sets a thread's priority: the higher the number, the more it yields. */
export interface Priorities {
  readonly get: (id: number) => number
  readonly set: (id: number, priority: number) => void
}

/** Not the lowest: they still get a tenth of a processor that bots need as well. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Lowers the priority of this process's compiler threads, where the system tells which they are.
 * @param threads folder of the process's threads
 * @returns how many they were
 */
export function lowerCompilerThreads(
  threads = THREADS,
  { get, set }: Priorities = { get: getPriority, set: setPriority },
): number {
  let lowered = 0
  for (const id of idsIn(threads)) {
    try {
      if (readFileSync(path.join(threads, id, 'comm'), 'utf8').trim() !== COMPILER) continue
      // A host that was started with a lower one keeps it.
      if (get(Number(id)) >= LOW) continue
      set(Number(id), LOW)
      lowered++
    } catch {
      // The thread has ended, or the system does not allow it: it only makes answers slower.
    }
  }
  return lowered
}

function idsIn(threads: string): string[] {
  try {
    return readdirSync(threads)
  } catch {
    return []
  }
}
