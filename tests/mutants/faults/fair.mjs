/** Fair deals, and the hall: slips that no mutator makes, and that a player or an attacker would feel. */
import { fault } from '../fault.mjs'

export default [
  // The host's commitment is not compared with the one it sent before.
  fault(
    'fair',
    'src-shared/fair/checkOwnPart.ts',
    "if (fair.commit !== sent.commit) return { what: 'commit', seat: null }",
    '',
    ['tests/fair'],
  ),
  // The others' numbers are not checked.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    "if (!matchesCommitment(hand.number, hand.commit, hash, person)) return { what: 'number', seat: hand.seat }",
    '',
    ['tests/fair'],
  ),
  // A repeated round is not noticed.
  fault(
    'fair',
    'src-shared/fair/checkOwnPart.ts',
    "if (own.numbers.filter(({ opened }) => opened).length > terms.restarts.length + 1) return { what: 'restarts' }",
    '',
    ['tests/fair'],
  ),
  // A client that gave its number may be called silent.
  fault('fair', 'src-shared/fair/checkOwnPart.ts', "if (earlier?.taken && reachable) return { what: 'silenced' }", '', [
    'tests/fair',
  ]),
  // The terms may change after the numbers.
  fault('fair', 'src-shared/fair/checkOwnPart.ts', 'if (other) return other', '', ['tests/fair']),
  // The seats may change in the record.
  fault(
    'fair',
    'src-shared/fair/checkTerms.ts',
    "if (terms.seats.some((seat, at) => personAt(seat) !== (record.seats[at]?.person ?? null))) return differs('seats')",
    '',
    ['tests/fair'],
  ),
  // The options may change in the record.
  fault(
    'fair',
    'src-shared/fair/checkTerms.ts',
    "if (canonical(terms.options) !== canonical(record.options)) return differs('options')",
    '',
    ['tests/fair'],
  ),
  // The order of the deck may change.
  fault(
    'fair',
    'src-shared/fair/checkTerms.ts',
    "if (terms.deck !== orderedDeckHash(record.deck)) return differs('deck')",
    '',
    ['tests/fair'],
  ),
  // A change to one's own answer is not noticed.
  fault('fair', 'src-shared/fair/check.ts', "if (own && !own.fits(entry)) return { what: 'answer', n }", '', [
    'tests/fair',
  ]),
  // A client that does not reveal is kept in.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    'if (missing.length > 0) return null',
    'if (missing.length > 99) return null',
    ['tests/fair'],
  ),
  // Somebody who was not dealt in gives a verdict.
  fault(
    'fair',
    'src-main/host/fair-deal/fairDeal.ts',
    "if (!record.seats.some(seat => seat.person === person.id)) return refuse('notSeated')",
    '',
    ['tests/fair'],
  ),
  // A restarted host forgets the deal that it was in.
  fault(
    'fair',
    'src-main/host/fair-deal/droppedDeals.ts',
    'if (pending && pending.terms.match !== match) this.drop()',
    '',
    ['tests/fair'],
  ),
  // A key that was drawn and not used is not reported.
  fault(
    'fair',
    'src-main/host/fair-deal/droppedDeals.ts',
    'if (this.pending) this.dropped = [...this.dropped, this.pending]',
    '',
    ['tests/fair'],
  ),
  // A client contributes to deals of other tables.
  fault('fair', 'src-renderer/fair/witness.ts', 'terms.table !== table || ', '', ['tests/fair']),
  // Opened numbers are forgotten with the page.
  fault('fair', 'src-renderer/fair/openedDeals.ts', 'this.store.write(this.key, JSON.stringify(this.all))', '', [
    'tests/fair',
  ]),
  // Another match in between makes a client forget what it saw.
  fault(
    'fair',
    'src-renderer/fair/witness.ts',
    "if (matches.includes(match)) this.frames.add({ seat: null, hash: '', arrival: false })",
    '',
    ['tests/fair'],
  ),
  // A key was fixed after numbers had been asked for.
  fault('fair', 'src-shared/fair/check.ts', 'told || gave', 'told && gave', ['tests/fair/check.test.ts']),
  // The first host of a record may be another than this client was told of.
  fault('fair', 'src-shared/fair/checkMoves.ts', 'term < Math.min(...terms)', 'term <= Math.min(...terms)', [
    'tests/fair/moves.test.ts',
  ]),
  // Another round than the one that was sent.
  fault('fair', 'src-shared/fair/checkTerms.ts', 'recorded.round !== sent.round || ', '', [
    'tests/fair/checkTerms.test.ts',
  ]),
  // A deal counts as explained before its record has been checked.
  fault('fair', 'src-renderer/fair/witness.ts', '      await this.explaining\n', '', ['tests/fair/witness.test.ts']),
  // An empty table of a guest stays open.
  fault(
    'fair',
    'src-main/hall/tables.ts',
    'entry.opener !== null && party.phase',
    'entry.opener === null && party.phase',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // A wait is told at once: with it every answer.
  fault('fair', 'src-main/hall/tableWaits.ts', 'WAIT_MS = 15_000', 'WAIT_MS = 1', ['tests/hall/host/waits.test.ts']),
  // A drawing leaves out somebody who is not there.
  fault(
    'fair',
    'src-shared/hall/nextDrawing.ts',
    "if (!excluded.every(person => present.includes(person))) return refuse('drawingOutdated')",
    '',
    ['tests/hall/tournament.test.ts'],
  ),
  // A host tries at which places the numbers give the key it likes.
  fault('fair', 'src-shared/hall/drawing.ts', 'hands.every(({ seat }, at) => seat === at) &&', '', [
    'tests/hall/drawing.test.ts',
  ]),
  // A table that has closed takes somebody in.
  fault(
    'fair',
    'src-main/hall/requests.ts',
    "if (hall.tables.get(message.table) !== table) return refuse('tableUnknown')",
    '',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // The last to open a number chooses it.
  fault(
    'fair',
    'src-main/hall/tournamentDraw.ts',
    "if (!matchesCommitment(number, commit, draw, person)) return refuse('otherNumber')",
    '',
    ['tests/hall/host/tournamentDraw.test.ts'],
  ),
  // A tournament is lost to another one while its host starts.
  fault('fair', 'src-main/hall/tournament.ts', "    if (this.early) return refuse('hostStarts')\n", '', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // A table's host is not told of guesses at its code.
  fault('fair', 'src-main/hall/requests.ts', "    if (why?.refused === 'codeWrong') table.codeGuessed()\n", '', [
    'tests/hall/host/organizer.test.ts',
  ]),
  // Whoever was forgotten comes back by an old link.
  fault('fair', 'src-main/hall/people.ts', '    this.links.forget(other)\n', '', ['tests/hall/host/people.test.ts']),
]
