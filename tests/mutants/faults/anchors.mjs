/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // An anchor that cannot be installed is run all the same.
  fault(
    'anchors',
    'tests/bench/anchor.ts',
    "if (without.split(',').includes(name)) return",
    'if (without === name) return',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // The earlier output of a script that broke off is trusted.
  fault('anchors', 'tests/bench/anchor.ts', 'if (status !== 0) return', 'if (status === null) return', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // An anchor is run by a Node that is too old for it.
  fault(
    'anchors',
    'tests/bench/anchor.ts',
    'Number.parseInt(by.version, 10) >= node',
    'Number.parseInt(by.version, 10) > 0',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // The benchmarks are run by a Node that is not there.
  fault('anchors', 'tests/bench/benchNode.mjs', 'return exists(brought) ?', 'return brought ?', [
    'tests/bench/benchNode.property.test.ts',
  ]),
  // They run by any Node, however old.
  fault(
    'anchors',
    'tests/bench/benchNode.mjs',
    'Number.parseInt(version, 10) >= APP_NODE',
    'Number.parseInt(version, 10) > 0',
    ['tests/bench/benchNode.property.test.ts'],
  ),
  // It is not said that they run by an older one.
  fault(
    'anchors',
    'tests/bench/benchNode.mjs',
    'if (!install()) return { node, why: `Node ${APP_NODE} cannot be installed` }',
    'if (!install()) return { node, why: null }',
    ['tests/bench/benchNode.property.test.ts'],
  ),
  // Missing figures are reported as figures.
  fault('anchors', 'tests/bench/anchor.ts', 'return found.length > 0 ?', 'return found.length >= 0 ?', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The table does not show that an anchor did not run.
  fault('anchors', 'tests/bench/lines.ts', '? `${anchor.name} did not run: ${anchor.why}`', "? '–'", [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
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
      'tests/bench/report.property.test.ts',
    ],
  ),
  // Moves of the warm-up are counted.
  fault('anchors', 'tests/bench/rounds.mjs', 'if (at >= WARM) {', '{', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Spectators are waited for in vain.
  fault('anchors', 'tests/bench/rounds.mjs', 'guests[at % seats]', 'guests[at % guests.length]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A guest who comes back never left.
  fault('anchors', 'tests/bench/rounds.mjs', 'await last.leave()', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // It comes back one move later than reported.
  fault('anchors', 'tests/bench/rounds.mjs', 'for (let moves = 1; moves <=', 'for (let moves = 0; moves <=', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The report has the earlier run instead of the latest.
  fault('anchors', 'tests/bench/report.ts', '[...ran, ...before.suites]', '[...before.suites, ...ran]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A suite that ran alone is the only one left.
  fault('anchors', 'tests/bench/report.ts', '[...ran, ...before.suites]', '[...ran]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Suites that no longer exist stay.
  fault(
    'anchors',
    'tests/bench/report.ts',
    'order.flatMap(suite =>',
    '[...new Set([...order, ...before.suites.map(one => one.suite)])].flatMap(suite =>',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // A suite without lines is kept.
  fault('anchors', 'tests/bench/report.ts', ' && Array.isArray(lines)', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The time of the measurement is missing.
  fault('anchors', 'tests/bench/report.ts', " && typeof at === 'string'", '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
]
