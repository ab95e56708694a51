/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A lie that somebody doubted is told as one that passed.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    'claimants.length === 1 && truth !== null',
    'truth !== null',
    ['tests/games/mascarade/memories.test.ts'],
  ),
  // Cards are followed as if every swap were a yes.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    "event.kind === 'swap' && isYes(entry.answer)",
    "event.kind === 'swap'",
    ['tests/games/mascarade/memories.test.ts'],
  ),
  // Another version's match is dealt again by these rules.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    '  if (rules !== mascarade.rulesVersion) return null\n',
    '',
    ['tests/games/mascarade/memories.test.ts'],
  ),
  // An aborted match is remembered, with what it kept secret.
  fault('memories', 'src-shared/record/memories.ts', '    if (!record.outcome) return []\n', '', [
    'tests/games/mascarade/memories.test.ts',
  ]),
  // The last object, taken and given straight back, has travelled twice.
  fault('memories', 'src-shared/games/castle/memories.ts', '      if (got === gave) return []\n', '', [
    'tests/games/castle/memories.test.ts',
  ]),
  // What a winner takes counts as its loser's present.
  fault('memories', 'src-shared/games/castle/memories.ts', 'receiver && !taken && receiver', 'receiver && receiver', [
    'tests/games/castle/memories.test.ts',
  ]),
  // Points of others count as those of the turn's player.
  fault(
    'memories',
    'src-shared/games/tales/memories.ts',
    "event.kind === 'vp' && turn?.seat === event.seat",
    "event.kind === 'vp' && turn",
    ['tests/games/tales/memories.test.ts'],
  ),
  // A record that was found false is told from.
  fault('memories', 'src-renderer/result/tellableRecord.ts', " || finding.verdict.is === 'differs'", '', [
    'tests/renderer/memories.test.ts',
  ]),
  // Somebody who claimed nothing has caught a liar.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    'card.character === character && claimants.includes(card.seat)',
    'card.character === character',
    ['tests/games/mascarade/memories.test.ts'],
  ),
]
