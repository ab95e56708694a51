/** The page and the app: slips that no mutator makes, and that a player or an attacker would feel. */
import { fault } from '../fault.mjs'

export default [
  // A forged file is trusted.
  fault(
    'page',
    'src-renderer/replay/replayed.ts',
    "if (!isSame(proposal.events, recorded)) return { not: 'differs' }",
    '',
    ['tests/renderer/replay.test.ts'],
  ),
  // A jump back shows a later state.
  fault('page', 'src-renderer/replay/replayed.ts', 'this.cached.step <= step && ', '', [
    'tests/renderer/replay.test.ts',
  ]),
  // Calls from a frame within our page, or from any page at all, are accepted.
  fault('page', 'src-main/desktop/ipc.ts', 'senderFrame === sender.mainFrame && ', '', ['tests/desktop/ipc.test.ts']),
  // A locked keyring leads to a new key.
  fault(
    'page',
    'src-main/desktop/secretStorage.ts',
    'const key = sealed === null ? null : (await shell.safeStorage.decryptStringAsync(sealed)).result',
    'const key = null',
    ['tests/desktop/storage.test.ts'],
  ),
  // A host is sent no token because the keyring was still opening it.
  fault(
    'page',
    'src-main/desktop/start.ts',
    '        await this.tokensOpened\n        sockets.dial(line, place, from)',
    '        sockets.dial(line, place, from)',
    ['tests/desktop/calls.test.ts'],
  ),
  // An impatient person is asked twice, and the second answer ends a host that has not stored everything.
  fault('page', 'src-main/desktop/quitting.ts', "    if (this.stage !== 'no') return\n", '', [
    'tests/desktop/blank.test.ts',
  ]),
  // A table counts as left before it is safe.
  fault('page', 'src-main/desktop/hostCommands.ts', 'await hosting?.keeping?.leave', 'void hosting?.keeping?.leave', [
    'tests/desktop/host.test.ts',
  ]),
  // A name that is not on the list is downloaded as another file.
  fault(
    'page',
    'src-main/desktop/installers.ts',
    'installer => installer.name === name',
    'installer => installer.name !== name',
    ['tests/desktop/installers.test.ts'],
  ),
  // After a refused answer its ask stays closed.
  fault('page', 'src-renderer/store/table.ts', 'if (!taken && pending.value === ask.id) pending.value = null', '', [
    'tests/renderer',
  ]),
  // One answer is sent twice.
  fault('page', 'src-renderer/store/table.ts', 'if (pending.value === ask.id) return', '', ['tests/renderer']),
  fault('page', 'src-renderer/store/table.ts', "if (now.is === 'closed') pending.value = null", '', [
    'tests/renderer/table.test.ts',
  ]),
  fault('page', 'src-renderer/table/answering.ts', '      choices.value = []\n', '', [
    'tests/renderer/table/answering.test.ts',
  ]),
  // A host that changes its number gets one all the same.
  fault('page', 'src-renderer/hall/drawWitness.ts', 'if (own.host !== host) return', '', [
    'tests/renderer/hall/drawWitness.test.ts',
  ]),
  // Any computer of the table may say that it was made the host.
  fault('page', 'src-renderer/connection/nextHost.ts', 'incumbent.host !== computer || ', '', [
    'tests/renderer/nextHost.test.ts',
  ]),
  // The code of a link stays in the browser's history.
  fault('page', 'src-renderer/platform.ts', 'if (value !== null) removeFromAddress(params, name)', '', [
    'tests/renderer/platform.test.ts',
  ]),
  // A replay of an unknown game loads for ever.
  fault('page', 'src-renderer/replay/ReplayScreen.vue', '    unknownGame.value = true\n', '', [
    'tests/renderer/pressed/opened.test.ts',
  ]),
  // One guessed code is no warning.
  fault('page', 'src-renderer/lobby/LobbyScreen.vue', 'guesses > 0', 'guesses > 1', [
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
]
