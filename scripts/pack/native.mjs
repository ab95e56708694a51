/** Native binaries: which ones a package needs, and the platform of a file, read from its header. */

/** The database driver's package for each system and architecture. */
export const DRIVERS = {
  'linux-x64': 'linux-x64-gnu',
  'linux-arm64': 'linux-arm64-gnu',
  'win32-x64': 'win32-x64-msvc',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

/** The native files of the app. */
export const nativeFiles = (platform, arch) => {
  const driver = DRIVERS[`${platform}-${arch}`]
  return driver === undefined ? [] : [`node_modules/@libsql/${driver}/index.node`]
}

// Architecture codes: ELF e_machine, PE machine, Mach-O cputype.
const ELF = { 0x3e: 'x64', 0xb7: 'arm64', 0x28: 'arm', 0x03: 'ia32' }
const PE = { 0x8664: 'x64', 0xaa64: 'arm64', 0x14c: 'ia32' }
const MACH = { 0x01000007: 'x64', 0x0100000c: 'arm64' }
const MACH_64 = 0xfeedfacf,
  MACH_32 = 0xfeedface,
  MACH_FAT = 0xcafebabe

/**
 * @param {Buffer} file
 * @returns its platform, such as `linux-x64`; null when it is no native program or library
 */
export function builtFor(file) {
  if (file.length < 64) return null
  if (file.readUInt32BE(0) === 0x7f454c46) return `linux-${ELF[file.readUInt16LE(18)] ?? 'unknown'}`
  const magic = file.readUInt32LE(0)
  if (magic === MACH_64) return `darwin-${MACH[file.readUInt32LE(4)] ?? 'unknown'}`
  if (magic === MACH_32 || file.readUInt32BE(0) === MACH_FAT) return 'darwin-unknown'
  if (file.toString('latin1', 0, 2) !== 'MZ') return null
  const head = file.readUInt32LE(0x3c)
  const isPe = head + 6 <= file.length && file.toString('latin1', head, head + 4) === 'PE\0\0'
  return isPe ? `win32-${PE[file.readUInt16LE(head + 4)] ?? 'unknown'}` : null
}
