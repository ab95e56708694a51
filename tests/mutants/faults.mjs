/**
 * One-line faults, by room: what would go wrong if somebody slipped. `find` stands exactly once in its file.
 * Each must turn a test of those named red.
 */
const host = (file, find, put, tests = ['tests/host']) => ({
  room: 'host',
  file: `src-main/host/${file}`,
  find,
  put,
  tests,
})
const page = (file, find, put) => ({ room: 'page', file: `src-renderer/${file}`, find, put, tests: ['tests/renderer'] })
const wire = (file, find, put) => ({ room: 'wire', file, find, put, tests: ['tests/wire', 'tests/net'] })
const lan = (file, find, put) => ({
  room: 'lan',
  file: `src-main/net/discovery/${file}`,
  find,
  put,
  tests: ['tests/net/discovery'],
})
const store = (file, find, put, tests) => ({
  room: 'store',
  file: `src-main/store/${file}`,
  find,
  put,
  tests: [`tests/store/${tests}.test.ts`],
})

const pack = (file, find, put) => ({
  room: 'pack',
  file: `scripts/pack/${file}`,
  find,
  put,
  tests: ['tests/pack/parts.test.ts'],
})
const release = (file, find, put) => ({
  room: 'release',
  file: `src-main/release/${file}`,
  find,
  put,
  tests: ['tests/release'],
})
const offer = (file, find, put) => ({
  room: 'offer',
  file: `src-main/net/${file}`,
  find,
  put,
  tests: ['tests/net/installers.test.ts'],
})
const firewall = (find, put) => ({
  room: 'firewall',
  file: 'src-main/net/firewall.ts',
  find,
  put,
  tests: ['tests/net/firewall.test.ts'],
})
const fair = (file, find, put) => ({ room: 'fair', file, find, put, tests: ['tests/fair'] })
const past = (file, find, put, tests) => ({ room: 'past', file, find, put, tests })

/** Rooms of coming and going: their tests are quick. */
const people = (file, find, put) => ({
  room: 'people',
  file: `src-main/host/${file}`,
  find,
  put,
  tests: ['tests/host/people.test.ts', 'tests/host/botSeats.test.ts'],
})
const line = (file, find, put) => ({
  room: 'line',
  file,
  find,
  put,
  tests: ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
})
const tls = (file, find, put, tests = ['tests/net']) => ({
  room: 'tls',
  file: `src-main/net/${file}`,
  find,
  put,
  tests,
})
const door = (file, find, put) => ({
  room: 'door',
  file,
  find,
  put,
  tests: ['tests/host/door.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/door.test.ts'],
})
const controls = (find, put) => ({
  room: 'controls',
  file: 'src-main/controls.ts',
  find,
  put,
  tests: ['tests/headless/controls.test.ts'],
})
/** What sort of player a bot is, and how masters think. */
const nature = (file, find, put) => ({
  room: 'natures',
  file: `src-main/host/${file}`,
  find,
  put,
  tests: ['tests/host/natures.test.ts'],
})
const bots = (file, find, put, tests) => ({
  room: 'bots',
  file: `src-shared/bots/${file}`,
  find,
  put,
  tests: tests.map(test => `tests/bots/${test}.test.ts`),
})
/** How masters of Castle plan their turns. */
const castleSearch = (file, find, put, test = 'planning') => ({
  room: 'castleSearch',
  file: `src-shared/bots/castle/${file}`,
  find,
  put,
  tests: [`tests/bots/castle/${test}.test.ts`],
})
/** Why a bot did what it did. */
const coach = (game, file, find, put) => ({
  room: 'coach',
  file: `src-shared/${file}`,
  find,
  put,
  tests: [`tests/bots/${game}/reasons.test.ts`],
})
/** Bots at the classic Overlord's court: servants, and the one on the throne; and how long they take. */
const court = (file, find, put, test) => ({
  room: 'court',
  file: `src-shared/bots/overlord/${file}`,
  find,
  put,
  tests: [`tests/bots/overlord/${test}.test.ts`],
})
const pace = (file, find, put, test) => ({
  room: 'court',
  file: `src-main/host/${file}`,
  find,
  put,
  tests: [`tests/host/${test}.test.ts`],
})
const desk = (file, find, put, test) => ({
  room: 'desktop',
  file: `src-main/desktop/${file}`,
  find,
  put,
  tests: [`tests/desktop/${test}.test.ts`],
})
const presets = (file, find, put) => ({
  room: 'presets',
  file: `src-renderer/${file}`,
  find,
  put,
  tests: ['tests/renderer/presets.test.ts', 'tests/renderer/pieces.test.ts'],
})
const screen = (file, find, put) => ({ room: 'screen', file, find, put, tests: ['tests/host/screen.test.ts'] })
const scored = (file, find, put) => ({ room: 'evening', file, find, put, tests: ['tests/host/evening.test.ts'] })
const talk = (file, find, put) => ({
  room: 'talk',
  file,
  find,
  put,
  tests: ['tests/host/talk.test.ts', 'tests/wire/talk.test.ts', 'tests/renderer/talk.test.ts'],
})
const taught = (file, find, put, ...tests) => ({
  room: 'taught',
  file: `src-shared/${file}`,
  find,
  put,
  tests: tests.map(test => `tests/${test}.test.ts`),
})
/** Which answers wait for a second press. */
const weighty = (file, find, put) => ({
  room: 'weighty',
  file: `src-renderer/${file}`,
  find,
  put,
  tests: ['tests/renderer/weighty.test.ts'],
})
/** Pictures that cannot be told apart, or are not there. */
const picture = (file, find, put) => ({
  room: 'pictures',
  file: `src-renderer/boards/${file}`,
  find,
  put,
  tests: ['tests/renderer/pictures.test.ts'],
})
/** What a match keeps and shares from answer to answer. */
const engine = (file, find, put, ...tests) => ({
  room: 'engine',
  file: `src-shared/${file}`,
  find,
  put,
  tests: tests.map(test => `tests/${test}.test.ts`),
})
/** What the desktop app offers by itself. */
const offered = (file, find, put, test) => ({ ...desk(file, find, put, test), room: 'offered' })

/** Lessons: what is written down no longer fits the match, or the teacher promises too much. */
const lesson = (file, find, put) => ({
  room: 'lessons',
  file: `src-shared/lessons/${file}`,
  find,
  put,
  tests: ['tests/lessons'],
})
/** What stands beside ours in the bench. */
const anchor = (file, find, put) => ({
  room: 'anchors',
  file: `tests/bench/${file}`,
  find,
  put,
  tests: [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ],
})

