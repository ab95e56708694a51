/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
]
