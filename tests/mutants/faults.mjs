/**
 * One-line faults, by room: what would go wrong if somebody slipped. `find` stands exactly once in its file.
 * Each must turn a test of those named red.
 */
const host = (file, find, put, tests = ['tests/host']) => ({ room: 'host', file: `src-main/host/${file}`, find, put, tests })
const page = (file, find, put) => ({ room: 'page', file: `src-renderer/${file}`, find, put, tests: ['tests/renderer'] })
const wire = (file, find, put) => ({ room: 'wire', file, find, put, tests: ['tests/wire', 'tests/net'] })
const lan = (file, find, put) => ({ room: 'lan', file: `src-main/net/discovery/${file}`, find, put, tests: ['tests/net/discovery'] })
const desk = (file, find, put, test) => ({ room: 'desktop', file: `src-main/desktop/${file}`, find, put, tests: [`tests/desktop/${test}.test.ts`] })

export const FAULTS = [
  // A frame within our page, or any page at all, is listened to.
  desk('ipc.ts', 'senderFrame === sender.mainFrame && ', '', 'ipc'),
  desk('ipc.ts', ' && isOurs(senderFrame.url)', '', 'ipc'),
  desk('ipc.ts', "if (!isCall(name)) return drop('there is no such call')", "if (!isCall(name)) return null", 'ipc'),
  // A call gives whatever it likes.
  desk('ipc.ts', 'if (!read.success) return drop(', 'if (!read.success && false) return drop(', 'ipc'),
  // A host sees the token that another one gave.
  desk('lines.ts', '`${fingerprint}/${table', '`${table', 'lines'),
  desk('lines.ts', ' || this.open.size >= MOST_LINES', '', 'lines'),
  // A line that was hung up is still heard.
  desk('lines.ts', "heard: text => { if (mine()) tell", 'heard: text => { tell', 'lines'),
  // A host that dies stays dead; one that always dies is started for ever.
  desk('hostRunner.ts', "    this.turn({ is: 'again' })\n    this.start(wishes)", "    this.turn({ is: 'again' })", 'host'),
  desk('hostRunner.ts', 'if (this.starts.length >= MOST_STARTS)', 'if (this.starts.length >= 100)', 'host'),
  desk('hostRunner.ts', 'this.port = message.port\n', '\n', 'host'),
  desk('hostRunner.ts', 'if (child === this.child) this.hear(message, wishes)', 'this.hear(message, wishes)', 'host'),
  // A machine that falls asleep does not tell its host.
  desk('hosting.ts', "'suspend', () => { this.runner.sleep() }", "'suspend', () => undefined", 'host'),
  // A table that was closed by hand is opened again by the next start.
  desk('hosting.ts', "if (state.is === 'closed') removeFile(this.trace)", '', 'host'),
  // A locked keyring begins a new key.
  desk('secrets.ts', 'const held = sealed === null ? null : shell.safeStorage.decryptString(sealed)', 'const held = null', 'kept'),
  // A scrambled key passes for a sealed one.
  desk('secrets.ts', " && (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text')", '', 'kept'),
  // Settings that were broken by hand are overwritten; those of a later version are dropped.
  desk('files.ts', 'try { report(`set aside: ${setAside(file, now)}`) }', 'try { report(`set aside: ${file}`) }', 'kept'),
  desk('settings.ts', '{ ...whole, ...now }', 'now', 'kept'),
  // A window opens where no screen is any more.
  desk('windowState.ts', 'return across >= GRIP && ', 'return ', 'kept'),
  // The log grows for ever.
  desk('crashes.ts', 'if (size < MOST_BYTES) return', 'if (size >= 0) return', 'kept'),
  // A stranger who knows a table's instance renames it.
  lan('tables.ts', 'old && old.speaker !== from && now - old.at < GREY_MS', 'old && now < 0'),
  // A killed host stays on the list.
  lan('tables.ts', '([, row]) => now - row.at < GONE_MS', '() => true'),
  // Forged tables fill the memory.
  lan('tables.ts', 'if (!old && isFull(rows, from)) return rows', ''),
  // A forged goodbye hides a table.
  lan('browser.ts', 'if (open === null) this.rows', 'this.rows'),
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
  host('table.ts', "if (touched === 'all' || this.party.seatOf(person) === touched) this.sendFrame(person, told, false)", 'this.sendFrame(person, told, false)'),
  // A spectator gets the first seat's view.
  host('table.ts', 'match: running ? running.part(seat, told) : null', 'match: running ? running.part(seat ?? 0, told) : null'),
  // Two windows hold one seat.
  host('lines.ts', "this.lines.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))", ''),
  // The end of an older socket makes a person absent.
  host('lines.ts', 'this.lines.get(person)?.peer === peer && this.lines.delete(person)', 'this.lines.delete(person)'),
  // Nobody gets the office of a host who went home.
  host('table.ts', "if (as === 'host') this.party.passHost()", "if (as === 'host') void 0"),
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
  host('botSeats.ts', 'const leave = (): void => { if (due && thought && !off)', 'const leave = (): void => { if (thought && !off)'),
  // A bot answers twice.
  host('botSeats.ts', 'for (const ask of open) if (!bot.pending.has(ask.id))', 'for (const ask of open)'),
  // Names may hide characters.
  host('names.ts', ".replace(UNSEEN, '')", ''),
  // Equal names stay equal.
  host('names.ts', 'if (!others.has(folded(tried))) return tried', 'return tried'),
  // People who are not ready are dealt in.
  host('party.ts', "if (waiting) return refuse('notEveryoneReady')", ''),
  // A kicked person's token still holds the seat.
  host('party.ts', 'this.people.splice(this.people.indexOf(person), 1)', ''),

  // A frame of any depth is parsed.
  wire('src-shared/wire/codec.ts', 'const MAX_DEPTH = 12', 'const MAX_DEPTH = 1e9'),
  // A refusal loses the number of its message.
  wire('src-shared/wire/codec.ts', "const n = numberOf(read.value)", 'const n = -1'),
  // A message may have fields of no meaning.
  wire('src-shared/wire/client.ts', "v.strictObject({ kind: v.literal('sit'), n })", "v.object({ kind: v.literal('sit'), n })"),
  // A field of the wrong shape comes in.
  wire('src-shared/wire/client.ts', "v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean() })", "v.strictObject({ kind: v.literal('ready'), n, ready: v.any() })"),
  // Frames of any length come in.
  wire('src-main/net/server.ts', 'maxPayload: MAX_CLIENT_FRAME, ', ''),
  // Any page in a browser on this machine speaks with the table.
  wire('src-main/net/server.ts', ' && fromOurPage(request)', ''),
  // A rebound name is served.
  wire('src-main/net/visitors.ts', "return isIP(host) !== 0 || host === 'localhost' || names.some(name => name.toLowerCase() === host)", 'return true'),
  // Nobody counts messages.
  wire('src-main/net/session.ts', 'if (tooMany()) return peer.close', 'if (tooMany() && !place) return peer.close'),
  // Another version is let in.
  wire('src-main/host/host.ts', 'if (message.version !== PROTOCOL) {', 'if (message.version > PROTOCOL + 1) {'),

  // A choice that is not offered counts.
  page('store/compose.ts', "typeof value === 'string' && question.of.includes(value)", "typeof value === 'string'"),
  // The pair comes out in the order of pointing, legal or not.
  page('store/compose.ts', 'return first.includes(one) && second.includes(other) ? [one, other] : [other, one]', 'return [one, other]'),
  // "Swap" and "do not swap" take different gestures.
  page('store/compose.ts', "const yesOrNo = question.of.length === 2 && question.of.includes('yes') && question.of.includes('no')", 'const yesOrNo = false'),
  // An answer is lost in a gap.
  page('connection/outbox.ts', "if (message.kind !== 'answer') this.settle", 'this.settle'),
  // The log of an arrival is told twice.
  page('store/story.ts', 'const before = same && !arrived ? story.lines : []', 'const before = same ? story.lines : []'),
  // The story of the last match goes on in the next.
  page('store/story.ts', 'const same = story.match === match.id', 'const same = true'),
  // A clock runs on in a pause.
  page('store/clock.ts', 'const gone = paused ? 0 : Math.max(0, now - arrived)', 'const gone = Math.max(0, now - arrived)'),
  // A refused answer leaves its ask shut.
  page('store/table.ts', 'if (!taken && pending.value === ask.id) pending.value = null', ''),
  // One answer is sent twice.
  page('store/table.ts', 'if (pending.value === ask.id) return', ''),
  // Guests are sent to the host's own machine.
  page('lobby/invitations.ts', '.filter(address => !LOOPBACK.test(address))', ''),
]
