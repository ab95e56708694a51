/** What measurements of load have in common: how crowded the machine is, and what most people waited. */

/** How crowded the machine is: for how long a process waits that wants to work, as a multiple of its work. */
export function crowd(): number {
  const start = performance.now(),
    { user } = process.cpuUsage()
  while (performance.now() - start < 300);
  return Math.max(1, ((performance.now() - start) * 1000) / Math.max(1, process.cpuUsage().user - user))
}

/** How long this part of all waits lasted at most. @param waits in milliseconds, in any order */
export function within(waits: readonly number[], part: number): number {
  const sorted = [...waits].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
}
