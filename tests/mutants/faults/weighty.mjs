/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
]
