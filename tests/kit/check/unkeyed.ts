/** Notes what rules must not ask for: chance that has no key, and the time. */

/** The file of the project that called, from a stack. */
const callerIn = (stack: string): string =>
  /((?:src-shared\/games|template)\/[\w/]+\.ts)/.exec(stack.split('\n').slice(2).join('\n'))?.[1] ?? 'a rule'

/** @returns what the work returned, and a sentence for each call */
export function unkeyed<T>(work: () => T): readonly [T, readonly string[]] {
  const called = new Set<string>()
  const random = Math.random,
    now = Date.now
  const note = (what: string): void => {
    called.add(`${callerIn(new Error().stack ?? '')} calls ${what}, which has no key`)
  }
  Math.random = () => {
    note('Math.random')
    return random()
  }
  Date.now = () => {
    note('Date.now')
    return now()
  }
  try {
    return [work(), [...called]]
  } finally {
    Math.random = random
    Date.now = now
  }
}
