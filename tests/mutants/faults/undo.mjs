/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A choice is taken back after its player was shown a card.
  fault(
    'undo',
    'src-shared/kernel/match.ts',
    'harmless: !drawn && isNothingShown(this.state, state) && areHarmless(this.game, play.events),',
    'harmless: areHarmless(this.game, play.events),',
    ['tests/kernel/undo.test.ts'],
  ),
  // An event with a private part is called harmless.
  fault('undo', 'src-shared/kernel/undo.ts', 'own === undefined && isHarmless(event)', 'isHarmless(event)', [
    'tests/kernel/undo.test.ts',
  ]),
  // What was closed since is shown once more.
  fault('undo', 'src-shared/kernel/undo.ts', '  state.seen = now.seen\n', '', ['tests/kernel/undo.test.ts']),
  // Asks open again under the ids that were answered.
  fault('undo', 'src-shared/kernel/undo.ts', '  state.moment = now.moment + 1\n', '', [
    'tests/host/match/undo.test.ts',
    'tests/games/undo.property.test.ts',
  ]),
  // A restart begins behind what may still be taken back.
  fault(
    'undo',
    'src-main/host/match/runningMatch.ts',
    'storedSnapshot(snapshot, this.journal.length - since).stored',
    'storedSnapshot(this.match.snapshot(), this.journal.length - since * 0).stored',
    ['tests/host/match/undo.test.ts'],
  ),
  // One refusal is not enough to refuse.
  fault(
    'undo',
    'src-main/host/match/undoRequests.ts',
    '    if (!yes) {\n      this.refuse()\n      return null',
    '    if (!yes) {\n      return null',
    ['tests/host/match/undo.test.ts'],
  ),
  // Somebody asks for the same again and again.
  fault(
    'undo',
    'src-main/host/match/undoRequests.ts',
    '    this.refused.add(`${this.request.match.id}/${this.request.ask}`)\n',
    '',
    ['tests/host/match/undo.test.ts'],
  ),
  // Answers are taken while people decide.
  fault('undo', 'src-main/host/match/undoRequests.ts', '    match.hold(true)\n', '', ['tests/host/match/undo.test.ts']),
  // The match stands still for good after a request.
  fault('undo', 'src-main/host/match/undoRequests.ts', '    request.match.hold(false)\n', '', [
    'tests/host/match/undo.test.ts',
  ]),
  // Bots remember what was taken back.
  fault(
    'undo',
    'src-main/host/match/journal.ts',
    "if (stands[at] && (proposal.touched === 'all'",
    "if ((proposal.touched === 'all'",
    ['tests/host/match/undo.test.ts'],
  ),
]
