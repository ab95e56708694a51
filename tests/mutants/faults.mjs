/**
 * One-line faults, by room: what would go wrong if somebody slipped. `find` occurs exactly once in its file.
 * Each fault must turn one of its tests red.
 */
const fault = (room, file, find, put, tests) => ({ room, file, find, put, tests })

export const FAULTS = [
  // A hidden host announces itself from the start.
  fault('controls', 'src-main/controls.ts', 'let visible = initiallyVisible && network', 'let visible = network', [
    'tests/headless/controls.test.ts',
  ]),
  // Who hides says no goodbye.
  fault('controls', 'src-main/controls.ts', 'await stopping.close(tables)', '', ['tests/headless/controls.test.ts']),
  // It is announced anew while its goodbye is still on its way.
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
  // Without a network it is said to be switched.
  fault('controls', 'src-main/controls.ts', 'if (!network) return false', '', ['tests/headless/controls.test.ts']),
  // Guests who are there stay, although none are let in.
  fault('controls', 'src-main/controls.ts', 'if (!next) dropGuests()', '', ['tests/headless/controls.test.ts']),
  // A damaged log is dropped without a word.
  fault('store', 'src-main/store/walReader.ts', 'if (lost <= MAX_TORN) return null', 'return null', [
    'tests/store/walReader.test.ts',
  ]),
  // A host that was killed is told that it has lost something.
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
  // What is damaged within a page is not seen.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'intact &&= current && checksumMatches(running, frame, 16)',
    'intact &&= current',
    ['tests/store/walReader.test.ts'],
  ),
  // A log whose head is damaged is taken for an empty one.
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
  // A preset of ours throws the table's own deck away.
  fault('presets', 'src-renderer/presets/presets.ts', "spec.kind === 'deck' ? [] : ", '', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // What another preset has set stays.
  fault(
    'presets',
    'src-renderer/presets/presets.ts',
    '[[spec.key, options[spec.key] ?? spec.default]]',
    '[[spec.key, options[spec.key] ?? null]]',
    ['tests/renderer/presets.test.ts', 'tests/renderer/pieces.test.ts'],
  ),
  // A rule that is gone is left out without a word.
  fault('presets', 'src-renderer/presets/presets.ts', '  ...currentOptions({ options: specs }, options),', '', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // A preset from version 0.1 has an edition of Castle that no table knows.
  fault('presets', 'src-renderer/presets/presets.ts', 'currentOptions({ options: specs }, options)', 'options', [
    'tests/renderer/presets.test.ts',
  ]),
  // Options of version 0.1 are not understood.
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
  // One of the same name stands there twice.
  fault('presets', 'src-renderer/presets/presets.ts', 'kept.filter(({ name }) => name !== preset.name)', 'kept', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // There is no end to them.
  fault('presets', 'src-renderer/presets/presets.ts', 'others.length >= MOST_KEPT ? null : ', '', [
    'tests/renderer/presets.test.ts',
    'tests/renderer/pieces.test.ts',
  ]),
  // A clock that no table has is set.
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
  // A table screen may say what anybody may.
  fault(
    'screen',
    'src-main/host/table.ts',
    "if (person.screen && !SCREEN_COMMANDS.includes(message.kind)) return refuse('screenOnly')",
    '',
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // It is the host where it comes first.
  fault('screen', 'src-main/host/party/party.ts', 'if (!screen) this.host ??= person', 'this.host ??= person', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // It is the host by succession.
  fault(
    'screen',
    'src-main/host/party/party.ts',
    'person.here && !person.screen && person !== this.host',
    'person.here && person !== this.host',
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // It sits down as it comes.
  fault(
    'screen',
    'src-main/host/party/party.ts',
    "person.looksOn = screen || this.settings.doors !== 'open'",
    "person.looksOn = this.settings.doors !== 'open'",
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // It shuts people out where nobody is.
  fault('screen', 'src-main/host/party/party.ts', 'other.here && !other.screen', 'other.here', [
    'tests/host/party/tableScreen.test.ts',
  ]),
  // It comes to a place by somebody's token.
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
  // After a restart it is somebody who looks on.
  fault(
    'screen',
    'src-main/host/storage/partyStorage.ts',
    `people: party.people.map(({ id, token, name, sitIn, looksOn, screen }) => ({
      id,
      token,
      name,
      sitIn,
      looksOn,
      ...(screen ? { screen } : {}),
    })),`,
    'people: party.people.map(({ id, token, name, sitIn, looksOn, screen }) => ({ id, token, name, sitIn, looksOn })),',
    ['tests/host/party/tableScreen.test.ts'],
  ),
  // The evening of yesterday counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'if (began - match.ended >= SESSION_PAUSE_MS) break', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match from a file counts.
  fault('evening', 'src-shared/record/matchHistory.ts', '!one.imported && (since', '(since', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match that was broken off counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'if (match.outcome) found.push(match)', 'found.push(match)', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // The score is told with every frame of a match.
  fault(
    'evening',
    'src-main/host/party/partyView.ts',
    "...(party.phase === 'match' || !party.sessionScore ? {} : { evening: party.sessionScore }),",
    '...(!party.sessionScore ? {} : { evening: party.sessionScore }),',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A new evening begins with the old score.
  fault('evening', 'src-main/host/party/sessionScore.ts', 'this.party.sessionStart = this.deps.date()', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // It begins anew in the middle of a match, which then counts for nobody.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    "if (this.party.phase === 'match') return refuse('whilePlayed')",
    '',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A clock that was ahead hides all evenings to come.
  fault('evening', 'src-shared/record/matchHistory.ts', ' || since > now', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // What was dealt at that very moment counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'one.dealt > since', 'one.ended > since', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A host that keeps nothing has no evening.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    '[...matches, ...this.ownMatches.filter(({ id }) => !storedIds.has(id))]',
    'matches',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // What was kept and is known besides counts twice.
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
  // Talk is told to clients that have never heard of it, which hang up.
  fault(
    'talk',
    'src-main/host/connections.ts',
    'if (connection.listens) connection.peer.send(message)',
    'connection.peer.send(message)',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A person may talk without end.
  fault('talk', 'src-main/host/party/chat.ts', 'const may = left >= 1', 'const may = true', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // A line hides what stands around it.
  fault('talk', 'src-main/host/party/chat.ts', 'text: cleanLine(said.text, MAX_CHAT_LINE)', 'text: said.text.trim()', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // What the host has switched off is said all the same.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    "if (clean.as === 'text' && !this.party.settings.freeTalk) return refuse('talkPhrases')",
    '',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Somebody new reads what was said before they came.
  fault('talk', 'src-main/host/party/chat.ts', '?? this.forgotten + this.recent.length', '?? 0', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // What is said never ends.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    '    if (this.recent.length > CHAT_LINES_KEPT) {\n      this.recent.shift()\n      this.forgotten++\n    }',
    '',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A line that is said sends frames to everybody.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    "message.kind === 'talk' || message.kind === 'listen'",
    "message.kind === 'listen'",
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Whoever looks on is told as somebody at a seat.
  fault(
    'talk',
    'src-main/host/party/chat.ts',
    'seat: this.party.seatOf(person), said',
    'seat: this.party.seatOf(person) ?? 0, said',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Free talk is back after a restart.
  fault(
    'talk',
    'src-main/host/storage/partyStorage.ts',
    'party.settings = readSettings(stored.settings ?? { ...stored })',
    'party.settings = { ...readSettings(stored.settings ?? { ...stored }), freeTalk: true }',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // Any text goes as a phrase.
  fault(
    'talk',
    'src-shared/wire/chat.ts',
    "as: v.literal('phrase'), key: v.picklist(PHRASES)",
    "as: v.literal('phrase'), key: id",
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A muted person is heard.
  fault(
    'talk',
    'src-renderer/chat/store.ts',
    'allLines.value.filter(({ by }) => !muted.value.includes(by))',
    'allLines.value',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // A page that hears nothing asks for talk.
  fault('talk', 'src-renderer/chat/store.ts', ' && !silenced.value) listen(true)', ') listen(true)', [
    'tests/host/party/chat.test.ts',
    'tests/wire/chat.test.ts',
    'tests/renderer/chat.test.ts',
  ]),
  // After a gap everything stands there twice.
  fault(
    'talk',
    'src-renderer/chat/store.ts',
    '(past ? fresh : [...allLines.value, ...fresh])',
    '[...allLines.value, ...fresh]',
    ['tests/host/party/chat.test.ts', 'tests/wire/chat.test.ts', 'tests/renderer/chat.test.ts'],
  ),
  // An installer of somebody else's is taken for the project's.
  fault(
    'release',
    'src-main/release/signature.ts',
    "return verify(null, messageOf(read.output), key, Buffer.from(read.output.signature, 'base64')) ? read.output : null",
    'return read.output',
    ['tests/release'],
  ),
  // A signature is good for another file.
  fault('release', 'src-main/release/signature.ts', 'String(size), sha512]', 'String(size)]', ['tests/release']),
  // An old installer goes as a new one.
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
  // A beta comes after the version that it was for.
  fault(
    'release',
    'src-main/release/signature.ts',
    "return a.word === '' || (b.word !== ''",
    "return a.word !== '' && (b.word !== ''",
    ['tests/release'],
  ),
  // Updates are looked for although nobody wants them.
  fault(
    'release',
    'src-main/release/updates.ts',
    'wanted && (last === null || now < last || now - last >= CHECK_EVERY_MS)',
    'last === null || now < last || now - last >= CHECK_EVERY_MS',
    ['tests/release'],
  ),
  // A clock that was set back ends the looking.
  fault('release', 'src-main/release/updates.ts', 'now < last || ', '', ['tests/release']),
  // Whatever key stands in build/ is believed.
  fault('release', 'src-main/release/key.ts', "return key.asymmetricKeyType === 'ed25519' ? key : null", 'return key', [
    'tests/release',
  ]),
  // A file that was changed since is offered.
  fault('offer', 'src-main/net/installerOffers.ts', "return hash.digest('hex') === sha512", 'return true', [
    'tests/net/installers.test.ts',
  ]),
  // A signature beside another file offers that one.
  fault('offer', 'src-main/net/installerOffers.ts', '|| `${signed.name}.sig` !== name', '', [
    'tests/net/installers.test.ts',
  ]),
  // Any name makes a path.
  fault(
    'offer',
    'src-main/net/installerOffers.ts',
    'list.find(({ name }) => pathname === `${INSTALLERS_PATH}/${name}`)',
    '({ name: decodeURIComponent(pathname.slice(INSTALLERS_PATH.length + 1)), size: 6 })',
    ['tests/net/installers.test.ts'],
  ),
  // Downloads take all of the network.
  fault('offer', 'src-main/net/installerOffers.ts', 'const MAX_DOWNLOADS = 4', 'const MAX_DOWNLOADS = 40', [
    'tests/net/installers.test.ts',
  ]),
  // A download that broke off counts for ever.
  fault('offer', 'src-main/net/installerOffers.ts', 'downloads--', 'void downloads', ['tests/net/installers.test.ts']),
  // What came is not looked at.
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
  // What was listed is believed when it is saved.
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
  // What was refused stays on the disk.
  fault(
    'offer',
    'src-main/net/installers.ts',
    '  await rm(partFile, { force: true })\n  return refusal',
    '  return refusal',
    ['tests/net/installers.test.ts'],
  ),
  // A list without end is read to its end.
  fault(
    'offer',
    'src-main/net/installers.ts',
    '      if (length > MAX_LIST) {\n        response.destroy()\n        return []\n      }',
    '',
    ['tests/net/installers.test.ts'],
  ),
  // The firewall opens on public networks too.
  fault('firewall', 'src-main/net/firewall.ts', '-Profile Private', '-Profile Any', ['tests/net/firewall.test.ts']),
  // Every program may be called.
  fault('firewall', 'src-main/net/firewall.ts', '-Profile Private -Program ${path}', '-Profile Private', [
    'tests/net/firewall.test.ts',
  ]),
  // Windows' own blocking rule stays.
  fault(
    'firewall',
    'src-main/net/firewall.ts',
    'add: powerShell(elevated(`${removeRules}; ${addRule}`))',
    'add: powerShell(elevated(addRule))',
    ['tests/net/firewall.test.ts'],
  ),
  // A quote in a path ends the text.
  fault('firewall', 'src-main/net/firewall.ts', "'$&$&'", "'$&'", ['tests/net/firewall.test.ts']),
  // Looking asks for an administrator.
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
  // A fuse that is left open is passed over.
  fault('pack', 'scripts/pack/fuses.mjs', 'bytes[i] === (on ? ON : OFF) ? []', 'bytes[i] !== OFF ? []', [
    'tests/pack/parts.test.ts',
  ]),
  // The second half of a binary for two is not looked at.
  fault('pack', 'scripts/pack/fuses.mjs', 'at = binary.indexOf(SENTINEL, at + 1)', 'at = -1', [
    'tests/pack/parts.test.ts',
  ]),
  // A binary of another architecture passes.
  fault('pack', 'scripts/pack/native.mjs', "0xb7: 'arm64'", "0xb7: 'x64'", ['tests/pack/parts.test.ts']),
  // A gap among the app's own files is passed over.
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
  // A match that is still played is told to whoever asks.
  fault(
    'past',
    'src-main/store/matchHistory.ts',
    "const OVER = \"status IN ('finished', 'abandoned') AND (",
    'const OVER = "(',
    ['tests/store/matchHistory.test.ts', 'tests/host/match/matchHistory.test.ts'],
  ),
  // Another table's match is told.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    'await this.deps.store.record(match, this.table)',
    'await this.deps.store.record(match, null)',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // The list is that of all tables.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    'history({ table: this.table, before',
    'history({ table: null, before',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // A heap of questions fills the host's memory.
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
  // A file takes the place of a match of ours.
  fault(
    'past',
    'src-main/store/imports.ts',
    'WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)',
    'WHERE ? IS NOT NULL',
    ['tests/store/matchHistory.test.ts'],
  ),
  // Reads come at once: a write waits for all of them.
  fault(
    'past',
    'src-main/store/thread.ts',
    'if (this.reads.push(read) === 1)\n      setImmediate(() => {\n        this.answerNext()\n      })',
    'this.reads.push(read)\n    this.answerNext()',
    ['tests/store/matchHistory.test.ts'],
  ),
  // Somebody else's figures: a win for whoever sat.
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
  // What a forged file tells is believed.
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
  // A replay asks what was asked then.
  fault('past', 'src-renderer/replay/replayUpdates.ts', '{ ...own, asks: [] }', 'own', [
    'tests/renderer/replay.test.ts',
  ]),
  // A jump tells of what has not happened yet.
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
  // A bot sits in although the table wants to be asked.
  fault('people', 'src-main/host/presence/standInBots.ts', 'this.party.settings.sitInAfter === 0 || ', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A bot sits in for somebody who is here.
  fault(
    'people',
    'src-main/host/presence/standInBots.ts',
    "if (occupant.who === 'bot' || occupant.person.here) return refuse('notAway')",
    "if (occupant.who === 'bot') return refuse('notAway')",
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // The time begins anew with every change.
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
  // What a bot was about to say is said for whoever is back.
  fault('people', 'src-main/host/bots/botSeats.ts', 'for (const { cancel } of pending.values()) cancel()', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Somebody who knows one seat's secrets gets another.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "return party.phase === 'match' && party.seatKnowledge.knowsOther(person.token, seat) ? refuse('knowsOther') : null",
    'return null',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // A seat is taken from a person who plays there.
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
  // Whoever asks for a person's place gets it, unasked.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    'return as && person === party.host ? this.admit(person.id, true) : null',
    'return as ? this.admit(person.id, true) : null',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Whoever has the office because nobody else is here takes any player's cards.
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
  // Not even at the host's own machine is anybody believed.
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
  // Who has come back to their place keeps the token of a stranger.
  fault(
    'people',
    'src-main/host/presence/seating.ts',
    "connections.sendMessage(by, { kind: 'token', token: by.token })",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Who left and comes back has forgotten what they knew.
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
  // A guessed link makes somebody new.
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
  // A link of somebody who has left works.
  fault('people', 'src-main/host/presence/presence.ts', '    this.links.forget(person)\n', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // What is known of one match counts in the next.
  fault(
    'people',
    'src-main/host/party/seatKnowledge.ts',
    'this.known = known',
    'this.known = [...this.known, ...known]',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Nobody is told who holds a seat that was given.
  fault('people', 'src-main/host/presence/seating.ts', 'party.seatKnowledge.learn(person.token, seat)', '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // Shut doors shut out nobody.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "if (this.settings.doors === 'shut' && this.people.some(other => other.here && !other.screen))\n      return refuse('tableShut')",
    '',
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Shut doors shut out the table's own people from another address.
  fault(
    'people',
    'src-main/host/party/party.ts',
    "if (this.settings.doors === 'shut' && this.people.some(other => other.here && !other.screen))",
    "if (this.settings.doors === 'shut')",
    ['tests/host/presence/presence.test.ts', 'tests/host/bots/botSeats.test.ts'],
  ),
  // Who may only look on sits down.
  fault('people', 'src-main/host/party/party.ts', "if (person.looksOn) return refuse('tableShut')", '', [
    'tests/host/presence/presence.test.ts',
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A dead line is waited for as long as the system likes.
  fault(
    'line',
    'src-renderer/connection/watchdog.ts',
    'if (this.missed < MISSED) this.wait()',
    'if (this.missed >= 0) this.wait()',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // One late beat breaks the line.
  fault('line', 'src-renderer/connection/watchdog.ts', 'const MISSED = 3', 'const MISSED = 1', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // Beats of long ago count.
  fault('line', 'src-renderer/connection/watchdog.ts', '      this.heard = false\n', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A line that never opens is waited for.
  fault('line', 'src-renderer/connection/watchdog.ts', 'this.cancel = this.later(this.dead, DIAL_MS)', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A line that was let go speaks on.
  fault(
    'line',
    'src-renderer/connection/socket.ts',
    `    this.socketCount++
    this.onClosed(NO_CLOSE)`,
    '    this.onClosed(NO_CLOSE)',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // The host says nothing while nothing happens.
  fault(
    'line',
    'src-main/net/session.ts',
    "const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => {\n    peer.send({ kind: 'heartbeat' })\n  })",
    'const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => undefined)',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // The beat goes on after its socket.
  fault('line', 'src-main/net/session.ts', '    stopHeartbeats()\n', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A client that answers nothing stays at the table.
  fault('line', 'src-main/net/session.ts', 'if (!answered) return socket.terminate()', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // Another host than the link's is spoken with.
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
  // It is written before the folder is ours.
  fault('tls', 'src-main/net/tls/certificate.ts', 'const mayWrite = await ownsFolder', 'const mayWrite = true', [
    'tests/net/certificate.test.ts',
  ]),
  // A folder of another host gets ours.
  fault('tls', 'src-main/net/tls/certificate.ts', 'if (mayWrite) file?.write(', 'file?.write(', [
    'tests/net/certificate.test.ts',
  ]),
  // What lies in a folder of another host is set aside.
  fault(
    'tls',
    'src-main/net/tls/certificate.ts',
    'if (mayWrite && file && file.read() !== null)',
    'if (file && file.read() !== null)',
    ['tests/net/certificate.test.ts'],
  ),
  // What another host has kept meanwhile is written over.
  fault(
    'tls',
    'src-main/net/tls/certificate.ts',
    '  const stored = readFrom(file)\n',
    '  const stored = prepared ? null : readFrom(file)\n',
    ['tests/net/certificate.test.ts'],
  ),
  // A hostile host fills the memory.
  fault('tls', 'src-main/net/client/dial.ts', '      maxPayload: MAX_HOST_FRAME,', '', ['tests/net']),
  // A host that moved away still stands for its old address.
  fault(
    'tls',
    'src-main/net/client/knownHosts.ts',
    'earlier?.places.filter(place => place !== here && others.includes(place))',
    'earlier?.places.filter(place => place !== here)',
    ['tests/net'],
  ),
  // A locked door opens to anybody.
  fault('door', 'src-main/host/host.ts', 'if (refusal) return refusal', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A code said in the clear is taken.
  fault(
    'door',
    'src-main/host/access/joinCode.ts',
    'if (connection?.encrypted && code !== undefined)',
    'if (code !== undefined)',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // The code is told to everybody.
  fault('door', 'src-main/host/access/joinCode.ts', 'if (you !== party.host) return { locked }', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // Guesses side by side are as quick as one.
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
  // The page says the code in the clear.
  fault('door', 'src-renderer/connection/socketSetup.ts', 'if (encrypted) return { code }', 'return { code }', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A proof counts that shares its beginning.
  fault('door', 'src-shared/lan/joinCodeProof.ts', 'let different = a.length ^ b.length', 'let different = 0', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A frame within our page, or any page at all, is listened to.
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
  // A call gives whatever it likes.
  fault(
    'desktop',
    'src-main/desktop/ipc.ts',
    'if (!read.success) return drop(',
    'if (!read.success && false) return drop(',
    ['tests/desktop/ipc.test.ts'],
  ),
  // A host sees the token that another one gave.
  fault('desktop', 'src-main/desktop/tableSockets.ts', '`${fingerprint}/${table', '`${table', [
    'tests/desktop/tableSockets.test.ts',
  ]),
  fault('desktop', 'src-main/desktop/tableSockets.ts', ' || this.sockets.size >= MAX_CONNECTIONS', '', [
    'tests/desktop/tableSockets.test.ts',
  ]),
  // A line that was hung up is still heard.
  fault(
    'desktop',
    'src-main/desktop/tableSockets.ts',
    "if (isCurrent()) tell({ line: id, is: 'heard', text })",
    "tell({ line: id, is: 'heard', text })",
    ['tests/desktop/tableSockets.test.ts'],
  ),
  // A host that dies stays dead; one that always dies is started for ever.
  fault(
    'desktop',
    'src-main/desktop/hostRunner.ts',
    "    this.setState({ is: 'again' })\n    this.start(request)",
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
  // A table that was closed by hand is opened again by the next start.
  fault('desktop', 'src-main/desktop/hosting.ts', "if (state.is === 'closed') removeFile(this.openTableFile)", '', [
    'tests/desktop/host.test.ts',
  ]),
  // A locked keyring begins a new key.
  fault(
    'desktop',
    'src-main/desktop/secretStorage.ts',
    'const key = sealed === null ? null : shell.safeStorage.decryptString(sealed)',
    'const key = null',
    ['tests/desktop/storage.test.ts'],
  ),
  // A scrambled key passes for a sealed one.
  fault(
    'desktop',
    'src-main/desktop/secretStorage.ts',
    `return (
    safeStorage.isEncryptionAvailable() &&
    (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text')
  )`,
    'return safeStorage.isEncryptionAvailable()',
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
  // A window opens where no screen is any more.
  fault('desktop', 'src-main/desktop/windowState.ts', 'return visibleWidth >= GRIP && ', 'return ', [
    'tests/desktop/storage.test.ts',
  ]),
  // The log grows for ever.
  fault('desktop', 'src-main/desktop/crashes.ts', 'if (size < MAX_BYTES) return', 'if (size >= 0) return', [
    'tests/desktop/storage.test.ts',
  ]),
  // Other systems are asked about a firewall that they do not have.
  fault('offered', 'src-main/desktop/firewall.ts', "platform !== 'win32' || ", '', ['tests/desktop/firewall.test.ts']),
  // A refusal is forgotten.
  fault(
    'offered',
    'src-main/desktop/firewall.ts',
    '    settings.set({ firewallOffered: true })\n    if (response !== 0) return',
    '    if (response !== 0) return',
    ['tests/desktop/firewall.test.ts'],
  ),
  // A no is taken for a yes.
  fault('offered', 'src-main/desktop/firewall.ts', 'if (response !== 0) return', '', [
    'tests/desktop/firewall.test.ts',
  ]),
  // Whoever said no to Windows is told that something went wrong.
  fault(
    'offered',
    'src-main/desktop/firewall.ts',
    `if (added === CONSENT_DECLINED) report('the firewall: Windows was told no')
    else if`,
    'if',
    ['tests/desktop/firewall.test.ts'],
  ),
  // A rule that stands is offered again.
  fault('offered', 'src-main/desktop/firewall.ts', 'if (status === RULE_EXISTS) return', '', [
    'tests/desktop/firewall.test.ts',
  ]),
  // What went wrong is told to nobody.
  fault('offered', 'src-main/desktop/firewall.ts', 'await this.showFailure(String(fault))', 'await Promise.resolve()', [
    'tests/desktop/firewall.test.ts',
  ]),
  // A name that is on no list is downloaded as another file.
  fault(
    'offered',
    'src-main/desktop/installers.ts',
    'installer => installer.name === name',
    'installer => installer.name !== name',
    ['tests/desktop/installers.test.ts'],
  ),
  // Hosts are asked although nothing could be believed.
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
  // Nobody sees where it was saved.
  fault('offered', 'src-main/desktop/installers.ts', 'shell.showItemInFolder(done.saved)', '', [
    'tests/desktop/installers.test.ts',
  ]),
  // One address that is silent keeps all waiting.
  fault(
    'offered',
    'src-main/desktop/installers.ts',
    'return await Promise.any(attempts)',
    'return (await Promise.all(attempts))[0] ?? null',
    ['tests/desktop/installers.test.ts'],
  ),
  // Addresses that nobody needs are asked on.
  fault('offered', 'src-main/desktop/installers.ts', 'abort.abort()', '', ['tests/desktop/installers.test.ts']),
  // A release page that is down is asked again and again.
  fault('offered', 'src-main/desktop/updates.ts', 'settings.set({ lookedAt: now })', '', [
    'tests/desktop/updates.test.ts',
  ]),
  // What was found is named to somebody who does not want to know.
  fault('offered', 'src-main/desktop/updates.ts', 'this.isPossible && updates && newer', 'this.isPossible && newer', [
    'tests/desktop/updates.test.ts',
  ]),
  // The version that runs is named as a newer one.
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
  // The switch does nothing before the next start.
  fault('offered', 'src-main/desktop/updates.ts', 'void this.check()', '', ['tests/desktop/updates.test.ts']),
  // The app passes on no installer.
  fault(
    'offered',
    'src-main/desktop/hostRunner.ts',
    'existsSync(this.setup.installersFolder) ? this.setup.installersFolder : null',
    'null',
    ['tests/desktop/host.test.ts'],
  ),
  // Two questions lie over each other.
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
  // Whoever floods a host hides its tables.
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
  // Addresses are taken once, at the start.
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
  // Anybody gives the host's orders.
  fault('host', 'src-main/host/table.ts', "if (person !== party.host) return refuse('notHost')", '', ['tests/host']),
  // A sealed answer sends a frame to everybody.
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
    'src-main/host/table.ts',
    'match: running ? running.part(seat, events) : null',
    'match: running ? running.part(seat ?? 0, events) : null',
    ['tests/host'],
  ),
  // Two windows hold one seat.
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
  // Nobody gets the office of a host who went home.
  fault(
    'host',
    'src-main/host/presence/presence.ts',
    "if (as === 'host') party.passHost()",
    "if (as === 'host') void 0",
    ['tests/host'],
  ),
  // An answer is told before it is durable.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    'await this.deps.store.appendAnswer(',
    'void this.deps.store.appendAnswer(',
    ['tests/host'],
  ),
  // What is being shown runs out for somebody who is not here.
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
  fault('host', 'src-main/host/match/runningMatch.ts', "this.paused ? refuse('paused') : propose()", 'propose()', [
    'tests/host',
  ]),
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
    "firstLetters(plainText(text.normalize('NFC')).replace",
    "firstLetters(text.normalize('NFC').replace",
    ['tests/host'],
  ),
  // Equal names stay equal.
  fault('host', 'src-main/host/party/names.ts', 'if (!others.has(folded(tried))) return tried', 'return tried', [
    'tests/host',
  ]),
  // People who are not ready are dealt in.
  fault('host', 'src-main/host/party/party.ts', "if (waiting) return refuse('notEveryoneReady')", '', ['tests/host']),
  // A kicked person's token still holds the seat.
  fault('host', 'src-main/host/party/party.ts', 'this.people.splice(this.people.indexOf(person), 1)', '', [
    'tests/host',
  ]),

  // A thread that died after a commit: the answer is refused, and stands in the journal.
  fault(
    'store',
    'src-main/store/thread.ts',
    "isStored(db, write) ? null : 'the storage thread has ended'",
    "'the storage thread has ended'",
    ['tests/store/storeClient.test.ts'],
  ),
  // A thread that died before a commit: the answer is acknowledged, and stands nowhere.
  fault('store', 'src-main/store/thread.ts', "isStored(db, write) ? null : 'the storage thread has ended'", 'null', [
    'tests/store/storeClient.test.ts',
  ]),
  // A thread that died is not started again.
  fault('store', 'src-main/store/storeClient.ts', 'this.report(fault)\n        this.reopen()', 'this.report(fault)', [
    'tests/store/storeClient.test.ts',
  ]),
  // Where the database cannot be opened again, nobody tries once more.
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
  // What is behind a torn page is left behind.
  fault(
    'store',
    'src-main/store/salvage.ts',
    "for (const [comparison, direction] of [\n    ['>', 'ASC'],\n    ['<', 'DESC'],\n  ] as const) {",
    "for (const [comparison, direction] of [['>', 'ASC']] as const) {",
    ['tests/store/salvage.test.ts'],
  ),
  // A file that cannot be read is not looked at.
  fault('store', 'src-main/store/open.ts', 'key === null ? null : aside)', 'null)', ['tests/store/salvage.test.ts']),
  // A backup that ends between two pieces passes for whole.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce[NONCE - 1] = last ? 1 : 0', 'nonce[NONCE - 1] = 0', [
    'tests/store/backup.test.ts',
  ]),
  // Pieces of a backup may change places.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce.writeUInt32BE(n, NONCE - 5)', '', [
    'tests/store/backup.test.ts',
  ]),
  // A forged backup asks for all the memory there is.
  fault('store', 'src-main/store/sealedBackup.ts', 'N <= MAX_N && ', '', ['tests/store/backup.test.ts']),
  // The same passphrase from another keyboard opens nothing.
  fault('store', 'src-main/store/sealedBackup.ts', "passphrase.normalize('NFKC')", 'passphrase', [
    'tests/store/backup.test.ts',
  ]),
  // A restore writes over what is there.
  fault(
    'store',
    'src-main/store/backup.ts',
    '[database, keyPath].filter(existsSync).map(old => setAside(old, now))',
    '[]',
    ['tests/store/backup.test.ts'],
  ),
  // A backup of a later schema is taken over.
  fault('store', 'src-main/store/backup.ts', '      check(newFile, key)\n', '', ['tests/store/backup.test.ts']),
  // A running host loses its folder to a restore.
  fault('store', 'src-main/store/backup.ts', '      closeCleanly(database, keyPath)\n', '', [
    'tests/store/backup.test.ts',
  ]),
  // A bot's mind that begins anew knows nothing.
  fault(
    'host',
    'src-main/host/bots/botPool.ts',
    'for (const part of replay()) worker.postMessage',
    'for (const part of []) worker.postMessage',
    ['tests/host/bots/botPool.test.ts'],
  ),
  // A worker dies of the same question for ever.
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
  // Other rules go on from a state that they throw at.
  fault(
    'host',
    'src-main/host/match/rulesCompatible.ts',
    'return (\n      shapeMatches(game, snapshot, deck) &&\n      Array.from({ length: TRIES }, (_, seed) => seed).every(seed => canPlayOn(game, snapshot, seed))\n    )',
    'return shapeMatches(game, snapshot, deck)',
    ['tests/host/match/rulesCompatible.test.ts'],
  ),
  // A field that is missing deeper down passes.
  fault(
    'host',
    'src-main/host/match/rulesCompatible.ts',
    "return (\n    typeof fresh !== 'object' ||\n    Object.entries(fresh).every(([field, value]) =>\n      shapeFits(value, (stored as { readonly [field: string]: unknown })[field]),\n    )\n  )",
    'return true',
    ['tests/host/match/rulesCompatible.test.ts'],
  ),
  // What became no number is shown.
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
    "v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean() })",
    "v.strictObject({ kind: v.literal('ready'), n, ready: v.any() })",
    ['tests/wire', 'tests/net'],
  ),
  // Frames of any length come in.
  fault('wire', 'src-main/net/server.ts', 'maxPayload: MAX_CLIENT_FRAME, ', '', ['tests/wire', 'tests/net']),
  // Any page in a browser on this machine speaks with the table.
  fault('wire', 'src-main/net/server.ts', '      fromOurPage(request) &&', '', ['tests/wire', 'tests/net']),
  // A rebound name is served.
  fault(
    'wire',
    'src-main/net/originCheck.ts',
    "return isIP(host) !== 0 || host === 'localhost' || names.some(name => name.toLowerCase() === host)",
    'return true',
    ['tests/wire', 'tests/net'],
  ),
  // Nobody counts messages.
  fault(
    'wire',
    'src-main/net/session.ts',
    'if (tooMany(text.length)) return peer.close',
    'if (tooMany(text.length) && !place) return peer.close',
    ['tests/wire', 'tests/net'],
  ),
  // A reader who does not read fills the host's memory.
  fault(
    'wire',
    'src-main/net/session.ts',
    'if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // Whoever is told to go may stay.
  fault(
    'wire',
    'src-main/net/session.ts',
    '      cancelTermination ??= clock.after(CLOSE_MS, () => {\n        socket.terminate()\n      })',
    '',
    ['tests/wire', 'tests/net'],
  ),
  // A long message counts for one.
  fault('wire', 'src-main/net/session.ts', '-\n      1 -\n      Math.floor(length / MESSAGE_LENGTH)', ' - 1', [
    'tests/wire',
    'tests/net',
  ]),
  // One address keeps all others out.
  fault('wire', 'src-main/net/connectionLimits.ts', 'current >= MAX_PER_ADDRESS || ', '', ['tests/wire', 'tests/net']),
  // Whoever leaves twice makes room for two.
  fault('wire', 'src-main/net/connectionLimits.ts', 'if (!counted) return', '', ['tests/wire', 'tests/net']),
  // An answer as long as a deck is looked at.
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
  // Whoever comes back is told what another seat was told.
  fault(
    'host',
    'src-main/host/match/runningMatch.ts',
    'this.journal.lastEvents(LOG_LENGTH).map(event => eventFor(event, seat))',
    'this.journal.lastEvents(LOG_LENGTH).map(event => eventFor(event, 0))',
    ['tests/secrecy/rejoin.test.ts'],
  ),
  // An id that a command line takes for an option.
  fault('host', 'src-main/nodeDeps.ts', "id.startsWith('-') ? newId() : id", 'id', ['tests/host/nodeDeps.test.ts']),
  // Another version is let in.
  fault(
    'wire',
    'src-main/host/host.ts',
    'if (message.version !== PROTOCOL) {',
    'if (message.version > PROTOCOL + 1) {',
    ['tests/wire', 'tests/net'],
  ),

  // A page goes on listening to a host that speaks nonsense.
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
  // The pair comes out in the order of pointing, legal or not.
  fault(
    'page',
    'src-renderer/store/answerBuilder.ts',
    'return first.includes(one) && second.includes(other) ? [one, other] : [other, one]',
    'return [one, other]',
    ['tests/renderer'],
  ),
  // "Swap" and "do not swap" take different gestures.
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
  // The log of an arrival is told twice.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'const before = same && !arrived ? log.events : []',
    'const before = same ? log.events : []',
    ['tests/renderer'],
  ),
  // The story of the last match goes on in the next.
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
  // A refused answer leaves its ask shut.
  fault('page', 'src-renderer/store/table.ts', 'if (!taken && pending.value === ask.id) pending.value = null', '', [
    'tests/renderer',
  ]),
  // One answer is sent twice.
  fault('page', 'src-renderer/store/table.ts', 'if (pending.value === ask.id) return', '', ['tests/renderer']),
  // Guests are sent to the host's own machine.
  fault('page', 'src-renderer/lobby/invitations.ts', '.filter(address => !LOOPBACK.test(address))', '', [
    'tests/renderer',
  ]),

  // Another number than was committed to is taken.
  fault('fair', 'src-shared/fair/numbers.ts', 'isNumber(number) && commitOf(number) === commit', 'isNumber(number)', [
    'tests/fair',
  ]),
  // The key is the host's alone.
  fault('fair', 'src-shared/fair/numbers.ts', '...[host, ...hands].map(', '...[host].map(', ['tests/fair']),
  // One number may serve for two matches.
  fault('fair', 'src-shared/fair/numbers.ts', 'utf8ToBytes(match), ', '', ['tests/fair']),
  // The order in which fields were written changes a hash.
  fault('fair', 'src-shared/fair/hash.ts', 'Object.keys(fields).sort()', 'Object.keys(fields)', ['tests/fair']),
  // The host's commitment is not compared with what was told before.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    "if (fair.commit !== commitments.commit) return { what: 'commit', seat: null }",
    '',
    ['tests/fair'],
  ),
  // Numbers of the others are not looked at.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    'hands.find(hand => !matchesCommitment(hand.number, hand.commit))',
    'hands.find(() => false)',
    ['tests/fair'],
  ),
  // A round that began anew goes unsaid.
  fault(
    'fair',
    'src-shared/fair/checkNumbers.ts',
    "openings > restarts.length + 1 ? { what: 'restarts' } : null",
    'null',
    ['tests/fair'],
  ),
  // Any key will do.
  fault('fair', 'src-shared/fair/checkNumbers.ts', ": { what: 'key' }", ': null', ['tests/fair']),
  // A changed answer of one's own passes.
  fault('fair', 'src-shared/fair/check.ts', "if (own && !own.fits(entry)) return { what: 'answer', n }", '', [
    'tests/fair',
  ]),
  // An acknowledged answer may disappear.
  fault('fair', 'src-shared/fair/check.ts', 'lost: () => taken.size', 'lost: () => 0', ['tests/fair']),
  // What was told is not compared.
  fault('fair', 'src-shared/fair/check.ts', 'if (canonical(proposal.events) !== canonical(told))', 'if (n < 0)', [
    'tests/fair',
  ]),
  // Frames after the last answer are not looked at.
  fault('fair', 'src-shared/fair/check.ts', 'if (matcher && !matcher.done)', 'if (matcher && moment < 0)', [
    'tests/fair',
  ]),
  // A frame may be left out on a line that stands.
  fault(
    'fair',
    'src-shared/fair/updateMatcher.ts',
    'else if (update.hash === at.hashWithEvents(update.seat)) this.advance(next, matched + 1, since + 1)',
    'else { next.set(matched, since); if (update.hash === at.hashWithEvents(update.seat)) this.advance(next, matched + 1, since + 1) }',
    ['tests/fair'],
  ),
  // Nothing may be missing before an arrival.
  fault('fair', 'src-shared/fair/updateMatcher.ts', '(update.arrival || (at > 0', '(update.hash === null || (at > 0', [
    'tests/fair',
  ]),
  // A party that only took another name makes a verdict fail.
  fault('fair', 'src-shared/fair/updateMatcher.ts', 'if (update.hash !== quiet) continue', 'continue', ['tests/fair']),
  // A forged answer passes.
  fault(
    'fair',
    'src-shared/fair/updateMatcher.ts',
    "if (entry?.by !== 'hand' || this.gave(entry)) return false",
    'return false',
    ['tests/fair'],
  ),
  // The host opens its number before the match.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    "{ kind: 'round', match, round, commit }",
    "{ kind: 'round', match, round, commit, number }",
    ['tests/fair'],
  ),
  // A number is told before all have committed.
  fault('fair', 'src-main/host/fair-deal/keyCommitment.ts', 'pending?.kind === message.kind && pending', 'pending', [
    'tests/fair',
  ]),
  // Who does not open is let be.
  fault('fair', 'src-main/host/fair-deal/keyCommitment.ts', 'if (missing.length > 0) {', 'if (missing.length > 99) {', [
    'tests/fair',
  ]),
  // Nobody hears who had not opened.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    'this.restarts.push(...missing.map(({ person }) => person.name))',
    '',
    ['tests/fair'],
  ),
  // A round that begins anew uses the host's old number.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    'const number = bytesToHex(deps.ids.key())',
    "const number = '07'.repeat(32)",
    ['tests/fair'],
  ),
  // A client that sleeps holds up the deal for ever.
  fault(
    'fair',
    'src-main/host/fair-deal/keyCommitment.ts',
    'const cancelTimeout = this.deps.clock.after(WAIT_MS, () => {\n      this.pending?.goOn()\n    })',
    'const cancelTimeout = this.deps.clock.after(WAIT_MS, () => undefined)',
    ['tests/fair'],
  ),
  // The host's own window counts as somebody else's.
  fault('fair', 'src-main/host/fair-deal/fairDeal.ts', 'return ownWindow ? [] : [', 'return [', ['tests/fair']),
  // A key that was drawn and not used is forgotten.
  fault(
    'fair',
    'src-main/host/fair-deal/fairDeal.ts',
    "if (!fixed) this.spoiltRounds = [...restarts, this.party.host?.name ?? '']",
    '',
    ['tests/fair'],
  ),
  // The record is told to who comes in the middle of a match.
  fault(
    'fair',
    'src-main/host/fair-deal/fairDeal.ts',
    'if (this.commitments) this.connections.sendFairDeal(person, this.commitments)',
    '',
    ['tests/fair'],
  ),
  // A match that was broken off stays shut.
  fault('fair', 'src-main/host/match/matchLifecycle.ts', '      void this.publish(running, null)\n    }', '    }', [
    'tests/fair',
  ]),
  // A reload forgets what was shown.
  fault('fair', 'src-renderer/fair/persistentList.ts', 'this.items.push(...kept)', '', ['tests/fair']),
  // A number is opened to any list of commitments.
  fault('fair', 'src-renderer/fair/witness.ts', 'own.host === trusted?.commit && ', '', ['tests/fair']),
  // The list of commitments may change after it was told.
  fault(
    'fair',
    'src-renderer/fair/witness.ts',
    'if (!known || round > known.round)',
    'if (known !== message as unknown)',
    ['tests/fair'],
  ),
  // A bot forgets its nature at a restart.
  fault(
    'natures',
    'src-main/host/storage/partyStorage.ts',
    "{ who: 'bot', name: occupant.name, level: occupant.profile.level, temper: occupant.profile.personality }",
    "{ who: 'bot', name: occupant.name }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // Whoever takes a person's seat is a master.
  fault(
    'natures',
    'src-main/host/party/party.ts',
    "this.seats[seat] = { who: 'bot', name: this.botName(), profile: DEFAULT_PROFILE }",
    "this.seats[seat] = { who: 'bot', name: this.botName(), profile: { ...DEFAULT_PROFILE, level: 'hard' } }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // Nobody is told what a bot is.
  fault(
    'natures',
    'src-main/host/party/partyView.ts',
    "{ who: 'bot', name: occupant.name, ...occupant.profile }",
    "{ who: 'bot', name: occupant.name, ...PLAIN }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // The host's choice of a temper is lost.
  fault(
    'natures',
    'src-main/host/party/lobbyCommands.ts',
    'personality: message.personality ?? DEFAULT_PROFILE.personality',
    'personality: DEFAULT_PROFILE.personality',
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // A mind is of the nature of another seat.
  fault('natures', 'src-main/host/bots/botSeats.ts', 'this.match.profileAt(seat),', 'this.match.profileAt(0),', [
    'tests/host/bots/botProfiles.test.ts',
  ]),
  // A bluff is told as a likely truth.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    "if (chance >= LIKELY) return plainReason('announceLikely'",
    "if (chance > 0) return plainReason('announceLikely'",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A victory is told of whoever has the coins already, and of nobody else.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    `const { coins, cheat } = afterPower(memory.coinTable, seat, character)
  return cheat === seat`,
    `const { coins, cheat } = memory.coinTable
  return cheat === seat`,
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // Who has passed already is told to be the one who may still object.
  fault('coach', 'src-shared/games/mascarade/bot/reasons.ts', '!passed.includes(other) && ', '', [
    'tests/games/mascarade/bot/reasons.test.ts',
  ]),
  // The poorer of the two is told to be rich.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    'coinsOf(memory, second) > coinsOf(memory, first)',
    'coinsOf(memory, second) < coinsOf(memory, first)',
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A bad swap of the Spy is told to be a good one.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    "return value > 0 && got ? plainReason('spyTake'",
    "return got ? plainReason('spyTake'",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // Whoever hears a reason of themselves hears their own name.
  fault(
    'coach',
    'src-shared/games/mascarade/locales/en/coach.ts',
    "letLikelyYou: 'You looked",
    "letLikelyYou: '{name} looked",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A rival is told to be an ally.
  fault(
    'coach',
    'src-shared/games/castle/bot/duelReasons.ts',
    `ally >= rival
    ?`,
    'ally <= rival ?',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // Who passes with nothing to use is told to save it.
  fault(
    'coach',
    'src-shared/games/castle/bot/duelReasons.ts',
    "if (!['object', 'tokens', 'profession', 'alchemist'].some(way => isOffered(ask, way))) return null",
    '',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // What was seen is told to be the prize, however little it is worth.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasons.ts',
    'memory.societies.allyChance(against)) > society)',
    'memory.societies.allyChance(against)) > 0)',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card that cannot be refused is told to be wanted.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasons.ts',
    "isOffered(ask, 'refuse') ? accepted",
    "!isOffered(ask, 'never') ? accepted",
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A guess is told to be certain.
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
  // A mind that judges never says why.
  fault('coach', 'src-shared/bots/scoringBot.ts', '  ...(why && { why }),', '', [
    'tests/games/castle/bot/reasons.test.ts',
  ]),
  // What was seen is forgotten when the crowd is drawn anew.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    '.reduce((all, one) => all + one * one, 0)',
    '.reduce((all, one) => all + one, 0)',
    ['tests/bots/particles.test.ts'],
  ),
  // What cannot be is believed all the same.
  fault('bots', 'src-shared/bots/particles.ts', 'if (sum <= 0) return false', 'if (sum <= 0) return true', [
    'tests/bots/particles.test.ts',
    'tests/games/mascarade/bot/worlds.test.ts',
  ]),
  // A world is lost when the crowd moves on.
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
  // Chances are counted by the weights of before.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    `    this.totalWeight = sum
`,
    '',
    ['tests/bots/particles.test.ts', 'tests/games/castle/bot/societies.test.ts'],
  ),
  // All draws of a world are one.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    'let left = (this.totalWeight * random.nextInt(FINE, name)) / (FINE - 1)',
    'let left = (0 * random.nextInt(FINE, name)) / (FINE - 1)',
    ['tests/bots/particles.test.ts', 'tests/games/castle/bot/societies.test.ts'],
  ),
  // A world that cannot be is drawn.
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
  // A card that was seen where nobody thought it stays where it was thought.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/worlds.ts',
    'if (this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))) return',
    `this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))
    return`,
    ['tests/games/mascarade/bot/worlds.test.ts'],
  ),
  // Another world for each answer that is tried.
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
  // The worse half stays.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    'left.sort((a, b) => rating(b) - rating(a))',
    'left.sort((a, b) => rating(a) - rating(b))',
    ['tests/bots/search.test.ts'],
  ),
  // What others answer has nodes, and not what the own seat does.
  fault('bots', 'src-shared/bots/search.ts', 'ask.seat === root.seat ? descent', 'ask.seat !== root.seat ? descent', [
    'tests/bots/tree.test.ts',
  ]),
  // A tree hears nothing of what a playout was worth.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    `    descent.backpropagate(reached)
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // The tree begins anew with every playout.
  fault('bots', 'src-shared/bots/search.ts', 'one.tree.descend(depth)', 'new SearchTree().descend(depth)', [
    'tests/bots/tree.test.ts',
  ]),
  // What differs to a seat is one to its tree.
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
  // All that was ever proposed is tried at once.
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
  // What leaves no choice is a node.
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
  // A master of Dark Tales deals itself cards that lie open.
  fault(
    'bots',
    'src-shared/games/tales/bot/sample.ts',
    '[...open, ...known.flat(), ...top]), random',
    '[...known.flat(), ...top]), random',
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // Points of others are forgotten.
  fault('bots', 'src-shared/games/tales/bot/memory.ts', 'this.points(event.seat) + event.vp', 'event.vp', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // A master of Dark Tales takes the points of now.
  fault(
    'bots',
    'src-shared/games/tales/bot/index.ts',
    "profile.level !== 'hard' || !score",
    "profile.level !== 'normal' || !score",
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // What looks best at first sight is taken, whatever comes of it.
  fault('bots', 'src-shared/games/tales/bot/index.ts', 'const PRIOR_WEIGHT = 0.004', 'const PRIOR_WEIGHT = 4', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // Who supports me is taken for a rival.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'side === friendly ? HINT_RATIOS.supports : 1 / HINT_RATIOS.supports',
    'side === friendly ? 1 / HINT_RATIOS.supports : HINT_RATIOS.supports',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Support among strangers tells who is with whom.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', 'if (!friendly) return', 'if (!duel) return', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // The rival's relic is taken for a present of an ally.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'card === SOCIETIES[this.society].relic',
    'card === SOCIETIES[this.rival].relic',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Who claims is held no readier than who passes.
  fault('bots', 'src-shared/games/mascarade/bot/opponentModel.ts', '        count(this.claims, event.seat)', '', [
    'tests/games/mascarade/bot/opponentModel.test.ts',
  ]),
  // A liar who is shown keeps its good name.
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
  // What was seen is dealt anew.
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
  // In the Italian edition a turn stays fresh, whatever was done in it.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    "own.objects.includes('pearl') || offers(ask, 'declareRival')",
    'true',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // The Pearl forbids a victory alone that is offered.
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
  // A hand that changed is known as it was.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/publicKnowledge.ts',
    `        changes(event.seat, [event.with])
        changes(event.with, [event.seat])`,
    '',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // What is no longer there is still known.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/playoutKnowledge.ts',
    'if (at < 0) return []',
    'if (at < 0) return [{ object, certainty: 1 }]',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // One is declared with relics of strangers.
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
  // Many hints are as good as a card.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'Math.max(1 / MAX_HINT_RATIO, Math.min(MAX_HINT_RATIO, before * ratio))',
    'before * ratio',
    ['tests/games/castle/bot/societies.test.ts'],
  ),
  // A seat concludes from those who cannot know.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    'if (publicKnowledge.hasSeenSociety(by, of)) societies',
    'societies',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Whoever has looked is taken for who was looked at.
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
  // Whoever supports the defender is with the attacker.
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
  // What two others do tells of this seat alone.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'isAlly(world, one) === isAlly(world, other)',
    'isAlly(world, one)',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Signs are given to rivals.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', 'ally >= FRIEND && ', '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Signs are given to those who know.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', ' && !memory.isKnownTo(to)', '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Everybody gives signs.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', "memory.profile.level === 'hard' && ", '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Any card is a sign.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/signals.ts',
    'card === SOCIETIES[memory.society].relic ?',
    "card !== 'pearl' ?",
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // An exchange that is accepted is no sign.
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
  // Support is no sign.
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

  // Capitals are minded.
  fault('page', 'src-renderer/table/searchRules.ts', '.charAt(0).toLowerCase().charAt(0)).join', '.charAt(0)).join', [
    'tests/renderer',
  ]),
  // Accents are minded.
  fault('page', 'src-renderer/table/searchRules.ts', ".normalize('NFD')", '', ['tests/renderer']),
  // Any word is enough.
  fault('page', 'src-renderer/table/searchRules.ts', 'return words.every(word', 'return words.some(word', [
    'tests/renderer',
  ]),
  // Titles are like any other text.
  fault('page', 'src-renderer/table/searchRules.ts', 'return words.length === 0', 'return words.length >= 0', [
    'tests/renderer',
  ]),
  // One letter finds everything, and lights it.
  fault('page', 'src-renderer/table/searchRules.ts', 'word.length > 1)', 'word.length > 0)', ['tests/renderer']),
  // Only the first place of a word is lit.
  fault('page', 'src-renderer/table/searchRules.ts', 'at = all.indexOf(word, at + 1))', 'at = -1)', ['tests/renderer']),
  // What came on arrival is read aloud.
  fault('page', 'src-renderer/store/log.ts', 'old: arrived ? n :', 'old:', ['tests/renderer']),
  // A frame in which nothing happens silences what came before it.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'old: arrived ? n : same ? log.old : lastNumber,',
    'old: arrived ? n : lastNumber,',
    ['tests/renderer'],
  ),
  // A line lights everybody but oneself.
  fault('page', 'src-renderer/table/highlight.ts', ' you: null,', '', ['tests/renderer']),
  // A line lights nobody.
  fault('page', 'src-renderer/table/highlight.ts', '        spots.add(atSeat(seat))', '', ['tests/renderer']),
  // A line lights no card that it names.
  fault(
    'page',
    'src-renderer/table/highlight.ts',
    '...(ui.motions?.(event) ?? []).flatMap(placesOf), ...(ui.cards?.(event) ?? [])',
    '...(ui.motions?.(event) ?? []).flatMap(placesOf)',
    ['tests/renderer'],
  ),
  // The middle of the board is lit by whatever flies through it.
  fault('page', 'src-renderer/motion/motions.ts', 'spot !== MIDDLE', 'spot !== atSpot("deck")', ['tests/renderer']),
  // What an announced mask lies on stays dark.
  fault('page', 'src-renderer/games/mascarade/mentions.ts', "    case 'announce':", '', ['tests/renderer']),
  // A card's place stays lit when another line is pointed at.
  // The end is not acted out when somebody comes or goes just then; a match begins with what was told of another.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'received.length > 0 ? received.length : same ? log.fresh : 0',
    'received.length',
    ['tests/renderer'],
  ),
  fault('page', 'src-renderer/store/log.ts', 'same ? log.fresh : 0', 'log.fresh', ['tests/renderer']),
  // What happened is seen happening again whenever its board comes back.
  fault(
    'page',
    'src-renderer/motion/alreadyShown.ts',
    `  shown.add(update)
`,
    '',
    ['tests/renderer'],
  ),
  // A deal, a power and the next in the circle are not seen.
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
  // A match that is watched again takes the place of the live one's witness.
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
  // One answer is taken for that of all others.
  fault('lessons', 'src-shared/lessons/run.ts', "!('others' in step && this.asked(step.others))", 'true', [
    'tests/lessons',
  ]),
  // In free play the pupil is always awaited.
  fault('lessons', 'src-shared/lessons/run.ts', "return this.nextThinker() ? 'others' : 'pupil'", "return 'pupil'", [
    'tests/lessons',
  ]),
  // A newer act is explained by an older reason.
  fault('lessons', 'src-shared/lessons/run.ts', '(reason || this.lastReason?.seat === seat)', 'reason', [
    'tests/lessons',
  ]),
  // What the coach has said of one question is taken for what they say of the next.
  fault(
    'lessons',
    'src-shared/lessons/run.ts',
    'return this.lastAdvice?.ask === this.advisable()?.id ?',
    'return this.lastAdvice ?',
    ['tests/lessons'],
  ),
  // Every lesson is taken for a match for practice.
  fault('lessons', 'src-shared/lessons/lesson.ts', "first !== undefined && 'free' in first", 'first !== undefined', [
    'tests/lessons',
  ]),
  // Everybody keeps the name of another language.
  fault(
    'page',
    'src-renderer/lesson/useLesson.ts',
    '() => lessonParty(run, nameOf)',
    '(party => () => party)(lessonParty(run, nameOf))',
    ['tests/renderer'],
  ),
  // A pupil has to leave their lines empty.
  fault('taught', 'src-shared/lessons/expectedAnswer.ts', "if (pick.pick === 'text') return true", '', [
    'tests/lessons/expectedAnswer.test.ts',
  ]),
  // A lesson takes any card.
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
  // A hope is told as a certainty.
  fault('taught', 'src-shared/games/overlord/bot/reasons.ts', 'if (fails === 1)', 'if (fails > 0)', [
    'tests/games/overlord/bot/reasons.test.ts',
  ]),
  // Mercy is granted for fear of a victory.
  fault(
    'taught',
    'src-shared/games/overlord/bot/reasons.ts',
    'endValue(memory, victim) < 0',
    'endValue(memory, victim) > 0',
    ['tests/games/overlord/bot/reasons.test.ts'],
  ),
  // A card of a deck of one's own is called by a name that the words do not have.
  fault('taught', 'src-shared/games/tales/bot/reasons.ts', 'reading.deck === HOUSE_DECK', 'reading.deck', [
    'tests/games/tales/bot/reasons.test.ts',
  ]),
  // A card of one's own harms somebody else.
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
  // What is new among it can be written into.
  fault('engine', 'src-shared/kernel/copy.ts', 'if (state[part] !== before[part]) freeze(state[part])', '', [
    'tests/kernel/shared.test.ts',
  ]),
  // A resumed match shares what anybody may write into.
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
  // What was put away is shown still.
  fault(
    'engine',
    'src-shared/kernel/stepRunner.ts',
    '? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`)',
    '? true',
    ['tests/kernel/seen.test.ts'],
  ),
  // The table goes on seeing what it saw before an answer.
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
  // A hand seen whole leaves the single cards that were known of it.
  fault(
    'engine',
    'src-shared/games/castle/rules/objects.ts',
    "if (now.kind === 'objects') return now.seat === old.seat",
    '',
    ['tests/games/castle/rules/memo.test.ts'],
  ),
  // A key seen here makes one forget the other key.
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
  // A script that broke off is believed what it had said before.
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
  // A line is told from a Node that is not there.
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
  // No figures are said to be figures.
  fault('anchors', 'tests/bench/anchor.ts', 'return found.length > 0 ?', 'return found.length >= 0 ?', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // The table keeps to itself that an anchor did not run.
  fault('anchors', 'tests/bench/lines.ts', '? `${anchor.name} did not run: ${anchor.why}`', "? '–'", [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A move has come when the first guest has it.
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
  // What warms up is counted.
  fault('anchors', 'tests/bench/rounds.mjs', 'if (at >= WARM) {', '{', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Who looks on is waited for in vain.
  fault('anchors', 'tests/bench/rounds.mjs', 'guests[at % seats]', 'guests[at % guests.length]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Whoever comes back never left.
  fault('anchors', 'tests/bench/rounds.mjs', 'await last.leave()', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // It comes back a move later than it is said to.
  fault('anchors', 'tests/bench/rounds.mjs', 'for (let moves = 1; moves <=', 'for (let moves = 0; moves <=', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // What ran before stands in the report, and not what ran now.
  fault('anchors', 'tests/bench/report.ts', '[...ran, ...before.suites]', '[...before.suites, ...ran]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // A suite that ran alone is all that is left.
  fault('anchors', 'tests/bench/report.ts', '[...ran, ...before.suites]', '[...ran]', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // What no suite is called any more stays.
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
  // Of one without lines something is kept.
  fault('anchors', 'tests/bench/report.ts', ' && Array.isArray(lines)', '', [
    'tests/bench/anchor.property.test.ts',
    'tests/bench/lines.property.test.ts',
    'tests/bench/rounds.property.test.ts',
    'tests/bench/report.property.test.ts',
  ]),
  // Nobody knows when it was measured.
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
  // Whoever threw a freeze in gets away with it.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'if (heeds(memory) && froze === to) return OWED',
    '',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // Who has no hints is the safest of all.
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
  // A master throws freezes in time and again.
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
  // Whoever owes an answer does not pass the buck with the last hint either, and is stuck.
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
  // No excuse is ever known.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    'const known = this.excuses.includes(gist)',
    'const known = false',
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // What is told aloud is the same excuse every time.
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
  // To be brief is an offence.
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
  // Whoever tells a tale does not hear what is said meanwhile.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'else if (hasEvents && this.match.timing',
    'else if (!hasEvents && this.match.timing',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // An older thought overtakes a newer one.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'if (thisAttempt === attempt) {\n          botAnswer = result\n          sendIfDue()\n        }',
    'botAnswer = result\n        sendIfDue()',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // Every question is thought over again with every word.
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
]
