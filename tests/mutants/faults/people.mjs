/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A bot plays on although its person is back.
  fault(
    'people',
    'src-main/host/presence/standInBots.ts',
    'if (person.sitIn && seat !== null) this.match()?.giveBack(seat)',
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A bot takes the seat while the host pauses for somebody.
  fault('people', 'src-main/host/presence/standInBots.ts', '|| this.party.paused || this.party', '|| this.party', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A bot sits in although the table wants the host to decide.
  fault('people', 'src-main/host/presence/standInBots.ts', 'this.party.settings.sitInAfter === 0 || ', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A bot sits in for a player who is connected.
  fault(
    'people',
    'src-main/host/presence/standInBots.ts',
    "if (occupant.who === 'bot' || occupant.person.here) return refuse('notAway')",
    "if (occupant.who === 'bot') return refuse('notAway')",
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // The waiting time starts again with every change.
  fault(
    'people',
    'src-main/host/presence/standInBots.ts',
    'const awaySince = this.awaySince.get(occupant.person) ?? this.clock.now()',
    'const awaySince = this.clock.now()',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Nobody is told that a bot has sat down.
  fault('people', 'src-main/host/presence/standInBots.ts', '        this.onSatIn()', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A bot's pending answer is given although its player is back.
  fault('people', 'src-main/host/bots/botSeats.ts', 'for (const { cancel } of pending.values()) cancel()', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A person who knows one seat's secrets gets another seat.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "return party.phase === 'match' && party.seatKnowledge.knowsOther(person.token, seat) ? refuse('knowsOther') : null",
    'return null',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A seat is taken from a player who is connected.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "if (occupant.who === 'person' && occupant.person.here) return refuse('seatTaken')",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Anybody takes a seat that was offered to somebody else.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    'one.seat === seat && one.to === person)',
    'one.seat === seat)',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Claiming somebody's place is enough, without confirmation.
  fault(
    'people',
    'src-main/host/party/consent.ts',
    'if (others.length === 0) return false',
    'if (others.length === 0) return true',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Whoever runs the table gives any player's cards to a window of their own.
  fault(
    'people',
    'src-main/host/party/consent.ts',
    '2 * seatKnowledge.guarded(others).size > all',
    'seatKnowledge.guarded(others).size > 0',
    ['tests/host/party/consent.test.ts'],
  ),
  // The bot goes on playing beside the person who took the seat.
  fault('people', 'src-main/host/presence/seating.ts', '    this.context.match()?.giveBack(seat)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A person who leaves and comes back counts as knowing nothing.
  fault(
    'people',
    'src-main/host/presence/presence.ts',
    'if (!isRefusal(person) && token !== undefined) party.seatKnowledge.transfer(token, person.token)',
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // An offer of a seat outlives the return of its person.
  fault(
    'people',
    'src-main/host/presence/presence.ts',
    `    party.seatOffers.withdraw(seat)
`,
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A claim outlives the return of its person.
  fault(
    'people',
    'src-main/host/presence/presence.ts',
    `    party.seatOffers.settle(person)
`,
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A guessed link makes a new person.
  fault(
    'people',
    'src-main/host/presence/presence.ts',
    "?? (link === undefined ? undefined : refuse('linkUnknown'))",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A link works again and again.
  fault('people', 'src-main/host/presence/deviceLinks.ts', '    this.links.delete(code)\n    return', '    return', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A link works for ever.
  fault('people', 'src-main/host/presence/deviceLinks.ts', 'this.clock.now() < link.until', 'link', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Every link that was ever made works.
  fault('people', 'src-main/host/presence/deviceLinks.ts', '    this.forget(person)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A link of a person who has left works.
  fault('people', 'src-main/host/presence/presence.ts', '    this.links.forget(person)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Knowledge from one match counts in the next.
  fault(
    'people',
    'src-main/host/party/seatKnowledge.ts',
    'this.known = known',
    'this.known = [...this.known, ...known]',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Nobody is told who holds a seat that was handed over.
  fault('people', 'src-main/host/presence/seating.ts', 'party.seatKnowledge.learn(person.token, seat)', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A closed table lets everybody in.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "if (this.settings.doors === 'shut' && !isOwner && this.people.some(other => other.here && !other.screen))\n      return refuse('tableShut')",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A closed table locks out its own people at another address.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "'shut' && !isOwner && this.people.some(other => other.here && !other.screen)",
    "'shut' && !isOwner",
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A person who may only watch sits down.
  fault('people', 'src-main/host/party/party.ts', "if (person.looksOn) return refuse('tableShut')", '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A face changes in the middle of a match: a sign to a friend.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "if (this.phase === 'match') return refuse('whilePlayed')\n    person.avatar",
    'person.avatar',
    ['tests/host/party/people.test.ts'],
  ),
  // It changes by coming back.
  fault(
    'people',
    'src-main/host/presence/presence.ts',
    "hello.avatar && (party.phase !== 'match' || !known)",
    'hello.avatar',
    ['tests/host/party/people.test.ts'],
  ),
  // Two players have one character.
  fault('people', 'src-main/host/party/characters.ts', "if (isTaken) return refuse('characterTaken')", '', [
    'tests/host/party/people.test.ts',
  ]),
  // A character changes in a match.
  fault('people', 'src-main/host/party/characters.ts', "if (party.phase !== 'lobby') return refuse('notInLobby')", '', [
    'tests/host/party/people.test.ts',
  ]),
  // Bots get characters that people have chosen.
  fault('people', 'src-main/host/party/characters.ts', 'all.filter(one => !chosen.includes(one))', '[...all]', [
    'tests/host/party/people.test.ts',
  ]),
  // Ready once is ready for the evening.
  fault(
    'people',
    'src-main/host/party/party.ts',
    'person.allEvening = ready && allEvening',
    'person.allEvening = ready',
    ['tests/host/party/people.test.ts'],
  ),
  // The evening's readiness is forgotten with the first match.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "person.ready = phase === 'lobby' && person.allEvening && person.here",
    'person.ready = false',
    ['tests/host/party/people.test.ts'],
  ),
  // Somebody who is back must say again that they are ready.
  fault(
    'people',
    'src-main/host/presence/presence.ts',
    "if (party.phase === 'lobby' && person.allEvening) person.ready = true",
    '',
    ['tests/host/party/people.test.ts'],
  ),
  // Votes outlive the next match.
  fault('people', 'src-main/host/party/party.ts', '      this.votes.clear()\n', '', [
    'tests/host/party/people.test.ts',
  ]),
  // A vote for a game that nobody has.
  fault(
    'people',
    'src-main/host/party/votes.ts',
    "if (game !== null && !gameById(game)) return refuse('gameUnknown')",
    '',
    ['tests/host/party/people.test.ts'],
  ),
  // The next game is begun although it cannot be played, and the result is lost.
  fault(
    'people',
    'src-main/host/match/matchLifecycle.ts',
    'const why = party.cannotPlay(game)\n    if (why) return why\n',
    '',
    ['tests/host/party/people.test.ts'],
  ),
  // A game comes back with its usual options.
  fault(
    'people',
    'src-main/host/party/party.ts',
    '(isOther && this.leftOptions.get(id)) || defaultOptions(game)',
    'defaultOptions(game)',
    ['tests/host/party/people.test.ts'],
  ),
  // Whoever asks gets the seat of somebody who plays there, or of whose rivals they have seen the cards.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    'const why = this.cannotTake(person, seat)\n    if (why) return why\n    party.seatOffers.dropWish',
    'party.seatOffers.dropWish',
    ['tests/host/party/people.test.ts'],
  ),
  // The host seats people who have not asked.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    'party.seatOffers.wishes.find(({ by }) => by.id === id)?.by',
    'party.people.find(one => one.id === id)',
    ['tests/host/party/people.test.ts'],
  ),
  // A closed door opens by a wish.
  fault(
    'people',
    'src-main/host/party/party.ts',
    'if (!by.looksOn && this.seatPerson(by))',
    'if (this.seatPerson(by))',
    ['tests/host/party/people.test.ts'],
  ),
  // A promised seat is not given.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    '      person.looksOn = false\n      party.seatOffers.promise(person)',
    '      party.seatOffers.promise(person)',
    ['tests/host/party/people.test.ts'],
  ),
  // Whoever asked plays no further match.
  fault('people', 'src-main/host/party/party.ts', "    if (phase === 'lobby') this.seatWishers()\n", '', [
    'tests/host/party/people.test.ts',
  ]),
  // Chance makes a bot the Overlord.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "who === 'person' ? [seat] : []))\n    this.options = withPeople",
    "who === 'bot' ? [seat] : []))\n    this.options = withPeople",
    ['tests/host/party/people.test.ts'],
  ),
  // Who was away when their seat was given to somebody else stays for ever.
  fault('people', 'src-main/host/presence/seating.ts', '      this.presence.startAbsence(before.person)\n', '', [
    'tests/host/presence/seating.test.ts',
  ]),
]
