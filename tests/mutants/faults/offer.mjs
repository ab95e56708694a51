/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A file that was changed after signing is offered.
  fault('offer', 'src-main/net/installerOffers.ts', "return hash.digest('hex') === sha512", 'return true', [
    'tests/net/installers.test.ts',
  ]),
  // A file is offered because of another file's signature.
  fault('offer', 'src-main/net/installerOffers.ts', '|| `${signed.name}.sig` !== name', '', [
    'tests/net/installers.test.ts',
  ]),
  // Any name is accepted as a path.
  fault(
    'offer',
    'src-main/net/installerOffers.ts',
    'list.find(({ name }) => pathname === `${INSTALLERS_PATH}/${name}`)',
    '({ name: decodeURIComponent(pathname.slice(INSTALLERS_PATH.length + 1)), size: 6 })',
    ['tests/net/installers.test.ts'],
  ),
  // The downloaded file is not checked.
  fault(
    'offer',
    'src-main/net/installers.ts',
    "if (hash.digest('hex') !== sha512) return refuse('installerTampered')",
    '',
    ['tests/net/installers.test.ts'],
  ),
  // A host that never ends fills the disk.
  fault(
    'offer',
    'src-main/net/installers.ts',
    "if (length > size) {\n        response.destroy()\n        return refuse('installerTampered')",
    "if (length > size * 1000) {\n        response.destroy()\n        return refuse('installerGone')",
    ['tests/net/installers.test.ts'],
  ),
  // The list is trusted again when a file is saved.
  fault(
    'offer',
    'src-main/net/installers.ts',
    'const verified = key ? readSigned(signed, key) : null',
    'const verified = key ? signed : null',
    ['tests/net/installers.test.ts'],
  ),
  // A file of the same name is overwritten.
  fault(
    'offer',
    'src-main/net/installers.ts',
    "await (await open(to, 'wx', 0o600)).close()",
    "await (await open(to, 'w', 0o600)).close()",
    ['tests/net/installers.test.ts'],
  ),
  // A rejected download stays on the disk.
  fault(
    'offer',
    'src-main/net/installers.ts',
    '  await rm(partFile, { force: true })\n  return refusal',
    '  return refusal',
    ['tests/net/installers.test.ts'],
  ),
  // An endless list is read to its end.
  fault(
    'offer',
    'src-main/net/installers.ts',
    '      if (length > MAX_LIST) {\n        response.destroy()\n        return []\n      }',
    '',
    ['tests/net/installers.test.ts'],
  ),
  // One address has all downloads.
  fault('offer', 'src-main/net/downloads.ts', '>= MAX_PER_ADDRESS', '< 0', ['tests/net/installers.test.ts']),
  // A download that broke off counts as running for ever.
  fault('offer', 'src-main/net/installerOffers.ts', '      downloads.delete(download)\n    }', '    }', [
    'tests/net/installers.test.ts',
  ]),
]
