/** Electron's fuses: what a binary of ours may do, as a table, and how to read it out of a packed binary. */

/** The word in the binary behind which its fuses stand: their version, their number, and one sign for each. */
export const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

const OFF = 0x30,
  ON = 0x31

/**
 * In the order of the wire: our word, electron-builder's number of it, and whether it is on. Whoever can start our
 * program shall not thereby run a program of their own under its name and its rights.
 */
export const FUSES = [
  { name: 'runAsNode', on: false },
  { name: 'cookieEncryption', on: true },
  { name: 'nodeOptions', on: false },
  { name: 'nodeCliInspect', on: false },
  { name: 'embeddedAsarIntegrity', on: true },
  { name: 'onlyLoadAppFromAsar', on: true },
  { name: 'browserSnapshot', on: false },
  { name: 'fileProtocolPrivileges', on: false },
]

/** The version of the wire that the table above is written for. */
const WIRE_VERSION = 1

/** The same table as electron-builder's `addElectronFuses` takes it. */
export const fuseWire = () => ({
  version: String(WIRE_VERSION),
  ...Object.fromEntries(FUSES.map(({ on }, i) => [i, on])),
})

/**
 * @param {Buffer} binary the program, on macOS the Electron Framework
 * @returns what is wrong with its fuses, in words; nothing when all are as the table says
 */
export function fuseFaults(binary) {
  const wires = wiresOf(binary)
  if (wires.length === 0) return ['the binary has no fuses']
  return wires.flatMap(({ version, signs }) =>
    version === WIRE_VERSION
      ? FUSES.flatMap(({ name, on }, i) =>
          signs[i] === (on ? ON : OFF) ? [] : [`the fuse ${name} is not ${on ? 'on' : 'off'}`],
        )
      : [`the fuses are of version ${version}, ours of version ${WIRE_VERSION}`],
  )
}

/** Every wire in the binary: one for each architecture in it. */
function wiresOf(binary) {
  const wires = []
  for (let at = binary.indexOf(SENTINEL); at >= 0; at = binary.indexOf(SENTINEL, at + 1)) {
    const wire = at + SENTINEL.length
    wires.push({ version: binary[wire], signs: binary.subarray(wire + 2, wire + 2 + (binary[wire + 1] ?? 0)) })
  }
  return wires
}
