/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Options of version 0.1 are not accepted.
  fault(
    'upgrade',
    'src-shared/kernel/game.ts',
    'return renamed.length === 0 ? stored : { ...stored, ...Object.fromEntries(renamed) }',
    'return stored',
    ['tests/games/castle/rules/options.test.ts'],
  ),
  // A match of Castle that version 0.1 stored goes on by the Russian rules.
  fault('upgrade', 'src-shared/kernel/match.ts', 'game.upgradeState?.(from.state) ?? from.state', 'from.state', [
    'tests/games/castle/rules/options.test.ts',
  ]),
  // A match that was begun under version 0.1 is called unfair by a client that has been updated.
  fault('upgrade', 'src-shared/fair/hash.ts', 'view: inFirstWords(view)', 'view', ['tests/fair/firstVersion.test.ts']),
  // A state of earlier rules is judged before it is completed.
  fault(
    'upgrade',
    'src-main/host/match/rulesCompatible.ts',
    'game.upgradeState?.(snapshot.state) ?? snapshot.state',
    'snapshot.state',
    ['tests/store/version01.test.ts'],
  ),
  // One match that can be played on is enough.
  fault('upgrade', 'src-main/host/match/rulesCompatible.ts', '(_, seed) => seed).every(', '(_, seed) => seed).some(', [
    'tests/host/match/rulesCompatible.test.ts',
  ]),
]
