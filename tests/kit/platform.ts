/**
 * What only some systems have. A test that needs it is `it.skipIf(WHY !== null)(named('…', WHY), …)`: where it cannot
 * run it is counted, and its name says why.
 */

const { platform } = process

/** Why a process cannot be asked to close by a signal here, or null. */
export const NO_SIGNALS = platform === 'win32' ? 'Windows ends a process at once instead of sending it a signal' : null
/** Why files have no permission bits here, or null. */
export const NO_MODES = platform === 'win32' ? 'Windows has no permission bits' : null
/** Why nothing can be read in /proc here, or null. */
export const NO_PROC = platform === 'linux' ? null : 'only Linux has /proc'
/** Why only 127.0.0.1 can be bound here, or null. */
export const NO_LOOPBACKS = platform === 'darwin' ? 'macOS has no loopback address but 127.0.0.1' : null

/** Why no shell script can be run here, or null. */
export const NO_SHELL = platform === 'win32' ? 'Windows has no sh' : null

/** The name of a test, with why it does not run here. */
export const named = (name: string, why: string | null): string =>
  why === null ? name : `${name} – did not run: ${why}`
