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

  // Who has looked at the top of the deck takes the Secret Helper back and plays what is better now.
  fault('undo', 'src-shared/games/tales/rules/index.ts', "asksThatShow: ['peek']", 'asksThatShow: []', [
    'tests/games/tales/rules/undo.test.ts',
  ]),
  // What an ask has shown stops nobody.
  fault(
    'undo',
    'src-shared/kernel/match.ts',
    'if (this.state.outcome || since.some(({ shows }) => shows)) return null',
    'if (this.state.outcome) return null',
    ['tests/kernel/undo.test.ts'],
  ),
  // Nothing can be taken back while somebody else is shown something.
  fault('undo', 'src-shared/kernel/undo.ts', ' && !before.some(open => open.id === id)', '', [
    'tests/kernel/undo.test.ts',
  ]),
  // Records in which somebody took a look back, as was possible once, can be read no more.
  fault(
    'undo',
    'src-shared/kernel/match.ts',
    'const proposal = this.proposeUndo(entry.seat, this.sinceChoice(entry.seat))',
    'const proposal = this.undo(entry.seat, String(this.undoable(entry.seat)))',
    ['tests/kernel/undo.test.ts'],
  ),
  // A forged record takes the end of its match back.
  fault('undo', 'src-shared/kernel/match.ts', 'if (!target || this.state.outcome)', 'if (!target)', [
    'tests/kernel/undo.test.ts',
  ]),
  // Who has revealed a card with the Wizard takes him back.
  fault(
    'undo',
    'src-shared/games/tales/rules/index.ts',
    "(event.kind === 'play' && event.how !== 'top')",
    "event.kind === 'play'",
    ['tests/games/tales/rules/undo.test.ts'],
  ),
  // A refused offer stays refused, though its receiver has only slipped.
  fault('undo', 'src-shared/games/castle/rules/index.ts', "'challenge', 'refuse', ", "'challenge', ", [
    'tests/games/castle/rules/undo.test.ts',
  ]),
  // Who has seen all sides of a duel takes the own support back.
  fault(
    'undo',
    'src-shared/games/castle/rules/index.ts',
    "'challenge', 'refuse', ",
    "'challenge', 'support', 'refuse', ",
    ['tests/games/castle/rules/undo.test.ts'],
  ),
  // A claim that was a slip cannot be taken back.
  fault('undo', 'src-shared/games/mascarade/rules/index.ts', "  'claim',\n", '', [
    'tests/games/mascarade/rules/undo.test.ts',
  ]),
]
