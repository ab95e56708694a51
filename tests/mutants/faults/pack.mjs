/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // An open fuse is not reported.
  fault('pack', 'scripts/pack/fuses.mjs', 'bytes[i] === (on ? ON : OFF) ? []', 'bytes[i] !== OFF ? []', [
    'tests/pack/parts.test.ts',
  ]),
  // The second half of a universal binary is not checked.
  fault('pack', 'scripts/pack/fuses.mjs', 'at = binary.indexOf(SENTINEL, at + 1)', 'at = -1', [
    'tests/pack/parts.test.ts',
  ]),
  // A binary of another architecture passes.
  fault('pack', 'scripts/pack/native.mjs', "0xb7: 'arm64'", "0xb7: 'x64'", ['tests/pack/parts.test.ts']),
  // A gap among the app's own files is not reported.
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
]
