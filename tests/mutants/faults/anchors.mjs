/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // The earlier output of a script that broke off is trusted.
  fault('anchors', 'tests/bench/anchor.ts', 'if (status !== 0) return', 'if (status === null) return', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
  // Missing figures are reported as figures.
  fault('anchors', 'tests/bench/anchor.ts', 'return found.length > 0 ?', 'return found.length >= 0 ?', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
  // The table does not show that an anchor did not run.
  fault('anchors', 'tests/bench/lines.ts', '? `${anchor.name} did not run: ${anchor.why}`', "? '–'", [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
  // A move counts when the first guest has it.
  fault(
    'anchors',
    'tests/bench/rounds.mjs',
    'const ms = Math.max(...(await Promise.all(all))) - start',
    'const ms = Math.min(...(await Promise.all(all))) - start',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
    ],
  ),
  // Moves of the warm-up are counted.
  fault('anchors', 'tests/bench/rounds.mjs', 'if (at >= WARM) {', '{', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
  // Spectators are waited for in vain.
  fault('anchors', 'tests/bench/rounds.mjs', 'guests[at % seats]', 'guests[at % guests.length]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
  // A guest who comes back never left.
  fault('anchors', 'tests/bench/rounds.mjs', 'await last.leave()', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
  // It comes back one move later than reported.
  fault('anchors', 'tests/bench/rounds.mjs', 'for (let moves = 1; moves <=', 'for (let moves = 0; moves <=', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
  ]),
]
