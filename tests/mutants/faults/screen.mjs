/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
  // On a television the host never has the check mark.
  fault('screen', 'src-renderer/screen/ScreenLobby.vue', 'seat.ready || seat.id === party.value?.host', 'seat.ready', [
    'tests/renderer/parts.test.ts',
  ]),
]