export const FAULTS = [
  // A hidden host announces itself from the start.
  controls('let visible = announced && network', 'let visible = network'),
  // Who hides says no goodbye.
  controls('await old.close(tables)', ''),
  // It is announced anew while its goodbye is still on its way.
  controls('before = before.then(async () => {', 'before = Promise.resolve().then(async () => {'),
  // Switched on twice, it is announced twice.
  controls('if (wanted && !advertiser) advertiser', 'if (wanted) advertiser'),
  // A closed host is announced when somebody presses the switch once more.
  controls('running = false; return follow(tables)', 'return follow(tables)'),
  // Without a network it is said to be switched.
  controls('if (!network) return false', ''),
  // Guests who are there stay, although none are let in.
  controls('if (!next) dropGuests()', ''),
  // A damaged log is dropped without a word.
  store('log.ts', 'if (lost <= TORN) return null', 'return null', 'log'),
  // A host that was killed is told that it has lost something.
  store('log.ts', 'if (lost <= TORN) return null', '', 'log'),
  // Frames of an earlier round are taken for lost ones.
  store('log.ts', 'if (!whole && ours && commits) lost++', 'if (!whole && commits) lost++', 'log'),
  // What is damaged within a page is not seen.
  store('log.ts', 'whole &&= ours && stands(running, frame, 16)', 'whole &&= ours', 'log'),
  // A log whose head is damaged is taken for an empty one.
  store(
    'log.ts',
    'const salt = whole ? log.subarray(16, 24) : log.subarray(HEADER + 8, HEADER + 16)',
    'const salt = log.subarray(16, 24)',
    'log',
  ),
  // Nobody is told what was found.
  store('open.ts', "if (!('why' in first)) return { ...first, damaged }", "if (!('why' in first)) return first", 'log'),
  // A preset of ours throws the table's own deck away.
  presets('presets/presets.ts', "spec.kind === 'deck' ? [] : ", ''),
  // What another preset has set stays.
  presets(
    'presets/presets.ts',
    '[[spec.key, options[spec.key] ?? spec.default]]',
    '[[spec.key, options[spec.key] ?? null]]',
  ),
  // A rule that is gone is left out without a word.
  presets('presets/presets.ts', '...options })', '})'),
  // One of the same name stands there twice.
  presets('presets/presets.ts', 'kept.filter(({ name }) => name !== preset.name)', 'kept'),
  // There is no end to them.
  presets('presets/presets.ts', 'others.length >= MOST_KEPT ? null : ', ''),
  // A clock that no table has is set.
  presets('presets/presets.ts', "CLOCKS.find(one => 'clock' in read && one === read.clock)", '(read as Preset).clock'),
  // Confetti falls on.
  presets('result/pieces.ts', 'const FALL_MS = 1800', 'const FALL_MS = 2800'),
  // A table screen may say what anybody may.
  screen(
    'src-main/host/table.ts',
    "if (person.screen && !SCREENS_SAY.includes(message.kind)) return refuse('screenOnly')",
    '',
  ),
  // It is the host where it comes first.
  screen('src-main/host/party.ts', 'if (!screen) this.host ??= person', 'this.host ??= person'),
  // It is the host by succession.
  screen(
    'src-main/host/party.ts',
    'person.here && !person.screen && person !== this.host',
    'person.here && person !== this.host',
  ),
  // It sits down as it comes.
  screen(
    'src-main/host/party.ts',
    "person.looksOn = screen || this.doors !== 'open'",
    "person.looksOn = this.doors !== 'open'",
  ),
  // It shuts people out where nobody is.
  screen('src-main/host/party.ts', 'other.here && !other.screen', 'other.here'),
  // It comes to a place by somebody's token.
  screen('src-main/host/coming.ts', 'held?.screen === screen ? held : undefined', 'held'),
  // It takes part in deals, and every deal waits for it.
  screen('src-main/host/coming.ts', 'hello.deals === true && !person.screen', 'hello.deals === true'),
  // A seat is offered to it.
  screen('src-main/host/seating.ts', "if (person.screen) return refuse('screenOnly')", ''),
  // After a restart it is somebody who looks on.
  screen('src-main/host/keeping.ts', '...screen ? { screen } : {}', ''),
  // The evening of yesterday counts.
  scored('src-shared/record/past.ts', 'if (began - match.ended >= EVENING_PAUSE_MS) break', ''),
  // A match from a file counts.
  scored('src-shared/record/past.ts', '!one.imported && (since', '(since'),
  // A match that was broken off counts.
  scored('src-shared/record/past.ts', 'if (match.outcome) found.push(match)', 'found.push(match)'),
  // The score is told with every frame of a match.
  scored('src-main/host/party.ts', "...this.phase === 'match' || !this.evening", '...!this.evening'),
  // A new evening begins with the old score.
  scored('src-main/host/evening.ts', 'this.party.eveningSince = this.given.date()', ''),
  // It begins anew in the middle of a match, which then counts for nobody.
  scored('src-main/host/evening.ts', "if (this.party.phase === 'match') return refuse('whilePlayed')", ''),
  // A clock that was ahead hides all evenings to come.
  scored('src-shared/record/past.ts', ' || since > now', ''),
  // What was dealt at that very moment counts.
  scored('src-shared/record/past.ts', 'one.dealt > since', 'one.ended > since'),
  // A host that keeps nothing has no evening.
  scored('src-main/host/evening.ts', '[...matches, ...this.own.filter(({ id }) => !kept.has(id))]', 'matches'),
  // What was kept and is known besides counts twice.
  scored('src-main/host/evening.ts', 'this.own.filter(({ id }) => !kept.has(id))', 'this.own'),
  // After a restart the score is gone until the next match.
  scored('src-main/host/table.ts', 'if (!isRefusal(person)) this.evening.look()', ''),
  // Talk is told to clients that have never heard of it, which hang up.
  talk('src-main/host/lines.ts', 'if (line.listens) line.peer.send(message)', 'line.peer.send(message)'),
  // A person may talk without end.
  talk('src-main/host/talk.ts', 'const may = left >= 1', 'const may = true'),
  // A line hides what stands around it.
  talk('src-main/host/talk.ts', 'text: cleanLine(said.text, MAX_LINE)', 'text: said.text.trim()'),
  // What the host has switched off is said all the same.
  talk('src-main/host/talk.ts', "if (clean.as === 'text' && !this.party.freeTalk) return refuse('talkPhrases')", ''),
  // Somebody new reads what was said before they came.
  talk('src-main/host/talk.ts', '?? this.before + this.last.length', '?? 0'),
  // What is said never ends.
  talk('src-main/host/talk.ts', 'if (this.last.length > LINES_KEPT) { this.last.shift(); this.before++ }', ''),
  // A line that is said sends frames to everybody.
  talk('src-main/host/talk.ts', "message.kind === 'talk' || message.kind === 'listen'", "message.kind === 'listen'"),
  // Whoever looks on is told as somebody at a seat.
  talk('src-main/host/talk.ts', 'seat: this.party.seatOf(person), said', 'seat: this.party.seatOf(person) ?? 0, said'),
  // Free talk is back after a restart.
  talk('src-main/host/keeping.ts', 'party.freeTalk = kept.freeTalk ?? true', 'party.freeTalk = true'),
  // Any text goes as a phrase.
  talk(
    'src-shared/wire/talk.ts',
    "as: v.literal('phrase'), key: v.picklist(PHRASES)",
    "as: v.literal('phrase'), key: id",
  ),
  // A muted person is heard.
  talk('src-renderer/talk/store.ts', 'all.value.filter(({ by }) => !muted.value.includes(by))', 'all.value'),
  // A page that hears nothing asks for talk.
  talk('src-renderer/talk/store.ts', ' && !off.value) listen(true)', ') listen(true)'),
  // After a gap everything stands there twice.
  talk('src-renderer/talk/store.ts', '(past ? fresh : [...all.value, ...fresh])', '[...all.value, ...fresh]'),
  // An installer of somebody else's is taken for the project's.
  release(
    'signature.ts',
    "return verify(null, messageOf(read.output), key, Buffer.from(read.output.signature, 'base64')) ? read.output : null",
    'return read.output',
  ),
  // A signature is good for another file.
  release('signature.ts', 'String(size), sha512]', 'String(size)]'),
  // An old installer goes as a new one.
  release('signature.ts', ' || versionOf(read.output.name) !== read.output.version', ''),
  // A name leads out of the folder.
  release('signature.ts', 'const NAME = /^Undertable', 'const NAME = /Undertable'),
  // A signed file fills the disk.
  release('signature.ts', ', v.maxValue(MAX_INSTALLER)', ''),
  // A beta comes after the version that it was for.
  release('signature.ts', "return a.word === '' || (b.word !== ''", "return a.word !== '' && (b.word !== ''"),
  // Updates are looked for although nobody wants them.
  release('updates.ts', '=> wanted && (last', '=> (last'),
  // A clock that was set back ends the looking.
  release('updates.ts', 'now < last || ', ''),
  // Whatever key stands in build/ is believed.
  release('key.ts', "return key.asymmetricKeyType === 'ed25519' ? key : null", 'return key'),
  // A file that was changed since is offered.
  offer('offers.ts', "return hash.digest('hex') === sha512", 'return true'),
  // A signature beside another file offers that one.
  offer('offers.ts', '|| `${signed.name}.sig` !== name', ''),
  // Any name makes a path.
  offer(
    'offers.ts',
    'list.find(({ name }) => pathname === `${INSTALLERS_PATH}/${name}`)',
    '({ name: decodeURIComponent(pathname.slice(INSTALLERS_PATH.length + 1)), size: 6 })',
  ),
  // Downloads take all of the network.
  offer('offers.ts', 'const MAX_DOWNLOADS = 4', 'const MAX_DOWNLOADS = 40'),
  // A download that broke off counts for ever.
  offer('offers.ts', 'downloads--', 'void downloads'),
  // What came is not looked at.
  offer('installers.ts', "if (hash.digest('hex') !== sha512) return refuse('installerTampered')", ''),
  // A host that never ends fills the disk.
  offer(
    'installers.ts',
    "if (length > size) { answer.destroy(); return refuse('installerTampered') }",
    "if (length > size * 1000) { answer.destroy(); return refuse('installerGone') }",
  ),
  // What was listed is believed when it is saved.
  offer('installers.ts', 'const proven = key ? readSigned(signed, key) : null', 'const proven = key ? signed : null'),
  // A file of the same name is overwritten.
  offer('installers.ts', "await (await open(to, 'wx', 0o600)).close()", "await (await open(to, 'w', 0o600)).close()"),
  // What was refused stays on the disk.
  offer('installers.ts', '  await rm(part, { force: true })\n  return why', '  return why'),
  // A list without end is read to its end.
  offer('installers.ts', 'if (length > MAX_LIST) { answer.destroy(); return [] }', ''),
  // The firewall opens on public networks too.
  firewall('-Profile Private', '-Profile Any'),
  // Every program may be called.
  firewall('-Profile Private -Program ${path}', '-Profile Private'),
  // Windows' own blocking rule stays.
  firewall('add: powerShell(elevated(`${clear}; ${set}`))', 'add: powerShell(elevated(set))'),
  // A quote in a path ends the text.
  firewall("'$&$&'", "'$&'"),
  // Looking asks for an administrator.
  firewall(
    'check: powerShell(`if (${stands}) { exit 0 } else { exit 1 }`)',
    'check: powerShell(elevated(`if (${stands}) { exit 0 } else { exit 1 }`))',
  ),
  // A rule is made for anything.
  firewall('throw new Error(`no path of a program: ${program}`)', 'void program'),
  // A fuse that is left open is passed over.
  pack('fuses.mjs', 'signs[i] === (on ? ON : OFF) ? []', 'signs[i] !== OFF ? []'),
  // The second half of a binary for two is not looked at.
  pack('fuses.mjs', 'at = binary.indexOf(SENTINEL, at + 1)', 'at = -1'),
  // A binary of another architecture passes.
  pack('native.mjs', "0xb7: 'arm64'", "0xb7: 'x64'"),
  // A gap among the app's own files is passed over.
  pack('reach.mjs', 'else if (!optional) missing', 'else if (optional) missing'),
  // Workers are forgotten.
  pack('reach.mjs', "node.callee.name === 'URL'", "node.callee.name === 'Url'"),
  // A library's older half is packed.
  pack('resolve.mjs', "import: ['node', 'import'", "import: ['node', 'require'"),
  // A match that is still played is told to whoever asks.
  past('src-main/store/past.ts', "const OVER = \"status IN ('finished', 'abandoned') AND (", 'const OVER = "(', [
    'tests/store/past.test.ts',
    'tests/host/past.test.ts',
  ]),
  // Another table's match is told.
  past(
    'src-main/host/past.ts',
    'await this.given.store.record(match, this.table)',
    'await this.given.store.record(match, null)',
    ['tests/host/past.test.ts'],
  ),
  // The list is that of all tables.
  past('src-main/host/past.ts', 'history({ table: this.table, before', 'history({ table: null, before', [
    'tests/host/past.test.ts',
  ]),
  // A heap of questions fills the host's memory.
  past('src-main/host/past.ts', "if (queue.waiting >= MOST_WAITING) return refuse('pastBusy')", '', [
    'tests/host/past.test.ts',
  ]),
  past('src-main/host/past.ts', 'queue.rest = this.pause()', '', ['tests/host/past.test.ts']),
  // A file takes the place of a match of ours.
  past('src-main/store/imports.ts', 'WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)', 'WHERE ? IS NOT NULL', [
    'tests/store/past.test.ts',
  ]),
  // Reads come at once: a write waits for all of them.
  past(
    'src-main/store/thread.ts',
    'if (this.asked.push(read) === 1) setImmediate(() => { this.answerNext() })',
    'this.asked.push(read); this.answerNext()',
    ['tests/store/past.test.ts'],
  ),
  // Somebody else's figures: a win for whoever sat.
  past('src-main/store/past.ts', 'WHERE winner.value = seat.key', 'WHERE 1', ['tests/store/past.test.ts']),
  // A broken file is shown as a match.
  past('src-shared/record/read.ts', "if (!fitsItself(read.output)) return faulty('seats')", '', ['tests/record']),
  past('src-shared/record/read.ts', '!RESERVED.includes(field) && ', '', ['tests/record']),
  // What a forged file tells is believed.
  past('src-renderer/replay/replayed.ts', "if (!isSame(proposal.told, before)) return { not: 'differs' }", '', [
    'tests/renderer/replay.test.ts',
  ]),
  past('src-renderer/replay/replayed.ts', 'isSame(match.outcome, record.outcome) ? replayed', 'record ? replayed', [
    'tests/renderer/replay.test.ts',
  ]),
  // A jump back shows a later state.
  past('src-renderer/replay/replayed.ts', 'this.last.step <= step && ', '', ['tests/renderer/replay.test.ts']),
  // A replay asks what was asked then.
  past('src-renderer/replay/frames.ts', '{ ...own, asks: [] }', 'own', ['tests/renderer/replay.test.ts']),
  // A jump tells of what has not happened yet.
  past('src-renderer/replay/useReplay.ts', 'length: until + 1', 'length: last + 1', ['tests/renderer/replay.test.ts']),
  // A bot plays on although its person is back.
  people('sitting.ts', 'if (person.sitIn && seat !== null) this.match()?.giveBack(seat)', ''),
  // A bot takes the seat while the host pauses for somebody.
  people('sitting.ts', '|| this.party.paused || this.party', '|| this.party'),
  // A bot sits in although the table wants to be asked.
  people('sitting.ts', 'this.party.sitInAfter === 0 || ', ''),
  // A bot sits in for somebody who is here.
  people(
    'sitting.ts',
    "if (occupant.who === 'bot' || occupant.person.here) return refuse('notAway')",
    "if (occupant.who === 'bot') return refuse('notAway')",
  ),
  // The time begins anew with every change.
  people(
    'sitting.ts',
    'const since = this.since.get(occupant.person) ?? this.clock.now()',
    'const since = this.clock.now()',
  ),
  // Nobody is told that a bot has sat down.
  people('sitting.ts', '() => { this.look(); this.told() }', '() => { this.look() }'),
  // What a bot was about to say is said for whoever is back.
  people('botSeats.ts', 'for (const { cancel } of pending.values()) cancel()', ''),
  // Somebody who knows one seat's secrets gets another.
  people(
    'seating.ts',
    "return party.phase === 'match' && party.knowing.knowsOther(person.token, seat) ? refuse('knowsOther') : null",
    'return null',
  ),
  // A seat is taken from a person who plays there.
  people('seating.ts', "if (occupant.who === 'person' && occupant.person.here) return refuse('seatTaken')", ''),
  // Anybody takes a seat that was offered to somebody else.
  people('seating.ts', 'one.seat === seat && one.to === person)', 'one.seat === seat)'),
  // Whoever asks for a person's place gets it, unasked.
  people(
    'seating.ts',
    'return as && person === party.host ? this.admit(person.id, true) : null',
    'return as ? this.admit(person.id, true) : null',
  ),
  // Whoever has the office because nobody else is here takes any player's cards.
  people('seating.ts', "if (as && this.unwatched(person)) return refuse('claimOwn')", ''),
  people('seating.ts', "(this.unwatched(to) ? refuse('claimOwn') : null)", 'null'),
  // Not even at the host's own machine is anybody believed.
  people('seating.ts', ' || lines.isOwn(person)) return false', ') return false'),
  // The bot goes on playing beside the person who took the seat.
  people('seating.ts', '    this.side.match()?.giveBack(seat)\n', ''),
  // Who has come back to their place keeps the token of a stranger.
  people('seating.ts', "lines.tell(by, { kind: 'token', token: by.token })", ''),
  // Who left and comes back has forgotten what they knew.
  people('coming.ts', 'if (!isRefusal(person) && token !== undefined) party.knowing.follow(token, person.token)', ''),
  // An offer of a seat outlives the return of its person.
  people('coming.ts', '    party.offers.withdraw(seat)\n', ''),
  // A claim outlives the return of its person.
  people('coming.ts', '    party.offers.settle(person)\n', ''),
  // A guessed link makes somebody new.
  people('coming.ts', "?? (link === undefined ? undefined : refuse('linkUnknown'))", ''),
  // A link works again and again.
  people('links.ts', '    this.links.delete(code)\n    return', '    return'),
  // A link works for ever.
  people('links.ts', 'this.clock.now() < link.until', 'link'),
  // Every link that was ever made works.
  people('links.ts', '    this.forget(person)\n', ''),
  // A link of somebody who has left works.
  people('coming.ts', '    this.links.forget(person)\n', ''),
  // What is known of one match counts in the next.
  people('knowing.ts', 'this.known = known', 'this.known = [...this.known, ...known]'),
  // Nobody is told who holds a seat that was given.
  people('seating.ts', 'party.knowing.learn(person.token, seat)', ''),
  // Shut doors shut out nobody.
  people(
    'party.ts',
    "if (this.doors === 'shut' && this.people.some(other => other.here && !other.screen)) return refuse('tableShut')",
    '',
  ),
  // Shut doors shut out the table's own people from another address.
  people(
    'party.ts',
    "if (this.doors === 'shut' && this.people.some(other => other.here && !other.screen))",
    "if (this.doors === 'shut')",
  ),
  // Who may only look on sits down.
  people('party.ts', "if (person.looksOn) return refuse('tableShut')", ''),
  // A dead line is waited for as long as the system likes.
  line(
    'src-renderer/connection/watch.ts',
    'if (this.missed < MISSED) this.wait()',
    'if (this.missed >= 0) this.wait()',
  ),
  // One late beat breaks the line.
  line('src-renderer/connection/watch.ts', 'const MISSED = 3', 'const MISSED = 1'),
  // Beats of long ago count.
  line('src-renderer/connection/watch.ts', '      this.heard = false\n', ''),
  // A line that never opens is waited for.
  line('src-renderer/connection/watch.ts', 'this.cancel = this.later(this.dead, DIAL_MS)', ''),
  // A line that was let go speaks on.
  line(
    'src-renderer/connection/socket.ts',
    '    this.opened++\n    this.closed(NO_CLOSE)',
    '    this.closed(NO_CLOSE)',
  ),
  // The host says nothing while nothing happens.
  line('src-main/net/session.ts', "() => { peer.send({ kind: 'beat' }) }", '() => undefined'),
  // The beat goes on after its socket.
  line('src-main/net/session.ts', '    stopBeats()\n', ''),
  // A client that answers nothing stays at the table.
  line('src-main/net/session.ts', 'if (!answered) return socket.terminate()', ''),
  // Another host than the link's is spoken with.
  tls(
    'client/handshake.ts',
    "if (pin !== null && fingerprint !== pin) return refuse('certificateOther', { address })",
    '',
  ),
  // A changed certificate goes unnoticed.
  tls(
    'client/handshake.ts',
    "if (pin === null && standing === 'changed') return refuse('certificateChanged', { address })",
    '',
  ),
  // An older TLS is good enough.
  tls(
    'tls/front.ts',
    "minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3', handshakeTimeout",
    "minVersion: 'TLSv1.2', handshakeTimeout",
  ),
  // A silent socket stays for ever.
  tls(
    'tls/front.ts',
    'const stop = clock.after(SILENT_MS, () => { socket.destroy() })',
    'const stop = clock.after(SILENT_MS, () => undefined)',
  ),
  // Every start makes another certificate.
  tls('tls/certificate.ts', 'if (kept) return kept', ''),
  // It is written before the folder is ours.
  tls('tls/certificate.ts', 'const writes = await ours', 'const writes = true', ['tests/net/certificate.test.ts']),
  // A folder of another host gets ours.
  tls('tls/certificate.ts', 'if (writes) file?.write(', 'file?.write(', ['tests/net/certificate.test.ts']),
  // What lies in a folder of another host is set aside.
  tls('tls/certificate.ts', 'if (writes && file && file.read() !== null)', 'if (file && file.read() !== null)', [
    'tests/net/certificate.test.ts',
  ]),
  // What another host has kept meanwhile is written over.
  tls('tls/certificate.ts', '  const kept = keptIn(file)\n', '  const kept = ahead ? null : keptIn(file)\n', [
    'tests/net/certificate.test.ts',
  ]),
  // A hostile host fills the memory.
  tls('client/dial.ts', 'maxPayload: MAX_HOST_FRAME, ', ''),
  // A host that moved away still stands for its old address.
  tls(
    'client/known.ts',
    '...before.filter(place => place !== here && others.includes(place))',
    '...before.filter(place => place !== here)',
  ),
  // A locked door opens to anybody.
  door('src-main/host/host.ts', 'if (stopped) return stopped', ''),
  // A code said in the clear is taken.
  door('src-main/host/door.ts', 'if (line?.encrypted && code !== undefined)', 'if (code !== undefined)'),
  // The code is told to everybody.
  door('src-main/host/door.ts', 'if (you !== party.host) return { locked }', ''),
  // Guesses side by side are as quick as one.
  door('src-main/host/knocks.ts', 'if (knocker.waiting >= MAX_QUEUE)', 'if (knocker.waiting < 0)'),
  // Wrong codes cost nothing.
  door('src-main/host/knocks.ts', 'knocker.wrong++', ''),
  // The page says the code in the clear.
  door('src-renderer/connection/socket.ts', 'this.setup.encrypted ? { code } :', 'true ? { code } :'),
  // A proof counts that shares its beginning.
  door('src-shared/lan/proof.ts', 'let different = a.length ^ b.length', 'let different = 0'),
  // A frame within our page, or any page at all, is listened to.
  desk('ipc.ts', 'senderFrame === sender.mainFrame && ', '', 'ipc'),
  desk('ipc.ts', ' && isOurs(senderFrame.url)', '', 'ipc'),
  desk('ipc.ts', "if (!isCall(name)) return drop('there is no such call')", 'if (!isCall(name)) return null', 'ipc'),
  // A call gives whatever it likes.
  desk('ipc.ts', 'if (!read.success) return drop(', 'if (!read.success && false) return drop(', 'ipc'),
  // A host sees the token that another one gave.
  desk('lines.ts', '`${fingerprint}/${table', '`${table', 'lines'),
  desk('lines.ts', ' || this.open.size >= MOST_LINES', '', 'lines'),
  // A line that was hung up is still heard.
  desk('lines.ts', 'heard: text => { if (mine()) tell', 'heard: text => { tell', 'lines'),
  // A host that dies stays dead; one that always dies is started for ever.
  desk(
    'hostRunner.ts',
    "    this.turn({ is: 'again' })\n    this.start(wishes)",
    "    this.turn({ is: 'again' })",
    'host',
  ),
  desk('hostRunner.ts', 'if (this.starts.length >= MOST_STARTS)', 'if (this.starts.length >= 100)', 'host'),
  desk('hostRunner.ts', 'this.port = message.port\n', '\n', 'host'),
  desk('hostRunner.ts', 'if (child === this.child) this.hear(message, wishes)', 'this.hear(message, wishes)', 'host'),
  // A machine that falls asleep does not tell its host.
  desk('hosting.ts', "'suspend', () => { this.runner.sleep() }", "'suspend', () => undefined", 'host'),
  // A table that was closed by hand is opened again by the next start.
  desk('hosting.ts', "if (state.is === 'closed') removeFile(this.trace)", '', 'host'),
  // A locked keyring begins a new key.
  desk(
    'secrets.ts',
    'const held = sealed === null ? null : shell.safeStorage.decryptString(sealed)',
    'const held = null',
    'kept',
  ),
  // A scrambled key passes for a sealed one.
  desk(
    'secrets.ts',
    " && (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text')",
    '',
    'kept',
  ),
  // Settings that were broken by hand are overwritten; those of a later version are dropped.
  desk(
    'files.ts',
    'try { report(`set aside: ${setAside(file, now)}`) }',
    'try { report(`set aside: ${file}`) }',
    'kept',
  ),
  desk('settings.ts', '{ ...whole, ...now }', 'now', 'kept'),
  // A window opens where no screen is any more.
  desk('windowState.ts', 'return across >= GRIP && ', 'return ', 'kept'),
  // The log grows for ever.
  desk('crashes.ts', 'if (size < MOST_BYTES) return', 'if (size >= 0) return', 'kept'),
  // Other systems are asked about a firewall that they do not have.
  offered('firewall.ts', "platform !== 'win32' || ", '', 'firewall'),
  // A refusal is forgotten.
  offered(
    'firewall.ts',
    '    settings.set({ firewallOffered: true })\n    if (response !== 0) return',
    '    if (response !== 0) return',
    'firewall',
  ),
  // A no is taken for a yes.
  offered('firewall.ts', 'if (response !== 0) return', '', 'firewall'),
  // Whoever said no to Windows is told that something went wrong.
  offered(
    'firewall.ts',
    "if (added === FIREWALL_DECLINED) report('the firewall: Windows was told no')\n    else if",
    'if',
    'firewall',
  ),
  // A rule that stands is offered again.
  offered('firewall.ts', 'if (stands === STANDS) return', '', 'firewall'),
  // What went wrong is told to nobody.
  offered('firewall.ts', 'await this.tell(String(fault))', 'await Promise.resolve()', 'firewall'),
  // A name that is on no list is downloaded as another file.
  offered('installers.ts', 'one => one.name === name', 'one => one.name !== name', 'installers'),
  // Hosts are asked although nothing could be believed.
  offered(
    'installers.ts',
    'if (!key || !fits) return null',
    "askHost({ address: '127.0.0.1', port })\n    if (!key || !fits) return null",
    'installers',
  ),
  // An old installer is listed as a newer one.
  offered('installers.ts', 'fits, app.getVersion())', "fits, '0.0.0')", 'installers'),
  // Nobody sees where it was saved.
  offered('installers.ts', 'shell.showItemInFolder(done.saved)', '', 'installers'),
  // One address that is silent keeps all waiting.
  offered(
    'installers.ts',
    'return await Promise.any(asked)',
    'return (await Promise.all(asked))[0] ?? null',
    'installers',
  ),
  // Addresses that nobody needs are asked on.
  offered('installers.ts', 'enough.abort()', '', 'installers'),
  // A release page that is down is asked again and again.
  offered('updates.ts', 'settings.set({ lookedAt: now })', '', 'updates'),
  // What was found is named to somebody who does not want to know.
  offered('updates.ts', 'this.possible && updates && newer', 'this.possible && newer', 'updates'),
  // The version that runs is named as a newer one.
  offered('updates.ts', ' && isNewer(newer, app.getVersion()) ? newer', ' ? newer', 'updates'),
  // A list without an end fills the memory.
  offered('updates.ts', 'if (length > MAX_RELEASE_LIST)', 'if (length > 100 * MAX_RELEASE_LIST)', 'updates'),
  // An answer that never comes is waited for.
  offered('updates.ts', 'enough.abort()', '', 'updates'),
  // The switch does nothing before the next start.
  offered('updates.ts', 'void this.look()', '', 'updates'),
  // The app passes on no installer.
  offered('hostRunner.ts', 'existsSync(this.setup.installers) ? this.setup.installers : null', 'null', 'host'),
  // Two questions lie over each other.
  offered('firewall.ts', ' || this.asking) return', ') return', 'firewall'),
  // A stranger who knows a table's instance renames it.
  lan('tables.ts', 'old && old.speaker !== from && now - old.at < GREY_MS', 'old && now < 0'),
  // A killed host stays on the list.
  lan('tables.ts', '([, row]) => now - row.at < GONE_MS', '() => true'),
  // Forged tables fill the memory.
  lan('tables.ts', 'if (!old && isFull(rows, from)) return rows', ''),
  // A forged goodbye hides a table.
  lan('browser.ts', 'if (there !== true) this.rows', 'this.rows'),
  // Whoever floods a host hides its tables.
  lan('browser.ts', 'told === null || told.some', 'told !== null && told.some'),
  // A hidden table stays on every list while its host goes on.
  lan('browser.ts', 'told === null || told.some(table => table.id === id)', 'true'),
  // A guest dials whatever address an advertisement names.
  lan('subnets.ts', '!near(address) && isPrivate(address)', '!near(address)'),
  // A host answers a forged asker anywhere in the world.
  lan('responder.ts', '!isNear(nics, from.address) || ', ''),
  // An answer is larger than its question.
  lan('channel.ts', 'if (part.length > left) break', ''),
  // An answer to somebody else's question is believed.
  lan('channel.ts', '|| !Buffer.from(nonce).equals(bytes.subarray(NONCE_AT, FROM_AT))', ''),
  // Scrambled words are believed.
  lan('facts.ts', "if (get('k') !== checkOf(words.filter(word => !word.startsWith('k=')))) return null", ''),
  // Addresses are taken once, at the start.
  lan('follow.ts', 'known === null || slept || !same(known, nics)', 'known === null || slept'),
  // A machine that wakes up says nothing.
  lan('follow.ts', 'known === null || slept || ', 'known === null || '),
  // Hosts of other evenings are asked although there is a table.
  lan('browser.ts', 'if (this.rows.size > 0) return', ''),
  // Anybody gives the host's orders.
  host('table.ts', "if (person !== party.host) return refuse('notHost')", ''),
  // A sealed answer sends a frame to everybody.
  host(
    'table.ts',
    "if (touched === 'all' || this.party.seatOf(person) === touched) this.sendFrame(person, told, false)",
    'this.sendFrame(person, told, false)',
  ),
  // A spectator gets the first seat's view.
  host(
    'table.ts',
    'match: running ? running.part(seat, told) : null',
    'match: running ? running.part(seat ?? 0, told) : null',
  ),
  // Two windows hold one seat.
  host('lines.ts', "this.lines.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))", ''),
  // The end of an older socket makes a person absent.
  host('lines.ts', 'this.lines.get(person)?.peer === peer && this.lines.delete(person)', 'this.lines.delete(person)'),
  // Nobody gets the office of a host who went home.
  host('coming.ts', "if (as === 'host') party.passHost()", "if (as === 'host') void 0"),
  // An answer is told before it is durable.
  host('running.ts', 'await this.given.store.append(', 'void this.given.store.append('),
  // What is being shown runs out for somebody who is not here.
  host('running.ts', 'held: !this.setup.here(ask.seat), own: true', 'held: false, own: true'),
  // Everybody sees the clock of what one seat is being shown.
  host('clocks.ts', '.filter(({ ask }) => !ask.own || ask.seat === seat)', ''),
  // A pause stops no clock.
  host('clocks.ts', 'const shouldRun = !this.paused && !entry.ask.held', 'const shouldRun = !entry.ask.held'),
  // A pause refuses no answer.
  host('running.ts', "this.paused ? refuse('paused') : propose()", 'propose()'),
  // A bot answers as fast as it thinks.
  host('botSeats.ts', 'if (!due || !thought || off) return', 'if (!thought || off) return'),
  // A bot answers twice.
  host('botSeats.ts', 'if (!underWay) bot.pending.set', 'if (open) bot.pending.set'),
  // Names may hide characters.
  host('names.ts', ".replace(UNSEEN, '')", ''),
  // Equal names stay equal.
  host('names.ts', 'if (!others.has(folded(tried))) return tried', 'return tried'),
  // People who are not ready are dealt in.
  host('party.ts', "if (waiting) return refuse('notEveryoneReady')", ''),
  // A kicked person's token still holds the seat.
  host('party.ts', 'this.people.splice(this.people.indexOf(person), 1)', ''),

  // A thread that died after a commit: the answer is refused, and stands in the journal.
  store(
    'thread.ts',
    "isKept(db, write) ? null : 'the storage thread has ended'",
    "'the storage thread has ended'",
    'line',
  ),
  // A thread that died before a commit: the answer is acknowledged, and stands nowhere.
  store('thread.ts', "isKept(db, write) ? null : 'the storage thread has ended'", 'null', 'line'),
  // A thread that died is not started again.
  store(
    'line.ts',
    "this.state = 'lost'; this.say(fault); this.again(); return",
    "this.state = 'lost'; this.say(fault); return",
    'line',
  ),
  // Where the database cannot be opened again, nobody tries once more.
  store(
    'line.ts',
    "case 'lost': (this.setup.after ?? later)(AGAIN_MS, () => { this.again() })",
    "case 'lost':",
    'line',
  ),
  // A closed store starts threads.
  store('line.ts', "if (this.state !== 'lost') return", '', 'line'),
  // What is behind a torn page is left behind.
  store(
    'salvage.ts',
    "for (const [beyond, way] of [['>', 'ASC'], ['<', 'DESC']] as const)",
    "for (const [beyond, way] of [['>', 'ASC']] as const)",
    'salvage',
  ),
  // A file that cannot be read is not looked at.
  store('open.ts', 'key === null ? null : aside)', 'null)', 'salvage'),
  // A backup that ends between two pieces passes for whole.
  store('sealed.ts', 'nonce[NONCE - 1] = last ? 1 : 0', 'nonce[NONCE - 1] = 0', 'backup'),
  // Pieces of a backup may change places.
  store('sealed.ts', 'nonce.writeUInt32BE(n, NONCE - 5)', '', 'backup'),
  // A forged backup asks for all the memory there is.
  store('sealed.ts', 'N <= MOST_N && ', '', 'backup'),
  // The same passphrase from another keyboard opens nothing.
  store('sealed.ts', "passphrase.normalize('NFKC')", 'passphrase', 'backup'),
  // A restore writes over what is there.
  store('backup.ts', '[database, keys].filter(existsSync).map(old => setAside(old, now))', '[]', 'backup'),
  // A backup of a later schema is taken over.
  store('backup.ts', '      check(fresh, key)\n', '', 'backup'),
  // A running host loses its folder to a restore.
  store('backup.ts', '      letGo(database, keys)\n', '', 'backup'),
  // A bot's mind that begins anew knows nothing.
  host('botPool.ts', 'for (const part of again()) worker.postMessage', 'for (const part of []) worker.postMessage', [
    'tests/host/botPool.test.ts',
  ]),
  // A worker dies of the same question for ever.
  host('botPool.ts', 'if (waiting.tries++ < TRIES) continue', 'if (waiting.tries++ < 1e9) continue', [
    'tests/host/botPool.test.ts',
  ]),
  // A table waits for a bot that cannot think.
  host('botSeats.ts', "come('none')", 'void 0', ['tests/host/botSeats.test.ts']),
  host('catchingUp.ts', 'this.cancel = this.clock.after(0, () => { this.tellOn() })', 'this.tellOn()', [
    'tests/host/catchingUp.test.ts',
  ]),
  host('catchingUp.ts', 'if (this.waiting) this.waiting.push(act)', 'if (!this.waiting) this.waiting = []', [
    'tests/host/catchingUp.test.ts',
  ]),
  host('catchingUp.ts', 'for (const act of waiting ?? []) act()', 'void waiting', ['tests/host/catchingUp.test.ts']),
  host('catchingUp.ts', '    this.cancel()\n    this.mind.close()', '    this.mind.close()', [
    'tests/host/catchingUp.test.ts',
  ]),
  host('catchingUp.ts', 'if (this.waiting && left-- === 0) return', 'if (left-- === 0) return', [
    'tests/host/catchingUp.test.ts',
  ]),
  host('catchingUp.ts', '      this.told++\n', '\n', ['tests/host/catchingUp.test.ts']),
  // Other rules go on from a state that they throw at.
  host('fitting.ts', ' && Array.from({ length: TRIES }, (_, at) => at).every(at => playsOn(game, snapshot, at))', '', [
    'tests/host/fitting.test.ts',
  ]),
  // A field that is missing deeper down passes.
  host(
    'fitting.ts',
    "return typeof theirs !== 'object' || Object.entries(theirs).every(([field, value]) => shapeFits(value, (kept as { readonly [field: string]: unknown })[field]))",
    'return true',
    ['tests/host/fitting.test.ts'],
  ),
  // What became no number is shown.
  host('fitting.ts', "typeof value !== 'number' || Number.isFinite(value)", 'true', ['tests/host/fitting.test.ts']),

  // A frame of any depth is parsed.
  wire('src-shared/wire/codec.ts', 'const MAX_DEPTH = 12', 'const MAX_DEPTH = 1e9'),
  // A refusal loses the number of its message.
  wire('src-shared/wire/codec.ts', 'const n = numberOf(read.value)', 'const n = -1'),
  // A message may have fields of no meaning.
  wire(
    'src-shared/wire/client.ts',
    "v.strictObject({ kind: v.literal('sit'), n })",
    "v.object({ kind: v.literal('sit'), n })",
  ),
  // A field of the wrong shape comes in.
  wire(
    'src-shared/wire/client.ts',
    "v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean() })",
    "v.strictObject({ kind: v.literal('ready'), n, ready: v.any() })",
  ),
  // Frames of any length come in.
  wire('src-main/net/server.ts', 'maxPayload: MAX_CLIENT_FRAME, ', ''),
  // Any page in a browser on this machine speaks with the table.
  wire('src-main/net/server.ts', ' && fromOurPage(request)', ''),
  // A rebound name is served.
  wire(
    'src-main/net/visitors.ts',
    "return isIP(host) !== 0 || host === 'localhost' || names.some(name => name.toLowerCase() === host)",
    'return true',
  ),
  // Nobody counts messages.
  wire(
    'src-main/net/session.ts',
    'if (tooMany(text.length)) return peer.close',
    'if (tooMany(text.length) && !place) return peer.close',
  ),
  // A reader who does not read fills the host's memory.
  wire('src-main/net/session.ts', 'if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate()', ''),
  // Whoever is told to go may stay.
  wire('src-main/net/session.ts', 'farewell ??= clock.after(FAREWELL_MS, () => { socket.terminate() })', ''),
  // A long message counts for one.
  wire('src-main/net/session.ts', ' - 1 - Math.floor(length / ONE_MESSAGE)', ' - 1'),
  // One address keeps all others out.
  wire('src-main/net/crowd.ts', 'here >= MOST_FROM_ONE || ', ''),
  // Whoever leaves twice makes room for two.
  wire('src-main/net/crowd.ts', 'if (!inside) return', ''),
  // An answer as long as a deck is looked at.
  wire(
    'src-shared/wire/codec.ts',
    "if (text.length > MAX_MESSAGE && !bringsDeck(read.value)) return { n, why: refuse('tooLong') }",
    '',
  ),
  // A page takes whatever a host sends.
  wire('src-shared/wire/codec.ts', 'if (text.length > MAX_HOST_MESSAGE) return null', ''),
  // A deck without end reaches the page.
  wire('src-shared/wire/host.ts', 'part.length <= MOST_CARDS', 'part.length >= 0'),
  // A prototype comes in with an answer.
  wire('src-shared/wire/schema.ts', "if (key !== '__proto__') ", ''),
  // Whoever comes back is told what another seat was told.
  host(
    'running.ts',
    'this.journal.last(LOG).map(told => toldTo(told, seat))',
    'this.journal.last(LOG).map(told => toldTo(told, 0))',
    ['tests/secrecy/rejoin.test.ts'],
  ),
  // An id that a command line takes for an option.
  {
    room: 'host',
    file: 'src-main/real.ts',
    find: "id.startsWith('-') ? newId() : id",
    put: 'id',
    tests: ['tests/host/real.test.ts'],
  },
  // Another version is let in.
  wire('src-main/host/host.ts', 'if (message.version !== PROTOCOL) {', 'if (message.version > PROTOCOL + 1) {'),

  // A page goes on listening to a host that speaks nonsense.
  page('connection/socket.ts', "case undefined: this.close(refuse('hostGarbled')); return", 'case undefined: return'),
  // A choice that is not offered counts.
  page('store/compose.ts', "typeof value === 'string' && question.of.includes(value)", "typeof value === 'string'"),
  // The pair comes out in the order of pointing, legal or not.
  page(
    'store/compose.ts',
    'return first.includes(one) && second.includes(other) ? [one, other] : [other, one]',
    'return [one, other]',
  ),
  // "Swap" and "do not swap" take different gestures.
  page(
    'store/compose.ts',
    "const yesOrNo = question.of.length === 2 && question.of.includes('yes') && question.of.includes('no')",
    'const yesOrNo = false',
  ),
  // An answer is lost in a gap.
  page('connection/outbox.ts', "if (message.kind !== 'answer') this.settle", 'this.settle'),
  // The log of an arrival is told twice.
  page(
    'store/story.ts',
    'const before = same && !arrived ? story.lines : []',
    'const before = same ? story.lines : []',
  ),
  // The story of the last match goes on in the next.
  page('store/story.ts', 'const same = story.match === match.id', 'const same = true'),
  // A clock runs on in a pause.
  page(
    'store/clock.ts',
    'const gone = paused ? 0 : Math.max(0, now - arrived)',
    'const gone = Math.max(0, now - arrived)',
  ),
  // A refused answer leaves its ask shut.
  page('store/table.ts', 'if (!taken && pending.value === ask.id) pending.value = null', ''),
  // One answer is sent twice.
  page('store/table.ts', 'if (pending.value === ask.id) return', ''),
  // Guests are sent to the host's own machine.
  page('lobby/invitations.ts', '.filter(address => !LOOPBACK.test(address))', ''),

  // Another number than was committed to is taken.
  fair('src-shared/fair/numbers.ts', 'isNumber(number) && commitOf(number) === commit', 'isNumber(number)'),
  // The key is the host's alone.
  fair('src-shared/fair/numbers.ts', '...[host, ...hands].map(', '...[host].map('),
  // One number may serve for two matches.
  fair('src-shared/fair/numbers.ts', 'utf8ToBytes(match), ', ''),
  // The order in which fields were written changes a hash.
  fair('src-shared/fair/hash.ts', 'Object.keys(fields).sort()', 'Object.keys(fields)'),
  // The host's commitment is not compared with what was told before.
  fair('src-shared/fair/hands.ts', "if (fair.commit !== hands.commit) return { what: 'commit', seat: null }", ''),
  // Numbers of the others are not looked at.
  fair('src-shared/fair/hands.ts', 'hands.find(hand => !opens(hand.number, hand.commit))', 'hands.find(() => false)'),
  // A round that began anew goes unsaid.
  fair('src-shared/fair/hands.ts', "openings > restarts.length + 1 ? { what: 'restarts' } : null", 'null'),
  // Any key will do.
  fair('src-shared/fair/hands.ts', "=== record.key ? null : { what: 'key' }", '=== record.key ? null : null'),
  // A changed answer of one's own passes.
  fair('src-shared/fair/check.ts', "if (own && !own.fits(entry)) return { what: 'answer', n }", ''),
  // An acknowledged answer may disappear.
  fair('src-shared/fair/check.ts', 'lost: () => taken.size', 'lost: () => 0'),
  // What was told is not compared.
  fair('src-shared/fair/check.ts', 'if (canonical(proposal.told) !== canonical(told))', 'if (n < 0)'),
  // Frames after the last answer are not looked at.
  fair('src-shared/fair/check.ts', 'if (walk && !walk.done)', 'if (walk && moment < 0)'),
  // A frame may be left out on a line that stands.
  fair(
    'src-shared/fair/walk.ts',
    'else if (frame.hash === at.told(frame.seat)) this.take(next, f + 1, since + 1)',
    'else { next.set(f, since); if (frame.hash === at.told(frame.seat)) this.take(next, f + 1, since + 1) }',
  ),
  // Nothing may be missing before an arrival.
  fair('src-shared/fair/walk.ts', '(frame.arrival || (at > 0', '(frame.hash === null || (at > 0'),
  // A party that only took another name makes a verdict fail.
  fair('src-shared/fair/walk.ts', 'if (frame.hash !== quiet) continue', 'continue'),
  // A forged answer passes.
  fair('src-shared/fair/walk.ts', "if (entry?.by !== 'hand' || this.gave(entry)) return false", 'return false'),
  // The host opens its number before the match.
  fair(
    'src-main/host/dealing.ts',
    "{ kind: 'round', match, round, commit }",
    "{ kind: 'round', match, round, commit, number }",
  ),
  // A number is told before all have committed.
  fair('src-main/host/dealing.ts', 'waiting?.kind === message.kind && waiting', 'waiting'),
  // Who does not open is let be.
  fair('src-main/host/dealing.ts', 'if (silent.length > 0) {', 'if (silent.length > 99) {'),
  // Nobody hears who had not opened.
  fair('src-main/host/dealing.ts', 'this.restarts.push(...silent.map(({ person }) => person.name))', ''),
  // A round that begins anew uses the host's old number.
  fair('src-main/host/dealing.ts', 'const number = bytesToHex(given.ids.key())', "const number = '07'.repeat(32)"),
  // A client that sleeps holds up the deal for ever.
  fair(
    'src-main/host/dealing.ts',
    'this.given.clock.after(WAIT_MS, () => { this.waiting?.goOn() })',
    'this.given.clock.after(WAIT_MS, () => undefined)',
  ),
  // The host's own window counts as somebody else's.
  fair('src-main/host/fairness.ts', 'return ownWindow ? [] : [', 'return ['),
  // A key that was drawn and not used is forgotten.
  fair('src-main/host/fairness.ts', "if (!fixed) this.spoilt = [...restarts, this.party.host?.name ?? '']", ''),
  // The record is told to who comes in the middle of a match.
  fair('src-main/host/fairness.ts', 'if (this.hands) this.lines.tellDealt(person, this.hands)', ''),
  // A match that was broken off stays shut.
  fair('src-main/host/table.ts', '      void this.publish(running, null)\n    }', '    }'),
  // A reload forgets what was shown.
  fair('src-renderer/fair/keptList.ts', 'this.items.push(...kept)', ''),
  // A number is opened to any list of commitments.
  fair('src-renderer/fair/witness.ts', 'own.host === told?.commit && ', ''),
  // The list of commitments may change after it was told.
  fair('src-renderer/fair/witness.ts', 'if (!known || round > known.round)', 'if (known !== message as unknown)'),
  // A bot forgets its nature at a restart.
  nature(
    'keeping.ts',
    "{ who: 'bot', name: occupant.name, ...occupant.nature }",
    "{ who: 'bot', name: occupant.name }",
  ),
  // Whoever takes a person's seat is a master.
  nature(
    'party.ts',
    "this.seats[seat] = { who: 'bot', name: this.botName(), nature: PLAIN }",
    "this.seats[seat] = { who: 'bot', name: this.botName(), nature: { ...PLAIN, level: 'hard' } }",
  ),
  // Nobody is told what a bot is.
  nature(
    'party.ts',
    "{ who: 'bot', name: occupant.name, ...occupant.nature }",
    "{ who: 'bot', name: occupant.name, ...PLAIN }",
  ),
  // The host's choice of a temper is lost.
  nature('lobby.ts', 'temper: message.temper ?? PLAIN.temper', 'temper: PLAIN.temper'),
  // A mind is of the nature of another seat.
  nature('botSeats.ts', 'this.of.nature(seat))', 'this.of.nature(0))'),
  // A bluff is told as a likely truth.
  coach(
    'mascarade',
    'bots/mascarade/reasons.ts',
    "if (chance >= LIKELY) return plain('announceLikely'",
    "if (chance > 0) return plain('announceLikely'",
  ),
  // A victory is told of whoever has the coins already, and of nobody else.
  coach(
    'mascarade',
    'bots/mascarade/reasons.ts',
    'const { coins, cheat } = after(memory.purses, seat, character)\n  return cheat === seat',
    'const { coins, cheat } = memory.purses\n  return cheat === seat',
  ),
  // Who has passed already is told to be the one who may still object.
  coach('mascarade', 'bots/mascarade/reasons.ts', '!passed.includes(other) && ', ''),
  // The poorer of the two is told to be rich.
  coach(
    'mascarade',
    'bots/mascarade/reasons.ts',
    'coinsOf(memory, second) > coinsOf(memory, first)',
    'coinsOf(memory, second) < coinsOf(memory, first)',
  ),
  // A bad swap of the Spy is told to be a good one.
  coach(
    'mascarade',
    'bots/mascarade/reasons.ts',
    "return worth > 0 && got ? plain('spyTake'",
    "return got ? plain('spyTake'",
  ),
  // Whoever hears a reason of themselves hears their own name.
  coach('mascarade', 'lessons/mascarade/coach.ts', "letLikelyYou: 'You looked", "letLikelyYou: '{name} looked"),
  // A rival is told to be an ally.
  coach('castle', 'bots/castle/duelReasons.ts', 'ally >= rival ?', 'ally <= rival ?'),
  // Who passes with nothing to use is told to save it.
  coach(
    'castle',
    'bots/castle/duelReasons.ts',
    "if (!['object', 'tokens', 'profession', 'alchemist'].some(way => offers(ask, way))) return null",
    '',
  ),
  // What was seen is told to be the prize, however little it is worth.
  coach(
    'castle',
    'bots/castle/reasons.ts',
    'memory.societies.ally(against)) > society)',
    'memory.societies.ally(against)) > 0)',
  ),
  // A card that cannot be refused is told to be wanted.
  coach('castle', 'bots/castle/reasons.ts', "offers(ask, 'refuse') ? accepted", "!offers(ask, 'never') ? accepted"),
  // A guess is told to be certain.
  coach('castle', 'bots/castle/telling.ts', 'isCertain(chance) ? 100 : 99', 'chance > 0 ? 100 : 99'),
  // A card is named that the game has no words for.
  coach('castle', 'bots/castle/telling.ts', '`professions.${profession}.name`', '`profession.${profession}.name`'),
  // A mind that judges never says why.
  coach('castle', 'bots/judging.ts', '...why && { why },', ''),
  // What was seen is forgotten when the crowd is drawn anew.
  bots('particles.ts', '.reduce((all, one) => all + one * one, 0)', '.reduce((all, one) => all + one, 0)', [
    'particles',
  ]),
  // What cannot be is believed all the same.
  bots('particles.ts', 'if (sum <= 0) return false', 'if (sum <= 0) return true', ['particles', 'worlds']),
  // A world is lost when the crowd moves on.
  bots('particles.ts', 'this.worlds = this.worlds.map(how)', 'this.worlds = [...this.worlds].reverse().map(how)', [
    'particles',
  ]),
  // Worlds that were as likely as each other drift apart.
  bots(
    'particles.ts',
    'this.weights = weighed\n    this.whole = sum',
    'this.weights = weighed.map(one => one / sum)\n    this.whole = 1',
    ['particles'],
  ),
  // Chances are counted by the weights of before.
  bots('particles.ts', '    this.whole = sum\n', '', ['particles', 'castle/societies']),
  // All draws of a world are one.
  bots('particles.ts', 'let left = this.whole * random.below(FINE, name)', 'let left = 0 * random.below(FINE, name)', [
    'particles',
    'castle/societies',
  ]),
  // A world that cannot be is drawn.
  bots(
    'particles.ts',
    'this.weights[i] ? [{ world, weight: this.weights[i] }] : []',
    '[{ world, weight: this.weights[i] ?? 0 }]',
    ['particles'],
  ),
  // A lie counts as much as the truth.
  bots('mascarade/worlds.ts', 'layout[at] === character ? times : 1', 'layout[at] === character ? 1 : 1', ['worlds']),
  // A card that was seen where nobody thought it stays where it was thought.
  bots(
    'mascarade/worlds.ts',
    'if (this.crowd.weigh(layout => layout[at] === character ? 1 : 0)) return',
    'this.crowd.weigh(layout => layout[at] === character ? 1 : 0); return',
    ['worlds'],
  ),
  // Another world for each answer that is tried.
  bots(
    'search.ts',
    'playout(copyState(game, world), one.answer, one.tree.walk(deep), fastRandom(luck))',
    'playout(sample(random), one.answer, one.tree.walk(deep), fastRandom(luck))',
    ['search'],
  ),
  // Playouts never stop before the end.
  bots('search.ts', 'n < LONGEST && !horizon(state)', 'n < LONGEST', ['search']),
  // The worse half stays.
  bots('search.ts', 'left.sort((a, b) => score(b) - score(a))', 'left.sort((a, b) => score(a) - score(b))', ['search']),
  // What others answer has nodes, and not what the own seat does.
  bots('search.ts', 'ask.seat === asked.seat ? walk', 'ask.seat !== asked.seat ? walk', ['tree']),
  // A tree hears nothing of what a playout was worth.
  bots('search.ts', '    walk.end(its)\n', '', ['tree']),
  // The tree begins anew with every playout.
  bots('search.ts', 'one.tree.walk(deep)', 'new Tree().walk(deep)', ['tree']),
  // What differs to a seat is one to its tree.
  bots('tree.ts', 'canonical([key, pick, params ?? null])', 'canonical([key, pick])', ['tree']),
  // The moment of an ask tells worlds apart.
  bots(
    'tree.ts',
    'canonical([key, pick, params ?? null])',
    'canonical([opened(), key, pick, params ?? null])\nlet count = 0\nconst opened = (): number => count++',
    ['tree'],
  ),
  // A playout adds as many nodes as it has asks.
  bots('tree.ts', '      this.isBelow = true\n', '', ['tree']),
  // A node never knows of a second answer.
  bots('tree.ts', 'branches.length ** 2 <= visits', 'branches.length ** 2 <= 0 * visits', ['tree']),
  // All that was ever proposed is tried at once.
  bots('tree.ts', 'branches.length ** 2 <= visits', 'branches.length ** 2 >= 0 * visits', ['tree']),
  // The worst answer of a node is taken.
  bots('tree.ts', 'hoped(node, branch) > hoped(node, best)', 'hoped(node, branch) < hoped(node, best)', ['tree']),
  // What leaves no choice is a node.
  bots('tree.ts', 'if (this.isBelow || isForced(ask))', 'if (this.isBelow)', ['tree']),
  // A tree is as deep as a playout is long.
  bots('tree.ts', '    this.isBelow ||= this.gone.length >= this.deep\n', '', ['tree']),
  // A master of Dark Tales deals itself cards that lie open.
  bots('tales/sample.ts', '[...open, ...known.flat(), ...top]), random', '[...known.flat(), ...top]), random', [
    'tales/planning',
  ]),
  // Points of others are forgotten.
  bots('tales/memory.ts', 'this.points(event.seat) + event.vp', 'event.vp', ['tales/planning']),
  // A master of Dark Tales takes the points of now.
  bots('tales/index.ts', "nature.level !== 'hard' || !worth", "nature.level !== 'normal' || !worth", [
    'tales/planning',
  ]),
  // What looks best at first sight is taken, whatever comes of it.
  bots('tales/index.ts', 'const TRUST = 0.004', 'const TRUST = 4', ['tales/planning']),
  // Who supports me is taken for a rival.
  bots(
    'castle/memory.ts',
    'side === friendly ? HINTS.supports : 1 / HINTS.supports',
    'side === friendly ? 1 / HINTS.supports : HINTS.supports',
    ['castle/memory'],
  ),
  // Support among strangers tells who is with whom.
  bots('castle/memory.ts', 'if (!friendly) return', 'if (!duel) return', ['castle/memory']),
  // The rival's relic is taken for a present of an ally.
  bots('castle/memory.ts', 'card === SOCIETIES[this.society].relic', 'card === SOCIETIES[this.rival].relic', [
    'castle/memory',
  ]),
  // Who claims is held no readier than who passes.
  bots('mascarade/manners.ts', "case 'claim': count(this.claims, event.seat); ", "case 'claim': ", [
    'mascarade/manners',
  ]),
  // A liar who is shown keeps its good name.
  bots('mascarade/manners.ts', '? this.truths : this.lies, card.seat', '? this.truths : this.truths, card.seat', [
    'mascarade/manners',
  ]),
  // A seat is judged by what was disputed before.
  bots('mascarade/manners.ts', 'this.saying = event.character', 'this.saying ??= event.character', [
    'mascarade/manners',
  ]),
  // A beginner overlooks nothing.
  bots('judging.ts', "random.below(OVERLOOKED.oneIn, 'overlooked') > 0", 'true', ['tempers']),
  // Relics are given away like anything else.
  bots('castle/sightings.ts', 'WINNING.includes(object) ? gone * this.keeps : gone', 'gone', ['tempers']),
  // A master sees relics twice: in its hand, and in others'.
  castleSearch(
    'sample.ts',
    '  for (const object of own.objects) put(memory.seat, object)',
    '  hands[memory.seat]?.push(...own.objects); room[memory.seat] = 0',
    'sample',
  ),
  // What was seen is dealt anew.
  castleSearch(
    'sample.ts',
    'if (happens(sure, random)) put(seat, object)',
    'if (happens(0, random)) put(seat, object)',
    'sample',
  ),
  // Sealed objects may lie in the deck.
  castleSearch('sample.ts', 'held < dealt; held++', 'held < 0; held++', 'sample'),
  // In the Italian edition a turn stays fresh, whatever was done in it.
  castleSearch('sample.ts', "own.objects.includes('pearl') || offers(ask, 'declareRival')", 'true', 'sample'),
  // The Pearl forbids a victory alone that is offered.
  castleSearch(
    'sample.ts',
    "own.objects.includes('pearl') && !offers(ask, 'declareAlone')",
    "own.objects.includes('pearl')",
    'sample',
  ),
  // In a playout the others have seen nothing.
  castleSearch(
    'planning.ts',
    'const part = onlookers.knows(seat, other)',
    'const part = 0 * onlookers.knows(seat, other)',
  ),
  // A hand that changed is known as it was.
  castleSearch('onlookers.ts', 'changes(event.seat, [event.with]); changes(event.with, [event.seat])', ''),
  // What is no longer there is still known.
  castleSearch('insight.ts', 'if (at < 0) return []', 'if (at < 0) return [{ object, sure: 1 }]'),
  // One is declared with relics of strangers.
  castleSearch('policy.ts', 'insight.societies.ally(seat) < 1', 'insight.societies.ally(seat) <= 0'),
  // The Pearl forbids nothing.
  castleSearch('outlook.ts', "if (own > 0 && !hand.includes('pearl'))", 'if (own > 0)'),
  // A victory alone is everybody's.
  castleSearch('outlook.ts', '(alone.seat === seat ? alone.chance : 0)', 'alone.chance'),
  // Declared when the odds are worse.
  castleSearch('declaring.ts', 'Math.max(LEAST, promised + (', 'Math.min(LEAST, promised + ('),
  castleSearch(
    'declaring.ts',
    'turnsEach(memory) > WEARY ? WORSE : BETTER',
    'turnsEach(memory) > WEARY ? BETTER : BETTER',
  ),
  castleSearch('declaring.ts', 'turnsEach(memory) > WEARY ?', 'turnsEach(memory) >= WEARY ?'),
  castleSearch(
    'turn.ts',
    'LEANINGS[memory.nature.temper].duel + impatience(memory)',
    'LEANINGS[memory.nature.temper].duel',
    'castle',
  ),
  castleSearch('turn.ts', 'turn.number / players.length - TOO_MANY)', 'turn.number - TOO_MANY)', 'castle'),
  // An odd table has no smaller society.
  castleSearch('societies.ts', '|| (odd && set.length === half - 2)', '', 'societies'),
  // A rival that was seen is taken for an ally.
  castleSearch('societies.ts', 'allies.has(seat) === ally ? 1 : 0', 'allies.has(seat) ? 1 : 0', 'societies'),
  // Many hints are as good as a card.
  castleSearch(
    'societies.ts',
    'Math.max(1 / MOST_HINTED, Math.min(MOST_HINTED, before * times))',
    'before * times',
    'societies',
  ),
  // A seat concludes from those who cannot know.
  castleSearch('habits.ts', 'if (onlookers.hasSeenSociety(by, of)) societies', 'societies', 'habits'),
  // Whoever has looked is taken for who was looked at.
  castleSearch('habits.ts', 'hasSeenSociety(by, of)) societies', 'hasSeenSociety(of, by)) societies', 'habits'),
  // Refusing is a sign of friendship.
  castleSearch('habits.ts', 'refuses: 0.47', 'refuses: 1.47', 'habits'),
  // An attack is a sign of friendship.
  castleSearch('habits.ts', 'attacks: 0.8', 'attacks: 1.8', 'habits'),
  // Whoever supports the defender is with the attacker.
  castleSearch('habits.ts', "side === 'attacker' ? HABITS.supports : 1 / HABITS.supports", 'HABITS.supports', 'habits'),
  // Beginners draw conclusions.
  castleSearch('memory.ts', 'if (!this.isBeginner) conclude', 'conclude', 'habits'),
  // What two others do tells of this seat alone.
  castleSearch('societies.ts', 'isAlly(world, one) === isAlly(world, other)', 'isAlly(world, one)', 'habits'),
  // Signs are given to rivals.
  castleSearch('signals.ts', 'ally >= FRIEND && ', '', 'signals'),
  // Signs are given to those who know.
  castleSearch('signals.ts', ' && !memory.isKnownTo(to)', '', 'signals'),
  // Everybody gives signs.
  castleSearch('signals.ts', "memory.nature.level === 'hard' && ", '', 'signals'),
  // Any card is a sign.
  castleSearch('signals.ts', 'card === SOCIETIES[memory.society].relic ?', "card !== 'pearl' ?", 'signals'),
  // An exchange that is accepted is no sign.
  castleSearch('judgement.ts', "signal(memory, by, 'accepted') + ", '', 'signals'),
  // Support is no sign.
  castleSearch('duelling.ts', 'answer as Side) + sign(answer))', 'answer as Side) + 0 * sign(answer))', 'signals'),
  // A hint counts again with each that follows.
  castleSearch('societies.ts', 'after / before : 1', 'after : 1', 'societies'),

  // A liar never lies.
  bots('castle/duelling.ts', '% misleads === 0 ? -1 : 1', '% misleads === 0 ? 1 : 1', ['tempers']),

  // Capitals are minded.
  page('table/searching.ts', '.charAt(0).toLowerCase().charAt(0)).join', '.charAt(0)).join'),
  // Accents are minded.
  page('table/searching.ts', ".normalize('NFD')", ''),
  // Any word is enough.
  page('table/searching.ts', 'return words.every(word', 'return words.some(word'),
  // Titles are like any other text.
  page('table/searching.ts', 'words.length === 0 ? fitting :', 'words.length >= 0 ? fitting :'),
  // One letter finds everything, and lights it.
  page('table/searching.ts', 'word.length > 1)', 'word.length > 0)'),
  // Only the first place of a word is lit.
  page('table/searching.ts', 'at = all.indexOf(word, at + 1))', 'at = -1)'),
  // What came on arrival is read aloud.
  page('store/story.ts', 'old: arrived ? n :', 'old:'),
  // A frame in which nothing happens silences what came before it.
  page('store/story.ts', 'same ? story.old : last }', 'last }'),
  // A line lights everybody but oneself.
  page('table/lighting.ts', ' you: null,', ''),
  // A line lights nobody.
  page('table/lighting.ts', 'spots.add(atSeat(seat)); ', ''),
  // A line lights no card that it names.
  page('table/lighting.ts', '...face.cards?.(event) ?? []]', ']'),
  // The middle of the board is lit by whatever flies through it.
  page('motion/motions.ts', 'spot !== MIDDLE', 'spot !== atSpot("deck")'),
  // What an announced mask lies on stays dark.
  page(
    'boards/mascarade/mentions.ts',
    "case 'announce': case 'claim': return [atSlot(event.slot)]",
    "case 'claim': return [atSlot(event.slot)]",
  ),
  // A card's place stays lit when another line is pointed at.
  // The end is not acted out when somebody comes or goes just then; a match begins with what was told of another.
  page('store/story.ts', 'told.length > 0 ? told.length : same ? story.fresh : 0', 'told.length'),
  page('store/story.ts', 'same ? story.fresh : 0', 'story.fresh'),
  // What happened is seen happening again whenever its board comes back.
  page('motion/once.ts', '  frames.add(frame)\n', ''),
  // A deal, a power and the next in the circle are not seen.
  page('boards/tales/motions.ts', "case 'deal': return [{ move: 'deal' }]", "case 'deal': return []"),
  page(
    'boards/mascarade/motions.ts',
    "case 'power': return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]",
    "case 'power': return []",
  ),
  page(
    'boards/overlord/motions.ts',
    "case 'nextInCircle': return [{ move: 'glow', at: atSeat(event.to), tone: 'rose' }]",
    "case 'nextInCircle': return []",
  ),
  page('table/lighting.ts', "['seat', 'slot', 'card', 'spot']", "['seat', 'slot', 'card']"),
  // A match that is watched again takes the place of the live one's witness.
  page('store/table.ts', 'const fair = live ? useFair() : null', 'const fair = useFair()'),

  // Another deal.
  lesson('castle/lesson.ts', 'deal: 14480917', 'deal: 14480918'),
  // The pupil is told to take what their society has no use for, and declares in vain.
  lesson('castle/lesson.ts', "{ take: 'goblet' }", "{ take: 'key' }"),
  // A card in play is called by a wrong name.
  lesson('tales/lesson.ts', "answer: 'witch#7'", "answer: 'witch#6'"),
  // One answer is taken for that of all others.
  lesson('run.ts', "!('others' in beat && this.asked(beat.others))", 'true'),
  // In free play the pupil is always awaited.
  lesson('run.ts', "return this.thinking() ? 'others' : 'pupil'", "return 'pupil'"),
  // A newer act is explained by an older reason.
  lesson('run.ts', '(reason || this.lastReason?.seat === seat)', 'reason'),
  // What the coach has said of one question is taken for what they say of the next.
  lesson('run.ts', 'return this.lastAdvice?.ask === this.advisable()?.id ?', 'return this.lastAdvice ?'),
  // Every lesson is taken for a match for practice.
  lesson('lesson.ts', "first !== undefined && 'free' in first", 'first !== undefined'),
  // Everybody keeps the name of another language.
  page('lesson/useLesson.ts', '() => classmates(run, called)', '(party => () => party)(classmates(run, called))'),
  // A pupil has to leave their lines empty.
  taught('lessons/wanted.ts', "if (pick.pick === 'text') return true", '', 'lessons/wanted'),
  // A lesson takes any card.
  taught(
    'lessons/wanted.ts',
    'return way ? isWanted(way, wanted.answer, given.answer) : same(wanted, given)',
    'return way !== undefined || same(wanted, given)',
    'lessons/wanted',
  ),
  // Another deal than the one that the story was written for.
  taught('lessons/overlord/lesson.ts', 'deal: 50031', 'deal: 50032', 'lessons/lessons', 'lessons/overlord'),
  // A hope is told as a certainty.
  taught('bots/overlord/reasons.ts', 'if (fails === 1)', 'if (fails > 0)', 'bots/overlord/reasons'),
  // Mercy is granted for fear of a victory.
  taught(
    'bots/overlord/reasons.ts',
    'endWorth(memory, victim) < 0',
    'endWorth(memory, victim) > 0',
    'bots/overlord/reasons',
  ),
  // A card of a deck of one's own is called by a name that the words do not have.
  taught('bots/tales/reasons.ts', 'look.deck === HOUSE_DECK', 'look.deck', 'bots/tales/reasons'),
  // A card of one's own harms somebody else.
  taught('bots/tales/reasons.ts', 'if (target?.at === look.seat)', 'if (target === undefined)', 'bots/tales/reasons'),
  // What all states share is copied for each.
  engine('kernel/copy.ts', "part === 'fixed' || shared?.includes(part) === true", "part === 'fixed'", 'kernel/shared'),
  // What is new among it can be written into.
  engine('kernel/copy.ts', 'if (state[part] !== before[part]) freeze(state[part])', '', 'kernel/shared'),
  // A resumed match shares what anybody may write into.
  engine('kernel/copy.ts', 'for (const part of game.shared ?? []) freeze(state[part as keyof S])', '', 'kernel/shared'),
  // A copy shares lists within lists.
  engine('kernel/copy.ts', "if (typeof part === 'object' && part !== null) out[i] = copy(part)", '', 'kernel/shared'),
  // A seat that has answered in secret is asked again.
  engine(
    'kernel/road.ts',
    ': open.standing || open.seat !== answered.seat || open.depth !== answered.depth)',
    ': true)',
    'kernel/sealed',
    'games/standing',
  ),
  // What was put away is shown still.
  engine(
    'kernel/road.ts',
    '? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`)',
    '? true',
    'kernel/seen',
  ),
  // The table goes on seeing what it saw before an answer.
  engine(
    'kernel/match.ts',
    "touched === 'all' ? standingWith(asks) : { ...this.standing, asks }",
    '{ ...this.standing, asks }',
    'games/standing',
  ),
  // A table at which nobody is asked anything waits for ever.
  engine('kernel/road.ts', 'if (!state.outcome && asked.every(', 'if (false && asked.every(', 'kernel/road'),
  // A hand seen whole leaves the single cards that were known of it.
  engine(
    'games/castle/objects.ts',
    "if (now.kind === 'objects') return now.seat === old.seat",
    '',
    'games/castle/memo',
  ),
  // A key seen here makes one forget the other key.
  engine('games/castle/objects.ts', 'now.seat === old.seat || copiesOf(old.object) === 1', 'true', 'games/castle/memo'),
  // An anchor that cannot be installed is run all the same.
  anchor('anchor.ts', "if (without.split(',').includes(name)) return", 'if (without === name) return'),
  // A script that broke off is believed what it had said before.
  anchor('anchor.ts', 'if (status !== 0) return', 'if (status === null) return'),
  // An anchor is run by a Node that is too old for it.
  anchor('anchor.ts', 'Number.parseInt(machine.version, 10) >= node', 'Number.parseInt(machine.version, 10) > 0'),
  // A line is told from a Node that is not there.
  anchor('anchor.ts', 'return machine.exists(brought) ? { node: brought }', 'return brought ? { node: brought }'),
  // No figures are said to be figures.
  anchor('anchor.ts', 'return found.length > 0 ?', 'return found.length >= 0 ?'),
  // The table keeps to itself that an anchor did not run.
  anchor('lines.ts', "'why' in anchor ? `${anchor.name} did not run: ${anchor.why}`", "'why' in anchor ? '–'"),
  // A move has come when the first guest has it.
  anchor('rounds.mjs', 'Math.max(...await Promise.all(all))', 'Math.min(...await Promise.all(all))'),
  // What warms up is counted.
  anchor('rounds.mjs', 'if (at >= WARM) {', '{'),
  // Who looks on is waited for in vain.
  anchor('rounds.mjs', 'guests[at % seats]', 'guests[at % guests.length]'),
  // Whoever comes back never left.
  anchor('rounds.mjs', 'await last.leave()', ''),
  // It comes back a move later than it is said to.
  anchor('rounds.mjs', 'for (let moves = 1; moves <=', 'for (let moves = 0; moves <='),
  // What ran before stands in the report, and not what ran now.
  anchor('report.ts', '[...ran, ...before.suites]', '[...before.suites, ...ran]'),
  // A suite that ran alone is all that is left.
  anchor('report.ts', '[...ran, ...before.suites]', '[...ran]'),
  // What no suite is called any more stays.
  anchor(
    'report.ts',
    'order.flatMap(suite =>',
    '[...new Set([...order, ...before.suites.map(one => one.suite)])].flatMap(suite =>',
  ),
  // Of one without lines something is kept.
  anchor('report.ts', ' && Array.isArray(lines)', ''),
  // Nobody knows when it was measured.
  anchor('report.ts', " && typeof at === 'string'", ''),
  // A servant likes to pass the buck back to where it came from.
  court('servant.ts', '? -polite : 0', '? polite : 0', 'tact'),
  // Whoever threw a freeze in gets away with it.
  court('servant.ts', 'if (heeds(memory) && froze === to) return OWED', '', 'tact'),
  // Who has no hints is the safest of all.
  court('servant.ts', 'player.hints === 0) return 1', 'player.hints === 0) return 0', 'tact'),
  // The action that is drawn first is forgotten.
  court('servant.ts', 'idle ** (player.actions + DRAWN_WHEN_PASSED)', 'idle ** player.actions', 'tact'),
  // A master throws freezes in time and again.
  court('servant.ts', ' && memory.frozen < memory.tact.freezes', '', 'tact'),
  // What passes the buck is thrown in, and the freezes are kept.
  court('servant.ts', '!tact.saves || !serves(', '!tact.saves || serves(', 'tact'),
  // Whoever owes an answer does not pass the buck with the last hint either, and is stuck.
  court('servant.ts', 'const ignores = !last && owed > 0', 'const ignores = owed > 0', 'tact'),
  // A beginner hears what it is told, and a master does not.
  court('lines.ts', 'asked && memory.intent.heeds ?', 'asked && !memory.intent.heeds ?', 'tact'),
  // A freeze answers the Overlord's own word.
  court(
    'moods.ts',
    "if (how === 'froze') return\n    this.wished = false",
    "this.wished = false\n    if (how === 'froze') return",
    'moods',
  ),
  // A freeze that goes back to its servant rankles, and one that is passed over does not.
  court('moods.ts', 'freeze.seat !== to)', 'freeze.seat === to)', 'moods'),
  // No excuse is ever known.
  court('moods.ts', 'const known = this.excuses.includes(gist)', 'const known = false', 'moods'),
  // What is told aloud is the same excuse every time.
  court('moods.ts', "if (line === '') return false", '', 'moods'),
  // A careful Overlord becomes a cruel one.
  court('moods.ts', 'Math.min(this.ranks[1], this.rank', 'Math.min(MOODS.length - 1, this.rank', 'moods'),
  // To be brief is an offence.
  court('moods.ts', 'brief: 0.05', 'brief: 0.5', 'moods'),
  // Every bot is too slow for the Overlord now and then.
  pace('pace.ts', "(level === 'easy' ? DAWDLES : to)", 'DAWDLES', 'pace'),
  // Bots do not know of his patience.
  pace('running.ts', 'patience: Number(setup.options.silence ?? 0)', 'patience: 0', 'patience'),
  // Whoever tells a tale does not hear what is said meanwhile.
  pace('botSeats.ts', 'else if (heard && LISTENS', 'else if (!heard && LISTENS', 'botSeats'),
  // An older thought overtakes a newer one.
  pace('botSeats.ts', 'if (mine === nth) { thought = to; leave() }', 'thought = to; leave()', 'botSeats'),
  // Every question is thought over again with every word.
  pace('botSeats.ts', 'else if (heard && LISTENS.includes(ask.key)) underWay', 'else if (heard) underWay', 'botSeats'),
  // An offer is refused by one press.
  weighty('boards/castle/face.ts', ", 'refuse', 'decline'],", ", 'decline'],"),
  weighty('boards/castle/face.ts', "'clairvoyant', 'refuse', 'decline'],", "'clairvoyant', 'refuse'],"),
  weighty('boards/mascarade/face.ts', "weighty: ['keep'],", 'weighty: [],'),
  weighty('boards/tales/face.ts', "weighty: ['decline'],", 'weighty: [],'),
  // Every announcement is passed by two presses.
  weighty('boards/mascarade/face.ts', "weighty: ['keep'],", "weighty: ['keep', 'pass'],"),
  picture('mascarade/masks.ts', "  bishop: { solid: HALF + '", "  bishop: { solid: '' && '"),
  picture('castle/emblems.ts', '  goblet: { solid: GOBLET },', '  goblet: { solid: KEY },'),
  picture('overlord/WordSign.vue', 'fill="currentColor" fill-rule', 'fill="none" fill-rule'),
  // Cards and stories have the picture of their kind.
  picture('tales/signs.ts', 'return own(CARD_PICTURES, card?.art ?? id) ?? own(CARD_PICTURES, id) ?? ', 'return '),
  picture('tales/signs.ts', 'own(STORIES, id) ?? PLAIN.event', 'PLAIN.event'),
]
