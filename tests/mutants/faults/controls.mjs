/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
]
