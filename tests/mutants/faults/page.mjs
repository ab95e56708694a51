/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
  fault('page', 'src-renderer/store/log.ts', 'old: arrived && known === 0 ? n :', 'old:', ['tests/renderer']),
  // An update without events silences the one before it.
  fault(
    'page',
    'src-renderer/store/log.ts',
    'old: arrived && known === 0 ? n : same ? log.old : lastNumber,',
    'old: arrived && known === 0 ? n : lastNumber,',
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
  // What is said around the board runs ahead of the moment on stage, or keeps a person waiting for it.
  fault('page', 'src-renderer/motion/onStage.ts', 'beat.moment.name !== TOLD || ', '', ['tests/renderer/motion']),
  fault('page', 'src-renderer/motion/onStage.ts', 'asking: open.asking, ', '', ['tests/renderer/motion']),
  fault('page', 'src-renderer/motion/beats.ts', 'if (now.value) lag()\n      else next()', 'if (!now.value) next()', [
    'tests/renderer/motion',
  ]),
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
  // All characters have their names in another language.
  fault(
    'page',
    'src-renderer/lesson/useLesson.ts',
    '() => lessonParty(run, nameOf, avatar)',
    '(party => () => party)(lessonParty(run, nameOf, avatar))',
    ['tests/renderer'],
  ),
  // Against: another table begins without the lines, the draft and the panel of the one before, and with its own mutes.
  fault('page', 'src-renderer/chat/store.ts', "    typed.value = ''\n", '', ['tests/renderer/chat.test.ts']),
  // Against: a lost connection is not retried once the person has left during the pause.
  fault(
    'page',
    'src-renderer/connection/socket.ts',
    '    this.cancelRetry?.()\n    this.cancelRetry = null\n    this.watchdog.stop()',
    '    this.watchdog.stop()',
    ['tests/renderer/connection.test.ts'],
  ),
  // Against: a lost connection is not retried once the person has left during the pause.
  fault('page', 'src-renderer/connection/socket.ts', 'if (this.cancelRetry) this.retry()', 'this.retry()', [
    'tests/renderer/connection.test.ts',
  ]),
  // Against: where this person sits begins with nothing of the table before: no code, no trust, no update, no refusal.
  fault('page', 'src-renderer/desktop/store.ts', '    codeFor.value = null\n    comparesLater', '    comparesLater', [
    'tests/renderer/hostTrust.test.ts',
  ]),
  // Against: where this person sits is nowhere when their own table closes; another table goes on.
  fault('page', 'src-renderer/desktop/store.ts', '      if (at.value?.own) leave()\n', '', [
    'tests/renderer/hostTrust.test.ts',
  ]),
  // Against: where this person sits begins with nothing of the table before: no code, no trust, no update, no refusal.
  fault('page', 'src-renderer/desktop/store.ts', 'if (!own) joinCode.value = null', '', [
    'tests/renderer/hostTrust.test.ts',
  ]),
  // Against: where this person sits is not a table that failed to open: it is not entered when it opens later.
  fault('page', 'src-renderer/desktop/store.ts', '      entersWhenOpen = false\n      if (at', '      if (at', [
    'tests/renderer/hostTrust.test.ts',
  ]),
  // Against: a witness opens its number to no other list of the round, however alike.
  fault('page', 'src-renderer/fair/dealNumbers.ts', 'termsHash(sent.terms) !== hash || sent.commit', 'sent.commit', [
    'tests/fair/witness.test.ts',
  ]),
  // Against: a witness commits to the same number when it is asked again, and to another one under other terms or for another host: e.
  fault('page', 'src-renderer/fair/dealNumbers.ts', 'if (known) return known\n', '', ['tests/fair/witness.test.ts']),
  // Against: the record of a finished match is judged aloud by who has seen the match, and by nobody else.
  fault(
    'page',
    'src-renderer/fair/witness.ts',
    "if (this.head.match === id) void this.deps.send({ kind: 'verdict'",
    "void this.deps.send({ kind: 'verdict'",
    ['tests/fair/witness.test.ts'],
  ),
  // Against: messages from the host of a list start it anew when it is opened again.
  fault('page', 'src-renderer/history/matchHistory.ts', '    appends = false\n    await', '    await', [
    'tests/renderer/matchHistory.test.ts',
  ]),
  // Against: a press of a key that writes ends nothing.
  fault('page', 'src-renderer/motion/beats.ts', 'if (!writes(event)) end()', 'end()', [
    'tests/renderer/motion/beats.test.ts',
  ]),
  // Against: the host is told that somebody guesses the code: once, and again after it was quiet.
  fault('page', 'src-renderer/people/personNotices.ts', 'n !== undefined && before === undefined', 'n !== undefined', [
    'tests/renderer/people/personNotices.test.ts',
  ]),
  // Against: somebody who is away may be claimed to be this person: in a match by who has no seat, in the lobby by anybody.
  fault(
    'page',
    'src-renderer/people/places.ts',
    "  if (party.you.seat !== null && party.phase !== 'lobby') return []\n",
    '',
    ['tests/renderer/people/places.test.ts'],
  ),
  // Against: somebody who is away has a seat and is not here: neither a bot nor anybody who is.
  fault('page', 'src-renderer/people/places.ts', "one.who === 'person' && !one.here ?", "one.who === 'person' ?", [
    'tests/renderer/people/places.test.ts',
  ]),
  // Against: a clock never shows less than nothing, nor more than its whole time.
  fault('page', 'src-renderer/store/clock.ts', 'Math.max(0, now - arrived)', 'now - arrived', [
    'tests/renderer/table.test.ts',
  ]),
  // Against: a clock never shows less than nothing, nor more than its whole time.
  fault('page', 'src-renderer/store/clock.ts', 'Math.min(1, left / clock.of)', 'left / clock.of', [
    'tests/renderer/table.test.ts',
  ]),
  // Against: an answer can be sent to nobody once the table is forgotten, and nothing of that table is left.
  fault(
    'page',
    'src-renderer/store/table.ts',
    '    pending.value = null\n    ownDeck.value = null',
    '    ownDeck.value = null',
    ['tests/renderer/table.test.ts'],
  ),
  // Against: a custom deck is that of the table while its options name it.
  fault(
    'page',
    'src-renderer/store/table.ts',
    'includes(own.hash) ? own.deck : null',
    'includes(own.hash) || own ? own.deck : null',
    ['tests/renderer/table.test.ts'],
  ),
  // Against: an answer can be sent to nobody once the table is forgotten, and nothing of that table is left.
  fault('page', 'src-renderer/store/table.ts', '    log.value = EMPTY_LOG\n', '', ['tests/renderer/table.test.ts']),
  // Against: an answer that was on its way when the connection was closed for good may be given again.
  fault('page', 'src-renderer/store/table.ts', "if (now.is === 'closed') pending.value = null", '', [
    'tests/renderer/table.test.ts',
  ]),
  // Against: an answer can be sent to nobody once the table is forgotten, and nothing of that table is left.
  fault('page', 'src-renderer/store/table.ts', '    connection = null\n    state.value', '    state.value', [
    'tests/renderer/table.test.ts',
  ]),
  // Against: an answer is known from when its update came, by the clock of the page.
  fault('page', 'src-renderer/store/table.ts', '    arrived.value = monotonic()\n', '', [
    'tests/renderer/table.test.ts',
  ]),
  // Against: choices can be taken back one by one, until the answer is sent.
  fault('page', 'src-renderer/table/answering.ts', 'if (!open || !openQuestion) return\n', 'if (!open) return\n', [
    'tests/renderer/table/answering.test.ts',
  ]),
  // Against: choices belong to their ask: those of one that has closed answer no later one.
  fault('page', 'src-renderer/table/answering.ts', '      choices.value = []\n', '', [
    'tests/renderer/table/answering.test.ts',
  ]),
  // A page goes back to the computer that is gone.
  fault(
    'page',
    'src-renderer/connection/following.ts',
    '!follower.isHere(host.found.computer, host.found.at)',
    'true',
    ['tests/renderer/following.test.ts'],
  ),
  // A page asks for its table in several rows at once.
  fault(
    'page',
    'src-renderer/connection/following.ts',
    '        if (timer) clearTimeout(timer)\n        timer = null\n        void look()',
    '        void look()',
    ['tests/renderer/following.test.ts'],
  ),
  // The code for one table is asked for at another.
  fault(
    'page',
    'src-renderer/hall/store.ts',
    '      askedCode.value = null\n    }\n    place.value = next',
    '    }\n    place.value = next',
    ['tests/renderer/hall/store.test.ts'],
  ),
  // What was said to everybody cannot be taken back.
  fault(
    'page',
    'src-renderer/hall/store.ts',
    "announcement.value = message.text === '' ? null : message",
    'announcement.value = message',
    ['tests/renderer/hall/store.test.ts'],
  ),
  // A full table stands before those with a place.
  fault(
    'page',
    'src-renderer/hall/cards.ts',
    "card.listing === 'private' || card.free === 0",
    "card.listing === 'private'",
    ['tests/renderer/hall/cards.test.ts'],
  ),
  // A host that changes its number gets one all the same.
  fault('page', 'src-renderer/hall/drawWitness.ts', 'if (own.host !== host) return', '', [
    'tests/renderer/hall/drawWitness.test.ts',
  ]),
  // A record that was too long spoils the next ones.
  fault('page', 'src-renderer/history/matchHistory.ts', '    parts = []\n    length = 0\n', '    parts = []\n', [
    'tests/renderer/matchHistory.test.ts',
  ]),
  // People are invited to their own computer.
  fault('page', 'src-renderer/lobby/invitations.ts', 'all.filter(address => !LOOPBACK.test(address))', 'all', [
    'tests/renderer/invitations.test.ts',
  ]),
  // The last moment of a match outlives it.
  fault(
    'page',
    'src-renderer/motion/beats.ts',
    'if (!update?.match || isArrival || document.hidden || update.match.id !== before?.match?.id) beats.skip()',
    'if (!update?.match || isArrival || document.hidden) beats.skip()',
    ['tests/renderer/motion/beats.test.ts'],
  ),
  // A pair is sent the wrong way round.
  fault(
    'page',
    'src-renderer/store/answerBuilder.ts',
    'first.includes(one) && second.includes(other) ? [one, other] : [other, one]',
    'first.includes(one) ? [one, other] : [other, one]',
    ['tests/renderer/answerBuilder.test.ts'],
  ),
  // The bell rings with every update.
  fault('page', 'src-renderer/sound/useSounds.ts', '!isAsked(before ?? null, table.seat, awaits)', 'true', [
    'tests/renderer/sound/useSounds.test.ts',
  ]),
  // A line hears of another host and its token.
  fault(
    'page',
    'src-renderer/desktop/connection.ts',
    'if (news.line === line) dispatch(news, events)',
    'dispatch(news, events)',
    ['tests/renderer/desktopConnection.test.ts'],
  ),
  // The latest wish is forgotten while an earlier one is on its way.
  fault(
    'page',
    'src-renderer/people/avatarWish.ts',
    'if (wish.value === avatar) wish.value = null',
    'wish.value = null',
    ['tests/renderer/people/avatarWish.test.ts'],
  ),
  // A refusal has the wrong form of its number.
  fault('page', 'src-renderer/refusals.ts', 'const n = params.n ?? params.min ?? params.max', 'const n = params.n', [
    'tests/renderer/refusals.test.ts',
  ]),
  // One computer alone says that it hosts the table, and the person is asked at once.
  fault('page', 'src-renderer/connection/following.ts', 'isElsewhere && alone >= ALONE_MS', 'isElsewhere', [
    'tests/renderer/following.test.ts',
  ]),
  // Answers about another table send the page away from this one.
  fault(
    'page',
    'src-renderer/connection/following.ts',
    'if (isOver() || table.party?.table.id !== id) return',
    'if (isOver()) return',
    ['tests/renderer/following.test.ts'],
  ),
  // Any computer of the table may say that it was made the host.
  fault('page', 'src-renderer/connection/nextHost.ts', 'incumbent.host !== computer || ', '', [
    'tests/renderer/nextHost.test.ts',
  ]),
  // A television takes somebody's seat by the link that opened it.
  fault(
    'page',
    'src-renderer/connection/browser.ts',
    'let link = screen ? null : linkCode()',
    'let link = linkCode()',
    ['tests/renderer/browser.test.ts'],
  ),
  // The code of a link stays in the browser's history.
  fault('page', 'src-renderer/platform.ts', 'if (value !== null) removeFromAddress(params, name)', '', [
    'tests/renderer/platform.test.ts',
  ]),
  // A refused answer counts as taken: the host is blamed for leaving it out.
  fault(
    'page',
    'src-renderer/store/table.ts',
    'if (taken) fair?.answerAccepted(match, ask.id, value)',
    'fair?.answerAccepted(match, ask.id, value)',
    ['tests/renderer/fair.test.ts'],
  ),
  // Everybody is offered to have the host go on alone.
  fault(
    'page',
    'src-renderer/table/ConnectionBar.vue',
    'keeping.shown?.waiting && keeping.decides',
    'keeping.shown?.waiting',
    ['tests/renderer/parts.test.ts'],
  ),
  // Whoever takes the place of a host that is gone ends a table that others keep.
  fault('page', 'src-renderer/connection/socket.ts', "  'certificateChanged',\n", '', [
    'tests/renderer/connection.test.ts',
  ]),
  // A table that nobody else keeps is looked for at a stranger's for ever.
  fault(
    'page',
    'src-renderer/connection/socket.ts',
    'ANOTHER_HOST.includes(fault.refused) && this.setup.isKept?.()',
    'ANOTHER_HOST.includes(fault.refused)',
    ['tests/renderer/connection.test.ts'],
  ),
  // A stranger who has answered in between is offered as the host.
  fault('page', 'src-renderer/desktop/store.ts', '        changed.value = null\n        visited', '        visited', [
    'tests/renderer/desktop/store.test.ts',
  ]),
  fault('page', 'src-renderer/desktop/store.ts', 'isKept: () => table.isKept', 'isKept: () => false', [
    'tests/renderer/desktop/store.test.ts',
  ]),
  fault('page', 'src-renderer/store/table.ts', '(keeping.value?.computers.length ?? 0) > 1', 'keeping.value !== null', [
    'tests/renderer/desktop/store.test.ts',
  ]),
  // A number of the house rules is sent as a text, which every host refuses.
  fault('page', 'src-renderer/lobby/OptionList.vue', 'set(spec, Number(textOf($event)))', 'set(spec, textOf($event))', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // Browsers are shut out by one slip of the finger.
  fault(
    'page',
    'src-renderer/lobby/AccessBox.vue',
    '  box.checked = true\n  confirmsGuestsOff.value = true',
    "  void table.send({ kind: 'guests', guests: false })",
    ['tests/renderer/pressed/lobby.test.ts'],
  ),
  // The organizer sees the table last that waits longest.
  fault('page', 'src-renderer/hall/OrganizerPanel.vue', 'a.since - b.since', 'b.since - a.since', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // Any host that breaks off is offered as one to trust anew.
  fault(
    'page',
    'src-renderer/desktop/connection.ts',
    "if (news.why?.refused === 'certificateChanged')",
    'if (news.why)',
    ['tests/renderer/desktopConnection.test.ts'],
  ),
  // The question runs by another's clock.
  fault(
    'page',
    'src-renderer/table/AskPanel.vue',
    'clockOf(table.clocks, table.seat, ask.value.key)',
    'clockOf(table.clocks, null, ask.value.key)',
    ['tests/renderer/pressed/forms.test.ts'],
  ),
  // What a lost connection missed is not read aloud.
  fault('page', 'src-renderer/store/log.ts', 'old: arrived && known === 0 ? n :', 'old: arrived ? n :', [
    'tests/renderer/table.test.ts',
  ]),
  // A player who passes windows is not asked other questions either.
  fault(
    'page',
    'src-renderer/table/autoPass.ts',
    'passing: computed(() => isWindowOpen.value && autoPass.active !== null)',
    'passing: computed(() => autoPass.active !== null)',
    ['tests/renderer/autoPass.test.ts'],
  ),
  // The key that goes on from the last choice stays there.
  fault(
    'page',
    'src-renderer/table/ChoiceList.vue',
    'buttons[to < 0 ? last : to > last ? 0 : to]',
    'buttons[to < 0 ? 0 : to > last ? last : to]',
    ['tests/renderer/pressed/match.test.ts'],
  ),
  // Somebody who comes back has the whole log read aloud.
  fault(
    'page',
    'src-renderer/table/LiveRegion.vue',
    'Math.max(table.log.old, lines.value.at(-1)?.n ?? 0)',
    'lines.value.at(-1)?.n ?? 0',
    ['tests/renderer/pressed/match.test.ts'],
  ),
  // Two clocks run at once while this person is shown something.
  fault(
    'page',
    'src-renderer/table/StatusLine.vue',
    'return first && !isAsked.value && !seen ?',
    'return first && !isAsked.value ?',
    ['tests/renderer/parts.test.ts'],
  ),
  // A link for another device is shown that is void already.
  fault(
    'page',
    'src-renderer/people/DeviceDialog.vue',
    'received && received.until - received.left >= asked.value && address',
    'received && address',
    ['tests/renderer/pressed/people.test.ts'],
  ),
  // The host is named as one whose page gave no number.
  fault(
    'page',
    'src-renderer/result/FairVerdict.vue',
    "who === 'person' && person !== host && !dealt",
    "who === 'person' && !dealt",
    ['tests/renderer/pressed/after.test.ts'],
  ),
  // The last scene is closed on a television before it is over.
  fault('page', 'src-renderer/result/lastScene.ts', '      clearTimeout(timer)\n      if (now)', '      if (now)', [
    'tests/renderer/result/delayedResult.test.ts',
  ]),
  // The result comes while a second moment is still on stage.
  fault('page', 'src-renderer/result/delayedResult.ts', 'if (delayed.value && !beat)', 'if (delayed.value)', [
    'tests/renderer/result/delayedResult.test.ts',
  ]),
  // A deck has its first title, in whatever language.
  fault('page', 'src-renderer/decks/deckName.ts', 'given[language] ?? ', '', [
    'tests/renderer/pressed/deckChoice.test.ts',
  ]),
  // The round before the final is called the final.
  fault('page', 'src-renderer/hall/TournamentControls.vue', 'tournament.round + 1 ===', 'tournament.round ===', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // A table that takes spectators alone cannot be watched.
  fault('page', 'src-renderer/hall/TableCard.vue', "open.doors !== 'shut'", "open.doors === 'open'", [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // Who was away for long hears the whole log read aloud.
  fault(
    ...['page', 'src-renderer/table/LiveRegion.vue'],
    ...['Math.max(table.log.old, lines.value.at(-1)?.n ?? 0)', '(lines.value.at(-1)?.n ?? table.log.old)'],
    ['tests/renderer/pressed/match.test.ts'],
  ),
  // A tab says for good that its person is awaited.
  fault(
    ...['page', 'src-renderer/table/TableScreen.vue'],
    ...['onScopeDispose(() => {\n  document.title = title\n})', ''],
    ['tests/renderer/watched/matches.test.ts'],
  ),
  // Two who exchange again are shown what they exchanged before.
  fault('page', 'src-renderer/games/castle/selectors.ts', 'swapped = seen.findLast(', 'swapped = seen.find(', [
    'tests/renderer/games/castle/castle.test.ts',
  ]),
  // The button that sends the only choice names what that choice is in.
  fault('page', 'src-renderer/table/AskPanel.vue', '.findLast(one => one.kind', '.find(one => one.kind', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // The list of people offers a bot for somebody for whom one plays already.
  fault('page', 'src-renderer/table/PeopleDialog.vue', "sitIn: seat.who === 'person' && seat.sitIn", 'sitIn: false', [
    'tests/renderer/pressed/people.test.ts',
  ]),
  // Several who are awaited are spoken of as one.
  fault(
    'page',
    'src-renderer/table/StatusLine.vue',
    'return has(key) && others.value.length === 1 ?',
    'return has(key) ?',
    ['tests/renderer/parts.test.ts'],
  ),
  // Somebody reads that the table waits for them, although they have answered.
  fault(
    'page',
    'src-renderer/table/StatusLine.vue',
    'one.seat !== table.seat))',
    'one.seat !== table.seat || table.own?.sealed))',
    ['tests/renderer/parts.test.ts'],
  ),
  // The question is there already, and the header still says that it is somebody else's turn.
  fault(
    'page',
    'src-renderer/table/StatusLine.vue',
    '(isAsked.value ? table.match : onStage.value)',
    '(onStage.value)',
    ['tests/renderer/parts.test.ts'],
  ),
  // The header tells everybody how the moment on stage ends.
  fault('page', 'src-renderer/table/StatusLine.vue', '(isAsked.value ? table.match : onStage.value)', '(table.match)', [
    'tests/renderer/parts.test.ts',
  ]),
  // Somebody whose code was not judged in time is not asked for it again.
  fault(
    'page',
    'src-renderer/table/WaitScreen.vue',
    "['codeNeeded', 'codeWrong', 'codeBusy']",
    "['codeNeeded', 'codeWrong']",
    ['tests/renderer/pressed/lobby.test.ts'],
  ),
  // A deal that another found to differ is said to be fair beside the winner.
  fault(
    'page',
    'src-renderer/result/FairChip.vue',
    "fair.finding?.all.some(({ verdict }) => verdict.is === 'differs') ? 'differs' : (fair.finding?.verdict?.is ?? null)",
    'fair.finding?.verdict?.is ?? null',
    ['tests/renderer/pressed/after.test.ts'],
  ),
  // The host never has the check mark, although nobody waits for them.
  fault(
    'page',
    'src-renderer/lobby/SeatList.vue',
    "ready: seat.who === 'bot' || seat.ready || id === party.value?.host,",
    "ready: seat.who === 'bot' || seat.ready,",
    ['tests/renderer/parts.test.ts'],
  ),
  // Every address says that it was copied.
  fault('page', 'src-renderer/lobby/InviteBox.vue', 'copied?.address === address && copied.worked', 'copied?.worked', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // The list of computers that was opened to give the table away cannot be closed.
  fault(
    'page',
    'src-renderer/table/TableMenu.vue',
    'shows.value = null\n  keeping.isGiving = false',
    'shows.value = null',
    ['tests/renderer/pressed/table.test.ts'],
  ),
  // A wish for the next game cannot be taken back.
  fault('page', 'src-renderer/result/NextMatch.vue', 'game: mine ? null : game })', 'game })', [
    'tests/renderer/pressed/lobby.test.ts',
  ]),
  // A number that a deck cannot have stays in its field.
  fault('page', 'src-renderer/workshop/fields/NumberField.vue', '\n      @blur="typed = String(value)"', '', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // Who writes opens the rules by a letter.
  fault('page', 'src-renderer/table/HelpPanels.vue', 'if (typing || event.ctrlKey', 'if (event.ctrlKey', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // A refusal stays for ever.
  fault(
    'page',
    'src-renderer/ui/NoticeList.vue',
    'table.dismiss(n)\n    }, SHOWN_FOR)',
    'table.dismiss(0)\n    }, SHOWN_FOR)',
    ['tests/renderer/pressed/table.test.ts'],
  ),
  // What was opened for somebody once is open for ever.
  fault('page', 'src-renderer/ui/UiFold.vue', 'if (!forced) remember', 'remember', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // Ctrl+Z does nothing after a box was ticked in the workshop.
  fault('page', 'src-renderer/workshop/DraftEditor.vue', 'input:not([type="checkbox"]), textarea', 'input, textarea', [
    'tests/renderer/pressed/workshop.test.ts',
  ]),
  // A deck file that was mended cannot be read again.
  fault('page', 'src-renderer/workshop/DeckShelf.vue', "  if (file.value) file.value.value = ''\n", '', [
    'tests/renderer/pressed/workshop.test.ts',
  ]),
  // The shelf takes one deck more than it holds.
  fault(
    'page',
    'src-renderer/workshop/WorkshopDialog.vue',
    'drafts.value.length >= MOST_DECKS',
    'drafts.value.length > MOST_DECKS',
    ['tests/renderer/pressed/workshop.test.ts'],
  ),
  // Bots go on playing a deck whose table is closed.
  fault('page', 'src-renderer/workshop/BalanceTable.vue', 'onScopeDispose(stop)\n', '', [
    'tests/renderer/pressed/workshop.test.ts',
  ]),
  // A deck is said to be in use although it was changed since.
  fault('page', 'src-renderer/workshop/DraftEditor.vue', "  said.value = ''\n", '', [
    'tests/renderer/pressed/workshop.test.ts',
  ]),
  // The refused file of one game is told at another.
  fault('page', 'src-renderer/decks/DeckChoice.vue', 'refused.refusal?.game === game.value ?', 'refused.refusal ?', [
    'tests/renderer/pressed/workshop.test.ts',
  ]),
  // Who watches is thrown out of the history when a match begins.
  fault('page', 'src-renderer/App.vue', "phase === 'match' && table.seat !== null", "phase === 'match'", [
    'tests/renderer/pressed/around.test.ts',
  ]),
  // A rule counts as idle at its greatest number of players.
  fault('page', 'src-renderer/lobby/OptionList.vue', 'seats.value <= spec.at.max', 'seats.value < spec.at.max', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // The log that came on arrival is cut with the next event.
  fault('page', 'src-renderer/store/log.ts', 'update.log?.length ?? before.length', 'update.log?.length ?? 0', [
    'tests/renderer/table.test.ts',
  ]),
  // A press within a dialog closes it.
  fault('page', 'src-renderer/ui/UiDialog.vue', '  if (event.target === box.value) box', '  box', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // Of two equal cards the one is marked that was pressed before, and not the one that is chosen.
  fault('page', 'src-renderer/plain/PlainHand.vue', 'chosen.length === 0', 'chosen.length < 0', [
    'tests/renderer/pressed/boards.test.ts',
  ]),
  // A preset of one’s own is never marked.
  fault(
    'page',
    'src-renderer/presets/PresetBox.vue',
    ':aria-pressed="isActive(options, preset)"\n            data-test="preset-own"',
    ':aria-pressed="false"\n            data-test="preset-own"',
    ['tests/renderer/pressed/forms.test.ts'],
  ),
  // The log never follows again once somebody has scrolled back.
  fault(
    'page',
    'src-renderer/table/LogPanel.vue',
    'top >= before.top) following = true',
    'top >= before.top) following = false',
    ['tests/renderer/pressed/screens.test.ts'],
  ),
  // Turning the wheel back does not hold the log.
  fault(
    'page',
    'src-renderer/table/LogPanel.vue',
    'if (list.value && list.value.scrollTop > 0) following = false',
    'if (list.value && list.value.scrollTop < 0) following = false',
    ['tests/renderer/pressed/screens.test.ts'],
  ),
  // Confetti falls again for everybody who comes in later.
  fault('page', 'src-renderer/result/ResultScreen.vue', 'table.lastUpdate?.log === undefined && (outcome', '(outcome', [
    'tests/renderer/pressed/opened.test.ts',
  ]),
  // An effect within another is lost when its own changes.
  fault(
    'page',
    'src-renderer/games/tales/workshop/EffectList.vue',
    "effect.do === 'when' || effect.do === 'may' ? effect.effects",
    "effect.do === 'when' ? effect.effects",
    ['tests/renderer/pressed/fields.test.ts'],
  ),
  // The second of two paired items changes the first.
  fault(
    'page',
    'src-renderer/games/tales/workshop/StoryForm.vue',
    'line.of.with(at, $event as Term)',
    'line.of.with(0, $event as Term)',
    ['tests/renderer/pressed/fields.test.ts'],
  ),
  // Points by rank are all the first place’s.
  fault('page', 'src-renderer/games/tales/workshop/StoryForm.vue', 'at === place - 1 ? $event', 'at === 0 ? $event', [
    'tests/renderer/pressed/fields.test.ts',
  ]),
  // "No most" is the most of nothing.
  fault('page', 'src-renderer/games/tales/workshop/AmountForm.vue', 'n === 0 ? undefined : n', 'n', [
    'tests/renderer/pressed/fields.test.ts',
  ]),
  // A new colour takes the small sign away.
  fault('page', 'src-renderer/games/overlord/workshop/OverlordEditor.vue', '...(mark ? { mark } : {}) })', '})', [
    'tests/renderer/pressed/fields.test.ts',
  ]),
  // A tale is read from its deal.
  fault(
    'page',
    'src-renderer/replay/ReplayLoaded.vue',
    'props.tale ? props.record.answers.length : 0',
    'props.tale ? 0 : 0',
    ['tests/renderer/pressed/opened.test.ts'],
  ),
  // A replay of an unknown game loads for ever.
  fault('page', 'src-renderer/replay/ReplayScreen.vue', '    unknownGame.value = true\n', '', [
    'tests/renderer/pressed/opened.test.ts',
  ]),
  // A lesson that cannot be loaded is being loaded for ever.
  fault('page', 'src-renderer/lesson/LessonScreen.vue', '    failed.value = true\n', '', [
    'tests/renderer/pressed/opened.test.ts',
  ]),
  // Equal actions of a deck are told apart by their symbols alone.
  fault(
    'page',
    'src-renderer/games/overlord/DeckPage.vue',
    '(other => other.symbol === card.symbol && other.skull === card.skull) === i',
    '(other => other.symbol === card.symbol) === i',
    ['tests/renderer/pressed/opened.test.ts'],
  ),
  // A place that came along comes again with every tab’s reload.
  fault('page', 'src-renderer/connection/socket.ts', '        this.setup.moved?.used()\n', '', [
    'tests/renderer/browser.test.ts',
  ]),
  // A host that answers in another’s place is never accepted.
  fault(
    'page',
    'src-renderer/desktop/DesktopApp.vue',
    'data-test="trust-anew" @click="desktop.acceptChanged()"',
    'data-test="trust-anew"',
    ['tests/renderer/pressed/desktop.test.ts'],
  ),
  // The card that decides on a plea is not seen.
  fault(
    'page',
    'src-renderer/games/overlord/LookScene.vue',
    "event.kind === 'look' || event.kind === 'turnUp'\nconst scene",
    "event.kind === 'look'\nconst scene",
    ['tests/renderer/pressed/opened.test.ts'],
  ),
  // From the middle of a turn a replay goes back instead of on.
  fault(
    'page',
    'src-renderer/replay/ReplayControls.vue',
    'by < 0 && here && here.step < step.value',
    'here && here.step < step.value',
    ['tests/renderer/pressed/after.test.ts'],
  ),
  // Whoever sits at the table is named again at what they say.
  fault('page', 'src-renderer/chat/ChatLayer.vue', '<template v-if="line.seat === null"', '<template v-if="true"', [
    'tests/renderer/pressed/screens.test.ts',
  ]),
  // One guessed code is no warning.
  fault('page', 'src-renderer/lobby/LobbyScreen.vue', 'guesses > 0', 'guesses > 1', [
    'tests/renderer/pressed/lobbyScreen.test.ts',
  ]),
  // Guests are shown the presets of the host.
  fault('page', 'src-renderer/lobby/LobbyScreen.vue', 'v-if="ui && table.party.you.host"', 'v-if="ui"', [
    'tests/renderer/pressed/lobbyScreen.test.ts',
  ]),
  // Who came later is told of a match that they did not see.
  fault('page', 'src-renderer/lobby/LobbyScreen.vue', ' && fair.finding.seen', '', [
    'tests/renderer/pressed/lobbyScreen.test.ts',
  ]),
  // A note wipes all others, and cannot be taken away.
  fault(
    'page',
    'src-renderer/games/mascarade/notes.ts',
    '.filter(([at]) => at !== slot)',
    '.filter(([at]) => at === slot)',
    ['tests/renderer/pressed/boards.test.ts'],
  ),
  // A file that was mended cannot be chosen again.
  fault('page', 'src-renderer/decks/DeckChoice.vue', "  if (file.value) file.value.value = ''\n", '', [
    'tests/renderer/pressed/deckChoice.test.ts',
  ]),
  // The page about secrets opens once.
  fault('page', 'src-renderer/help/SecretsButton.vue', '@close="open = false"', '@close="open = true"', [
    'tests/renderer/pressed/deckChoice.test.ts',
  ]),
  // A teacher points back where the choice is right.
  fault('page', 'src-renderer/lesson/pointing.ts', '!isSameJson(made, wanted)', 'isSameJson(made, wanted)', [
    'tests/renderer/pressed/pointing.test.ts',
  ]),
  // Advice is shown after the next move only.
  fault('page', 'src-renderer/lesson/useLesson.ts', '    run.advice()\n    refresh()', '    run.advice()', [
    'tests/renderer/lesson.test.ts',
  ]),
  // A television is opened as a guest.
  fault('page', 'src-renderer/screen/ScreenDialog.vue', 'copyText(screen.value)', "copyText(address.value ?? '')", [
    'tests/renderer/pressed/screens.test.ts',
  ]),
  // A dialog speaks of what its person knew when they opened it, or says nothing at all.
  ...['id() !== null', 'false'].map(put =>
    fault('page', 'src-renderer/ui/awaited.ts', '![null, known].includes(id())', put, [
      'tests/renderer/pressed/table.test.ts',
    ]),
  ),
  // Its way to the table leads nowhere.
  fault('page', 'src-renderer/ui/UiDialog.vue', 'data-test="to-table" @click="box?.close()"', 'data-test="to-table"', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // A press in a dialog presses the seat on which it stands.
  fault('page', 'src-renderer/ui/UiDialog.vue', '@click.stop="outside"', '@click="outside"', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // Back takes the first choice back, not the last.
  fault('page', 'src-renderer/plain/OtherAsk.vue', 'choices.slice(0, -1)', 'choices.slice(1)', [
    'tests/renderer/pressed/forms.test.ts',
  ]),
  // A refused name throws a person out of the table.
  fault('page', 'src-renderer/connection/socket.ts', 'message.n === this.helloN && FINAL', 'FINAL', [
    'tests/renderer/connection.test.ts',
  ]),
  // An answer is sent before the host has said welcome, and once more after it.
  fault(
    'page',
    'src-renderer/connection/socket.ts',
    '    if (this.welcomed) this.transmit(message)\n',
    '    this.transmit(message)\n',
    ['tests/renderer/connection.test.ts'],
  ),
  // The reason of an earlier loss is told of a later one.
  fault(
    'page',
    'src-renderer/connection/socket.ts',
    '    this.closeReason = null\n    this.emitState({ is: this.tries',
    '    this.emitState({ is: this.tries',
    ['tests/renderer/connection.test.ts'],
  ),
  // Reactions open where the press was not.
  fault('page', 'src-renderer/chat/ReactionRow.vue', 'detail === 0', 'detail === 1', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // A lesson has reactions, to nobody.
  fault('page', 'src-renderer/chat/ReactionButton.vue', 'v-if="avatar && !isLocal"', 'v-if="avatar"', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // Back takes all choices back.
  fault('page', 'src-renderer/table/answering.ts', 'choices.value.slice(0, -1)', '[]', [
    'tests/renderer/pressed/boards.test.ts',
  ]),
  // A face is remembered that the host has refused.
  fault(
    'page',
    'src-renderer/people/avatarWish.ts',
    "if (await table.send({ kind: 'avatar', avatar })) me",
    "await table.send({ kind: 'avatar', avatar })\n      me",
    ['tests/renderer/people/avatarWish.test.ts'],
  ),
  // The last seat of a phone leaves a gap, or makes one.
  fault(
    'page',
    'src-renderer/games/mascarade/MascaradeBoard.vue',
    '(listed.value.length - 1) % columns',
    'listed.value.length % columns',
    ['tests/renderer/pressed/fitted.test.ts'],
  ),
  // A wall that was small once stays small.
  fault('page', 'src-renderer/hall/fitting.ts', "    value.style.setProperty('zoom', '')\n", '', [
    'tests/renderer/pressed/fitted.test.ts',
  ]),
  // Practice deals the same cards again and again.
  fault(
    'page',
    'src-renderer/lesson/LessonScreen.vue',
    'isPractice(course.value.lesson)) startPractice()',
    'isPractice(course.value.lesson)) attempt.value++',
    ['tests/renderer/pressed/lessonScreen.test.ts'],
  ),
]
