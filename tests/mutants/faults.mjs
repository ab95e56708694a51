/**
 * One-line faults, grouped by area: what could go wrong by a slip. `find` occurs exactly once in its file. Each fault
 * must turn at least one of its tests red.
 */
const fault = (room, file, find, put, tests) => ({ room, file, find, put, tests })

export const FAULTS = [
  // Who came first keeps the office when the owner comes.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'if (person === this.owner && !this.handedOver) this.take(person)',
    'if (person === this.owner && !this.host) this.take(person)',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner takes back by coming what they have handed over.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'person === this.owner && !this.handedOver)',
    'person === this.owner)',
    ['tests/host/presence/office.test.ts'],
  ),
  // Whoever runs the table hands it over.
  fault(
    'office',
    'src-main/host/party/office.ts',
    "    if (person !== this.owner) return refuse('ownerOnly')\n    if (person !== this.host)",
    '    if (person !== this.host)',
    ['tests/host/presence/office.test.ts'],
  ),
  // Anybody takes the office.
  fault(
    'office',
    'src-main/host/party/office.ts',
    "    if (person !== this.owner) return refuse('ownerOnly')\n    this.take",
    '    this.take',
    ['tests/host/presence/office.test.ts'],
  ),
  // The office is not kept for a window that is about to open.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'else if (!this.awaitsOwner) this.host ??= person',
    'else this.host ??= person',
    ['tests/host/presence/office.test.ts'],
  ),
  // An owner who does not come is awaited for ever.
  fault(
    'office',
    'src-main/host/party/office.ts',
    '    this.awaitsOwner = false\n    if (!this.host) this.passOn()',
    '    if (!this.host) this.passOn()',
    ['tests/host/presence/office.test.ts'],
  ),
  // A table screen is its owner's office.
  fault(
    'office',
    'src-main/host/party/office.ts',
    '    if (person.screen) return\n    if (provesOwner)',
    '    if (provesOwner)',
    ['tests/host/presence/office.test.ts'],
  ),
  // The office is given to somebody who is away.
  fault('office', 'src-main/host/party/office.ts', 'to.screen || !to.here', 'to.screen', [
    'tests/host/presence/office.test.ts',
  ]),
  // When the deputy is away, any other guest follows before the owner.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'person === this.owner && person.here && person !== this.host',
    'person === this.owner && !person.here',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner's key counts although others could read it on the way.
  fault('office', 'src-main/host/access/ownerKey.ts', 'return isPrivate && sameProof', 'return sameProof', [
    'tests/host/presence/office.test.ts',
  ]),
  // Any key is the owner's.
  fault('office', 'src-main/host/access/ownerKey.ts', 'isPrivate && sameProof(key, owner.key)', 'isPrivate', [
    'tests/host/presence/office.test.ts',
  ]),
  // The owner is sent away while they are absent.
  fault(
    'office',
    'src-main/host/table.ts',
    "    if (person === this.party.office.owner) return refuse('ownersPlace')\n",
    '',
    ['tests/host/presence/office.test.ts'],
  ),
  // Whoever runs the table switches the whole host.
  fault(
    'office',
    'src-main/host/table.ts',
    "if (!this.runsHost(person)) return refuse('ownerOnly')",
    "if (person !== party.host) return refuse('ownerOnly')",
    ['tests/host/presence/office.test.ts'],
  ),
  // Somebody becomes the absent owner by the word of the deputy.
  fault(
    'office',
    'src-main/host/presence/seating.ts',
    "    if (as === party.office.owner) return refuse('ownersPlace')\n",
    '',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner needs the code that a deputy has set.
  fault(
    'office',
    'src-main/host/host.ts',
    'table.expects(message) || table.isOwner(peer, message)',
    'table.expects(message)',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner is shut out by the doors.
  fault('office', 'src-main/host/party/party.ts', "=== 'shut' && !isOwner &&", "=== 'shut' &&", [
    'tests/host/presence/office.test.ts',
  ]),
  // A hidden host announces itself from the start.
  fault('controls', 'src-main/controls.ts', 'let visible = initiallyVisible && network', 'let visible = network', [
    'tests/headless/controls.test.ts',
  ]),
  // A host that hides says no goodbye.
  fault('controls', 'src-main/controls.ts', 'await stopping.close(tables)', '', ['tests/headless/controls.test.ts']),
  // It is announced again while its goodbye is still on its way.
  fault(
    'controls',
    'src-main/controls.ts',
    'lastChange = lastChange.then(async () => {',
    'lastChange = Promise.resolve().then(async () => {',
    ['tests/headless/controls.test.ts'],
  ),
  // Switched on twice, it is announced twice.
  fault(
    'controls',
    'src-main/controls.ts',
    'if (shouldAdvertise && !advertiser) advertiser',
    'if (shouldAdvertise) advertiser',
    ['tests/headless/controls.test.ts'],
  ),
  // A closed host is announced when somebody presses the switch once more.
  fault('controls', 'src-main/controls.ts', '      running = false', '', ['tests/headless/controls.test.ts']),
  // Without a network the switch reports success.
  fault('controls', 'src-main/controls.ts', 'if (!network) return false', '', ['tests/headless/controls.test.ts']),
  // Guests over plain HTTP stay when that is switched off.
  fault('controls', 'src-main/controls.ts', 'if (!next) dropGuests()', '', ['tests/headless/controls.test.ts']),
  // A damaged log is dropped without a message.
  fault('store', 'src-main/store/walReader.ts', 'if (lost <= MAX_TORN) return null', 'return null', [
    'tests/store/walReader.test.ts',
  ]),
  // A host that was merely killed is told that it has lost something.
  fault('store', 'src-main/store/walReader.ts', 'if (lost <= MAX_TORN) return null', '', [
    'tests/store/walReader.test.ts',
  ]),
  // Frames of an earlier round are taken for lost ones.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'if (!intact && current && commits) lost++',
    'if (!intact && commits) lost++',
    ['tests/store/walReader.test.ts'],
  ),
  // Damage within a page is not noticed.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'intact &&= current && checksumMatches(running, frame, 16)',
    'intact &&= current',
    ['tests/store/walReader.test.ts'],
  ),
  // A log with a damaged header counts as empty.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'const salt = intact ? wal.subarray(16, 24) : wal.subarray(HEADER + 8, HEADER + 16)',
    'const salt = wal.subarray(16, 24)',
    ['tests/store/walReader.test.ts'],
  ),
  // Nobody is told what was found.
  fault(
    'store',
    'src-main/store/open.ts',
    "if (!('why' in opened)) return { ...opened, damaged }",
    "if (!('why' in opened)) return opened",
    ['tests/store/walReader.test.ts'],
  ),
  // A built-in preset drops the table's custom deck.
  fault('presets', 'src-renderer/presets/presets.ts', "spec.kind === 'deck' ? [] : ", '', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // Settings of the previous preset stay.
  fault(
    'presets',
    'src-renderer/presets/presets.ts',
    '[[spec.key, options[spec.key] ?? spec.default]]',
    '[[spec.key, options[spec.key] ?? null]]',
    ['tests/renderer/presets.test.ts', 'tests/renderer/pieces.test.ts'],
  ),
  // An option that no longer exists is left out without a message.
  fault('presets', 'src-renderer/presets/presets.ts', '  ...currentOptions({ options: specs }, options),', '', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // A preset from version 0.1 has an edition of Castle that no table knows.
  fault('presets', 'src-renderer/presets/presets.ts', 'currentOptions({ options: specs }, options)', 'options', [
    'tests/renderer/presets.test.ts',
  ]),
  // Options of version 0.1 are not accepted.
  fault(
    'upgrade',
    'src-shared/kernel/game.ts',
    'return renamed.length === 0 ? stored : { ...stored, ...Object.fromEntries(renamed) }',
    'return stored',
    ['tests/games/castle/rules/options.test.ts'],
  ),
  // A match of Castle that version 0.1 stored goes on by the Russian rules.
  fault('upgrade', 'src-shared/kernel/match.ts', 'game.upgradeState?.(from.state) ?? from.state', 'from.state', [
    'tests/games/castle/rules/options.test.ts',
  ]),
  // A match that was begun under version 0.1 is called unfair by a client that has been updated.
  fault('upgrade', 'src-shared/fair/hash.ts', 'view: inFirstWords(view)', 'view', ['tests/fair/firstVersion.test.ts']),
  // Two presets have the same name.
  fault('presets', 'src-renderer/presets/presets.ts', 'kept.filter(({ name }) => name !== preset.name)', 'kept', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // Their number is not limited.
  fault('presets', 'src-renderer/presets/presets.ts', 'others.length >= MOST_KEPT ? null : ', '', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // A preset sets a clock value that no table has.
  fault(
    'presets',
    'src-renderer/presets/presets.ts',
    "TABLE_SETTINGS.clock.values.find(one => 'clock' in read && one === read.clock)",
    '(read as Preset).clock',
    ['tests/renderer/presets.test.ts', 'tests/renderer/pieces.test.ts'],
  ),
  // Confetti falls on.
  fault('presets', 'src-renderer/result/pieces.ts', 'const FALL_MS = 1800', 'const FALL_MS = 2800', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // A table screen may send anything that a person may.
  fault(
    'screen',
    'src-main/host/table.ts',
    "if (person.screen && !SCREEN_COMMANDS.includes(message.kind)) return refuse('screenOnly')",
    '',
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // It becomes host if it joins first.
  fault('screen', 'src-main/host/party/office.ts', 'if (person.screen) return', '', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // It becomes host by succession.
  fault(
    'screen',
    'src-main/host/party/office.ts',
    'person.here && !person.screen && person !== this.host',
    'person.here && person !== this.host',
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // It gets a seat when it joins.
  fault(
    'screen',
    'src-main/host/party/party.ts',
    "person.looksOn = screen || (this.settings.doors !== 'open' && !isOwner)",
    "person.looksOn = this.settings.doors !== 'open' && !isOwner",
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // It locks people out of a closed table where nobody else is connected.
  fault('screen', 'src-main/host/party/party.ts', 'other.here && !other.screen', 'other.here', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // It gets a place by somebody's token.
  fault('screen', 'src-main/host/presence/presence.ts', 'held?.screen === screen ? held : undefined', 'held', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // It takes part in deals, and every deal waits for it.
  fault(
    'screen',
    'src-main/host/presence/presence.ts',
    'hello.deals === true && !person.screen',
    'hello.deals === true',
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // A seat is offered to it.
  fault('screen', 'src-main/host/presence/seating.ts', "if (person.screen) return refuse('screenOnly')", '', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // After a restart it is an ordinary spectator.
  fault('screen', 'src-main/host/storage/partyStorage.ts', '...(screen ? { screen } : {}),', '', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // Yesterday's session counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'if (began - match.ended >= SESSION_PAUSE_MS) break', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match imported from a file counts.
  fault('evening', 'src-shared/record/matchHistory.ts', '!one.imported && (since', '(since', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match that was broken off counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'if (match.outcome) found.push(match)', 'found.push(match)', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // The score is sent with every update of a match.
  fault(
    'evening',
    'src-main/host/party/partyView.ts',
    "...(party.phase === 'match' || !party.sessionScore ? {} : { evening: party.sessionScore }),",
    '...(!party.sessionScore ? {} : { evening: party.sessionScore }),',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A new session begins with the old score.
  fault('evening', 'src-main/host/party/sessionScore.ts', 'this.party.sessionStart = this.deps.date()', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // It can be reset during a match, which then counts for no session.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    "if (this.party.phase === 'match') return refuse('whilePlayed')",
    '',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A clock that was ahead hides all later sessions.
  fault('evening', 'src-shared/record/matchHistory.ts', ' || since > now', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match dealt at exactly the moment of the reset counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'one.dealt > since', 'one.ended > since', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A host that stores nothing has no score.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    '[...matches, ...this.ownMatches.filter(({ id }) => !storedIds.has(id))]',
    'matches',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A match both stored and in memory counts twice.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    'this.ownMatches.filter(({ id }) => !storedIds.has(id))',
    'this.ownMatches',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // After a restart the score is gone until the next match.
  fault('evening', 'src-main/host/table.ts', 'if (!isRefusal(person)) this.sessionScore.refresh()', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // Chat is sent to old clients that do not know it and disconnect.
  fault(
    'talk',
    'src-main/host/connections.ts',
    'if (connection.listens) connection.peer.send(message)',
    'connection.peer.send(message)',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A person may chat without a limit.
  fault('talk', 'src-main/host/party/chat.ts', 'const may = left >= 1', 'const may = true', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // A chat line reorders the text around it.
  fault('talk', 'src-main/host/party/chat.ts', 'text: cleanLine(said.text, MAX_CHAT_LINE)', 'text: said.text.trim()', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // Free chat is sent although the host has switched it off.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    "if (clean.as === 'text' && !this.party.settings.freeTalk) return refuse('talkPhrases')",
    '',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A newcomer reads what was written before they came.
  fault('talk', 'src-main/host/party/chat.ts', '?? this.forgotten + this.recent.length', '?? 0', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // The chat log grows without a limit.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    '    if (this.recent.length > CHAT_LINES_KEPT) {\n      this.recent.shift()\n      this.forgotten++\n    }',
    '',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A chat line sends updates to everybody.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    "message.kind === 'talk' || message.kind === 'listen'",
    "message.kind === 'listen'",
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A spectator's line is shown as if from a seat.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    'seat: this.party.seatOf(person), said',
    'seat: this.party.seatOf(person) ?? 0, said',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Free chat is back on after a restart.
  fault(
    'talk',
    'src-main/host/storage/partyStorage.ts',
    'party.settings = readSettings(stored.settings ?? { ...stored })',
    'party.settings = { ...readSettings(stored.settings ?? { ...stored }), freeTalk: true }',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Any text is accepted as a quick phrase.
  fault(
    'talk',
    'src-shared/wire/chat.ts',
    "as: v.literal('phrase'), key: v.picklist(PHRASES)",
    "as: v.literal('phrase'), key: id",
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A muted person's lines are shown.
  fault(
    'talk',
    'src-renderer/chat/store.ts',
    'allLines.value.filter(({ by }) => !muted.value.includes(by))',
    'allLines.value',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A page without chat asks for it.
  fault('talk', 'src-renderer/chat/store.ts', ' && !silenced.value) listen(true)', ') listen(true)', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // After a reconnect every line is there twice.
  fault(
    'talk',
    'src-renderer/chat/store.ts',
    '(past ? fresh : [...allLines.value, ...fresh])',
    '[...allLines.value, ...fresh]',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // An installer signed by somebody else counts as the project's.
  fault(
    'release',
    'src-main/release/signature.ts',
    "return verify(null, messageOf(read.output), key, Buffer.from(read.output.signature, 'base64')) ? read.output : null",
    'return read.output',
    ['tests/release'],
  ),
  // A signature is accepted for another file.
  fault('release', 'src-main/release/signature.ts', 'String(size), sha512]', 'String(size)]', ['tests/release']),
  // An old installer is accepted as a new one.
  fault('release', 'src-main/release/signature.ts', ' || versionOf(read.output.name) !== read.output.version', '', [
    'tests/release',
  ]),
  // A name leads out of the folder.
  fault(
    'release',
    'src-main/release/signature.ts',
    '/^Undertable-(\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}(?:-[a-z]+\\.\\d{1,4})?)-(win|mac|linux)-(x64|arm64|x86_64|amd64)(?:-setup|-portable)?\\.(exe|dmg|zip|AppImage|deb|tar\\.gz)$/',
    '/Undertable-(\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}(?:-[a-z]+\\.\\d{1,4})?)-(win|mac|linux)-(x64|arm64|x86_64|amd64)(?:-setup|-portable)?\\.(exe|dmg|zip|AppImage|deb|tar\\.gz)$/',
    ['tests/release'],
  ),
  // A signed file fills the disk.
  fault('release', 'src-main/release/signature.ts', ', v.maxValue(MAX_INSTALLER)', '', ['tests/release']),
  // A beta counts as newer than its release.
  fault(
    'release',
    'src-main/release/signature.ts',
    "return a.word === '' || (b.word !== ''",
    "return a.word !== '' && (b.word !== ''",
    ['tests/release'],
  ),
  // Updates are looked for although that is switched off.
  fault(
    'release',
    'src-main/release/updates.ts',
    'wanted && (last === null || now < last || now - last >= CHECK_EVERY_MS)',
    'last === null || now < last || now - last >= CHECK_EVERY_MS',
    ['tests/release'],
  ),
  // A clock that was set back stops the checks.
  fault('release', 'src-main/release/updates.ts', 'now < last || ', '', ['tests/release']),
  // Any key in build/ is trusted.
  fault('release', 'src-main/release/key.ts', "return key.asymmetricKeyType === 'ed25519' ? key : null", 'return key', [
    'tests/release',
  ]),
  // A file that was changed after signing is offered.
  fault('offer', 'src-main/net/installerOffers.ts', "return hash.digest('hex') === sha512", 'return true', [
    'tests/net/installers.test.ts',
  ]),
  // A file is offered because of another file's signature.
  fault('offer', 'src-main/net/installerOffers.ts', '|| `${signed.name}.sig` !== name', '', [
    'tests/net/installers.test.ts',
  ]),
  // Any name is accepted as a path.
  fault(
    'offer',
    'src-main/net/installerOffers.ts',
    'list.find(({ name }) => pathname === `${INSTALLERS_PATH}/${name}`)',
    '({ name: decodeURIComponent(pathname.slice(INSTALLERS_PATH.length + 1)), size: 6 })',
    ['tests/net/installers.test.ts'],
  ),
  // Any number of downloads run at once.
  fault('offer', 'src-main/net/installerOffers.ts', 'const MAX_DOWNLOADS = 4', 'const MAX_DOWNLOADS = 40', [
    'tests/net/installers.test.ts',
  ]),
  // A download that broke off counts as running for ever.
  fault('offer', 'src-main/net/installerOffers.ts', 'downloads--', 'void downloads', ['tests/net/installers.test.ts']),
  // The downloaded file is not checked.
  fault(
    'offer',
    'src-main/net/installers.ts',
    "if (hash.digest('hex') !== sha512) return refuse('installerTampered')",
    '',
    ['tests/net/installers.test.ts'],
  ),
  // A host that never ends fills the disk.
  fault(
    'offer',
    'src-main/net/installers.ts',
    "if (length > size) {\n        response.destroy()\n        return refuse('installerTampered')",
    "if (length > size * 1000) {\n        response.destroy()\n        return refuse('installerGone')",
    ['tests/net/installers.test.ts'],
  ),
  // The list is trusted again when a file is saved.
  fault(
    'offer',
    'src-main/net/installers.ts',
    'const verified = key ? readSigned(signed, key) : null',
    'const verified = key ? signed : null',
    ['tests/net/installers.test.ts'],
  ),
  // A file of the same name is overwritten.
  fault(
    'offer',
    'src-main/net/installers.ts',
    "await (await open(to, 'wx', 0o600)).close()",
    "await (await open(to, 'w', 0o600)).close()",
    ['tests/net/installers.test.ts'],
  ),
  // A rejected download stays on the disk.
  fault(
    'offer',
    'src-main/net/installers.ts',
    '  await rm(partFile, { force: true })\n  return refusal',
    '  return refusal',
    ['tests/net/installers.test.ts'],
  ),
  // An endless list is read to its end.
  fault(
    'offer',
    'src-main/net/installers.ts',
    '      if (length > MAX_LIST) {\n        response.destroy()\n        return []\n      }',
    '',
    ['tests/net/installers.test.ts'],
  ),
  // The firewall opens on public networks too.
  fault('firewall', 'src-main/net/firewall.ts', "addRule('Private')", "addRule('Any')", ['tests/net/firewall.test.ts']),
  // Every program may be connected to.
  fault('firewall', 'src-main/net/firewall.ts', '-Profile ${profiles} -Program ${path}', '-Profile ${profiles}', [
    'tests/net/firewall.test.ts',
  ]),
  // Windows' own blocking rule stays.
  fault(
    'firewall',
    'src-main/net/firewall.ts',
    "add: powerShell(elevated(`${removeRules}; ${addRule('Private')}`))",
    "add: powerShell(elevated(addRule('Private')))",
    ['tests/net/firewall.test.ts'],
  ),
  // A quote in a path ends the string.
  fault('firewall', 'src-main/net/firewall.ts', "'$&$&'", "'$&'", ['tests/net/firewall.test.ts']),
  // Checking asks for administrator rights.
  fault(
    'firewall',
    'src-main/net/firewall.ts',
    'check: powerShell(`if (${ruleExists}) { exit 0 } else { exit 1 }`)',
    'check: powerShell(elevated(`if (${ruleExists}) { exit 0 } else { exit 1 }`))',
    ['tests/net/firewall.test.ts'],
  ),
  // A rule is made for anything.
  fault('firewall', 'src-main/net/firewall.ts', 'throw new Error(`no path of a program: ${program}`)', 'void program', [
    'tests/net/firewall.test.ts',
  ]),
  // An open fuse is not reported.
  fault('pack', 'scripts/pack/fuses.mjs', 'bytes[i] === (on ? ON : OFF) ? []', 'bytes[i] !== OFF ? []', [
    'tests/pack/parts.test.ts',
  ]),
  // The second half of a universal binary is not checked.
  fault('pack', 'scripts/pack/fuses.mjs', 'at = binary.indexOf(SENTINEL, at + 1)', 'at = -1', [
    'tests/pack/parts.test.ts',
  ]),
  // A binary of another architecture passes.
  fault('pack', 'scripts/pack/native.mjs', "0xb7: 'arm64'", "0xb7: 'x64'", ['tests/pack/parts.test.ts']),
  // A gap among the app's own files is not reported.
  fault('pack', 'scripts/pack/reach.mjs', 'else if (!optional) missing', 'else if (optional) missing', [
    'tests/pack/parts.test.ts',
  ]),
  // Workers are forgotten.
  fault('pack', 'scripts/pack/reach.mjs', "node.callee.name === 'URL'", "node.callee.name === 'Url'", [
    'tests/pack/parts.test.ts',
  ]),
  // A library's older half is packed.
  fault('pack', 'scripts/pack/resolve.mjs', "import: ['node', 'import'", "import: ['node', 'require'", [
    'tests/pack/parts.test.ts',
  ]),
  // A match that is still played is given to anybody who asks.
  fault(
    'past',
    'src-main/store/matchHistory.ts',
    "const OVER = \"status IN ('finished', 'abandoned') AND (",
    'const OVER = "(',
    ['tests/store/matchHistory.test.ts', 'tests/host/match/matchHistory.test.ts'],
  ),
  // Another table's match is given.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    'await this.deps.store.record(match, this.table)',
    'await this.deps.store.record(match, null)',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // The list contains all tables.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    'history({ table: this.table, before',
    'history({ table: null, before',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // Too many requests fill the host's memory.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    "if (queue.waiting >= MAX_WAITING) return refuse('pastBusy')",
    '',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  fault('past', 'src-main/host/match/matchHistory.ts', 'queue.rest = this.pause()', '', [
    'tests/host/match/matchHistory.test.ts',
  ]),
  // An imported file replaces a match of ours.
  fault(
    'past',
    'src-main/store/imports.ts',
    'WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)',
    'WHERE ? IS NOT NULL',
    ['tests/store/matchHistory.test.ts'],
  ),
  // Reads are not queued: a write waits for all of them.
  fault(
    'past',
    'src-main/store/thread.ts',
    'if (this.reads.push(read) === 1)\n      setImmediate(() => {\n        this.answerNext()\n      })',
    'this.reads.push(read)\n    this.answerNext()',
    ['tests/store/matchHistory.test.ts'],
  ),
  // Wrong figures: everybody who played gets a win.
  fault('past', 'src-main/store/matchHistory.ts', 'WHERE winner.value = seat.key', 'WHERE 1', [
    'tests/store/matchHistory.test.ts',
  ]),
  // A broken file is shown as a match.
  fault(
    'past',
    'src-shared/record/readRecord.ts',
    "if (!isConsistent(read.output)) return unreadableField('seats')",
    '',
    ['tests/record'],
  ),
  fault('past', 'src-shared/record/readRecord.ts', '!RESERVED.includes(field) && ', '', ['tests/record']),
  // A forged file is trusted.
  fault(
    'past',
    'src-renderer/replay/replayed.ts',
    "if (!isSame(proposal.events, recorded)) return { not: 'differs' }",
    '',
    ['tests/renderer/replay.test.ts'],
  ),
  fault(
    'past',
    'src-renderer/replay/replayed.ts',
    'isSame(match.outcome, record.outcome) ? replayed',
    'record ? replayed',
    ['tests/renderer/replay.test.ts'],
  ),
  // A jump back shows a later state.
  fault('past', 'src-renderer/replay/replayed.ts', 'this.cached.step <= step && ', '', [
    'tests/renderer/replay.test.ts',
  ]),
  // A replay shows the asks of that time as open.
  fault('past', 'src-renderer/replay/replayUpdates.ts', '{ ...own, asks: [] }', 'own', [
    'tests/renderer/replay.test.ts',
  ]),
  // A jump shows events that have not happened yet.
  fault('past', 'src-renderer/replay/useReplay.ts', 'length: until + 1', 'length: last + 1', [
    'tests/renderer/replay.test.ts',
  ]),
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
    'offer.seat === seat && offer.to === person)',
    'offer.seat === seat)',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Claiming somebody's place is enough, without confirmation.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    'return as && person === party.host ? this.admit(person.id, true) : null',
    'return as ? this.admit(person.id, true) : null',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A person who is host only because nobody else is connected gets any player's cards.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "if (as && this.isHostWithoutPlayers(person)) return refuse('claimOwn')",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "(this.isHostWithoutPlayers(to) ? refuse('claimOwn') : null)",
    'null',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Not even on the host's own machine can a claim be confirmed.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    ' || connections.isLocal(person)) return false',
    ') return false',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // The bot goes on playing beside the person who took the seat.
  fault('people', 'src-main/host/presence/seating.ts', '    this.context.match()?.giveBack(seat)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A person who returns to their place keeps the stranger's token.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "connections.sendMessage(by, { kind: 'token', token: by.token })",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
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
  // A dead connection is kept as long as the system likes.
  fault(
    'line',
    'src-renderer/connection/watchdog.ts',
    'if (this.missed < MISSED) this.wait()',
    'if (this.missed >= 0) this.wait()',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // One late heartbeat drops the connection.
  fault('line', 'src-renderer/connection/watchdog.ts', 'const MISSED = 3', 'const MISSED = 1', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // Old heartbeats count.
  fault('line', 'src-renderer/connection/watchdog.ts', '      this.heard = false\n', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A connection that never opens is waited for.
  fault('line', 'src-renderer/connection/watchdog.ts', 'this.cancel = this.later(this.dead, DIAL_MS)', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A connection that was replaced still delivers messages.
  fault(
    'line',
    'src-renderer/connection/socket.ts',
    `    this.socketCount++
    this.onClosed(NO_CLOSE)`,
    '    this.onClosed(NO_CLOSE)',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // The host sends nothing while nothing happens.
  fault(
    'line',
    'src-main/net/session.ts',
    "const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => {\n    peer.send({ kind: 'heartbeat' })\n  })",
    'const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => undefined)',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // The heartbeat continues after its socket closed.
  fault('line', 'src-main/net/session.ts', '    stopHeartbeats()\n', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A client that answers nothing stays at the table.
  fault('line', 'src-main/net/session.ts', 'if (!answered) return socket.terminate()', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A host other than the link's is accepted.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    'if (pin !== null && fingerprint !== pin.fingerprint)',
    'if (false)',
    ['tests/net/tls.test.ts'],
  ),
  // A changed certificate goes unnoticed.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    "if (pin === null && familiarity === 'changed') return changed",
    '',
    ['tests/net/impostor.test.ts'],
  ),
  // A visit goes on with any host, whatever its certificate.
  fault(
    'tls',
    'src-main/net/client/handshake.ts',
    "return pin.from === 'met' ? changed : refuse('certificateOther', { address })",
    "if (pin.from !== 'met') return refuse('certificateOther', { address })",
    ['tests/net/impostor.test.ts'],
  ),
  // What is announced is as good as a link.
  fault(
    'tls',
    'src-main/desktop/tableFinder.ts',
    'pin: null, announced: { instance: id, fingerprint }',
    "pin: fingerprint === null ? null : { fingerprint, from: 'link' }, announced: { instance: id, fingerprint }",
    ['tests/net/impostor.test.ts'],
  ),
  // A neighbour who repeats an announcement is joined in place of the host.
  fault('tls', 'src-main/net/client/handshake.ts', '(announced?.fingerprint ?? fingerprint) !== fingerprint', 'false', [
    'tests/net/impostor.test.ts',
  ]),
  // A host of another table may take over this one.
  fault(
    'tls',
    'src-main/net/client/knownHosts.ts',
    "if (holder && holder.fingerprint !== fingerprint) return 'changed'",
    '',
    ['tests/net/knownHosts.test.ts', 'tests/net/impostor.test.ts'],
  ),
  // Who was met once is trusted without being asked about.
  fault('tls', 'src-main/net/client/dial.ts', "confirmed: trust !== 'first'", 'confirmed: true', [
    'tests/net/tls.test.ts',
    'tests/net/impostor.test.ts',
  ]),
  // A neighbour who repeats a table's id adds its address to that table.
  fault('tls', 'src-main/net/discovery/tables.ts', "`${id}@${port}/${fingerprint ?? ''}`", '`${id}@${port}`', [
    'tests/net/impostor.test.ts',
  ]),
  // A new host hears the join code unasked.
  fault(
    'tls',
    'src-renderer/desktop/store.ts',
    "(met.value.trust !== 'first' || met.value.fingerprint === codeFor.value)",
    'true',
    ['tests/renderer/hostTrust.test.ts'],
  ),
  // A commitment binds nobody.
  fault(
    'tls',
    'src-main/net/tls/wordsExchange.ts',
    "if (commitmentTo(message.nonce) !== this.commit) return refused('wordsOther')",
    '',
    ['tests/net/wordsExchange.test.ts'],
  ),
  // A connection has as many guesses as it likes.
  fault('tls', 'src-main/net/tls/wordsExchange.ts', "if (this.commit !== null) return refused('wordsOrder')", '', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // Somebody at the table gets other words.
  fault(
    'tls',
    'src-main/net/session.ts',
    "member ? { kind: 'refused', n: message.n, why: refuse('wordsOrder') } : words.answer(message)",
    'words.answer(message)',
    ['tests/net/tls.test.ts'],
  ),
  // Somebody in between may try as often as they like.
  fault('tls', 'src-main/net/tls/wordsExchange.ts', "each.allows(address) && all.allows('')", 'true', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // The guest's number is no part of the words.
  fault('tls', 'src-main/net/tls/shortAuthString.ts', ", Buffer.from(guestNonce, 'hex'))", ')', [
    'tests/net/wordsExchange.test.ts',
  ]),
  // An older TLS is good enough.
  fault(
    'tls',
    'src-main/net/tls/portMultiplexer.ts',
    "minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3', handshakeTimeout",
    "minVersion: 'TLSv1.2', handshakeTimeout",
    ['tests/net'],
  ),
  // A silent socket stays for ever.
  fault(
    'tls',
    'src-main/net/tls/portMultiplexer.ts',
    'const stop = clock.after(SILENCE_MS, () => {\n      socket.destroy()\n    })',
    'const stop = clock.after(SILENCE_MS, () => undefined)',
    ['tests/net'],
  ),
  // Every start makes another certificate.
  fault('tls', 'src-main/net/tls/certificate.ts', 'if (stored) return stored', '', ['tests/net']),
  // It is written before we know that the folder is ours.
  fault('tls', 'src-main/net/tls/certificate.ts', 'const mayWrite = await ownsFolder', 'const mayWrite = true', [
    'tests/net/certificate.test.ts',
  ]),
  // A folder of another host gets ours.
  fault('tls', 'src-main/net/tls/certificate.ts', 'if (mayWrite) file?.write(', 'file?.write(', [
    'tests/net/certificate.test.ts',
  ]),
  // Files of another host's folder are set aside.
  fault(
    'tls',
    'src-main/net/tls/certificate.ts',
    'if (mayWrite && file && file.read() !== null)',
    'if (file && file.read() !== null)',
    ['tests/net/certificate.test.ts'],
  ),
  // The certificate that another host has stored meanwhile is overwritten.
  fault(
    'tls',
    'src-main/net/tls/certificate.ts',
    '  const stored = readFrom(file)\n',
    '  const stored = prepared ? null : readFrom(file)\n',
    ['tests/net/certificate.test.ts'],
  ),
  // A hostile host fills the memory.
  fault('tls', 'src-main/net/client/dial.ts', '      maxPayload: MAX_HOST_FRAME,', '', ['tests/net']),
  // A host that moved away still owns its old address.
  fault(
    'tls',
    'src-main/net/client/knownHosts.ts',
    'earlier?.places.filter(place => place !== here && others.includes(place))',
    'earlier?.places.filter(place => place !== here)',
    ['tests/net'],
  ),
  // A table with a code opens to anybody.
  fault('door', 'src-main/host/host.ts', 'if (refusal) return refusal', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A code sent over plain HTTP is accepted.
  fault(
    'door',
    'src-main/host/access/joinCode.ts',
    'if (connection?.encrypted && code !== undefined)',
    'if (code !== undefined)',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // The code is sent to everybody.
  fault(
    'door',
    'src-main/host/access/joinCode.ts',
    'if (you !== party.host) return { locked, ...(visibleControls',
    'if (false) return { locked, ...(visibleControls',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // Parallel guesses are as quick as one.
  fault(
    'door',
    'src-main/host/access/joinCodeThrottle.ts',
    'if (guesser.waiting >= MAX_QUEUE)',
    'if (guesser.waiting < 0)',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // Wrong codes cost nothing.
  fault('door', 'src-main/host/access/joinCodeThrottle.ts', 'guesser.wrong++', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // Many addresses guess as fast as each of them may.
  fault(
    'door',
    'src-main/host/access/joinCodeThrottle.ts',
    'budget ? await budget.take(guesser.wrong === 0) : () => undefined',
    '() => undefined',
    ['tests/host/access/guessBudget.test.ts'],
  ),
  // Those who have guessed wrong leave nothing for those who have not.
  fault(
    'door',
    'src-main/host/access/guessBudget.ts',
    'isFresh ? this.halves.fresh : this.halves.others',
    'isFresh ? this.halves.others : this.halves.others',
    ['tests/host/access/guessBudget.test.ts'],
  ),
  // The host learns nothing of it.
  fault('door', 'src-main/host/host.ts', "if (why?.refused === 'codeWrong') table.codeGuessed()", '', [
    'tests/host/access/joinCode.test.ts',
  ]),
  // The page sends the code over plain HTTP.
  fault('door', 'src-renderer/connection/socketSetup.ts', 'if (encrypted) return { code }', 'return { code }', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A proof with the right beginning is accepted.
  fault('door', 'src-shared/lan/joinCodeProof.ts', 'let different = a.length ^ b.length', 'let different = 0', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // Calls from a frame within our page, or from any page at all, are accepted.
  fault('desktop', 'src-main/desktop/ipc.ts', 'senderFrame === sender.mainFrame && ', '', [
    'tests/desktop/ipc.test.ts',
  ]),
  fault('desktop', 'src-main/desktop/ipc.ts', ' && isOwnPage(senderFrame.url)', '', ['tests/desktop/ipc.test.ts']),
  fault(
    'desktop',
    'src-main/desktop/ipc.ts',
    "if (!isCall(name)) return drop('there is no such call')",
    'if (!isCall(name)) return null',
    ['tests/desktop/ipc.test.ts'],
  ),
  // A call may have arguments of any shape.
  fault(
    'desktop',
    'src-main/desktop/ipc.ts',
    'if (!read.success) return drop(',
    'if (!read.success && false) return drop(',
    ['tests/desktop/ipc.test.ts'],
  ),
  // A host is sent the token that another one gave.
  fault('desktop', 'src-main/desktop/tableSockets.ts', '`${fingerprint}/${table', '`${table', [
    'tests/desktop/tableSockets.test.ts',
  ]),
  fault('desktop', 'src-main/desktop/tableSockets.ts', ' || this.sockets.size >= MAX_CONNECTIONS', '', [
    'tests/desktop/tableSockets.test.ts',
  ]),
  // A closed socket still delivers messages.
  fault(
    'desktop',
    'src-main/desktop/tableSockets.ts',
    "if (isCurrent()) tell({ line: id, is: 'heard', text })",
    "tell({ line: id, is: 'heard', text })",
    ['tests/desktop/tableSockets.test.ts'],
  ),
  // A host that dies stays dead; one that always dies is restarted for ever.
  fault(
    'desktop',
    'src-main/desktop/hostRunner.ts',
    "    this.setState({ is: 'again' })\n    void this.start(request)",
    "    this.setState({ is: 'again' })",
    ['tests/desktop/host.test.ts'],
  ),
  fault(
    'desktop',
    'src-main/desktop/hostRunner.ts',
    'if (this.starts.length >= MAX_STARTS)',
    'if (this.starts.length >= 100)',
    ['tests/desktop/host.test.ts'],
  ),
  fault('desktop', 'src-main/desktop/hostRunner.ts', 'this.port = message.port\n', '\n', [
    'tests/desktop/host.test.ts',
  ]),
  fault(
    'desktop',
    'src-main/desktop/hostRunner.ts',
    'if (child === this.child) this.handleMessage(message, request)',
    'this.handleMessage(message, request)',
    ['tests/desktop/host.test.ts'],
  ),
  // A machine that falls asleep does not tell its host.
  fault(
    'desktop',
    'src-main/desktop/hosting.ts',
    `deps.shell.powerMonitor.on('suspend', () => {
      this.runner.sleep()
    })`,
    "deps.shell.powerMonitor.on('suspend', () => undefined)",
    ['tests/desktop/host.test.ts'],
  ),
  // A table that was closed on request is opened again by the next start.
  fault('desktop', 'src-main/desktop/hosting.ts', "if (state.is === 'closed') removeFile(this.openTableFile)", '', [
    'tests/desktop/host.test.ts',
  ]),
  // A locked keyring leads to a new key.
  fault(
    'desktop',
    'src-main/desktop/secretStorage.ts',
    'const key = sealed === null ? null : (await shell.safeStorage.decryptStringAsync(sealed)).result',
    'const key = null',
    ['tests/desktop/storage.test.ts'],
  ),
  // A scrambled key passes for a sealed one.
  fault(
    'desktop',
    'src-main/desktop/secretStorage.ts',
    `(platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text') &&
    `,
    '',
    ['tests/desktop/storage.test.ts'],
  ),
  // Settings that were broken by hand are overwritten; those of a later version are dropped.
  fault(
    'desktop',
    'src-main/desktop/files.ts',
    'report(`set aside: ${setAside(file, now)}`)',
    'report(`set aside: ${file}`)',
    ['tests/desktop/storage.test.ts'],
  ),
  fault('desktop', 'src-main/desktop/settings.ts', '{ ...stored, ...current }', 'current', [
    'tests/desktop/storage.test.ts',
  ]),
  // A window opens where there is no screen any more.
  fault('desktop', 'src-main/desktop/windowState.ts', 'return visibleWidth >= GRIP && ', 'return ', [
    'tests/desktop/storage.test.ts',
  ]),
  // The log grows for ever.
  fault('desktop', 'src-main/desktop/crashes.ts', 'if (size < MAX_BYTES) return', 'if (size >= 0) return', [
    'tests/desktop/storage.test.ts',
  ]),
  // Other systems are asked about the firewall, which they do not have.
  fault('offered', 'src-main/desktop/firewall.ts', "platform !== 'win32' || ", '', ['tests/desktop/firewall.test.ts']),
  // A refusal is forgotten.
  fault(
    'offered',
    'src-main/desktop/firewall.ts',
    '    settings.set({ firewallOffered: true })\n    if (response !== 0) return',
    '    if (response !== 0) return',
    ['tests/desktop/firewall.test.ts'],
  ),
  // A no counts as a yes.
  fault('offered', 'src-main/desktop/firewall.ts', 'if (response !== 0) return', '', [
    'tests/desktop/firewall.test.ts',
  ]),
  // Somebody who said no to Windows is shown an error.
  fault(
    'offered',
    'src-main/desktop/firewall.ts',
    `if (added === CONSENT_DECLINED) report('the firewall: Windows was told no')
    else if`,
    'if',
    ['tests/desktop/firewall.test.ts'],
  ),
  // A rule that exists is offered again.
  fault('offered', 'src-main/desktop/firewall.ts', 'if (status === RULE_EXISTS) return', '', [
    'tests/desktop/firewall.test.ts',
  ]),
  // An error is not shown.
  fault('offered', 'src-main/desktop/firewall.ts', 'await this.showFailure(String(fault))', 'await Promise.resolve()', [
    'tests/desktop/firewall.test.ts',
  ]),
  // A name that is not on the list is downloaded as another file.
  fault(
    'offered',
    'src-main/desktop/installers.ts',
    'installer => installer.name === name',
    'installer => installer.name !== name',
    ['tests/desktop/installers.test.ts'],
  ),
  // Hosts are asked although no answer could be verified.
  fault(
    'offered',
    'src-main/desktop/installers.ts',
    'if (!key || !fits) return null',
    "askHost({ address: '127.0.0.1', port })\n    if (!key || !fits) return null",
    ['tests/desktop/installers.test.ts'],
  ),
  // An old installer is listed as a newer one.
  fault('offered', 'src-main/desktop/installers.ts', '        app.getVersion(),\n', "        '0.0.0',\n", [
    'tests/desktop/installers.test.ts',
  ]),
  // The path of the saved file is not shown.
  fault('offered', 'src-main/desktop/installers.ts', 'shell.showItemInFolder(done.saved)', '', [
    'tests/desktop/installers.test.ts',
  ]),
  // One silent address keeps all waiting.
  fault(
    'offered',
    'src-main/desktop/installers.ts',
    'return await Promise.any(attempts)',
    'return (await Promise.all(attempts))[0] ?? null',
    ['tests/desktop/installers.test.ts'],
  ),
  // The other addresses are not cancelled.
  fault('offered', 'src-main/desktop/installers.ts', 'abort.abort()', '', ['tests/desktop/installers.test.ts']),
  // A release page that is down is asked again and again.
  fault('offered', 'src-main/desktop/updates.ts', 'settings.set({ lookedAt: now })', '', [
    'tests/desktop/updates.test.ts',
  ]),
  // A newer version is announced although checking is switched off.
  fault('offered', 'src-main/desktop/updates.ts', 'this.isPossible && updates && newer', 'this.isPossible && newer', [
    'tests/desktop/updates.test.ts',
  ]),
  // The running version is announced as a newer one.
  fault('offered', 'src-main/desktop/updates.ts', ' && isNewer(newer, app.getVersion()) ? newer', ' ? newer', [
    'tests/desktop/updates.test.ts',
  ]),
  // A list without an end fills the memory.
  fault(
    'offered',
    'src-main/desktop/updates.ts',
    'if (length > MAX_RELEASE_LIST)',
    'if (length > 100 * MAX_RELEASE_LIST)',
    ['tests/desktop/updates.test.ts'],
  ),
  // An answer that never comes is waited for.
  fault('offered', 'src-main/desktop/updates.ts', 'abort.abort()', '', ['tests/desktop/updates.test.ts']),
  // The switch has no effect before the next start.
  fault('offered', 'src-main/desktop/updates.ts', 'void this.check()', '', ['tests/desktop/updates.test.ts']),
  // The app offers no installer.
  fault(
    'offered',
    'src-main/desktop/hostRunner.ts',
    'existsSync(this.setup.installersFolder) ? this.setup.installersFolder : null',
    'null',
    ['tests/desktop/host.test.ts'],
  ),
  // Two dialogs are open at once.
  fault('offered', 'src-main/desktop/firewall.ts', ' || this.asking) return', ') return', [
    'tests/desktop/firewall.test.ts',
  ]),
  // A stranger who knows a table's instance renames it.
  fault(
    'lan',
    'src-main/net/discovery/tables.ts',
    'known && known.speaker !== speaker && now - known.at < STALE_MS',
    'known && now < 0',
    ['tests/net/discovery'],
  ),
  // A killed host stays on the list.
  fault('lan', 'src-main/net/discovery/tables.ts', '([, row]) => now - row.at < GONE_MS', '() => true', [
    'tests/net/discovery',
  ]),
  // Forged tables fill the memory.
  fault('lan', 'src-main/net/discovery/tables.ts', 'if (!known && isFull(rows, speaker)) return rows', '', [
    'tests/net/discovery',
  ]),
  // A forged goodbye hides a table.
  fault('lan', 'src-main/net/discovery/browser.ts', 'if (alive !== true) this.rows', 'this.rows', [
    'tests/net/discovery',
  ]),
  // Somebody who floods a host hides its tables.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    'tables === null || tables.some',
    'tables !== null && tables.some',
    ['tests/net/discovery'],
  ),
  // A hidden table stays on every list while its host goes on.
  fault(
    'lan',
    'src-main/net/discovery/browser.ts',
    'tables === null || tables.some(table => table.id === id)',
    'true',
    ['tests/net/discovery'],
  ),
  // A guest dials whatever address an advertisement names.
  fault('lan', 'src-main/net/discovery/subnets.ts', '!near(address) && isPrivate(address)', '!near(address)', [
    'tests/net/discovery',
  ]),
  // A host answers a forged asker anywhere in the world.
  fault('lan', 'src-main/net/discovery/responder.ts', '!isNear(nics, from.address) || ', '', ['tests/net/discovery']),
  // An answer is larger than its question.
  fault('lan', 'src-main/net/discovery/channel.ts', 'if (part.length > free) break', '', ['tests/net/discovery']),
  // An answer to somebody else's question is believed.
  fault(
    'lan',
    'src-main/net/discovery/channel.ts',
    '|| !Buffer.from(nonce).equals(bytes.subarray(NONCE_AT, FROM_AT))',
    '',
    ['tests/net/discovery'],
  ),
  // Scrambled words are believed.
  fault(
    'lan',
    'src-main/net/discovery/tableRecord.ts',
    "if (get('k') !== checkOf(entries.filter(entry => !entry.startsWith('k=')))) return null",
    '',
    ['tests/net/discovery'],
  ),
  // Addresses are read once, at the start.
  fault(
    'lan',
    'src-main/net/discovery/watchInterfaces.ts',
    'known === null || slept || !same(known, nics)',
    'known === null || slept',
    ['tests/net/discovery'],
  ),
  // A machine that wakes up says nothing.
  fault('lan', 'src-main/net/discovery/watchInterfaces.ts', 'known === null || slept || ', 'known === null || ', [
    'tests/net/discovery',
  ]),
  // Hosts of other evenings are asked although there is a table.
  fault('lan', 'src-main/net/discovery/browser.ts', 'if (this.rows.size > 0) return', '', ['tests/net/discovery']),
  // Anybody can give the host's commands.
  fault('host', 'src-main/host/table.ts', "if (person !== party.host) return refuse('notHost')", '', ['tests/host']),
  // A sealed answer sends an update to everybody.
  fault(
    'host',
    'src-main/host/match/matchLifecycle.ts',
    "if (touched === 'all' || party.seatOf(person) === touched) sendUpdate(person, events)",
    'sendUpdate(person, events)',
    ['tests/host'],
  ),
  // A spectator gets the first seat's view.
  fault(
    'host',
    'src-main/host/tableUpdates.ts',
    'match: running ? running.part(seat, events) : null',
    'match: running ? running.part(seat ?? 0, events) : null',
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
    'await this.deps.store.appendAnswer(',
    'void this.deps.store.appendAnswer(',
    ['tests/host'],
  ),
  // The time to look runs out for a player who is not connected.
  fault('host', 'src-main/host/match/askClocks.ts', 'isHeld: !isPresent(ask.seat),', 'isHeld: false,', ['tests/host']),
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
    "this.paused || this.held ? refuse('paused') : propose()",
    'propose()',
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
  // Names and records command the terminal that prints them.
  fault('terminal', 'src-main/terminal/locale.ts', '`${spacedText(line)}\\n`', '`${line}\\n`', [
    'tests/terminal/foreignText.test.ts',
  ]),
  fault('terminal', 'src-main/terminal/locale.ts', '`${plainJson(value)}\\n`', '`${JSON.stringify(value)}\\n`', [
    'tests/terminal/foreignText.test.ts',
  ]),
  // What comes from elsewhere writes lines of its own.
  fault(
    'terminal',
    'src-shared/locales/terminal.ts',
    "spacedText(String(known[name] ?? ''))",
    "String(known[name] ?? '')",
    ['tests/terminal/foreignText.test.ts'],
  ),
  fault('terminal', 'src-main/desktop/crashes.ts', ".split('\\n').map(spacedText).join", ".split('\\n').join", [
    'tests/desktop/crashes.test.ts',
  ]),
  // People who are not ready are dealt in.
  fault('host', 'src-main/host/party/party.ts', "if (waiting) return refuse('notEveryoneReady')", '', ['tests/host']),
  // A kicked person's token still holds the seat.
  fault('host', 'src-main/host/party/party.ts', 'this.people.splice(this.people.indexOf(person), 1)', '', [
    'tests/host',
  ]),

  // A storage thread that died after a commit: the answer is refused, but is in the journal.
  fault(
    'store',
    'src-main/store/thread.ts',
    "isStored(db, write) ? null : 'the storage thread has ended'",
    "'the storage thread has ended'",
    ['tests/store/storeClient.test.ts'],
  ),
  // A storage thread that died before a commit: the answer is acknowledged, but is nowhere.
  fault('store', 'src-main/store/thread.ts', "isStored(db, write) ? null : 'the storage thread has ended'", 'null', [
    'tests/store/storeClient.test.ts',
  ]),
  // A storage thread that died is not restarted.
  fault('store', 'src-main/store/storeClient.ts', 'this.report(fault)\n        this.reopen()', 'this.report(fault)', [
    'tests/store/storeClient.test.ts',
  ]),
  // If the database cannot be opened again, nobody retries.
  fault(
    'store',
    'src-main/store/storeClient.ts',
    '        ;(this.setup.after ?? unrefTimeout)(RETRY_MS, () => {\n          this.reopen()\n        })',
    '',
    ['tests/store/storeClient.test.ts'],
  ),
  // A closed store starts threads.
  fault('store', 'src-main/store/storeClient.ts', "if (this.state !== 'lost') return", '', [
    'tests/store/storeClient.test.ts',
  ]),
  // Rows that were changed on the disk are played.
  fault('store', 'src-main/store/checkedRows.ts', 'row.n !== n || row.mac !== mac', 'row.n !== n', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', 'row.deal_mac !== deal', 'row.deal_mac === null', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', 'row.snapshot_mac !== db.macs.snapshot(row, upTo)', 'upTo === null', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', '  checkHead(db, row)\n  // A snapshot', '  // A snapshot', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', 'row.mac !== db.macs.deck(row)', 'row.mac === null', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/reads.ts', 'row.mac !== db.macs.party(row)', 'row.mac === null', [
    'tests/store/rowMac.test.ts',
  ]),
  // The end of a journal is cut off below its snapshot, and nobody notices.
  fault(
    'store',
    'src-main/store/checkedRows.ts',
    'const upTo = chain[row.after]',
    "const upTo = chain[row.after] ?? ''",
    ['tests/store/rowMac.test.ts'],
  ),
  // An answer counts wherever it stands.
  fault('store', 'src-main/store/rowMac.ts', "mac('answer', previous, match, n,", "mac('answer', match, n,", [
    'tests/store/rowMac.test.ts',
  ]),
  // Two rows are one to the MAC when their fields are cut elsewhere.
  fault('store', 'src-main/store/rowMac.ts', '${Buffer.byteLength(text)}', '', ['tests/store/rowMac.test.ts']),
  // Statistics count what was changed.
  fault('store', 'src-main/store/matchHistory.ts', 'JSON.stringify(damaged)', "'[]'", ['tests/store/rowMac.test.ts']),
  // An older folder gets columns without MACs: all of it is damaged.
  fault('store', 'src-main/store/signRows.ts', '  db.exec(COLUMNS)\n  signRows(db)', '  db.exec(COLUMNS)', [
    'tests/store/rowMac.test.ts',
  ]),
  // Rows of an older folder are salvaged without MACs.
  fault(
    'store',
    'src-main/store/salvage.ts',
    "if (!columnsOf(source, 'answers').includes('mac')) signRows(target)",
    '',
    ['tests/store/rowMac.test.ts'],
  ),
  // What was changed is signed when it is salvaged.
  fault(
    'store',
    'src-main/store/salvage.ts',
    "if (!columnsOf(source, 'answers').includes('mac')) signRows(target)",
    'signRows(target)',
    ['tests/store/rowMac.test.ts'],
  ),
  // A player who asks for a damaged match is told that something went wrong.
  fault('store', 'src-main/host/match/matchHistory.ts', "if (isDamaged(fault)) return refuse('recordDamaged')", '', [
    'tests/host/match/matchHistory.test.ts',
  ]),
  // Everything behind a torn page is lost.
  fault(
    'store',
    'src-main/store/salvage.ts',
    "for (const [comparison, direction] of [\n    ['>', 'ASC'],\n    ['<', 'DESC'],\n  ] as const) {",
    "for (const [comparison, direction] of [['>', 'ASC']] as const) {",
    ['tests/store/salvage.test.ts'],
  ),
  // No attempt is made to read a damaged file.
  fault('store', 'src-main/store/open.ts', 'key === null ? null : aside)', 'null)', ['tests/store/salvage.test.ts']),
  // A backup that ends between two chunks counts as whole.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce[NONCE - 1] = last ? 1 : 0', 'nonce[NONCE - 1] = 0', [
    'tests/store/backup.test.ts',
  ]),
  // Chunks of a backup may be swapped.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce.writeUInt32BE(n, NONCE - 5)', '', [
    'tests/store/backup.test.ts',
  ]),
  // A forged backup asks for all the memory there is.
  fault('store', 'src-main/store/sealedBackup.ts', 'N <= MAX_N && ', '', ['tests/store/backup.test.ts']),
  // The same passphrase from another keyboard opens nothing.
  fault('store', 'src-main/store/sealedBackup.ts', "passphrase.normalize('NFKC')", 'passphrase', [
    'tests/store/backup.test.ts',
  ]),
  // A restore overwrites existing data.
  fault(
    'store',
    'src-main/store/backup.ts',
    '[database, keyPath].filter(existsSync).map(old => setAside(old, now))',
    '[]',
    ['tests/store/backup.test.ts'],
  ),
  // A backup of a later schema is restored.
  fault('store', 'src-main/store/backup.ts', '      check(newFile, key)\n', '', ['tests/store/backup.test.ts']),
  // A running host loses its folder to a restore.
  fault('store', 'src-main/store/backup.ts', '      closeCleanly(database, keyPath)\n', '', [
    'tests/store/backup.test.ts',
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
  // Another rules version continues from a state in which it throws.
  fault(
    'host',
    'src-main/host/match/rulesCompatible.ts',
    'Array.from({ length: TRIES }, (_, seed) => seed).every(seed => canPlayOn(game, snapshot, seed))',
    'true',
    ['tests/host/match/rulesCompatible.test.ts'],
  ),
  // A missing field deeper down is not noticed.
  fault(
    'host',
    'src-main/host/match/rulesCompatible.ts',
    "return (\n    typeof fresh !== 'object' ||\n    Object.entries(fresh).every(([field, value]) =>\n      shapeFits(value, (stored as { readonly [field: string]: unknown })[field]),\n    )\n  )",
    'return true',
    ['tests/host/match/rulesCompatible.test.ts'],
  ),
  // A number that became null is shown.
  fault(
    'host',
    'src-main/host/match/rulesCompatible.ts',
    "typeof value !== 'number' || Number.isFinite(value)",
    'true',
    ['tests/host/match/rulesCompatible.test.ts'],
  ),

  // A frame of any depth is parsed.
  fault('wire', 'src-shared/wire/codec.ts', 'const MAX_DEPTH = 12', 'const MAX_DEPTH = 1e9', [
    'tests/wire',
    'tests/net',
  ]),
  // A refusal loses the number of its message.
  fault('wire', 'src-shared/wire/codec.ts', 'const n = numberOf(read.value)', 'const n = -1', [
    'tests/wire',
    'tests/net',
  ]),
  // A message may have fields of no meaning.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    "v.strictObject({ kind: v.literal('sit'), n })",
    "v.object({ kind: v.literal('sit'), n })",
    ['tests/wire', 'tests/net'],
  ),
  // A field of the wrong shape comes in.
  fault(
    'wire',
    'src-shared/wire/client.ts',
    "kind: v.literal('ready'), n, ready: v.boolean()",
    "kind: v.literal('ready'), n, ready: v.any()",
    ['tests/wire', 'tests/net'],
  ),
  // Frames of any length come in.
  fault('wire', 'src-main/net/server.ts', 'maxPayload: MAX_CLIENT_FRAME, ', '', ['tests/wire', 'tests/net']),
  // Any page in a browser on this machine can connect to the table.
  fault('wire', 'src-main/net/server.ts', '      fromOurPage(request) &&', '', ['tests/wire', 'tests/net']),
  // A rebound host name is served.
  fault(
    'wire',
    'src-main/net/originCheck.ts',
    "return isIP(host) !== 0 || host === 'localhost' || names.some(name => name.toLowerCase() === host)",
    'return true',
    ['tests/wire', 'tests/net'],
  ),
  // Messages are not counted.
  fault(
    'wire',
    'src-main/net/session.ts',
    'if (tooMany(text.length)) return peer.close',
    'if (tooMany(text.length) && !place) return peer.close',
    ['tests/wire', 'tests/net'],
  ),
  // A client that does not read fills the host's memory.
  fault(
    'wire',
    'src-main/net/session.ts',
    'if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A client that was told to go may stay.
  fault(
    'wire',
    'src-main/net/session.ts',
    '      cancelTermination ??= clock.after(CLOSE_MS, () => {\n        socket.terminate()\n      })',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A long message counts like a short one.
  fault('wire', 'src-main/net/session.ts', '-\n      1 -\n      Math.floor(length / MESSAGE_LENGTH)', ' - 1', [
    'tests/wire',
    'tests/net',
  ]),
  // One address keeps all others out.
  fault(
    'crowd',
    'src-main/net/connectionLimits.ts',
    'if (current >= (local ? MAX_PER_LOCAL_ADDRESS : MAX_PER_ADDRESS) && !this.dropOldest(address)) return false',
    '',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // A person's connection is cut off to make room for a stranger's.
  fault('crowd', 'src-main/net/connectionLimits.ts', '      if (connection.settled) continue\n', '', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // Nobody's connection counts as a person's.
  fault('crowd', 'src-main/net/server.ts', 'connectionLimits.settle(request.socket)', 'void connectionLimits', [
    'tests/net/crowd.test.ts',
  ]),
  // When there is no room, the oldest connection goes instead of one of the crowd.
  fault('crowd', 'src-main/net/connectionLimits.ts', '.sort(([, a], [, b]) => b.size - a.size)', '', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // One address may have any number of silent sockets.
  fault('crowd', 'src-main/net/socketLimits.ts', 'sockets.waiting.size > MAX_WAITING && ', 'false && ', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // The owner's window has no place of its own.
  fault(
    'crowd',
    'src-main/net/socketLimits.ts',
    'this.total < MAX_TOTAL - RESERVED_FOR_LOCAL',
    'this.total < MAX_TOTAL',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // One address fills the table.
  fault('crowd', 'src-main/host/access/admission.ts', 'neighbours >= MAX_PER_ADDRESS', 'false', [
    'tests/net/crowd.test.ts',
  ]),
  // Returning people find the table full of newcomers.
  fault(
    'crowd',
    'src-main/host/access/admission.ts',
    '(isKnown || peer.isLocal ? MAX_PEOPLE : MAX_PEOPLE - RESERVED)',
    'MAX_PEOPLE',
    ['tests/host/access/admission.test.ts'],
  ),
  // Every change is sent to everybody at once.
  fault('crowd', 'src-main/host/tableUpdates.ts', 'if (!this.budget.take())', 'if (false as boolean)', [
    'tests/host/tableUpdates.test.ts',
  ]),
  // An update that waited is forgotten.
  fault(
    'crowd',
    'src-main/host/tableUpdates.ts',
    'if (person !== except) this.stale.add(person)',
    'if (person !== except && !this.cancel) this.stale.add(person)',
    ['tests/host/tableUpdates.test.ts'],
  ),
  // One person makes the host write without end.
  fault(
    'crowd',
    'src-main/host/table.ts',
    "if (!this.budgets.allow(person, message.kind)) return refuse('tooFast')",
    '',
    ['tests/host/tableUpdates.test.ts'],
  ),
  // Somebody who was removed comes back by their token.
  fault(
    'crowd',
    'src-main/host/access/removedPeople.ts',
    "if (this.entries.some(({ person }) => person.token === token)) return refuse('kicked')",
    '',
    ['tests/host/access/admission.test.ts'],
  ),
  // Removed people come back as somebody new.
  fault('crowd', 'src-main/host/access/removedPeople.ts', 'address !== null && person.address === address', 'false', [
    'tests/host/access/admission.test.ts',
  ]),
  // A restart lets them in.
  fault('crowd', 'src-main/host/table.ts', 'this.admission.removed.restore(stored.party.removed ?? [])', '', [
    'tests/host/access/admission.test.ts',
  ]),
  // Leaving twice makes room for two.
  fault(
    'wire',
    'src-main/net/connectionLimits.ts',
    'if (!ofAddress?.delete(connection)) return',
    'if (!ofAddress) return\n    ofAddress.delete(connection)',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // An answer as long as a deck is parsed.
  fault(
    'wire',
    'src-shared/wire/codec.ts',
    "if (text.length > MAX_MESSAGE && !bringsDeck(read.value)) return { n, why: refuse('tooLong') }",
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A page takes whatever a host sends.
  fault('wire', 'src-shared/wire/codec.ts', 'if (text.length > MAX_HOST_MESSAGE) return null', '', [
    'tests/wire',
    'tests/net',
  ]),
  // A deck without end reaches the page.
  fault('wire', 'src-shared/wire/host.ts', 'part.length <= MOST_CARDS', 'part.length >= 0', [
    'tests/wire',
    'tests/net',
  ]),
  // A prototype comes in with an answer.
  fault('wire', 'src-shared/wire/schema.ts', "if (key !== '__proto__') ", '', ['tests/wire', 'tests/net']),
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
  // A client of another version is let in.
  fault(
    'wire',
    'src-main/host/host.ts',
    'if (message.version !== PROTOCOL) {',
    'if (message.version > PROTOCOL + 1) {',
    ['tests/wire', 'tests/net'],
  ),

  // A page stays connected to a host that sends nonsense.
  fault('page', 'src-renderer/connection/socket.ts', "        this.close(refuse('hostGarbled'))", '', [
    'tests/renderer',
  ]),
  // A choice that is not offered counts.
  fault(
    'page',
    'src-renderer/store/answerBuilder.ts',
    "typeof value === 'string' && question.of.includes(value)",
    "typeof value === 'string'",
    ['tests/renderer'],
  ),
  // The pair is in the order of clicking, legal or not.
  fault(
    'page',
    'src-renderer/store/answerBuilder.ts',
    'return first.includes(one) && second.includes(other) ? [one, other] : [other, one]',
    'return [one, other]',
    ['tests/renderer'],
  ),
  // "Swap" and "do not swap" need different gestures.
  fault(
    'page',
    'src-renderer/store/answerBuilder.ts',
    "const yesOrNo = question.of.length === 2 && question.of.includes('yes') && question.of.includes('no')",
    'const yesOrNo = false',
    ['tests/renderer'],
  ),
  // An answer is lost in a gap.
  fault('page', 'src-renderer/connection/outbox.ts', "if (message.kind !== 'answer') this.settle", 'this.settle', [
    'tests/renderer',
  ]),
  // The log is shown twice after a reconnect.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'const before = same && !arrived ? log.events : []',
    'const before = same ? log.events : []',
    ['tests/renderer'],
  ),
  // The log of the last match goes on in the next.
  fault('page', 'src-renderer/store/log.ts', 'const same = log.match === match.id', 'const same = true', [
    'tests/renderer',
  ]),
  // A clock runs on in a pause.
  fault(
    'page',
    'src-renderer/store/clock.ts',
    'const elapsed = paused ? 0 : Math.max(0, now - arrived)',
    'const elapsed = Math.max(0, now - arrived)',
    ['tests/renderer'],
  ),
  // After a refused answer its ask stays closed.
  fault('page', 'src-renderer/store/table.ts', 'if (!taken && pending.value === ask.id) pending.value = null', '', [
    'tests/renderer',
  ]),
  // One answer is sent twice.
  fault('page', 'src-renderer/store/table.ts', 'if (pending.value === ask.id) return', '', ['tests/renderer']),
  // Guests are given an address of the host's own machine.
  fault('page', 'src-renderer/lobby/invitations.ts', '.filter(address => !LOOPBACK.test(address))', '', [
    'tests/renderer',
  ]),

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
  // Only the host's number counts for the key.
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
  // Later rounds wait as long as the first.
  fault('fair', 'src-main/host/fair-deal/keyCommitment.ts', 'this.round === 1 ? WAIT_MS : LATER_WAIT_MS', 'WAIT_MS', [
    'tests/fair',
  ]),
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
  // A match that was broken off is not revealed.
  fault('fair', 'src-main/host/match/matchLifecycle.ts', '      void this.publish(running, null)\n    }', '    }', [
    'tests/fair',
  ]),
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
  // A bot loses its profile at a restart.
  fault(
    'natures',
    'src-main/host/storage/partyStorage.ts',
    "{ who: 'bot', name: occupant.name, level: occupant.profile.level, temper: occupant.profile.personality }",
    "{ who: 'bot', name: occupant.name }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // A bot that takes a person's seat is a master.
  fault(
    'natures',
    'src-main/host/party/party.ts',
    "this.seats[seat] = { who: 'bot', name: this.botName(), profile: DEFAULT_PROFILE }",
    "this.seats[seat] = { who: 'bot', name: this.botName(), profile: { ...DEFAULT_PROFILE, level: 'hard' } }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // Nobody is told a bot's profile.
  fault(
    'natures',
    'src-main/host/party/partyView.ts',
    "{ who: 'bot', name: occupant.name, ...occupant.profile }",
    "{ who: 'bot', name: occupant.name, ...PLAIN }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // The host's choice of a personality is lost.
  fault(
    'natures',
    'src-main/host/party/lobbyCommands.ts',
    'personality: message.personality ?? DEFAULT_PROFILE.personality',
    'personality: DEFAULT_PROFILE.personality',
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // A bot gets another seat's profile.
  fault('natures', 'src-main/host/bots/botSeats.ts', 'this.match.profileAt(seat),', 'this.match.profileAt(0),', [
    'tests/host/bots/botProfiles.test.ts',
  ]),
  // A bluff is explained as a likely truth.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    "if (chance >= LIKELY) return plainReason('announceLikely'",
    "if (chance > 0) return plainReason('announceLikely'",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // The reason names victory for a player who has the coins already, and for nobody else.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    `const { coins, cheat } = afterPower(memory.coinTable, seat, character)
  return cheat === seat`,
    `const { coins, cheat } = memory.coinTable
  return cheat === seat`,
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A player who has passed already is named as the one who may still object.
  fault('coach', 'src-shared/games/mascarade/bot/reasons.ts', '!passed.includes(other) && ', '', [
    'tests/games/mascarade/bot/reasons.test.ts',
  ]),
  // The poorer of the two is called rich.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    'coinsOf(memory, second) > coinsOf(memory, first)',
    'coinsOf(memory, second) < coinsOf(memory, first)',
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A bad swap of the Spy is called a good one.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    "return value > 0 && got ? plainReason('spyTake'",
    "return got ? plainReason('spyTake'",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A reason names the reader to themselves.
  fault(
    'coach',
    'src-shared/games/mascarade/locales/en/coach.ts',
    "letLikelyYou: 'You looked",
    "letLikelyYou: '{name} looked",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A rival is called an ally.
  fault(
    'coach',
    'src-shared/games/castle/bot/duelReasons.ts',
    `ally >= rival
    ?`,
    'ally <= rival ?',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A bot that passes with nothing to use claims to save it.
  fault(
    'coach',
    'src-shared/games/castle/bot/duelReasons.ts',
    "if (!['object', 'tokens', 'profession', 'alchemist'].some(way => isOffered(ask, way))) return null",
    '',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card that was seen is called the prize, however little it is worth.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasons.ts',
    'memory.societies.allyChance(against)) > society)',
    'memory.societies.allyChance(against)) > 0)',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card that cannot be refused is called wanted.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasons.ts',
    "isOffered(ask, 'refuse') ? accepted",
    "!isOffered(ask, 'never') ? accepted",
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A guess is called certain.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasonTemplates.ts',
    'isCertain(chance) ? 100 : 99',
    'chance > 0 ? 100 : 99',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card is named that the game has no words for.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasonTemplates.ts',
    '`professions.${profession}.name`',
    '`profession.${profession}.name`',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A bot without a search never gives reasons.
  fault('coach', 'src-shared/bots/scoringBot.ts', '  ...(why && { why }),', '', [
    'tests/games/castle/bot/reasons.test.ts',
  ]),
  // What was seen is forgotten when the sample is drawn again.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    '.reduce((all, one) => all + one * one, 0)',
    '.reduce((all, one) => all + one, 0)',
    ['tests/bots/particles.test.ts'],
  ),
  // Impossible observations are believed all the same.
  fault('bots', 'src-shared/bots/particles.ts', 'if (sum <= 0) return false', 'if (sum <= 0) return true', [
    'tests/bots/particles.test.ts',
    'tests/games/mascarade/bot/worlds.test.ts',
  ]),
  // A world is lost when the sample is updated.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    'this.worlds = this.worlds.map(how)',
    'this.worlds = [...this.worlds].reverse().map(how)',
    ['tests/bots/particles.test.ts'],
  ),
  // Worlds that were as likely as each other drift apart.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    `this.weights = weighed
    this.totalWeight = sum`,
    `this.weights = weighed.map(one => one / sum)
    this.totalWeight = 1`,
    ['tests/bots/particles.test.ts'],
  ),
  // Chances are computed from the previous weights.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    `    this.totalWeight = sum
`,
    '',
    ['tests/bots/particles.test.ts', 'tests/games/castle/bot/societies.test.ts'],
  ),
  // All draws of a world are the same.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    'let left = (this.totalWeight * random.nextInt(FINE, name)) / (FINE - 1)',
    'let left = (0 * random.nextInt(FINE, name)) / (FINE - 1)',
    ['tests/bots/particles.test.ts', 'tests/games/castle/bot/societies.test.ts'],
  ),
  // An impossible world is drawn.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    'this.weights[i] ? [{ world, weight: this.weights[i] }] : []',
    '[{ world, weight: this.weights[i] ?? 0 }]',
    ['tests/bots/particles.test.ts'],
  ),
  // A lie counts as much as the truth.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/worlds.ts',
    'layout[at] === character ? ratio : 1',
    'layout[at] === character ? 1 : 1',
    ['tests/games/mascarade/bot/worlds.test.ts'],
  ),
  // A card that was seen in an unexpected place stays where it was expected.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/worlds.ts',
    'if (this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))) return',
    `this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))
    return`,
    ['tests/games/mascarade/bot/worlds.test.ts'],
  ),
  // Each answer is tried in another world.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    'playout(copyState(game, world), one.answer, one.tree.descend(depth), fastRandom(seed))',
    'playout(sample(random), one.answer, one.tree.descend(depth), fastRandom(seed))',
    ['tests/bots/search.test.ts'],
  ),
  // Playouts never stop before the end.
  fault('bots', 'src-shared/bots/search.ts', 'n < MAX_PLAYOUT_ANSWERS && !horizon(state)', 'n < MAX_PLAYOUT_ANSWERS', [
    'tests/bots/search.test.ts',
  ]),
  // The worse half is kept.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    'left.sort((a, b) => rating(b) - rating(a))',
    'left.sort((a, b) => rating(a) - rating(b))',
    ['tests/bots/search.test.ts'],
  ),
  // The tree has nodes for the others' answers, and not for the own seat's.
  fault('bots', 'src-shared/bots/search.ts', 'ask.seat === root.seat ? descent', 'ask.seat !== root.seat ? descent', [
    'tests/bots/tree.test.ts',
  ]),
  // A tree does not learn what a playout was worth.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    `    descent.backpropagate(reached)
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // The tree is rebuilt for every playout.
  fault('bots', 'src-shared/bots/search.ts', 'one.tree.descend(depth)', 'new SearchTree().descend(depth)', [
    'tests/bots/tree.test.ts',
  ]),
  // The tree merges states that its seat can tell apart.
  fault('bots', 'src-shared/bots/tree.ts', 'canonical([key, pick, params ?? null])', 'canonical([key, pick])', [
    'tests/bots/tree.test.ts',
  ]),
  // The moment of an ask tells worlds apart.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    'canonical([key, pick, params ?? null])',
    'canonical([opened(), key, pick, params ?? null])\nlet count = 0\nconst opened = (): number => count++',
    ['tests/bots/tree.test.ts'],
  ),
  // A playout adds as many nodes as it has asks.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    `      this.isBelowTree = true
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // A node never knows of a second answer.
  fault('bots', 'src-shared/bots/tree.ts', 'branches.length ** 2 <= visits', 'branches.length ** 2 <= 0 * visits', [
    'tests/bots/tree.test.ts',
  ]),
  // Everything that was ever proposed is tried at once.
  fault('bots', 'src-shared/bots/tree.ts', 'branches.length ** 2 <= visits', 'branches.length ** 2 >= 0 * visits', [
    'tests/bots/tree.test.ts',
  ]),
  // The worst answer of a node is taken.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    'upperBound(node, branch) > upperBound(node, best)',
    'upperBound(node, branch) < upperBound(node, best)',
    ['tests/bots/tree.test.ts'],
  ),
  // An ask with only one answer is a node.
  fault('bots', 'src-shared/bots/tree.ts', 'if (this.isBelowTree || isForced(ask))', 'if (this.isBelowTree)', [
    'tests/bots/tree.test.ts',
  ]),
  // A tree is as deep as a playout is long.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    `    this.isBelowTree ||= this.path.length >= this.depth
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // A master of Dark Tales deals itself cards that are in play.
  fault(
    'bots',
    'src-shared/games/tales/bot/sample.ts',
    '[...open, ...known.flat(), ...top]), random',
    '[...known.flat(), ...top]), random',
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // The others' points are ignored.
  fault('bots', 'src-shared/games/tales/bot/memory.ts', 'this.points(event.seat) + event.vp', 'event.vp', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // A master of Dark Tales takes the points of the moment.
  fault(
    'bots',
    'src-shared/games/tales/bot/index.ts',
    "profile.level !== 'hard' || !score",
    "profile.level !== 'normal' || !score",
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // The answer that looks best at first sight is taken, whatever follows.
  fault('bots', 'src-shared/games/tales/bot/index.ts', 'const PRIOR_WEIGHT = 0.004', 'const PRIOR_WEIGHT = 4', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // A supporter is taken for a rival.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'side === friendly ? HINT_RATIOS.supports : 1 / HINT_RATIOS.supports',
    'side === friendly ? 1 / HINT_RATIOS.supports : HINT_RATIOS.supports',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Support among strangers reveals alliances.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', 'if (!friendly) return', 'if (!duel) return', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // The rival's relic is taken for an ally's present.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'card === SOCIETIES[this.society].relic',
    'card === SOCIETIES[this.rival].relic',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // A player who claims is not expected to claim more often.
  fault('bots', 'src-shared/games/mascarade/bot/opponentModel.ts', '        count(this.claims, event.seat)', '', [
    'tests/games/mascarade/bot/opponentModel.test.ts',
  ]),
  // A liar who is exposed keeps its good name.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/opponentModel.ts',
    '? this.truths : this.lies, card.seat',
    '? this.truths : this.truths, card.seat',
    ['tests/games/mascarade/bot/opponentModel.test.ts'],
  ),
  // A seat is judged by what was disputed before.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/opponentModel.ts',
    'this.announced = event.character',
    'this.announced ??= event.character',
    ['tests/games/mascarade/bot/opponentModel.test.ts'],
  ),
  // A beginner overlooks nothing.
  fault('bots', 'src-shared/bots/scoringBot.ts', "random.nextInt(OVERLOOKS.oneIn, 'overlooked') > 0", 'true', [
    'tests/bots/personalities.test.ts',
  ]),
  // Relics are given away like anything else.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'WINNING.includes(object) ? gone * this.keeps : gone',
    'gone',
    ['tests/bots/personalities.test.ts'],
  ),
  // A master sees relics twice: in its hand, and in others'.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    '  for (const object of own.objects) put(memory.seat, object)',
    '  hands[memory.seat]?.push(...own.objects); room[memory.seat] = 0',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // What was seen is dealt again.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    'if (bernoulli(certainty, random)) put(seat, object)',
    'if (bernoulli(0, random)) put(seat, object)',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // Sealed objects may lie in the deck.
  fault('castleSearch', 'src-shared/games/castle/bot/sample.ts', 'held < dealt; held++', 'held < 0; held++', [
    'tests/games/castle/bot/sample.test.ts',
  ]),
  // In the Italian edition a turn stays new, whatever was done in it.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    "own.objects.includes('pearl') || offers(ask, 'declareRival')",
    'true',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // The Pearl forbids an offered victory alone.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    "own.objects.includes('pearl') && !offers(ask, 'declareAlone')",
    "own.objects.includes('pearl')",
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // In a playout the others have seen nothing.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/planning.ts',
    'const part = publicKnowledge.knownShare(seat, other)',
    'const part = 0 * publicKnowledge.knownShare(seat, other)',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A hand that has changed counts as still known.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/publicKnowledge.ts',
    `        changes(event.seat, [event.with])
        changes(event.with, [event.seat])`,
    '',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A card that has moved is still known at its old place.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/playoutKnowledge.ts',
    'if (at < 0) return []',
    'if (at < 0) return [{ object, certainty: 1 }]',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A victory is declared with relics of strangers.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/policy.ts',
    'knowledge.societies.allyChance(seat) < 1',
    'knowledge.societies.allyChance(seat) <= 0',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // The Pearl forbids nothing.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/forecast.ts',
    "if (own > 0 && !hand.includes('pearl'))",
    'if (own > 0)',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A victory alone is everybody's.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/forecast.ts',
    '(alone.seat === seat ? alone.chance : 0)',
    'alone.chance',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // Declared when the odds are worse.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/declarations.ts',
    'Math.max(LEAST_CHANCE, playingOn + (',
    'Math.min(LEAST_CHANCE, playingOn + (',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/declarations.ts',
    'turnsEach(memory) > LONG_MATCH ? WORSE : BETTER',
    'turnsEach(memory) > LONG_MATCH ? BETTER : BETTER',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/declarations.ts',
    'turnsEach(memory) > LONG_MATCH ?',
    'turnsEach(memory) >= LONG_MATCH ?',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/turn.ts',
    'PERSONALITY_EFFECTS[memory.profile.personality].duel + impatience(memory)',
    'PERSONALITY_EFFECTS[memory.profile.personality].duel',
    ['tests/games/castle/bot/castle.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/turn.ts',
    'turn.number / players.length - TOO_MANY)',
    'turn.number - TOO_MANY)',
    ['tests/games/castle/bot/castle.test.ts'],
  ),
  // An odd table has no smaller society.
  fault('castleSearch', 'src-shared/games/castle/bot/societies.ts', '|| (odd && set.length === half - 2)', '', [
    'tests/games/castle/bot/societies.test.ts',
  ]),
  // A rival that was seen is taken for an ally.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'allies.has(seat) === ally ? 1 : 0',
    'allies.has(seat) ? 1 : 0',
    ['tests/games/castle/bot/societies.test.ts'],
  ),
  // Many hints are as good as a look at the card.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'Math.max(1 / MAX_HINT_RATIO, Math.min(MAX_HINT_RATIO, before * ratio))',
    'before * ratio',
    ['tests/games/castle/bot/societies.test.ts'],
  ),
  // The bot draws conclusions from players who cannot know.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    'if (publicKnowledge.hasSeenSociety(by, of)) societies',
    'societies',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // The seat that looked is confused with the seat that was looked at.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    'hasSeenSociety(by, of)) societies',
    'hasSeenSociety(of, by)) societies',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Refusing is a sign of friendship.
  fault('castleSearch', 'src-shared/games/castle/bot/allianceInference.ts', 'refuses: 0.47', 'refuses: 1.47', [
    'tests/games/castle/bot/allianceInference.test.ts',
  ]),
  // An attack is a sign of friendship.
  fault('castleSearch', 'src-shared/games/castle/bot/allianceInference.ts', 'attacks: 0.8', 'attacks: 1.8', [
    'tests/games/castle/bot/allianceInference.test.ts',
  ]),
  // Supporting the defender counts as being with the attacker.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    "side === 'attacker' ? LIKELIHOOD_RATIOS.supports : 1 / LIKELIHOOD_RATIOS.supports",
    'LIKELIHOOD_RATIOS.supports',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Beginners draw conclusions.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/memory.ts',
    'if (!this.isBeginner) inferAlliances',
    'inferAlliances',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // What two others do counts as evidence about this seat only.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'isAlly(world, one) === isAlly(world, other)',
    'isAlly(world, one)',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Signals are given to rivals.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', 'ally >= FRIEND && ', '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Signals are given to those who know already.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', ' && !memory.isKnownTo(to)', '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Everybody gives signals.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', "memory.profile.level === 'hard' && ", '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Any card is a signal.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/signals.ts',
    'card === SOCIETIES[memory.society].relic ?',
    "card !== 'pearl' ?",
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // An accepted exchange is no signal.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/answerScores.ts',
    `: coming -
        givingCost(memory, answer, by) +
        exchangeEffectValue(memory, answer, by) +
        signalValue(memory, by, 'accepted') +
        objectSignalValue(memory, answer, by),`,
    ': coming - givingCost(memory, answer, by) + exchangeEffectValue(memory, answer, by) + objectSignalValue(memory, answer, by),',
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // Support is no signal.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/duels.ts',
    'answer as Side) + signalOf(answer))',
    'answer as Side) + 0 * signalOf(answer))',
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // A hint counts again with each that follows.
  fault('castleSearch', 'src-shared/games/castle/bot/societies.ts', 'after / before : 1', 'after : 1', [
    'tests/games/castle/bot/societies.test.ts',
  ]),

  // A liar never lies.
  fault('bots', 'src-shared/games/castle/bot/duels.ts', '% misleads === 0 ? -1 : 1', '% misleads === 0 ? 1 : 1', [
    'tests/bots/personalities.test.ts',
  ]),

  // The search is case-sensitive.
  fault('page', 'src-renderer/table/searchRules.ts', '.charAt(0).toLowerCase().charAt(0)).join', '.charAt(0)).join', [
    'tests/renderer',
  ]),
  // The search is accent-sensitive.
  fault('page', 'src-renderer/table/searchRules.ts', ".normalize('NFD')", '', ['tests/renderer']),
  // Any word is enough.
  fault('page', 'src-renderer/table/searchRules.ts', 'return words.every(word', 'return words.some(word', [
    'tests/renderer',
  ]),
  // Titles count like any other text.
  fault('page', 'src-renderer/table/searchRules.ts', 'return words.length === 0', 'return words.length >= 0', [
    'tests/renderer',
  ]),
  // A single letter finds everything, and highlights it.
  fault('page', 'src-renderer/table/searchRules.ts', 'word.length > 1)', 'word.length > 0)', ['tests/renderer']),
  // Only the first occurrence of a word is highlighted.
  fault('page', 'src-renderer/table/searchRules.ts', 'at = all.indexOf(word, at + 1))', 'at = -1)', ['tests/renderer']),
  // Events before a reconnect are read aloud.
  fault('page', 'src-renderer/store/log.ts', 'old: arrived ? n :', 'old:', ['tests/renderer']),
  // An update without events silences the one before it.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'old: arrived ? n : same ? log.old : lastNumber,',
    'old: arrived ? n : lastNumber,',
    ['tests/renderer'],
  ),
  // A line highlights everybody except the reader.
  fault('page', 'src-renderer/table/highlight.ts', ' you: null,', '', ['tests/renderer']),
  // A line highlights nobody.
  fault('page', 'src-renderer/table/highlight.ts', '        spots.add(atSeat(seat))', '', ['tests/renderer']),
  // A line highlights no card that it names.
  fault(
    'page',
    'src-renderer/table/highlight.ts',
    '...(ui.motions?.(event) ?? []).flatMap(placesOf), ...(ui.cards?.(event) ?? [])',
    '...(ui.motions?.(event) ?? []).flatMap(placesOf)',
    ['tests/renderer'],
  ),
  // Anything that flies through the middle of the board highlights it.
  fault('page', 'src-renderer/motion/motions.ts', 'spot !== MIDDLE', 'spot !== atSpot("deck")', ['tests/renderer']),
  // The card under an announced mask is not highlighted.
  fault('page', 'src-renderer/games/mascarade/mentions.ts', "    case 'announce':", '', ['tests/renderer']),
  // A card stays highlighted when another line is pointed at. The end is not animated if somebody joins or leaves at
  // that moment; a match begins with events of another.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'received.length > 0 ? received.length : same ? log.fresh : 0',
    'received.length',
    ['tests/renderer'],
  ),
  fault('page', 'src-renderer/store/log.ts', 'same ? log.fresh : 0', 'log.fresh', ['tests/renderer']),
  // An animation is played again whenever its board comes back.
  fault(
    'page',
    'src-renderer/motion/alreadyShown.ts',
    `  shown.add(beat)
`,
    '',
    ['tests/renderer/motion'],
  ),
  // A deal, a power and the next player in the circle are not animated.
  fault('page', 'src-renderer/games/tales/motions.ts', "return [{ move: 'deal' }]", 'return []', ['tests/renderer']),
  fault(
    'page',
    'src-renderer/games/mascarade/motions.ts',
    `case 'power':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]`,
    `case 'power':
      return []`,
    ['tests/renderer'],
  ),
  fault(
    'page',
    'src-renderer/games/overlord/motions.ts',
    "return [{ move: 'glow', at: atSeat(event.to), tone: 'rose' }]",
    'return []',
    ['tests/renderer'],
  ),
  fault('page', 'src-renderer/table/highlight.ts', "['seat', 'slot', 'card', 'spot']", "['seat', 'slot', 'card']", [
    'tests/renderer',
  ]),
  // A match that is replayed replaces the live one's witness.
  fault('page', 'src-renderer/store/table.ts', 'const fair = live ? useFair() : null', 'const fair = useFair()', [
    'tests/renderer',
  ]),

  // Another deal.
  fault('lessons', 'src-shared/games/castle/lessons/lesson.ts', 'deal: 14480917', 'deal: 14480918', ['tests/lessons']),
  // The pupil is told to take what their society has no use for, and declares in vain.
  fault('lessons', 'src-shared/games/castle/lessons/lesson.ts', "{ take: 'goblet' }", "{ take: 'key' }", [
    'tests/lessons',
  ]),
  // A card in play is called by a wrong name.
  fault('lessons', 'src-shared/games/tales/lessons/lesson.ts', "answer: 'witch#7'", "answer: 'witch#6'", [
    'tests/lessons',
  ]),
  // One right answer counts for all others.
  fault('lessons', 'src-shared/lessons/run.ts', "!('others' in step && this.asked(step.others))", 'true', [
    'tests/lessons',
  ]),
  // In free play the pupil is always waited for.
  fault('lessons', 'src-shared/lessons/run.ts', "return this.nextThinker() ? 'others' : 'pupil'", "return 'pupil'", [
    'tests/lessons',
  ]),
  // A newer action is explained by an older reason.
  fault('lessons', 'src-shared/lessons/run.ts', '(reason || this.lastReason?.seat === seat)', 'reason', [
    'tests/lessons',
  ]),
  // The coach's advice for one question is shown for the next.
  fault(
    'lessons',
    'src-shared/lessons/run.ts',
    'return this.lastAdvice?.ask === this.advisable()?.id ?',
    'return this.lastAdvice ?',
    ['tests/lessons'],
  ),
  // Every lesson counts as a practice match.
  fault('lessons', 'src-shared/lessons/lesson.ts', "first !== undefined && 'free' in first", 'first !== undefined', [
    'tests/lessons',
  ]),
  // All characters have their names in another language.
  fault(
    'page',
    'src-renderer/lesson/useLesson.ts',
    '() => lessonParty(run, nameOf, avatar)',
    '(party => () => party)(lessonParty(run, nameOf, avatar))',
    ['tests/renderer'],
  ),
  // A pupil has to leave text fields empty.
  fault('taught', 'src-shared/lessons/expectedAnswer.ts', "if (pick.pick === 'text') return true", '', [
    'tests/lessons/expectedAnswer.test.ts',
  ]),
  // A lesson accepts any card.
  fault(
    'taught',
    'src-shared/lessons/expectedAnswer.ts',
    'return way ? isExpected(way, expected.answer, given.answer) : isSameJson(expected, given)',
    'return way !== undefined || isSameJson(expected, given)',
    ['tests/lessons/expectedAnswer.test.ts'],
  ),
  // Another deal than the one that the story was written for.
  fault('taught', 'src-shared/games/overlord/lessons/lesson.ts', 'deal: 50031', 'deal: 50032', [
    'tests/lessons/lessons.test.ts',
    'tests/games/overlord/lessons/overlord.test.ts',
  ]),
  // A hope is worded as a certainty.
  fault('taught', 'src-shared/games/overlord/bot/reasons.ts', 'if (fails === 1)', 'if (fails > 0)', [
    'tests/games/overlord/bot/reasons.test.ts',
  ]),
  // Mercy is explained by fear of a victory.
  fault(
    'taught',
    'src-shared/games/overlord/bot/reasons.ts',
    'endValue(memory, victim) < 0',
    'endValue(memory, victim) > 0',
    ['tests/games/overlord/bot/reasons.test.ts'],
  ),
  // A card of a custom deck is named by a missing message.
  fault('taught', 'src-shared/games/tales/bot/reasons.ts', 'reading.deck === HOUSE_DECK', 'reading.deck', [
    'tests/games/tales/bot/reasons.test.ts',
  ]),
  // A player's own card harms somebody else.
  fault(
    'taught',
    'src-shared/games/tales/bot/reasons.ts',
    'if (target?.at === reading.seat)',
    'if (target === undefined)',
    ['tests/games/tales/bot/reasons.test.ts'],
  ),
  // What all states share is copied for each.
  fault(
    'engine',
    'src-shared/kernel/copy.ts',
    "part === 'fixed' || shared?.includes(part) === true",
    "part === 'fixed'",
    ['tests/kernel/shared.test.ts'],
  ),
  // New parts of it are not frozen.
  fault('engine', 'src-shared/kernel/copy.ts', 'if (state[part] !== before[part]) freeze(state[part])', '', [
    'tests/kernel/shared.test.ts',
  ]),
  // A resumed match shares parts that are not frozen.
  fault(
    'engine',
    'src-shared/kernel/copy.ts',
    'for (const part of game.shared ?? []) freeze(state[part as keyof S])',
    '',
    ['tests/kernel/shared.test.ts'],
  ),
  // A copy shares lists within lists.
  fault(
    'engine',
    'src-shared/kernel/copy.ts',
    "if (typeof part === 'object' && part !== null) out[i] = copy(part)",
    '',
    ['tests/kernel/shared.test.ts'],
  ),
  // A seat that has answered in secret is asked again.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    `open.key === SEEN
      ? seen.some(({ seat, opened }) => open.id === \`\${opened}/\${SEEN}/\${seat}\`)
      : open.interrupt || open.seat !== answered.seat || open.depth !== answered.depth,`,
    'open.key === SEEN ? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`) : true,',
    ['tests/kernel/sealed.test.ts', 'tests/games/standing.test.ts'],
  ),
  // What was put away is still shown.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    '? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`)',
    '? true',
    ['tests/kernel/seen.test.ts'],
  ),
  // The table goes on showing what it showed before an answer.
  fault(
    'engine',
    'src-shared/kernel/match.ts',
    "touched === 'all' ? derivedViews(asks) : { ...this.derived, asks }",
    '{ ...this.derived, asks }',
    ['tests/games/standing.test.ts'],
  ),
  // A table at which nobody is asked anything waits for ever.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    'if (!state.outcome && asked.every(',
    'if (false && asked.every(',
    ['tests/kernel/stepRunner.test.ts'],
  ),
  // When a whole hand has been seen, single known cards of it remain.
  fault(
    'engine',
    'src-shared/games/castle/rules/objects.ts',
    "if (now.kind === 'objects') return now.seat === old.seat",
    '',
    ['tests/games/castle/rules/memo.test.ts'],
  ),
  // A key seen here removes the other key.
  fault(
    'engine',
    'src-shared/games/castle/rules/objects.ts',
    'now.seat === old.seat || copiesOf(old.object) === 1',
    'true',
    ['tests/games/castle/rules/memo.test.ts'],
  ),
  // An anchor that cannot be installed is run all the same.
  fault(
    'anchors',
    'tests/bench/anchor.ts',
    "if (without.split(',').includes(name)) return",
    'if (without === name) return',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // The earlier output of a script that broke off is trusted.
  fault('anchors', 'tests/bench/anchor.ts', 'if (status !== 0) return', 'if (status === null) return', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // An anchor is run by a Node that is too old for it.
  fault(
    'anchors',
    'tests/bench/anchor.ts',
    'Number.parseInt(machine.version, 10) >= node',
    'Number.parseInt(machine.version, 10) > 0',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // A line is reported from a Node that is not there.
  fault(
    'anchors',
    'tests/bench/anchor.ts',
    'return machine.exists(brought) ? { node: brought }',
    'return brought ? { node: brought }',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // Missing figures are reported as figures.
  fault('anchors', 'tests/bench/anchor.ts', 'return found.length > 0 ?', 'return found.length >= 0 ?', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The table does not show that an anchor did not run.
  fault('anchors', 'tests/bench/lines.ts', '? `${anchor.name} did not run: ${anchor.why}`', "? '–'", [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A move counts when the first guest has it.
  fault(
    'anchors',
    'tests/bench/rounds.mjs',
    'const ms = Math.max(...(await Promise.all(all))) - start',
    'const ms = Math.min(...(await Promise.all(all))) - start',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // Moves of the warm-up are counted.
  fault('anchors', 'tests/bench/rounds.mjs', 'if (at >= WARM) {', '{', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Spectators are waited for in vain.
  fault('anchors', 'tests/bench/rounds.mjs', 'guests[at % seats]', 'guests[at % guests.length]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A guest who comes back never left.
  fault('anchors', 'tests/bench/rounds.mjs', 'await last.leave()', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // It comes back one move later than reported.
  fault('anchors', 'tests/bench/rounds.mjs', 'for (let moves = 1; moves <=', 'for (let moves = 0; moves <=', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The report has the earlier run instead of the latest.
  fault('anchors', 'tests/bench/report.ts', '[...ran, ...before.suites]', '[...before.suites, ...ran]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A suite that ran alone is the only one left.
  fault('anchors', 'tests/bench/report.ts', '[...ran, ...before.suites]', '[...ran]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Suites that no longer exist stay.
  fault(
    'anchors',
    'tests/bench/report.ts',
    'order.flatMap(suite =>',
    '[...new Set([...order, ...before.suites.map(one => one.suite)])].flatMap(suite =>',
    [
      'tests/bench/anchor.property.test.ts',
      'tests/bench/lines.property.test.ts',
      'tests/bench/rounds.property.test.ts',
      'tests/bench/report.property.test.ts',
    ],
  ),
  // A suite without lines is kept.
  fault('anchors', 'tests/bench/report.ts', ' && Array.isArray(lines)', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The time of the measurement is missing.
  fault('anchors', 'tests/bench/report.ts', " && typeof at === 'string'", '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A servant likes to pass the buck back to where it came from.
  fault('court', 'src-shared/games/overlord/bot/classicServant.ts', '? -polite : 0', '? polite : 0', [
    'tests/games/overlord/bot/classicSkills.test.ts',
  ]),
  // A player who threw a freeze in goes unpunished.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'if (heeds(memory) && froze === to) return OWED',
    '',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A servant without hints counts as the safest of all.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'player.hints === 0) return 1',
    'player.hints === 0) return 0',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // The action that is drawn first is forgotten.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'idle ** (player.actions + DRAWN_WHEN_PASSED)',
    'idle ** player.actions',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A master throws freezes in again and again.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    ' && memory.frozen < memory.classicSkill.maxFreezes',
    '',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // What passes the buck is thrown in, and the freezes are kept.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    '!classicSkill.savesPasses || !serves(',
    '!classicSkill.savesPasses || serves(',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A servant who owes an answer does not pass the buck with the last hint either, and is stuck.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'const ignores = !last && owed > 0',
    'const ignores = owed > 0',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A beginner hears what it is told, and a master does not.
  fault(
    'court',
    'src-shared/games/overlord/bot/spokenLines.ts',
    'asked && memory.intent.heeds ?',
    'asked && !memory.intent.heeds ?',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A freeze answers the Overlord's own word.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    `if (how === 'froze') return
    this.owesAnswer = false`,
    `this.owesAnswer = false
    if (how === 'froze') return`,
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // A freeze that goes back to its servant rankles, and one that is passed over does not.
  fault('court', 'src-shared/games/overlord/bot/moodTracker.ts', 'freeze.seat !== to)', 'freeze.seat === to)', [
    'tests/games/overlord/bot/moodTracker.test.ts',
  ]),
  // No excuse is ever recognized.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    'const known = this.excuses.includes(gist)',
    'const known = false',
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // Everything said aloud counts as the same excuse.
  fault('court', 'src-shared/games/overlord/bot/moodTracker.ts', "if (line === '') return false", '', [
    'tests/games/overlord/bot/moodTracker.test.ts',
  ]),
  // A careful Overlord becomes a cruel one.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    'Math.min(this.ranks[1], this.rank',
    'Math.min(MOODS.length - 1, this.rank',
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // A short answer is an offence.
  fault('court', 'src-shared/games/overlord/bot/moodTracker.ts', 'brief: 0.05', 'brief: 0.5', [
    'tests/games/overlord/bot/moodTracker.test.ts',
  ]),
  // Every bot is too slow for the Overlord now and then.
  fault(
    'court',
    'src-shared/games/overlord/bot/timing.ts',
    "(level === 'easy' ? BEGINNER_SHARE : to)",
    'BEGINNER_SHARE',
    ['tests/host/bots/thinkingTime.test.ts'],
  ),
  // Bots do not know of his patience.
  fault('court', 'src-main/host/match/runningMatch.ts', 'options: setup.options,', 'options: {},', [
    'tests/host/bots/patience.test.ts',
  ]),
  // A bot that tells a tale does not hear what is said meanwhile.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'else if (hasEvents && this.match.timing',
    'else if (!hasEvents && this.match.timing',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // An older result replaces a newer one.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'if (thisAttempt === attempt) {\n          botAnswer = result\n          sendIfDue()\n        }',
    'botAnswer = result\n        sendIfDue()',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // Every question is reconsidered with every word.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'else if (hasEvents && this.match.timing.rethinksOnEvents?.includes(ask.key))',
    'else if (hasEvents)',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // An offer is refused by one press.
  fault('weighty', 'src-renderer/games/castle/ui.ts', ", 'refuse', 'decline'],", ", 'decline'],", [
    'tests/renderer/confirmed.test.ts',
  ]),
  fault(
    'weighty',
    'src-renderer/games/castle/ui.ts',
    "'clairvoyant', 'refuse', 'decline'],",
    "'clairvoyant', 'refuse'],",
    ['tests/renderer/confirmed.test.ts'],
  ),
  fault('weighty', 'src-renderer/games/mascarade/ui.ts', "confirmed: ['keep'],", 'confirmed: [],', [
    'tests/renderer/confirmed.test.ts',
  ]),
  fault('weighty', 'src-renderer/games/tales/ui.ts', "confirmed: ['decline'],", 'confirmed: [],', [
    'tests/renderer/confirmed.test.ts',
  ]),
  // Every announcement is passed by two presses.
  fault('weighty', 'src-renderer/games/mascarade/ui.ts', "confirmed: ['keep'],", "confirmed: ['keep', 'pass'],", [
    'tests/renderer/confirmed.test.ts',
  ]),
  fault(
    'pictures',
    'src-renderer/games/mascarade/masks.ts',
    "solid: HALF + 'M13 33C9 19 22 9 32 1C42 9 55 19 51 33C39 28 25 28 13 33ZM30.5 10v5h-5v3h5v7h3v-7h5v-3h-5v-5Z',",
    "solid: '' && 'M13 33C9 19 22 9 32 1C42 9 55 19 51 33C39 28 25 28 13 33ZM30.5 10v5h-5v3h5v7h3v-7h5v-3h-5v-5Z',",
    ['tests/renderer/pictures.test.ts'],
  ),
  fault(
    'pictures',
    'src-renderer/games/castle/emblems.ts',
    '  goblet: { solid: GOBLET },',
    '  goblet: { solid: KEY },',
    ['tests/renderer/pictures.test.ts'],
  ),
  fault(
    'pictures',
    'src-renderer/games/overlord/WordIcon.vue',
    'fill="currentColor" fill-rule',
    'fill="none" fill-rule',
    ['tests/renderer/pictures.test.ts'],
  ),
  // Cards and stories have the picture of their kind.
  fault(
    'pictures',
    'src-renderer/games/tales/icons.ts',
    'return own(CARD_PICTURES, card?.art ?? id) ?? own(CARD_PICTURES, id) ?? ',
    'return ',
    ['tests/renderer/pictures.test.ts'],
  ),
  fault('pictures', 'src-renderer/games/tales/icons.ts', 'own(STORIES, id) ?? PLAIN.event', 'PLAIN.event', [
    'tests/renderer/pictures.test.ts',
  ]),
  // A clock's default is drawn of another moment.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    'keyedRandom(this.key, this.state.moment)\n',
    'keyedRandom(this.key, this.state.moment + 1)\n',
    ['tests/kernel/clockDraws.test.ts'],
  ),
  // What a step draws is drawn of the moment before.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    'keyedRandom(this.key, state.moment))',
    'keyedRandom(this.key, this.state.moment))',
    ['tests/kernel/clockDraws.test.ts'],
  ),
  // What is shown lies open for five minutes.
  fault('kernel', 'src-shared/kernel/stepRunner.ts', 'const SEEN_SECONDS = 30', 'const SEEN_SECONDS = 300', [
    'tests/kernel/clockDraws.test.ts',
  ]),
  // An option cannot be switched off.
  fault('kernel', 'src-shared/kernel/game.ts', 'value === spec.off || ', '', ['tests/kernel/options.test.ts']),
  // The value that switches an option off is raised.
  fault('kernel', 'src-shared/kernel/game.ts', 'stored > spec.off', 'stored >= spec.off', [
    'tests/kernel/options.test.ts',
  ]),
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
  // A state of earlier rules is judged before it is completed.
  fault(
    'upgrade',
    'src-main/host/match/rulesCompatible.ts',
    'game.upgradeState?.(snapshot.state) ?? snapshot.state',
    'snapshot.state',
    ['tests/store/version01.test.ts'],
  ),
  // Sealed claims are told by seat number.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/steps/challenge.ts',
    'const clockwise = data.waiting.flatMap(seat => answers.filter(a => a.seat === seat))',
    'const clockwise = answers',
    ['tests/games/mascarade/rules/challenge.test.ts'],
  ),
  // A Judge says nothing of an empty courthouse.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/steps/powers.ts',
    'if (courthouse > 0)',
    'if (courthouse >= 0)',
    ['tests/games/mascarade/rules/powers/coins.test.ts'],
  ),
  // A Fool at thirteen has to swap first.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/steps/powers.ts',
    'if (!endAtThirteen(play)) play.next',
    'play.next',
    ['tests/games/mascarade/rules/reckoning.test.ts'],
  ),
  // The last seat may not begin.
  fault('mascarade', 'src-shared/games/mascarade/rules/options.ts', 'if (first > seats)', 'if (first >= seats)', [
    'tests/games/mascarade/rules/setup.test.ts',
  ]),
  // The declarer's relics count to the rival's quota.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/declare.ts',
    'settles(play, rival, named, named)',
    'settles(play, rival, named, [seat, ...named])',
    ['tests/games/castle/rules/declare.test.ts'],
  ),
  // Who gets a gift beyond the limit keeps it.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/gift.ts',
    'if (isOverLimit(play.state, to)) play.call(gift({ seat: to }))',
    '',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // By the clock a gift goes beyond the limit.
  fault(
    'castle',
    'src-shared/games/castle/rules/rulings.ts',
    'find(other => isBelowLimit(state, other))',
    'find(other => mayReceiveGift(state, other))',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // The named seat begins one seat later.
  fault('castle', 'src-shared/games/castle/rules/rulings.ts', 'first > 0 ? first - 1', 'first > 0 ? first % seats', [
    'tests/games/castle/rules/turns.test.ts',
  ]),
  // Cards of earlier turns count to this one.
  fault(
    'tales',
    'src-shared/games/tales/rules/steps/turn.ts',
    "phase: 'draw', plays: 0 }",
    "phase: 'draw', plays: state.turn.plays }",
    ['tests/games/tales/rules/turn.test.ts'],
  ),
  // A missed item by night is not told.
  fault(
    'tales',
    'src-shared/games/tales/rules/steps/effects.ts',
    'isTime(state, effect, place.was)) return',
    'isTime(state, effect, place.was) && doable(state, effect, place)) return',
    ['tests/games/tales/rules/cards/places.test.ts'],
  ),
  // A story card that the deck lacks is not refused.
  fault('tales', 'src-shared/games/tales/rules/options.ts', '>= length) return refuse', '> length) return refuse', [
    'tests/games/tales/rules/deck.test.ts',
  ]),
  // The named seat begins one seat later.
  fault('tales', 'src-shared/games/tales/rules/rulings.ts', 'first > 0 ? first - 1', 'first > 0 ? first % seats', [
    'tests/games/tales/rules/setup.test.ts',
  ]),
  // A pass of a third servant counts to a volley.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/circle.ts',
    'volley.from === to && volley.to === from',
    'volley.from === to',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A pass to a third servant counts to a volley.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/circle.ts',
    'volley.from === to && volley.to === from',
    'volley.to === from',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A silent Overlord is asked as if he had not been silent.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/rule.ts',
    'quiet: isQuiet ? null : pick.ok()',
    'quiet: pick.ok()',
    ['tests/games/overlord/rules/classic/looks.test.ts'],
  ),
  // Changed patience does not begin anew.
  fault('overlord', 'src-shared/games/overlord/rules/steps/classic/rule.ts', '  renewPatience(state)\n}\n', '}\n', [
    'tests/games/overlord/rules/classic/looks.test.ts',
  ]),
  // Everybody who is forgiven goes on, whatever the table wants.
  fault('overlord', 'src-shared/games/overlord/rules/steps/classic/looks.ts', "options.forgiven === 'goesOn' && ", '', [
    'tests/games/overlord/rules/classic/looks.test.ts',
  ]),
  // Who was once forgiven gets no new hand later on.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/beg.ts',
    'state.keeping = state.keeping.filter(other => other !== seat)',
    'state.keeping = [...state.keeping]',
    ['tests/games/overlord/rules/classic/looks.test.ts'],
  ),
  // The question of a doubt is lost.
  fault('overlord', 'src-shared/games/overlord/rules/steps/formal/doubt.ts', '    turn.said = said\n', '', [
    'tests/games/overlord/rules/lines.test.ts',
  ]),
  // The question of a blame is lost.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/blame.ts',
    "{ kind: 'blamed', by: seat, symbol }, said)",
    "{ kind: 'blamed', by: seat, symbol })",
    ['tests/games/overlord/rules/lines.test.ts'],
  ),
  // Who was still to beg is the next Overlord.
  fault('overlord', 'src-shared/games/overlord/rules/index.ts', ' && !outcome?.winners.includes(seat)', '', [
    'tests/games/overlord/rules/next.test.ts',
  ]),
  // A master does not hear announcements.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'this.hearClaim(event.seat, event.slot, event.character)\n        this.dispute =',
    'this.dispute =',
    ['tests/games/mascarade/bot/hearsay.test.ts'],
  ),
  // A master does not hear claims.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'this.hearClaim(event.seat, event.slot, event.character)\n        if (this.dispute)',
    'if (this.dispute)',
    ['tests/games/mascarade/bot/hearsay.test.ts'],
  ),
  // A master believes its own bluffs.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'if (seat !== this.seat) this.worlds?.hearClaim',
    'this.worlds?.hearClaim',
    ['tests/games/mascarade/bot/hearsay.test.ts'],
  ),
  // One object is believed in two hands that were seen.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'for (const object of new Set(objects)) this.limitCopies(seat, object)',
    '',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // One object is believed in two hands that it came into.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    '    this.limitCopies(seat, object)\n  }\n\n  /** Records that a known object left',
    '  }\n\n  /** Records that a known object left',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // A master of Castle never searches.
  fault(
    'bots',
    'src-shared/games/castle/bot/index.ts',
    "profile.level === 'hard' && ask.key === 'turn'",
    "profile.level === 'hard' && ask.key === 'never'",
    ['tests/games/castle/bot/searching.test.ts'],
  ),
  // A refusal is held against the one who offered.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'this.refusals[event.seat] = (this.refusals[event.seat] ?? 0) + 1',
    'this.refusals[event.to] = (this.refusals[event.to] ?? 0) + 1',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
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
  // A stored face of no list is shown.
  fault(
    'people',
    'src-main/host/storage/partyStorage.ts',
    'v.is(avatarSchema, avatar) ? avatar : avatarFor(person.id)',
    'avatar ?? avatarFor(person.id)',
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
    "const why = this.cannotTake(person, seat) ?? (this.isHostWithoutPlayers(person) ? refuse('claimOwn') : null)\n    if (!why) this.assignSeat",
    'const why = null\n    if (!why) this.assignSeat',
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
  // The host names one person, and chance chooses this one.
  fault(
    'people',
    'src-shared/fair/checkTerms.ts',
    'return canonical(withPeople({ options: known }, options, people)) === canonical(options)',
    'return known.length >= people.length || true',
    ['tests/fair/hostile/hostile.test.ts'],
  ),
  // A lie that somebody doubted is told as one that passed.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    'claimants.length === 1 && truth !== null',
    'truth !== null',
    ['tests/games/mascarade/memories.test.ts'],
  ),
  // Cards are followed as if every swap were a yes.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    "event.kind === 'swap' && isYes(entry.answer)",
    "event.kind === 'swap'",
    ['tests/games/mascarade/memories.test.ts'],
  ),
  // Another version's match is dealt again by these rules.
  fault(
    'memories',
    'src-shared/games/mascarade/memories.ts',
    '  if (rules !== mascarade.rulesVersion) return null\n',
    '',
    ['tests/games/mascarade/memories.test.ts'],
  ),
  // An aborted match is remembered, with what it kept secret.
  fault('memories', 'src-shared/record/memories.ts', '    if (!record.outcome) return []\n', '', [
    'tests/games/mascarade/memories.test.ts',
  ]),
  // The last object, taken and given straight back, has travelled twice.
  fault('memories', 'src-shared/games/castle/memories.ts', '      if (got === gave) return []\n', '', [
    'tests/games/castle/memories.test.ts',
  ]),
  // What a winner takes counts as its loser's present.
  fault('memories', 'src-shared/games/castle/memories.ts', 'receiver && !taken && receiver', 'receiver && receiver', [
    'tests/games/castle/memories.test.ts',
  ]),
  // Points of others count as those of the turn's player.
  fault(
    'memories',
    'src-shared/games/tales/memories.ts',
    "event.kind === 'vp' && turn?.seat === event.seat",
    "event.kind === 'vp' && turn",
    ['tests/games/tales/memories.test.ts'],
  ),
  // A record that was found false is told from.
  fault('memories', 'src-renderer/result/tellableRecord.ts', " || finding.verdict.is === 'differs'", '', [
    'tests/renderer/memories.test.ts',
  ]),
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
