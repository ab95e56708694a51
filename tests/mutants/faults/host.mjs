/** A table and its people: slips that no mutator makes, and that a player or an attacker would feel. */
import { fault } from '../fault.mjs'

export default [
  // Free chat is sent although the host has switched it off.
  fault(
    'host',
    'src-main/host/party/chat.ts',
    "if (clean.as === 'text' && !this.party.settings.freeTalk) return refuse('talkPhrases')",
    '',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // The chat log grows without a limit.
  fault(
    'host',
    'src-main/host/party/chat.ts',
    '    if (this.recent.length > CHAT_LINES_KEPT) {\n      this.recent.shift()\n      this.forgotten++\n    }',
    '',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Too many requests fill the host's memory.
  fault(
    'host',
    'src-main/host/match/matchHistory.ts',
    "if (queue.waiting >= MAX_WAITING) return refuse('pastBusy')",
    '',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // A bot plays on although its person is back.
  fault(
    'host',
    'src-main/host/presence/standInBots.ts',
    'if (person.sitIn && seat !== null) this.match()?.giveBack(seat)',
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A bot sits in although the table wants the host to decide.
  fault('host', 'src-main/host/presence/standInBots.ts', 'this.party.settings.sitInAfter === 0 || ', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A bot's pending answer is given although its player is back.
  fault('host', 'src-main/host/bots/botSeats.ts', 'for (const { cancel } of pending.values()) cancel()', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A seat is taken from a player who is connected.
  fault(
    'host',
    'src-main/host/presence/seating.ts',
    "if (occupant.who === 'person' && occupant.person.here) return refuse('seatTaken')",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // The bot goes on playing beside the person who took the seat.
  fault('host', 'src-main/host/presence/seating.ts', '    this.context.match()?.giveBack(seat)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Every link that was ever made works.
  fault('host', 'src-main/host/presence/deviceLinks.ts', '    this.forget(person)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A link of a person who has left works.
  fault('host', 'src-main/host/presence/presence.ts', '    this.links.forget(person)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Nobody is told who holds a seat that was handed over.
  fault('host', 'src-main/host/presence/seating.ts', 'party.seatKnowledge.learn(person.token, seat)', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A closed table lets everybody in.
  fault(
    'host',
    'src-main/host/party/party.ts',
    "if (this.settings.doors === 'shut' && !isOwner && this.people.some(other => other.here && !other.screen))\n      return refuse('tableShut')",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A person who may only watch sits down.
  fault('host', 'src-main/host/party/party.ts', "if (person.looksOn) return refuse('tableShut')", '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Two players have one character.
  fault('host', 'src-main/host/party/characters.ts', "if (isTaken) return refuse('characterTaken')", '', [
    'tests/host/party/people.test.ts',
  ]),
  // Votes outlive the next match.
  fault('host', 'src-main/host/party/party.ts', '      this.votes.clear()\n', '', ['tests/host/party/people.test.ts']),
  // The next game is begun although it cannot be played, and the result is lost.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    'const why = party.cannotPlay(game)\n    if (why) return why\n',
    '',
    ['tests/host/party/people.test.ts'],
  ),
  // A table with a code opens to anybody.
  fault('host', 'src-main/host/host.ts', 'if (refusal) return refusal', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // Many addresses guess as fast as each of them may.
  fault('host', 'src-main/host/access/joinCodeThrottle.ts', 'await budget.take(guesser.wrong)', '() => undefined', [
    'tests/host/access/guessBudget.test.ts',
  ]),
  // Programs on the host's own machine guess from as many addresses as it has.
  fault('host', 'src-main/neighbourhood.ts', "isLocal === true ? 'local' : ", '', [
    'tests/host/access/joinCode.test.ts',
  ]),
  // Two windows share one seat.
  fault(
    'host',
    'src-main/host/connections.ts',
    "this.byPerson.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))",
    '',
    ['tests/host'],
  ),
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    '      await stored\n',
    '      stored.catch(() => undefined)\n',
    ['tests/host'],
  ),
  // People who are not ready are dealt in.
  fault('host', 'src-main/host/party/party.ts', "if (waiting) return refuse('notEveryoneReady')", '', ['tests/host']),
  // A kicked person's token still holds the seat.
  fault('host', 'src-main/host/party/party.ts', 'this.people.splice(this.people.indexOf(person), 1)', '', [
    'tests/host',
  ]),
  fault(
    'host',
    'src-main/host/fair-deal/fairDeal.ts',
    "    if (this.layingOpen.has(person)) return refuse('pastBusy')\n",
    '',
    ['tests/fair/deal.test.ts'],
  ),
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    '{ ...party.options, ...running.nextOptions() }',
    '{ ...running.nextOptions(), ...party.options }',
    ['tests/host/party/people.test.ts'],
  ),
  // A match that is over takes an answer.
  fault('host', 'src-main/host/match/answerQueue.ts', "    if (this.stopped) return refuse('noMatch')\n", '', [
    'tests/host/match/answerQueue.test.ts',
  ]),
  // Later rounds of a deal wait again for who has not answered.
  fault(
    'host',
    'src-main/host/fair-deal/keyCommitment.ts',
    'for (const { person } of asked) if (!commitments.has(person)) this.missed.add(person)',
    '',
    ['tests/fair/slowDeal.test.ts'],
  ),
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
  // Known spoilers are waited for again.
  fault(
    'host',
    'src-main/host/fair-deal/fairDeal.ts',
    '(this.spoilt.get(id) ?? 0) >= MAX_SPOILT',
    '(this.spoilt.get(id) ?? 0) > MAX_SPOILT',
    ['tests/fair/deal.test.ts'],
  ),
  // Nobody sees the clocks of a match's first questions.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    '    running.begin(party.botSeats())\n    sendChange(party.people, running.openingEvents)\n',
    '    sendChange(party.people, running.openingEvents)\n    running.begin(party.botSeats())\n',
    ['tests/host/match/matchLifecycle.test.ts'],
  ),
  // No bot comes for somebody who was given a seat and never came.
  fault('host', 'src-main/host/table.ts', '    for (const person of people) this.presence.startAbsence(person)\n', '', [
    'tests/host/party/arrangement.test.ts',
  ]),
  // A host that is closed goes on judging join codes.
  fault('host', 'src-main/host/host.ts', '    this.joinCodeGate.close()\n', '', ['tests/host/closing.test.ts']),
  fault('host', 'src-main/host/match/runningMatch.ts', 'await stored\n', 'void stored\n', ['tests/host/match']),
  // An answer that was refused holds up those after it.
  fault('host', 'src-main/host/match/answerQueue.ts', 'this.open--', '', ['tests/host/match/answerQueue.test.ts']),
  // An export takes the place of a file.
  fault('host', 'src-main/terminal/files.ts', ", { flag: 'wx' }", '', ['tests/terminal/files.test.ts']),
  // A key is not written where a file of its name was left.
  fault('host', 'src-main/privateFile.ts', '      rmSync(newFile, { force: true })\n', '', [
    'tests/headless/privateFile.test.ts',
  ]),
  fault('host', 'src-main/arguments.ts', '/^\\d+$/', '/^\\d+/', ['tests/headless/arguments.test.ts']),
  // A host that ends is gone before the tables that it keeps are safe without it.
  fault('host', 'src-main/listening.ts', 'await keeping?.leaveAll()', 'void keeping?.leaveAll()', [
    'tests/headless/hosting.test.ts',
  ]),
  // One person makes the host write without end.
  fault(
    'host',
    'src-main/host/tableCommands.ts',
    "if (!this.budgets.allow(person, message.kind)) return refuse('tooFast')",
    '',
    ['tests/host/tableUpdates.test.ts'],
  ),
  // Somebody who was removed comes back by their token.
  fault(
    'host',
    'src-main/host/access/removedPeople.ts',
    "if (this.entries.some(({ person }) => person.token === token)) return refuse('kicked')",
    '',
    ['tests/host/access/admission.test.ts'],
  ),
  // A restart lets them in.
  fault('host', 'src-main/host/table.ts', 'this.admission.removed.restore(stored.party.removed ?? [])', '', [
    'tests/host/access/admission.test.ts',
  ]),
  // One address keeps all others out.
  fault('host', 'src-main/net/places.ts', 'if (isCrowded && !this.makeRoom(isNeighbour)) return null', '', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // What was closed counts for ever.
  fault('host', 'src-main/net/places.ts', '    this.all.delete(place)\n', '', ['tests/net/connectionLimits.test.ts']),
  // What was closed since is shown once more.
  fault('host', 'src-shared/kernel/undo.ts', '  state.seen = now.seen\n', '', ['tests/kernel/undo.test.ts']),
  // Asks open again under the ids that were answered.
  fault('host', 'src-shared/kernel/undo.ts', '  state.moment = now.moment + 1\n', '', [
    'tests/host/match/undo.test.ts',
    'tests/games/undo.property.test.ts',
  ]),
  // Somebody asks for the same again and again.
  fault(
    'host',
    'src-main/host/match/undoRequests.ts',
    '    this.refused.add(`${this.request.match.id}/${this.request.ask}`)\n',
    '',
    ['tests/host/match/undo.test.ts'],
  ),
  // Answers are taken while people decide.
  fault('host', 'src-main/host/match/undoRequests.ts', '    match.hold(true)\n', '', ['tests/host/match/undo.test.ts']),
  // The match stands still for good after a request.
  fault('host', 'src-main/host/match/undoRequests.ts', '    request.match.hold(false)\n', '', [
    'tests/host/match/undo.test.ts',
  ]),
]
