/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Anybody can give the host's commands.
  fault(
    'host',
    'src-main/host/tableCommands.ts',
    "person === party.host ? this.runAsHost(message) : refuse('notHost')",
    'this.runAsHost(message)',
    ['tests/host'],
  ),
  // A sealed answer sends an update to everybody.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    "touched === 'all' ? party.people : party.people.filter(person => party.seatOf(person) === touched)",
    'party.people',
    ['tests/host'],
  ),
  // Two windows share one seat.
  fault(
    'host',
    'src-main/host/connections.ts',
    "this.byPerson.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))",
    '',
    ['tests/host'],
  ),
  // The end of an older socket makes a person absent.
  fault(
    'host',
    'src-main/host/connections.ts',
    'this.byPerson.get(person)?.peer === peer && this.byPerson.delete(person)',
    'this.byPerson.delete(person)',
    ['tests/host'],
  ),
  // Nobody becomes host when the host goes home.
  fault(
    'host',
    'src-main/host/presence/presence.ts',
    "if (as === 'host') party.office.passOn()",
    "if (as === 'host') void 0",
    ['tests/host'],
  ),
  // An answer is sent before it is durable.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    '      await stored\n',
    '      stored.catch(() => undefined)\n',
    ['tests/host'],
  ),
  // What is open to everybody is written once and for all.
  fault(
    'host',
    'src-main/host/match/matchParts.ts',
    'if (this.open.of !== open)',
    "if (this.open.text.json === '{}')",
    ['tests/host/match'],
  ),
  // The time to look runs out for a player who is not connected.
  fault('host', 'src-main/host/match/askClocks.ts', 'isHeld: !isPresent(seat),', 'isHeld: false,', ['tests/host']),
  // Everybody sees the clock of what one seat is being shown.
  fault('host', 'src-main/host/match/askClocks.ts', '.filter(({ ask }) => !ask.isPrivate || ask.seat === seat)', '', [
    'tests/host',
  ]),
  // A pause stops no clock.
  fault(
    'host',
    'src-main/host/match/askClocks.ts',
    'const shouldRun = !this.paused && !entry.ask.isHeld',
    'const shouldRun = !entry.ask.isHeld',
    ['tests/host'],
  ),
  // A pause refuses no answer.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    "this.paused || this.held ? refuse('paused') : take()",
    'take()',
    ['tests/host'],
  ),
  // A bot answers as fast as it thinks.
  fault(
    'host',
    'src-main/host/bots/botSeats.ts',
    'if (!due || !botAnswer || cancelled) return',
    'if (!botAnswer || cancelled) return',
    ['tests/host'],
  ),
  // A bot answers twice.
  fault('host', 'src-main/host/bots/botSeats.ts', 'if (!pendingAnswer) bot.pending.set', 'if (open) bot.pending.set', [
    'tests/host',
  ]),
  // Names may hide characters.
  fault(
    'host',
    'src-shared/text/plainText.ts',
    "firstLetters(plainText(text).normalize('NFC')",
    "firstLetters(text.normalize('NFC')",
    ['tests/host'],
  ),
  // Equal names stay equal.
  fault('host', 'src-main/host/party/names.ts', 'if (!isTaken(tried)) return tried', 'return tried', ['tests/host']),
  // A name in other letters that look the same is somebody else's to the eye.
  fault(
    'host',
    'src-main/host/party/lookAlike.ts',
    "unhomoglyph(cleanLine(name, Infinity).replace(SELECTORS, '').normalize('NFD'))",
    'cleanLine(name, Infinity)',
    ['tests/host/party/names.test.ts'],
  ),
  // Small letters pass for capitals of other scripts that look alike: the table is asked before case is folded, too.
  fault('host', 'src-main/host/party/names.ts', ' || upper === otherUpper', '', ['tests/host/party/names.test.ts']),
  // A name may consist of characters that show nothing.
  fault('host', 'src-shared/wire/names.ts', "looksEmpty(line) ? '' : line", 'line', ['tests/host/party/names.test.ts']),
  fault('host', 'src-shared/text/plainText.ts', '\\\\p{Default_Ignorable_Code_Point}', '', [
    'tests/text/plainText.test.ts',
  ]),
  // People who are not ready are dealt in.
  fault('host', 'src-main/host/party/party.ts', "if (waiting) return refuse('notEveryoneReady')", '', ['tests/host']),
  // A kicked person's token still holds the seat.
  fault('host', 'src-main/host/party/party.ts', 'this.people.splice(this.people.indexOf(person), 1)', '', [
    'tests/host',
  ]),
  // A recreated bot knows nothing.
  fault(
    'host',
    'src-main/host/bots/botPool.ts',
    'for (const part of replay()) worker.postMessage',
    'for (const part of []) worker.postMessage',
    ['tests/host/bots/botPool.test.ts'],
  ),
  // A worker dies of the same ask for ever.
  fault(
    'host',
    'src-main/host/bots/botPool.ts',
    'if (waiting.tries++ < TRIES) continue',
    'if (waiting.tries++ < 1e9) continue',
    ['tests/host/bots/botPool.test.ts'],
  ),
  // A table waits for a bot that cannot think.
  fault('host', 'src-main/host/bots/botSeats.ts', "settle('none')", 'void 0', ['tests/host/bots/botSeats.test.ts']),
  fault(
    'host',
    'src-main/host/bots/catchingUp.ts',
    'this.cancel = this.clock.after(0, () => {\n      this.sendNextSlice()\n    })',
    'this.sendNextSlice()',
    ['tests/host/bots/catchingUp.test.ts'],
  ),
  fault(
    'host',
    'src-main/host/bots/catchingUp.ts',
    'if (this.waiting) this.waiting.push(act)',
    'if (!this.waiting) this.waiting = []',
    ['tests/host/bots/catchingUp.test.ts'],
  ),
  fault('host', 'src-main/host/bots/catchingUp.ts', 'for (const act of waiting ?? []) act()', 'void waiting', [
    'tests/host/bots/catchingUp.test.ts',
  ]),
  fault('host', 'src-main/host/bots/catchingUp.ts', '    this.cancel()\n    this.bot.close()', '    this.bot.close()', [
    'tests/host/bots/catchingUp.test.ts',
  ]),
  fault(
    'host',
    'src-main/host/bots/catchingUp.ts',
    'if (this.waiting && left-- === 0) return',
    'if (left-- === 0) return',
    ['tests/host/bots/catchingUp.test.ts'],
  ),
  fault('host', 'src-main/host/bots/catchingUp.ts', '      this.sent++\n', '\n', [
    'tests/host/bots/catchingUp.test.ts',
  ]),
  // A player who comes back is sent another seat's events.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    'this.journal.lastEvents(LOG_LENGTH).map(event => eventFor(event, seat))',
    'this.journal.lastEvents(LOG_LENGTH).map(event => eventFor(event, 0))',
    ['tests/secrecy/rejoin.test.ts'],
  ),
  // An id looks like a command-line option.
  fault('host', 'src-main/nodeDeps.ts', "id.startsWith('-') ? newId() : id", 'id', ['tests/host/nodeDeps.test.ts']),
  // A bot that takes over is told what seat 0 was told.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    'this.bots.seat(seat, this.partsSoFar(seat), () => this.partsAgain(seat))',
    'this.bots.seat(seat, this.partsSoFar(0), () => this.partsAgain(seat))',
    ['tests/host/bots/told.test.ts'],
  ),
  // After a restart the bots are told what seat 0 was told.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    'this.setup.saved ? this.partsSoFar(seat) : []',
    'this.setup.saved ? this.partsSoFar(0) : []',
    ['tests/host/bots/told.test.ts'],
  ),
  // Against: codes that wait that was drawn waits for nothing more.
  fault('host', 'src-main/host/access/guessBudget.ts', '    drawn.cancel()\n', '', [
    'tests/host/access/guessAlarm.test.ts',
  ]),
  // Against: messages of a deal ask for one earlier match at a time, and for another afterwards.
  fault(
    'host',
    'src-main/host/fair-deal/fairDeal.ts',
    "    if (this.layingOpen.has(person)) return refuse('pastBusy')\n",
    '',
    ['tests/fair/deal.test.ts'],
  ),
  // Against: messages of a deal ask for one earlier match at a time, and for another afterwards.
  fault('host', 'src-main/host/fair-deal/fairDeal.ts', '      this.layingOpen.delete(person)\n', '', [
    'tests/fair/deal.test.ts',
  ]),
  // Against: messages of a deal cannot be changed while others are still awaited; the same ones may come again.
  fault(
    'host',
    'src-main/host/fair-deal/keyCommitment.ts',
    "return earlier === value ? null : refuse('answeredOtherwise')",
    'return null',
    ['tests/fair/deal.test.ts'],
  ),
  // Against: messages of a deal are taken in their round only, and once: what was said is not unsaid.
  fault(
    'host',
    'src-main/host/fair-deal/keyCommitment.ts',
    'message.match !== this.match || message.round !== this.round',
    'message.match !== this.match',
    ['tests/fair/deal.test.ts'],
  ),
  // Against: wrong codes are not what comes without a code, or too often: nobody raises the alarm by that.
  fault(
    'host',
    'src-main/host/host.ts',
    "if (why?.refused === 'codeWrong') table.codeGuessed()",
    'if (why) table.codeGuessed()',
    ['tests/host/access/guessAlarm.test.ts'],
  ),
  // Against: an answer that is being stored when its table is closed and cannot be stored is not tried for ever.
  fault(
    'host',
    'src-main/host/match/answerQueue.ts',
    'if (refusal !== NOT_STORED || this.stopped)',
    'if (refusal !== NOT_STORED)',
    ['tests/host/match/inFlight.test.ts'],
  ),
  // Against: the log of a young match begins with what was said at the deal, and is no longer than asked for.
  fault('host', 'src-main/host/match/journal.ts', '? [...this.openingEvents, ...last] : last', '? last : last', [
    'tests/host/match/inFlight.test.ts',
  ]),
  // Against: the loser of a match of Aye, Dark Overlord! is put down as the next Overlord, and the table may choose otherwise: expecte.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    '{ ...party.options, ...running.nextOptions() }',
    '{ ...running.nextOptions(), ...party.options }',
    ['tests/host/party/people.test.ts'],
  ),
  // Against: a match that was left for the lobby was broken off for good: the store is told, so that no restart goes on with it: expe.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    "if (party.phase === 'lobby') return refuse('noMatch')\n    const running",
    'const running',
    ['tests/host/closing.test.ts'],
  ),
  // Against: a table that is closed leaves no timer behind of a bot that is to take a seat.
  fault('host', 'src-main/host/match/matchLifecycle.ts', '      cancelNotice()\n', '', ['tests/host/closing.test.ts']),
  // Against: a deal that fails is reported with the next one: perhaps the host did not like its key.
  fault('host', 'src-main/host/match/matchStarter.ts', '      this.fairDeal.keyDiscarded()\n', '', [
    'tests/fair/deal.test.ts',
  ]),
  // Against: one person says something of themselves (claim) ten times at once, then once a second.
  fault('host', 'src-main/host/party/actionBudget.ts', "  'claim',\n", '', ['tests/host/party/seats.test.ts']),
  // Against: custom decks nest no deeper than sixteen.
  fault('host', 'src-shared/decks/limits.ts', 'MAX_DECK_DEPTH = 16', 'MAX_DECK_DEPTH = 16000', [
    'tests/host/party/seats.test.ts',
  ]),
  // Who leaves while the result is shown takes their seat away from the standings.
  fault(
    'host',
    'src-main/host/party/party.ts',
    "(this.phase !== 'lobby' || this.begins)",
    "(this.phase === 'match' || this.begins)",
    ['tests/host/party/seats.test.ts'],
  ),
  // Against: a name may be given again by its own person, and gets no number for it.
  fault('host', 'src-main/host/party/party.ts', 'this.names().filter(other => other !== person.name)', 'this.names()', [
    'tests/host/party/seats.test.ts',
  ]),
  // Against: offers, claims and wishes of somebody who leaves the table are withdrawn, and their vote too.
  fault('host', 'src-main/host/party/party.ts', '    this.seatOffers.settle(person)\n', '', [
    'tests/host/party/seats.test.ts',
  ]),
  // Against: a seat is made free by the bot that came last.
  fault('host', 'src-main/host/party/party.ts', 'findLastIndex', 'findIndex', ['tests/host/party/seats.test.ts']),
  // Against: a match that was left for the lobby leaves no pause, no stand-in, no vote and no ready behind.
  fault('host', 'src-main/host/party/party.ts', '    this.paused = false\n', '', ['tests/host/closing.test.ts']),
  // Against: offers, claims and wishes are one of a seat, and one to a person: the later one counts.
  fault('host', 'src-main/host/party/seatOffers.ts', 'one.seat !== seat && one.to !== to', 'one.seat !== seat', [
    'tests/host/party/seats.test.ts',
  ]),
  // Against: offers, claims and wishes are one claim of a person, and one wish, in the order in which they came.
  fault('host', 'src-main/host/party/seatOffers.ts', 'if (!this.wishOf(by)) this', 'this', [
    'tests/host/party/seats.test.ts',
  ]),
  // Against: absences are told twice, at half a minute and at a minute, and leave no timer.
  fault('host', 'src-main/host/presence/absences.ts', 'for (const cancel of this.timers.values()) cancel()', '', [
    'tests/host/presence/seating.test.ts',
  ]),
  // Against: absences are told twice, at half a minute and at a minute, and leave no timer.
  fault(
    'host',
    'src-main/host/presence/absences.ts',
    '  start(person: Person): void {\n    this.end(person)\n',
    '  start(person: Person): void {\n',
    ['tests/host/presence/seating.test.ts'],
  ),
  // Against: a seat of a person who is away waits: nothing begins without them, though they were ready.
  fault('host', 'src-main/host/presence/presence.ts', "    if (party.phase === 'lobby') person.ready = false\n", '', [
    'tests/host/party/seats.test.ts',
  ]),
  // Against: a table that is closed leaves no timer behind of people who are away, and of one who left for good.
  fault('host', 'src-main/host/presence/presence.ts', '    this.absences.stop()\n', '', ['tests/host/closing.test.ts']),
  // Against: a table that is closed leaves no timer behind of an owner who is awaited.
  fault('host', 'src-main/host/presence/presence.ts', '    this.cancelAwaiting?.()\n', '', [
    'tests/host/closing.test.ts',
  ]),
  // Against: a seat that was offered of somebody who is away: they come back as a spectator whom no bot stands for, and are forgotten.
  fault('host', 'src-main/host/presence/seating.ts', '      before.person.sitIn = false\n', '', [
    'tests/host/presence/seating.test.ts',
  ]),
  // Against: whoever comes late is promised a seat of the next match, also where the door is closed to players.
  fault(
    'host',
    'src-main/host/presence/seating.ts',
    '      person.looksOn = false\n      party.seatOffers.promise',
    '      party.seatOffers.promise',
    ['tests/host/party/people.test.ts'],
  ),
  // Against: a claim that the others have decided on is decided once, and leaves everybody who they are.
  fault('host', 'src-main/host/presence/seating.ts', '      party.seatOffers.settle(before.person)\n', '', [
    'tests/host/presence/seating.test.ts',
  ]),
  // Against: a table that is closed leaves no timer behind of updates that are about to be sent together.
  fault('host', 'src-main/host/table.ts', '    this.updates.stop()\n', '', ['tests/host/closing.test.ts']),
  // Against: a table that is closed leaves no timer behind of a party and an answer that could not be stored.
  fault('host', 'src-main/host/table.ts', '    this.storage.stop()\n', '', ['tests/host/closing.test.ts']),
  // Against: a host who sends somebody away cannot send away themselves, nor anybody who is not there.
  fault(
    'host',
    'src-main/host/tableCommands.ts',
    "    if (!person || person === party.host) return refuse('personUnknown')\n",
    "    if (!person) return refuse('personUnknown')\n",
    ['tests/host/presence/seating.test.ts'],
  ),
  // A match that is over takes an answer.
  fault('host', 'src-main/host/match/answerQueue.ts', "    if (this.stopped) return refuse('noMatch')\n", '', [
    'tests/host/match/answerQueue.test.ts',
  ]),
  // A match that is over tries again.
  fault('host', 'src-main/host/match/answerQueue.ts', '    for (const cancel of this.retries) cancel()', '', [
    'tests/host/match/answerQueue.test.ts',
  ]),
  // There are said to be more matches.
  fault('host', 'src-main/host/match/matchHistory.ts', 'found.length > LIST_LENGTH', 'found.length >= LIST_LENGTH', [
    'tests/host/match/matchHistory.test.ts',
  ]),
  // An older list of matches wins.
  fault('host', 'src-main/host/party/sessionScore.ts', 'if (read === this.readCount) this', 'this', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // The score changes on screens during a match.
  fault(
    'host',
    'src-main/host/party/sessionScore.ts',
    "if (this.party.phase !== 'match') this.onChange()",
    'this.onChange()',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // Each change leaves a timer behind.
  fault(
    'host',
    'src-main/host/presence/standInBots.ts',
    '    this.timer?.()\n    this.timer = null\n    // A host',
    '    this.timer = null\n    // A host',
    ['tests/host/presence/standInBots.test.ts'],
  ),
  // A late code is judged before those that wait.
  fault(
    'host',
    'src-main/host/access/guessBudget.ts',
    'this.waiting.length === 0 && this.budget.take()',
    'this.budget.take()',
    ['tests/host/access/guessBudget.test.ts'],
  ),
  // A bot begins to answer during a pause.
  fault('host', 'src-main/host/bots/botSeats.ts', 'const open = this.paused ? [] :', 'const open =', [
    'tests/host/bots/botSeats.test.ts',
  ]),
  // All bots take the same time.
  fault('host', 'src-main/host/bots/botSeats.ts', "min + this.deps.random.nextInt(max - min + 1, 'pace')", 'min', [
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Later rounds of a deal wait again for who has not answered.
  fault(
    'host',
    'src-main/host/fair-deal/keyCommitment.ts',
    'for (const { person } of asked) if (!commitments.has(person)) this.missed.add(person)',
    '',
    ['tests/fair/slowDeal.test.ts'],
  ),
  // A bot is not told again what its seat alone was told.
  fault(
    'host',
    'src-main/host/match/journal.ts',
    "proposal.touched === 'all' || entry.seat === seat",
    "proposal.touched === 'all'",
    ['tests/host/bots/told.test.ts'],
  ),
  // The next lobby waits for nobody, as people see it.
  fault('host', 'src-main/host/match/matchLifecycle.ts', 'party.startsAnyway = false\n', '', [
    'tests/host/party/lobby.test.ts',
  ]),
  // Nobody may leave a table whose seats were given out, even after its match.
  fault('host', 'src-main/host/party/arrangement.ts', "(kind === 'leave' && phase !== 'result')", "kind === 'leave'", [
    'tests/host/party/arrangement.test.ts',
  ]),
  // Who is away is ready.
  fault(
    'host',
    'src-main/host/party/party.ts',
    "person.ready = phase === 'lobby' && person.allEvening && person.here",
    "person.ready = phase === 'lobby' && person.allEvening",
    ['tests/host/party/people.test.ts'],
  ),
  // Bots do not make way for a game with fewer seats.
  fault('host', 'src-main/host/party/party.ts', 'this.seated().length > max', 'this.seats.length > max', [
    'tests/host/party/people.test.ts',
  ]),
  // A party that could not be stored is taken for stored.
  fault('host', 'src-main/host/storage/partyStorage.ts', "this.lastText = ''\n      throw fault", 'throw fault', [
    'tests/host/storage/partyStorage.test.ts',
  ]),
  // A deal whose numbers were being opened at a crash is not laid open.
  fault(
    'host',
    'src-main/host/fair-deal/droppedDeals.ts',
    'if (pending && pending.terms.match !== match) this.drop()',
    '',
    ['tests/host/fair-deal/droppedDeals.test.ts'],
  ),
  // With a fixed key every match of a table is the same.
  fault('host', 'src-main/host/match/matchLifecycle.ts', '    this.dealt++\n', '', ['tests/host/table.test.ts']),
  // A table that was closed while its deal was stored begins the match.
  fault('host', 'src-main/host/match/matchLifecycle.ts', "if (this.closed) return refuse('hostClosed')", '', [
    'tests/host/closing.test.ts',
  ]),
  // A stored join code takes precedence over the one given at this start.
  fault(
    'host',
    'src-main/host/storage/partyStorage.ts',
    'party.code ??= stored.code ?? null',
    'party.code = stored.code ?? null',
    ['tests/host/storage/partyStorage.test.ts'],
  ),
  // A table that has moved away is listed still.
  fault(
    'host',
    'src-main/host/host.ts',
    "    this.tables.delete(id)\n    table?.close(refuse('tableMoved'))",
    "    table?.close(refuse('tableMoved'))",
    ['tests/host/host.test.ts'],
  ),
  // Only the first deck of a table is sent.
  fault('host', 'src-main/host/connections.ts', 'ownDeck.hash !== connection.deck', 'connection.deck === null', [
    'tests/host/party/decks.test.ts',
  ]),
  // A deal that was called off is shown as one that goes on.
  fault('host', 'src-main/host/match/matchLifecycle.ts', 'if (refusal && !this.closed) this.context.onDealing()', '', [
    'tests/host/match/matchLifecycle.test.ts',
  ]),
  // A bot that is started again is not told what is so now.
  fault('host', 'src-main/host/match/runningMatch.ts', '    yield this.parts.part(seat, [])\n', '', [
    'tests/host/match/runningMatch.test.ts',
  ]),
  // A stopped pool starts its workers again.
  fault(
    'host',
    'src-main/host/bots/botPool.ts',
    'if (this.worker === worker && !this.stopped)',
    'if (this.worker === worker)',
    ['tests/host/bots/botPool.test.ts'],
  ),
  // Whoever was away too long is remembered without end.
  fault(
    'host',
    'src-main/host/access/admission.ts',
    'this.returning.size > MAX_RETURNING &&',
    'this.returning.size < 0 &&',
    ['tests/host/access/admission.test.ts'],
  ),
  // The host learns of guesses at a new code only after half a minute.
  fault(
    'host',
    'src-main/host/access/guessAlarm.ts',
    'this.times.length > ALARM_AT && now - this.toldAt',
    'now - this.toldAt',
    ['tests/host/access/guessAlarm.test.ts'],
  ),
  // A seat that was offered in a match is taken in the lobby.
  fault('host', 'src-main/host/party/party.ts', "if (phase !== 'result') {", "if (phase === 'match') {", [
    'tests/host/closing.test.ts',
  ]),
  // Whoever spoils each deal is waited for each time.
  fault(
    'host',
    'src-main/host/fair-deal/fairDeal.ts',
    '(this.spoilt.get(id) ?? 0) >= MAX_SPOILT',
    '(this.spoilt.get(id) ?? 0) > MAX_SPOILT',
    ['tests/fair/deal.test.ts'],
  ),
  // A machine that wakes up sets clocks running that stand still for missing computers.
  fault('host', 'src-main/host/table.ts', 'this.asleep || this.computers.standsStill', 'this.asleep', [
    'tests/host/keepers.test.ts',
  ]),
  // Nobody sees the clocks of a match's first questions.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    '    running.begin(party.botSeats())\n    sendChange(party.people, running.openingEvents)\n',
    '    sendChange(party.people, running.openingEvents)\n    running.begin(party.botSeats())\n',
    ['tests/host/match/matchLifecycle.test.ts'],
  ),
  // A spectator who leaves while cards are dealt has the deal begin again, and is named for it.
  fault('host', 'src-main/host/table.ts', 'if (wasSeated) this.fairDeal', 'this.fairDeal', [
    'tests/fair/slowDeal.test.ts',
  ]),
  // Somebody who comes back finds nothing in the log of what they alone were told.
  fault('host', 'src-main/host/tableUpdates.ts', 'logFor(this.context.party.seatOf(person))', 'logFor(null)', [
    'tests/host/tableUpdates.test.ts',
  ]),
  // No bot comes for somebody who was given a seat and never came.
  fault('host', 'src-main/host/table.ts', '    for (const person of people) this.presence.startAbsence(person)\n', '', [
    'tests/host/party/arrangement.test.ts',
  ]),
  // Numbers are opened for seats that somebody has left.
  fault(
    'host',
    'src-main/host/fair-deal/keyCommitment.ts',
    '    if (this.refusal || this.seatsChanged) return null\n    return this.open(',
    '    if (this.refusal) return null\n    return this.open(',
    ['tests/host/fair-deal/keyCommitment.test.ts'],
  ),
  // An answer is shown before it is stored, to whoever is told something else meanwhile.
  fault('host', 'src-main/host/match/matchParts.ts', 'this.ready?.events === events ?', 'this.ready ?', [
    'tests/host/match/inFlight.test.ts',
  ]),
  // A bot that thinks again gives, when its time is over, what it had thought before.
  fault('host', 'src-main/host/bots/botSeats.ts', '      botAnswer = null\n', '', ['tests/host/bots/botSeats.test.ts']),
  // Clocks run after a sleep although people decide on something.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    'this.clocks.pause(on || this.paused || this.held)',
    'this.clocks.pause(on || this.paused)',
    ['tests/host/match/runningMatch.test.ts'],
  ),
  // The table waits for a reply to a request whose player has gone.
  fault('host', 'src-main/host/match/undoRequests.ts', ' || !request.by.here || party.paused', ' || party.paused', [
    'tests/host/match/undo.test.ts',
  ]),
  // Who guesses at a code is forgotten for the guesses of others, and starts from zero.
  fault('host', 'src-main/host/access/joinCodeThrottle.ts', '    this.guessers.delete(from)\n', '', [
    'tests/host/access/guessAlarm.test.ts',
  ]),
  // A host that is closed goes on judging join codes.
  fault('host', 'src-main/host/host.ts', '    this.joinCodeGate.close()\n', '', ['tests/host/closing.test.ts']),
  // Somebody who asks often for a code to be judged goes past those who wait.
  fault(
    'host',
    'src-main/host/access/guessBudget.ts',
    'if (this.waiting.length === 0 && this.budget.take())',
    'if (this.budget.take())',
    ['tests/host/access/guessBudget.test.ts'],
  ),
  // A table that is being given away goes on meanwhile.
  fault(
    'host',
    'src-main/host/tableComputers.ts',
    'return view?.waiting === true || view?.giving !== undefined',
    'return view?.waiting === true',
    ['tests/host/keepers.test.ts'],
  ),
  // A clock that was stopped is full again as soon as somebody else is asked.
  fault(
    'host',
    'src-main/host/match/askClocks.ts',
    '? { ...known, ask }',
    '? { ...known, ask, left: ask.seconds * MS }',
    ['tests/host/match/askClocks.test.ts'],
  ),
  // Everybody is sent an answer that is not on the disk.
  fault('host', 'src-main/host/match/runningMatch.ts', 'await stored\n', 'void stored\n', ['tests/host/match']),
  // What was accepted ahead is never written as a row.
  fault('host', 'src-main/host/match/runningMatch.ts', 'if (logged) store.ahead?.complete(id, answer)', '', [
    'tests/host/match/ahead.test.ts',
  ]),
  // A refused answer is taken after a crash.
  fault('host', 'src-main/host/match/runningMatch.ts', 'if (logged) await store.ahead?.drop(id, n)', '', [
    'tests/host/match/ahead.test.ts',
  ]),
  // Answers that a crash has left have no rows: the next one makes a hole.
  fault('host', 'src-main/host/match/matchLifecycle.ts', 'this.storeCompleted(saved)\n', '', [
    'tests/host/match/ahead.test.ts',
  ]),
  // Somebody is told of the party as it was before they came.
  fault(
    'host',
    'src-main/host/tableUpdates.ts',
    '    this.partyTexts.forget()\n    this.sendNow([person]',
    '    this.sendNow([person]',
    ['tests/host/partyTexts.property.test.ts'],
  ),
  // A match ends, and everybody is shown it as going on.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    'sendChange(people, events)\n    this.over',
    'sendAnswer(people, events)\n    this.over',
    ['tests/host/partyTexts.property.test.ts'],
  ),
  // Whoever has a new seat is told of the old one.
  fault('host', 'src-main/host/partyTexts.ts', 'this.texts.clear()', '', ['tests/host/partyTexts.property.test.ts']),
  // A change that everybody is to be told of is not told.
  fault('host', 'src-main/host/partyTexts.ts', 'this.common = null\n', '', ['tests/host/partyTexts.property.test.ts']),
  // Wrong codes that count no longer are still told to the host.
  fault('host', 'src-main/host/partyTexts.ts', 'if (!doorChangesWithTime(person)) this', 'this', [
    'tests/host/partyTexts.property.test.ts',
  ]),
  // Nobody is told of a bot that fills in from the beginning.
  fault(
    'host',
    'src-main/host/table.ts',
    'if (this.presence.standIns.update()) this.broadcast()',
    'this.presence.standIns.update()',
    ['tests/host/tableUpdates.test.ts'],
  ),
  // Somebody who was removed has somebody else leave.
  fault('host', 'src-main/host/table.ts', "    if (!this.party.people.includes(person)) return refuse('left')\n", '', [
    'tests/host/table.test.ts',
  ]),
  // Two answers are looked at in the same state.
  fault('host', 'src-main/host/match/answerQueue.ts', 'isNext ? this', 'isNext || true ? this', [
    'tests/host/match/answerQueue.test.ts',
  ]),
  // An answer that was refused holds up those after it.
  fault('host', 'src-main/host/match/answerQueue.ts', 'this.open--', '', ['tests/host/match/answerQueue.test.ts']),
]
