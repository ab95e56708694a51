/** One-line faults of this room: the template, the plain board, and what `check-game` looks at. */
import { fault } from '../fault.mjs'

const TEMPLATE = ['template/tests']
const CHECK = ['tests/recipes/checkGame.test.ts']

export default [
  // The honest captain pays the fine.
  fault(
    'kit',
    'template/shared/rules/steps.ts',
    'isLie ? [to, seat] : [seat, to]',
    'isLie ? [seat, to] : [to, seat]',
    TEMPLATE,
  ),
  // A shut crate shows what is in it.
  fault('kit', 'template/shared/rules/view.ts', 'crate?.isOpen ? crate.cargo : null', 'crate?.cargo ?? null', [
    ...TEMPLATE,
    ...CHECK,
  ]),
  // A reader is never addressed.
  fault('kit', 'src-renderer/plain/texts.ts', 'return isSeat(fields.seat)', 'return isSeat(fields.nobody)', [
    'tests/renderer/plain.test.ts',
  ]),
  // A spectator is drawn a hand.
  fault('kit', 'src-renderer/plain/zones.ts', 'view.own && zones.hand ?', 'zones.hand ?', [
    'tests/renderer/plain.test.ts',
  ]),
  // A name that is taken is taken again.
  fault('kit', 'scripts/newGame.mjs', 'if (why !== null) return { refused: why }', '', [
    'tests/recipes/newGame.test.ts',
  ]),
  // The check is blind to a clock, to a call without a key, to a part of the state, to a text that is missing.
  fault('kit', 'tests/kit/check/secrecy.ts', 'else if (a.seconds !== b.seconds)', 'else if (a.key !== b.key)', CHECK),
  fault('kit', 'tests/kit/check/unkeyed.ts', "note('Math.random')", "void 'Math.random'", CHECK),
  fault('kit', 'tests/kit/check/play.ts', 'if (parts.has(view)) return', 'if (parts.size < 0) return', CHECK),
  fault('kit', 'tests/kit/check/words.ts', "there === undefined || there.trim() === ''", "there === ''", CHECK),
]
