/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // An installer signed by somebody else counts as the project's.
  fault(
    'release',
    'src-main/release/signature.ts',
    "return verify(null, messageOf(read.output), key, Buffer.from(read.output.signature, 'base64')) ? read.output : null",
    'return read.output',
    ['tests/release'],
  ),
  // A signature is accepted for another file.
  fault('release', 'src-main/release/signature.ts', 'String(size), sha512]', 'String(size)]', ['tests/release']),
  // An old installer is accepted as a new one.
  fault('release', 'src-main/release/signature.ts', ' || versionOf(read.output.name) !== read.output.version', '', [
    'tests/release',
  ]),
  // A name leads out of the folder.
  fault(
    'release',
    'src-main/release/signature.ts',
    '/^Undertable-(\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}(?:-[a-z]+\\.\\d{1,4})?)-(win|mac|linux)-(x64|arm64|x86_64|amd64)(?:-setup|-portable)?\\.(exe|dmg|zip|AppImage|deb|tar\\.gz)$/',
    '/Undertable-(\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}(?:-[a-z]+\\.\\d{1,4})?)-(win|mac|linux)-(x64|arm64|x86_64|amd64)(?:-setup|-portable)?\\.(exe|dmg|zip|AppImage|deb|tar\\.gz)$/',
    ['tests/release'],
  ),
  // A signed file fills the disk.
  fault('release', 'src-main/release/signature.ts', ', v.maxValue(MAX_INSTALLER)', '', ['tests/release']),
  // A beta counts as newer than its release.
  fault(
    'release',
    'src-main/release/signature.ts',
    "return a.word === '' || (b.word !== ''",
    "return a.word !== '' && (b.word !== ''",
    ['tests/release'],
  ),
  // Updates are looked for although that is switched off.
  fault(
    'release',
    'src-main/release/updates.ts',
    'wanted && (last === null || now < last || now - last >= CHECK_EVERY_MS)',
    'last === null || now < last || now - last >= CHECK_EVERY_MS',
    ['tests/release'],
  ),
  // A clock that was set back stops the checks.
  fault('release', 'src-main/release/updates.ts', 'now < last || ', '', ['tests/release']),
  // Any key in build/ is trusted.
  fault('release', 'src-main/release/key.ts', "return key.asymmetricKeyType === 'ed25519' ? key : null", 'return key', [
    'tests/release',
  ]),
  // Who saves an installer waits for a silent host without end.
  fault('release', 'src-main/net/installers.ts', 'timeout: SILENCE_MS, ', '', ['tests/net/silentHost.test.ts']),
]
