/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // What all states share is copied for each.
  fault(
    'engine',
    'src-shared/kernel/copy.ts',
    "part === 'fixed' || shared?.includes(part) === true",
    "part === 'fixed'",
    ['tests/kernel/shared.test.ts'],
  ),
  // New parts of it are not frozen.
  ...[
    ['freezeUnlike(state[part], before[part])', 'void part'],
    [
      'if (!Array.isArray(value) || !Array.isArray(old)) return freeze(value)\n  Object.freeze(value)',
      'if (!Array.isArray(value) || !Array.isArray(old)) return freeze(value)',
    ],
    ['freezeUnlike(part, old[next])', 'void part'],
    ['if (at < 0)', 'if (at !== 0)\n        return\n      if (at < 0)'],
  ].map(([find, put]) => fault('engine', 'src-shared/kernel/copy.ts', find, put, ['tests/kernel/shared.test.ts'])),
  // A resumed match shares parts that are not frozen.
  fault(
    'engine',
    'src-shared/kernel/copy.ts',
    'for (const part of game.shared ?? []) freeze(state[part as keyof S])',
    '',
    ['tests/kernel/shared.test.ts'],
  ),
  // A copy shares lists within lists.
  fault(
    'engine',
    'src-shared/kernel/copy.ts',
    "if (typeof part === 'object' && part !== null) out[i] = copy(part)",
    '',
    ['tests/kernel/shared.test.ts'],
  ),
  // A seat that has answered in secret is asked again.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    `open.key === SEEN
      ? seen.some(({ seat, opened }) => open.id === \`\${opened}/\${SEEN}/\${seat}\`)
      : open.interrupt || open.seat !== answered.seat || open.depth !== answered.depth,`,
    'open.key === SEEN ? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`) : true,',
    ['tests/kernel/sealed.test.ts', 'tests/games/standing.test.ts'],
  ),
  // What was put away is still shown.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    '? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`)',
    '? true',
    ['tests/kernel/seen.test.ts'],
  ),
  // The table goes on showing what it showed before an answer.
  fault(
    'engine',
    'src-shared/kernel/match.ts',
    "touched === 'all' ? derivedViews(asks) : { ...this.derived, asks }",
    '{ ...this.derived, asks }',
    ['tests/games/standing.test.ts'],
  ),
  // A table at which nobody is asked anything waits for ever.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    'if (!state.outcome && asked.every(',
    'if (false && asked.every(',
    ['tests/kernel/stepRunner.test.ts'],
  ),
  // When a whole hand has been seen, single known cards of it remain.
  fault(
    'engine',
    'src-shared/games/castle/rules/objects.ts',
    "if (now.kind === 'objects') return now.seat === old.seat",
    '',
    ['tests/games/castle/rules/memo.test.ts'],
  ),
  // A key seen here removes the other key.
  fault(
    'engine',
    'src-shared/games/castle/rules/objects.ts',
    'now.seat === old.seat || copiesOf(old.object) === 1',
    'true',
    ['tests/games/castle/rules/memo.test.ts'],
  ),
]
