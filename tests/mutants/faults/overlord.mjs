/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A pass of a third servant counts to a volley.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/circle.ts',
    'volley.from === to && volley.to === from',
    'volley.from === to',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A pass to a third servant counts to a volley.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/circle.ts',
    'volley.from === to && volley.to === from',
    'volley.to === from',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A silent Overlord is asked as if he had not been silent.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/rule.ts',
    'quiet: isQuiet ? null : pick.ok()',
    'quiet: pick.ok()',
    ['tests/games/overlord/rules/classic/looks.test.ts'],
  ),
  // Changed patience does not begin anew.
  fault('overlord', 'src-shared/games/overlord/rules/steps/classic/rule.ts', '  renewPatience(state)\n}\n', '}\n', [
    'tests/games/overlord/rules/classic/looks.test.ts',
  ]),
  // Everybody who is forgiven goes on, whatever the table wants.
  fault('overlord', 'src-shared/games/overlord/rules/steps/classic/looks.ts', "options.forgiven === 'goesOn' && ", '', [
    'tests/games/overlord/rules/classic/looks.test.ts',
  ]),
  // Who was once forgiven gets no new hand later on.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/beg.ts',
    'state.keeping = state.keeping.filter(other => other !== seat)',
    'state.keeping = [...state.keeping]',
    ['tests/games/overlord/rules/classic/looks.test.ts'],
  ),
  // The question of a doubt is lost.
  fault('overlord', 'src-shared/games/overlord/rules/steps/formal/doubt.ts', '    turn.said = said\n', '', [
    'tests/games/overlord/rules/lines.test.ts',
  ]),
  // The question of a blame is lost.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/blame.ts',
    "{ kind: 'blamed', by: seat, symbol }, said)",
    "{ kind: 'blamed', by: seat, symbol })",
    ['tests/games/overlord/rules/lines.test.ts'],
  ),
  // Who was still to beg is the next Overlord.
  fault('overlord', 'src-shared/games/overlord/rules/index.ts', ' && !outcome?.winners.includes(seat)', '', [
    'tests/games/overlord/rules/next.test.ts',
  ]),
  // Cards that were discarded face down are lost.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/hands.ts',
    'const cards = [...pile.open, ...pile.unseen]',
    'const cards = pile.open',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A doubt in vain takes the first hint instead of the doubted one.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/answer.ts',
    "turn.pressure.kind === 'doubted' ? state.front[seat]?.pop()",
    "turn.pressure.kind === 'doubted' ? state.front[seat]?.shift()",
    ['tests/games/overlord/rules/formal/accusation.test.ts'],
  ),
  // The last action, played for mercy, is not replaced when the look falls.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/incineration.ts',
    'if (count >= THIRD_LOOK) return endMatch(play, seat)\n  restock(play)',
    'if (count >= THIRD_LOOK) return endMatch(play, seat)',
    ['tests/games/overlord/rules/formal/accusation.test.ts'],
  ),
]
