/** Nearly valid frames: real messages with a change in their structure or in their characters. */
import type { Json, Random } from '../../../src-shared/kernel'

const WORDS: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  64,
  1e21,
  -0,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { branch: 'pass', answer: true },
  { __proto: 1 },
  { length: 2 ** 32 },
  '0/ready/0',
  '1/turn/1',
  'NaN',
  '<img src=x onerror=alert(1)>',
]

/** Any place in a message, and what may be put there. */
function changed(value: Json, random: Random, depth = 0): Json {
  const roll = random.nextInt(10, 'roll', depth)
  if (roll === 0 || (depth > 0 && roll === 1)) return WORDS[random.nextInt(WORDS.length, 'word', depth)] ?? null
  if (Array.isArray(value)) {
    const list = value as Json[],
      at = random.nextInt(list.length + 1, 'at', depth)
    if (roll < 4) return list.filter((_, i) => i !== at)
    if (roll < 6) return [...list, ...list]
    return list.map((item, i) => (i === at ? changed(item, random, depth + 1) : item))
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value),
      at = random.nextInt(Math.max(1, entries.length), 'at', depth)
    if (roll < 3) return Object.fromEntries(entries.filter((_, i) => i !== at))
    if (roll < 4)
      return Object.fromEntries([...entries, [String(WORDS[random.nextInt(WORDS.length, 'key', depth)]), 1]])
    return Object.fromEntries(
      entries.map(([key, inner], i) => [key, i === at ? changed(inner as Json, random, depth + 1) : (inner as Json)]),
    )
  }
  if (typeof value === 'string') return roll < 5 ? scrambled(value, random) : roll < 7 ? value + value : value.slice(1)
  if (typeof value === 'number')
    return (
      [value + 1, value - 1, -value, value * 1e9, value + 0.5, String(value)][random.nextInt(6, 'number', depth)] ?? 0
    )
  return WORDS[random.nextInt(WORDS.length, 'other', depth)] ?? null
}

const SIGNS = '{}[]":,\\0123456789etrufalsn \u0000\u00e9\u2028'

/** Characters changed, dropped, doubled. */
export function scrambled(text: string, random: Random): string {
  let out = text
  for (let n = 1 + random.nextInt(4, 'signs'); n > 0; n--) {
    const at = random.nextInt(out.length + 1, 'where', n),
      sign = SIGNS[random.nextInt(SIGNS.length, 'sign', n)] ?? ''
    const how = random.nextInt(4, 'how', n)
    out =
      how === 0
        ? out.slice(0, at)
        : how === 1
          ? out.slice(0, at) + sign + out.slice(at)
          : how === 2
            ? out.slice(0, at) + sign + out.slice(at + 1)
            : out.slice(0, at) + out.slice(at, at + 20) + out.slice(at)
  }
  return out
}

/** A frame made of a real message. @param n its number, which is mostly left unchanged */
export function mutated(message: { readonly [key: string]: Json }, n: number, random: Random): string {
  const numbered = { ...message, n }
  switch (random.nextInt(8, 'sort')) {
    case 0:
      return scrambled(JSON.stringify(numbered), random)
    case 1:
      return JSON.stringify(changed(numbered, random))
    case 2:
      return JSON.stringify(numbered).replace(
        '{',
        `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},`,
      )
    case 3:
      return `${'['.repeat(random.nextInt(40, 'deep'))}${JSON.stringify(numbered)}`
    case 4:
      return JSON.stringify(numbered)
    default: {
      // One field is changed, kind and number stay: this reaches the table.
      const fields = Object.keys(message).filter(key => key !== 'kind')
      const field = fields[random.nextInt(Math.max(1, fields.length), 'field')]
      return JSON.stringify(
        field === undefined ? numbered : { ...numbered, [field]: changed(message[field] ?? null, random) },
      )
    }
  }
}
