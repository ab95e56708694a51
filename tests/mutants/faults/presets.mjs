/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
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
  // A preset is marked although the clock is another.
  fault(
    'presets',
    'src-renderer/presets/PresetBox.vue',
    '&& (clock === undefined || clock === table.party?.settings.clock)',
    '&& clock !== null',
    ['tests/renderer/pressed/forms.test.ts'],
  ),
]
