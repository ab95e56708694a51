/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
  // Escape throws the focus to where a reaction was once chosen.
  fault(
    'talk',
    'src-renderer/chat/ReactionRow.vue',
    "if (event.key === 'Escape' && at.value) close()",
    "if (event.key === 'Escape') close()",
    ['tests/renderer/pressed/table.test.ts'],
  ),
  // Who writes opens the chat by a letter.
  fault('talk', 'src-renderer/chat/ChatButton.vue', 'else if (!typing && (', 'else if ((', [
    'tests/renderer/pressed/table.test.ts',
  ]),
  // Lines from before this page came are read aloud.
  fault('talk', 'src-renderer/chat/ChatButton.vue', 'line.at !== null && line.by', 'line.by', [
    'tests/renderer/pressed/table.test.ts',
  ]),
]
