/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // What has changed at the other's table is not weighed again.
  fault('hall', 'src-shared/hall/tableSearch.ts', '> since || (this.changed[this.at(b)] ?? 0) > since', '> since', [
    'tests/hall/tableSearch.test.ts',
  ]),
  // What a person has changed themselves is taken for weighed.
  fault('hall', 'src-shared/hall/tableSearch.ts', 'this.seen[a] = before', 'this.seen[a] = this.exchanges', [
    'tests/hall/tableSearch.test.ts',
  ]),
  // A private table shows itself like any other.
  fault('hall', 'src-main/hall/hallView.ts', "if (listing === 'private') return", 'if (false) return', [
    'tests/hall/host/secrecy.test.ts',
  ]),
  // The hall tells something at every answer.
  fault('hall', 'src-main/hall/hallUpdates.ts', 'if (sent === member.sent) return', "if (sent === '') return", [
    'tests/hall/host/secrecy.test.ts',
  ]),
  // Changes are told at once.
  fault('hall', 'src-main/hall/hallUpdates.ts', 'TICK_MS - (clock.now() % TICK_MS)', '0', [
    'tests/hall/host/hostile.test.ts',
  ]),
  // The organizer sees who is at a private table.
  fault('hall', 'src-main/hall/hallUpdates.ts', "card.id === table && card.listing === 'open'", 'card.id === table', [
    'tests/hall/host/secrecy.test.ts',
  ]),
  // Somebody plays at two tables at once.
  fault(
    'hall',
    'src-main/hall/visits.ts',
    'one !== table && isBound(one)',
    "one !== table && one.party.phase === 'result'",
    ['tests/hall/host/visits.test.ts'],
  ),
  // Somebody keeps the seat of a lobby when they sit down elsewhere.
  fault(
    'hall',
    'src-main/hall/visits.ts',
    'const own = other === table ? undefined',
    'const own = other !== null ? undefined',
    ['tests/hall/host/visits.test.ts'],
  ),
  // A player who goes to the hall loses the seat.
  fault('hall', 'src-main/hall/visits.ts', 'isBound(table) && table.party.seatOf(person) !== null', 'false', [
    'tests/hall/host/visits.test.ts',
  ]),
  // Anybody is the organizer.
  fault(
    'hall',
    'src-main/hall/requests.ts',
    "return organizes(member) ? this.organize(person, message) : refuse('organizerOnly')",
    'return this.organize(person, message)',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // A locked table asks nobody in the hall for its code.
  fault(
    'hall',
    'src-main/hall/requests.ts',
    'if (organizes(member) || table.party.byToken(person.token)) return null',
    'if (organizes(member) || table) return null',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // A match is closed by a slip.
  fault(
    'hall',
    'src-main/hall/requests.ts',
    "table.party.phase === 'match' && anyway !== true",
    "table.party.phase === 'result' && anyway !== true",
    ['tests/hall/host/organizer.test.ts'],
  ),
  // Nobody is slowed down.
  fault('hall', 'src-main/hall/requests.ts', 'return budget.take()', 'return budget.wait() >= 0', [
    'tests/hall/host/hostile.test.ts',
  ]),
  // Two people have one name.
  fault('hall', 'src-main/hall/people.ts', 'screen ? clean : uniqueName(clean, this.names())', 'clean', [
    'tests/hall/host/people.test.ts',
  ]),
  // A crowd of one address fills the hall.
  fault('hall', 'src-main/hall/people.ts', 'neighbours >= MAX_PER_ADDRESS', 'neighbours > 10 * MAX_PER_ADDRESS', [
    'tests/hall/host/people.test.ts',
  ]),
  // Any token is believed, and lets in past the code.
  fault('hall', 'src-main/hall/people.ts', '(token !== undefined && this.byTokens.has(token))', 'token !== undefined', [
    'tests/hall/host/people.test.ts',
  ]),
  // An empty table of a guest stays open.
  fault(
    'hall',
    'src-main/hall/tables.ts',
    'entry.opener !== null && party.phase',
    'entry.opener === null && party.phase',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // A fault at a table breaks its caller.
  fault(
    'hall',
    'src-main/hall/hall.ts',
    '      return await act()\n    } catch (fault) {\n      return this.tableFault(fault)',
    '      return await act()\n    } catch (fault) {\n      throw this.tableFault(fault)',
    ['tests/hall/host/hostile.test.ts'],
  ),
  // The organizer is told whom a private table waits for.
  fault('hall', 'src-main/hall/tableWaits.ts', "table.party.listing === 'open' ?", 'table.party.listing ?', [
    'tests/hall/host/waits.test.ts',
  ]),
  // A wait is told at once: with it every answer.
  fault('hall', 'src-main/hall/tableWaits.ts', 'WAIT_MS = 15_000', 'WAIT_MS = 1', ['tests/hall/host/waits.test.ts']),
  // A shuffle draws people to a private table.
  fault('hall', 'src-main/hall/shuffle.ts', "party.listing === 'open' &&", "party.listing !== 'none' &&", [
    'tests/hall/host/between.test.ts',
  ]),
  // A shuffle leaves neighbours together.
  fault('hall', 'src-shared/hall/shuffling.ts', 'met.length > 1', 'met.length > 99', ['tests/hall/shuffling.test.ts']),
  // What was drawn counts although somebody came meanwhile.
  fault('hall', 'src-main/hall/shuffle.ts', 'isRefusal(now) || canonical(now) !== canonical(terms)', 'isRefusal(now)', [
    'tests/hall/host/between.test.ts',
  ]),
  // A page that comes back finds the table where its person had sat.
  fault('hall', 'src-main/hall/hall.ts', 'message.screen !== true && this.visits.returned(member)', 'false', [
    'tests/hall/host/between.test.ts',
  ]),
  // A table without a hall says something of one.
  fault(
    'hall',
    'src-main/host/party/partyView.ts',
    '...(party.arranged === null ? {} : { arranged: true }),',
    '...{ arranged: true },',
    ['tests/hall/host/without.test.ts'],
  ),
  // The numbers of a full hall are too large for its entry.
  fault('hall', 'src-main/net/discovery/tableRecord.ts', 'MOST_SEATS = 9999', 'MOST_SEATS = 99', [
    'tests/hall/host/announced.test.ts',
  ]),
  // A drawing leaves out somebody who is not there.
  fault(
    'hall',
    'src-shared/hall/nextDrawing.ts',
    "if (!excluded.every(person => present.includes(person))) return refuse('drawingOutdated')",
    '',
    ['tests/hall/tournament.test.ts'],
  ),
  // A host tries at which places the numbers give the key it likes.
  fault('hall', 'src-shared/hall/drawing.ts', 'hands.every(({ seat }, at) => seat === at) &&', '', [
    'tests/hall/drawing.test.ts',
  ]),
  // People at tables are sent the hall.
  fault('hall', 'src-main/hall/hallUpdates.ts', 'if (member.visit) return\n', '', ['tests/hall/host/visits.test.ts']),
  // A table that has closed takes somebody in.
  fault(
    'hall',
    'src-main/hall/requests.ts',
    "if (hall.tables.get(message.table) !== table) return refuse('tableUnknown')",
    '',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // A card counts from the first match of its table.
  fault('hall', 'src-main/hall/tables.ts', "if (party.phase !== 'match') entry.since = null\n      else ", '', [
    'tests/hall/host/organizer.test.ts',
  ]),
  // Attempts at drawings add up over the rounds.
  fault('hall', 'src-main/hall/tournament.ts', "command.kind === 'draw' ? 0 : this.attempts", 'this.attempts', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // Late entry looks open in the last round.
  fault(
    'hall',
    'src-main/hall/tournamentView.ts',
    'rounds.length <= settings.lateUntil && rounds.length < settings.rounds',
    'rounds.length <= settings.lateUntil',
    ['tests/hall/host/tournament.test.ts'],
  ),
  // Somebody who was refused is stored as one who takes part.
  fault('hall', 'src-main/hall/tournament.ts', 'if (why && !known) this.entrants.delete(id)', '', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // A screen on the wall runs the hall.
  fault('hall', 'src-main/hall/hall.ts', 'isOrganizer && !person.screen', 'isOrganizer', [
    'tests/hall/host/hostile.test.ts',
  ]),
  // A match whose people have gone to bed is thrown away.
  fault(
    'hall',
    'src-main/hall/tables.ts',
    "const isEmpty = entry.opener !== null && party.phase !== 'match' && party",
    'const isEmpty = entry.opener !== null && party',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // Tables are drawn for ever where somebody comes and goes.
  fault(
    'hall',
    'src-main/hall/shuffle.ts',
    "if (this.attempts >= MOST_ATTEMPTS) return refuse('shuffleUnsettled')",
    '',
    ['tests/hall/host/between.test.ts'],
  ),
  // The last to open a number chooses it.
  fault(
    'hall',
    'src-main/hall/tournamentDraw.ts',
    "if (!matchesCommitment(number, commit, draw, person)) return refuse('otherNumber')",
    '',
    ['tests/hall/host/tournamentDraw.test.ts'],
  ),
  // A table of a round that ended before it stays open.
  fault(
    'hall',
    'src-main/hall/tournamentTables.ts',
    '    this.context.tables.close(party.id, refuse(why))\n',
    "    if (party.phase !== 'lobby') this.context.tables.close(party.id, refuse(why))\n",
    ['tests/hall/host/tournament.test.ts'],
  ),
  // A match that could not begin never begins.
  fault(
    'hall',
    'src-main/hall/tournamentTables.ts',
    '      this.beginning.delete(table)\n      this.settle()',
    '      this.settle()',
    ['tests/hall/host/tournament.test.ts'],
  ),
  // A tournament is lost to another one while its host starts.
  fault('hall', 'src-main/hall/tournament.ts', "    if (this.early) return refuse('hostStarts')\n", '', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // A round is over after a minute.
  fault(
    'hall',
    'src-main/hall/tournament.ts',
    'const left = Math.max(0, this.ends - this.context.deps.date())',
    'const left = MINUTE_MS',
    ['tests/hall/host/tournament.test.ts'],
  ),
  // People are told of the last shuffle again and again.
  fault('hall', 'src-main/hall/visits.ts', 'this.reseated.delete(token)', '', ['tests/hall/host/between.test.ts']),
  // Whoever left a tournament takes part again by watching their table.
  fault(
    'hall',
    'src-main/hall/requests.ts',
    'if (message.watch !== true) hall.tournament.wentTo',
    'hall.tournament.wentTo',
    ['tests/hall/host/tournament.test.ts'],
  ),
  // A face that a table refused is shown in the hall.
  fault('hall', 'src-main/hall/hall.ts', "message.kind === 'avatar' && why === null", "message.kind === 'avatar'", [
    'tests/hall/host/hall.test.ts',
  ]),
  // The tables of a tournament have no clock.
  fault('hall', 'src-main/hall/tournamentTables.ts', 'settings.clock ?? 0', '0', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // What a table says to somebody who has left it is sent to them in the hall.
  fault('hall', 'src-main/hall/member.ts', 'if (isCurrent()) peer.send(message)', 'peer.send(message)', [
    'tests/hall/host/member.test.ts',
  ]),
  // A table's host is not told of guesses at its code.
  fault('hall', 'src-main/hall/requests.ts', "    if (why?.refused === 'codeWrong') table.codeGuessed()\n", '', [
    'tests/hall/host/organizer.test.ts',
  ]),
  // A table that was empty twice stays open for ever.
  fault(
    'hall',
    'src-main/hall/tables.ts',
    '        entry.cancelClosing?.()\n        entry.cancelClosing = null\n',
    '        entry.cancelClosing?.()\n',
    ['tests/hall/host/organizer.test.ts'],
  ),
  // Matches of any game count in free play.
  fault('hall', 'src-main/hall/tournament.ts', 'record.game === state.settings.game', 'true', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // A round that is drawn beside a shuffle gets nobody's number.
  fault('hall', 'src-main/hall/requests.ts', "why?.refused === 'notAwaited' ? of(tournament) : why", 'why', [
    'tests/hall/host/between.test.ts',
  ]),
  // Somebody with two seats is drawn twice.
  fault('hall', 'src-main/hall/shuffle.ts', 'present.includes(id) ? [] : [id]', '[id]', [
    'tests/hall/host/between.test.ts',
  ]),
  // A table that is gone waits for somebody.
  fault('hall', 'src-main/hall/tableWaits.ts', 'if (!tables.includes(table)) this', 'if (tables.length < 0) this', [
    'tests/hall/host/waits.test.ts',
  ]),
  // Everybody at the table of somebody who has left is told of their bot again and again.
  fault('hall', 'src-main/hall/tournamentTables.ts', '!own.here && !own.sitIn', '!own.here', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // Who is granted a wish at one table keeps a seat in the lobby of another: nobody else gets it.
  fault('hall', 'src-main/hall/hall.ts', '        this.visits.giveUpSecondSeats()\n', '', [
    'tests/hall/host/visits.test.ts',
  ]),
  // Who is granted a wish loses the seat that they wished for, and keeps the one of before.
  fault('hall', 'src-main/hall/visits.ts', 'table !== before.get(token)', 'table === before.get(token)', [
    'tests/hall/host/visits.test.ts',
  ]),
  // A drawing that was stopped seats people all the same.
  fault('hall', 'src-main/hall/tournamentDraw.ts', 'if (this.searches === search) this', 'this', [
    'tests/hall/host/tournamentDraw.test.ts',
  ]),
  // A round is lost where its thread has no memory.
  fault(
    'hall',
    'src-main/hall/seatingThread.ts',
    "      worker.once('error', fail)\n",
    "      worker.once('error', () => undefined)\n",
    ['tests/hall/host/seatingThread.test.ts'],
  ),
  // The organizer waits for people for whom bots play.
  fault(
    'hall',
    'src-renderer/hall/TournamentControls.vue',
    "return by === 'person' && is?.at !== at",
    'return is?.at !== at',
    ['tests/renderer/pressed/table.test.ts'],
  ),
  // The organizer is told of the tables that wait least.
  fault(
    'hall',
    'src-renderer/hall/OrganizerPanel.vue',
    '\n    .sort((a, b) => a.since - b.since)\n    .slice(0, MOST_WAITS)',
    '\n    .slice(0, MOST_WAITS)\n    .sort((a, b) => a.since - b.since)',
    ['tests/renderer/pressed/forms.test.ts'],
  ),
  // An organizer who keeps the opening of tables for themselves cannot open any.
  fault(
    'hall',
    'src-renderer/hall/HallScreen.vue',
    "hall.view?.openers === 'everybody' || hall.view?.you.organizer === true",
    "hall.view?.openers === 'everybody'",
    ['tests/renderer/pressed/after.test.ts'],
  ),
  // Between the rounds the wall hides all tables.
  fault('hall', 'src-renderer/hall/HallWall.vue', "tournament.value?.phase === 'round'", 'tournament.value !== null', [
    'tests/renderer/pressed/after.test.ts',
  ]),
  // Whom their points set apart anyway is said to be set apart by them.
  fault(
    'hall',
    'src-renderer/hall/StandingsTable.vue',
    "line.apartBy !== null && line.apartBy !== 'points'",
    'line.apartBy !== null',
    ['tests/renderer/pressed/after.test.ts'],
  ),
  // Tables of a tournament outlive it.
  fault('hall', 'src-main/hall/tournament.ts', '    else this.rounds.settle()\n', '', [
    'tests/hall/host/tournament.test.ts',
  ]),
  // The clock of a round that was ended early ends the next one.
  fault(
    'hall',
    'src-main/hall/tournament.ts',
    '    this.cancelClock?.()\n    this.cancelClock = null\n    if',
    '    this.cancelClock = null\n    if',
    ['tests/hall/host/tournament.test.ts'],
  ),
  // Whoever was forgotten comes back by an old link.
  fault('hall', 'src-main/hall/people.ts', '    this.links.forget(other)\n', '', ['tests/hall/host/people.test.ts']),
]
