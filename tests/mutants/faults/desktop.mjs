/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
    "    if (request.host) this.setState({ is: 'again' })\n    void this.start(request)",
    "    if (request.host) this.setState({ is: 'again' })",
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
  fault(
    'desktop',
    'src-main/desktop/hosting.ts',
    "if (state.is === 'closed' || state.is === 'keeping') removeFile(this.openTableFile)",
    '',
    ['tests/desktop/host.test.ts'],
  ),
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
  // A host is sent no token because the keyring was still opening it.
  fault(
    'desktop',
    'src-main/desktop/start.ts',
    '        await this.tokensOpened\n        sockets.dial(line, place, from)',
    '        sockets.dial(line, place, from)',
    ['tests/desktop/calls.test.ts'],
  ),
  // Whoever no longer agrees to go on in advance still does.
  fault('desktop', 'src-main/desktop/start.ts', 'if (some.goesOn !== undefined) host.setGoesOn(some.goesOn)', '', [
    'tests/desktop/calls.test.ts',
  ]),
  // A connection outlives its window.
  fault(
    'desktop',
    'src-main/desktop/start.ts',
    '      this.window = null\n      this.sockets.hangUpAll()\n',
    '      this.window = null\n',
    ['tests/desktop/calls.test.ts'],
  ),
  // What was kept once is kept again with the next table.
  fault('desktop', 'src-main/desktop/hostRunner.ts', '    this.keeps.clear()\n', '', ['tests/desktop/host.test.ts']),
  // An impatient person is asked twice, and the second answer ends a host that has not stored everything.
  fault('desktop', 'src-main/desktop/quitting.ts', "    if (this.stage !== 'no') return\n", '', [
    'tests/desktop/blank.test.ts',
  ]),
  // The page of another origin is served.
  fault('desktop', 'src-main/desktop/appProtocol.ts', "origin === ORIGIN && pathname !== '/' ?", "pathname !== '/' ?", [
    'tests/desktop/blank.test.ts',
  ]),
  // The machine falls asleep at the second table of an evening.
  fault(
    'desktop',
    'src-main/desktop/hosting.ts',
    '      powerSaveBlocker.stop(this.powerBlocker)\n      this.powerBlocker = null\n',
    '      powerSaveBlocker.stop(this.powerBlocker)\n',
    ['tests/desktop/calls.test.ts'],
  ),
  // One address without an installer hides those of the others.
  fault(
    'desktop',
    'src-main/desktop/installers.ts',
    "\n      if (suitable.length === 0) throw new Error('nothing for this machine')",
    '',
    ['tests/desktop/installers.test.ts'],
  ),
  // A table counts as left before it is safe.
  fault(
    'desktop',
    'src-main/desktop/hostCommands.ts',
    'await hosting?.keeping?.leave',
    'void hosting?.keeping?.leave',
    ['tests/desktop/host.test.ts'],
  ),
]
