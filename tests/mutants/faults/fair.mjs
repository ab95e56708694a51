/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A number that does not match its commitment is accepted.
  fault(
    'fair',
    'src-shared/fair/numbers.ts',
    'isNumber(number) && commitOf(number, terms, contributor) === commit',
    'isNumber(number)',
    ['tests/fair'],
  ),
  // A commitment may be used under other terms.
  fault(
    'fair',
    'src-shared/fair/numbers.ts',
    'hexToBytes(number), hexToBytes(terms), utf8ToBytes(contributor)',
    'hexToBytes(number), utf8ToBytes(contributor)',
    ['tests/fair'],
  ),
  // A commitment may be used in another name.
  fault('fair', 'src-shared/fair/numbers.ts', 'hexToBytes(terms), utf8ToBytes(contributor))', 'hexToBytes(terms))', [
    'tests/fair',
  ]),
  fault('fair', 'src-shared/fair/numbers.ts', ', ...hands.map(({ number }) => hexToBytes(number))', '', ['tests/fair']),
  // The key does not depend on the terms.
  fault('fair', 'src-shared/fair/numbers.ts', 'concatBytes(hexToBytes(terms), list, ', 'concatBytes(list, ', [
    'tests/fair',
  ]),
  // The key does not depend on the commitments.
  fault('fair', 'src-shared/fair/numbers.ts', 'hexToBytes(terms), list, ', 'hexToBytes(terms), ', ['tests/fair']),
  // The order in which fields were written changes a hash.
  fault('fair', 'src-shared/fair/canonical.ts', 'Object.keys(fields).sort()', 'Object.keys(fields)', ['tests/fair']),
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
  // A client does not miss its own number.
  fault(
    'fair',
    'src-shared/fair/checkOwnPart.ts',
    'return number ? leftOutAfter(number) : notAsked(terms, person, numbers.at(-1), reachable)',
    'return null',
    ['tests/fair'],
  ),
  // A client that was not asked does not mind.
  fault(
    'fair',
    'src-shared/fair/checkOwnPart.ts',
    "return reachable ? { what: 'leftOut' } : null\n}",
    'return null\n}',
    ['tests/fair'],
  ),
  // A client that gave its number may be called silent.
  fault('fair', 'src-shared/fair/checkOwnPart.ts', "if (earlier?.taken && reachable) return { what: 'silenced' }", '', [
    'tests/fair',
  ]),
  // Deals may be thrown away in silence.
  fault(
    'fair',
    'src-shared/fair/checkOwnPart.ts',
    "(own.unexplained > 0 ? { what: 'discarded', n: own.unexplained } : null)",
    'null',
    ['tests/fair'],
  ),
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
  // A dropped deal need not be laid open.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    'missing || !dropped.every(deal => deal.terms.table === terms.table && isLaidOpen(deal))',
    'missing',
    ['tests/fair'],
  ),
  // A deal after a dropped one is called fair.
  fault('fair', 'src-shared/fair/check.ts', 'dropped > 0 ?', 'dropped < 0 ?', ['tests/fair']),
  // Any key is accepted.
  fault('fair', 'src-shared/fair/checkNumbers.ts', ": { what: 'key' }", ': null', ['tests/fair']),
  // A change to one's own answer is not noticed.
  fault('fair', 'src-shared/fair/check.ts', "if (own && !own.fits(entry)) return { what: 'answer', n }", '', [
    'tests/fair',
  ]),
  // An acknowledged answer may disappear.
  fault('fair', 'src-shared/fair/check.ts', 'lost: () => taken.size', 'lost: () => 0', ['tests/fair']),
  // Updates are not compared.
  fault('fair', 'src-shared/fair/check.ts', 'if (canonical(proposal.events) !== canonical(told))', 'if (n < 0)', [
    'tests/fair',
  ]),
  // Updates after the last answer are not checked.
  fault('fair', 'src-shared/fair/check.ts', 'if (matcher && !matcher.done)', 'if (matcher && moment < 0)', [
    'tests/fair',
  ]),
  // An update may be left out on an open connection.
  fault(
    'fair',
    'src-shared/fair/updateMatcher.ts',
    'else if (update.hash === at.hashWithEvents(update.seat)) this.advance(next, matched + 1, since + 1)',
    'else { next.set(matched, since); if (update.hash === at.hashWithEvents(update.seat)) this.advance(next, matched + 1, since + 1) }',
    ['tests/fair'],
  ),
  // No update may be missing before a reconnect.
  fault('fair', 'src-shared/fair/updateMatcher.ts', '(update.arrival || (at > 0', '(update.hash === null || (at > 0', [
    'tests/fair',
  ]),
  // A party that only changed its name makes a verdict fail.
  fault('fair', 'src-shared/fair/updateMatcher.ts', 'if (update.hash !== quiet) continue', 'continue', ['tests/fair']),
  // A forged answer is accepted.
  fault(
    'fair',
    'src-shared/fair/updateMatcher.ts',
    "if (!entry || entry.by === 'clock' || this.gave(entry)) return false",
    'return false',
    ['tests/fair'],
  ),
  // The host reveals its number before the match.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    "{ kind: 'round', terms, commit }",
    "{ kind: 'round', terms, commit, number }",
    ['tests/fair'],
  ),
  // A number is told before all have committed.
  fault('fair', 'src-main/host/fair-deal/keyCommitment.ts', 'pending?.kind === message.kind && pending', 'pending', [
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
  // Nobody is told who did not reveal.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    '      this.restarts.push(person.name)\n      this.missed',
    '      this.missed',
    ['tests/fair'],
  ),
  // A repeated round uses the host's old number.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    'const number = bytesToHex(this.deps.ids.key())',
    "const number = '07'.repeat(32)",
    ['tests/fair'],
  ),
  // A sleeping client holds up the deal for ever.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    '      this.pending?.goOn()\n    })\n    this.context.toAll',
    '    })\n    this.context.toAll',
    ['tests/fair'],
  ),
  // Whoever is silent after others is waited for as long as they were.
  fault('fair', 'src-main/waits.ts', 'WAIT_MS / 2 ** silences', 'WAIT_MS + 0 * silences', ['tests/host/fair-deal']),
  // Known spoilers are waited for again.
  fault(
    'fair',
    'src-main/host/fair-deal/fairDeal.ts',
    '(this.spoilt.get(id) ?? 0) >= MAX_SPOILT',
    '(this.spoilt.get(id) ?? 0) < 0',
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
  // Removing a player throws a deal away in silence.
  fault(
    'fair',
    'src-main/host/fair-deal/fairDeal.ts',
    'if (kicked && this.keyCommitment?.isOpening)',
    'if (kicked && !this.keyCommitment)',
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
  // The record is sent to a client that joins in the middle of a match.
  fault(
    'fair',
    'src-main/host/fair-deal/fairDeal.ts',
    'if (this.commitments) this.connections.sendFairDeal(person, this.commitments)',
    '',
    ['tests/fair'],
  ),
  // A reload forgets what was shown.
  fault('fair', 'src-renderer/fair/persistentList.ts', 'this.items.push(...kept)', '', ['tests/fair']),
  // A number is revealed for any list of commitments.
  fault(
    'fair',
    'src-renderer/fair/dealNumbers.ts',
    'return own && hand?.commit === own.commit ? own : null',
    'return own ?? null',
    ['tests/fair'],
  ),
  // The list of commitments may change after it was sent.
  fault(
    'fair',
    'src-renderer/fair/dealNumbers.ts',
    'known?.match !== terms.match || terms.round > known.round',
    'known !== null',
    ['tests/fair'],
  ),
  // A client contributes to deals of other tables.
  fault('fair', 'src-renderer/fair/witness.ts', 'terms.table !== table || ', '', ['tests/fair']),
  // Opened numbers are forgotten with the page.
  fault('fair', 'src-renderer/fair/openedDeals.ts', 'this.store.write(this.key, JSON.stringify(this.all))', '', [
    'tests/fair',
  ]),
  // A record that does not hold explains an opening.
  fault(
    'fair',
    'src-renderer/fair/witness.ts',
    "const holds = (verdict: Verdict): boolean => verdict.is !== 'differs' ||",
    "const holds = (verdict: Verdict): boolean => verdict.is !== 'fair' ||",
    ['tests/fair'],
  ),
  // Another match in between makes a client forget what it saw.
  fault(
    'fair',
    'src-renderer/fair/witness.ts',
    "if (matches.includes(match)) this.frames.add({ seat: null, hash: '', arrival: false })",
    '',
    ['tests/fair'],
  ),
  // The number of one seat counts twice.
  fault('fair', 'src-shared/fair/checkNumbers.ts', 'seat > (hands', 'seat >= (hands', [
    'tests/fair/checkRecord.test.ts',
  ]),
  // Somebody who was not asked has given a number.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    'person === null || !terms.contributors.includes(person)',
    'person === null',
    ['tests/fair/checkRecord.test.ts'],
  ),
  // Another deal is laid open instead of the one that was thrown away.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    'terms.dropped.some(match => !open.includes(match)) || open',
    'open',
    ['tests/fair/checkRecord.test.ts'],
  ),
  // Two people have changed places since the deal.
  fault('fair', 'src-shared/fair/checkTerms.ts', 'terms.seats.some((seat, at)', 'terms.seats.every((seat, at)', [
    'tests/fair/checkRecord.test.ts',
  ]),
  // Who let a clock run out is told that the host has forged an answer.
  fault('fair', 'src-shared/fair/updateMatcher.ts', "entry.by === 'clock' || ", '', ['tests/fair/checkRecord.test.ts']),
  // A record that was cut off passes.
  fault(
    'fair',
    'src-shared/fair/updateMatcher.ts',
    'this.positions.has(this.updates.length)',
    'this.positions.size > 0',
    ['tests/fair/checkRecord.test.ts'],
  ),
  // A key was fixed after numbers had been asked for.
  fault('fair', 'src-shared/fair/check.ts', 'told || gave', 'told && gave', ['tests/fair/check.test.ts']),
  // Events are rewritten, as many as there were.
  fault(
    'fair',
    'src-shared/fair/check.ts',
    'canonical(proposal.events) !== canonical(told)',
    'proposal.events.length !== told.length',
    ['tests/fair/check.test.ts'],
  ),
  // A record names other winners.
  fault(
    'fair',
    'src-shared/fair/check.ts',
    'return canonical(match.outcome) === canonical(record.outcome)',
    'return match.outcome?.reason === record.outcome?.reason',
    ['tests/fair/check.test.ts'],
  ),
  // Who looks on sees what is the first seat’s alone.
  fault('fair', 'src-shared/fair/matchPart.ts', 'seat === null ? undefined : own?.[seat]', 'own?.[seat ?? 0]', [
    'tests/fair/matchPart.test.ts',
  ]),
  // A card is not read in one’s own language.
  fault('fair', 'src-shared/decks/titles.ts', '[language, ...LANGUAGE_IDS]', '[...LANGUAGE_IDS, language]', [
    'tests/decks/titles.test.ts',
  ]),
  // The first host of a record may be another than this client was told of.
  fault('fair', 'src-shared/fair/checkMoves.ts', 'term < Math.min(...terms)', 'term <= Math.min(...terms)', [
    'tests/fair/moves.test.ts',
  ]),
  // A record has a bot's seat more than the terms.
  fault('fair', 'src-shared/fair/checkTerms.ts', 'terms.seats.length !== record.seats.length', 'false', [
    'tests/fair/checkRecord.test.ts',
  ]),
  // An honest host is accused by who was late.
  fault('fair', 'src-shared/fair/checkOwnPart.ts', 'numbers.at(-1)', 'numbers.at(0)', ['tests/fair/ownPart.test.ts']),
  // What a bot gave while somebody was away is called forged.
  fault('fair', 'src-shared/fair/updateMatcher.ts', 'this.mayMiss(matched) ? 0 : since)', 'since)', [
    'tests/fair/checkRecord.test.ts',
  ]),
  // A match with a deck of its own is called unfair.
  fault('fair', 'src-shared/fair/check.ts', 'options[spec.key] ?? null', 'null', ['tests/fair/deck.test.ts']),
  // The deck may be another than the chosen one.
  fault('fair', 'src-shared/fair/check.ts', 'if (chosen !== (deck === null ? null : deckHash(deck)))', 'if (false)', [
    'tests/fair/deck.test.ts',
  ]),
  // What was put away counts as a moment: a difference is shown at a later one.
  fault('fair', 'src-shared/fair/check.ts', 'if (!isSeen(entry)) moment++', 'moment++', ['tests/fair/check.test.ts']),
  // Whoever has a seat may have been asked, whoever the terms name.
  fault('fair', 'src-shared/fair/checkTerms.ts', 'terms.seats.some(seat => personAt(seat) === person)', 'true', [
    'tests/fair/checkTerms.test.ts',
  ]),
  // Another round than the one that was sent.
  fault('fair', 'src-shared/fair/checkTerms.ts', 'recorded.round !== sent.round || ', '', [
    'tests/fair/checkTerms.test.ts',
  ]),
  // A client that came back could have come at the first of several moments only.
  fault('fair', 'src-shared/fair/updateMatcher.ts', 'if (!this.mayMiss(matched)) next.delete', 'next.delete', [
    'tests/fair/updateMatcher.test.ts',
  ]),
  // An answer of one's own need not be shown.
  fault('fair', 'src-shared/fair/updateMatcher.ts', ' || at.entry?.seat === seat', '', [
    'tests/fair/updateMatcher.test.ts',
  ]),
  // A change of seats may hide updates: not where the seat stays.
  fault(
    'fair',
    'src-shared/fair/updateMatcher.ts',
    '(at > 0 && this.updates[at - 1]?.seat !== update.seat)',
    'at > 0',
    ['tests/fair/updateMatcher.test.ts'],
  ),
  // A deal counts as explained before its record has been checked.
  fault('fair', 'src-renderer/fair/witness.ts', '      await this.explaining\n', '', ['tests/fair/witness.test.ts']),
  // A match whose key nobody drew hides the deals that were dropped before it.
  fault(
    ...['fair', 'src-main/host/fair-deal/droppedDeals.ts'],
    ...['if (this.pending?.terms.match !== match)', 'if (this.pending && this.pending.terms.match !== match)'],
    ['tests/fair/droppedDeals.test.ts'],
  ),
  // Whoever was silenced cannot tell the others.
  fault('fair', 'src-shared/fair/verdict.ts', "'leftOut', 'silenced', 'key'", "'leftOut', 'key'", [
    'tests/fair/verdict.test.ts',
  ]),
]
