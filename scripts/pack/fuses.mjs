/** Electron's fuses: the settings that our binary must have, and how to read them from a packed binary. */

/** The marker in the binary before its fuses: their version, their number, and one byte for each. */
export const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

const OFF = 0x30,
  ON = 0x31

/**
 * In the order of the fuse wire. Somebody who can start our program must not be able to run their own code with its
 * name
 * and rights.
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

/** The fuse wire version of the table above. */
const WIRE_VERSION = 1

/** The same table for electron-builder's `addElectronFuses`. */
export const fuseWire = () => ({
  version: String(WIRE_VERSION),
  ...Object.fromEntries(FUSES.map(({ on }, i) => [i, on])),
})

/**
 * @param {Buffer} binary the program, on macOS the Electron Framework
 * @returns the faults as messages
 */
export function fuseFaults(binary) {
  const wires = wiresOf(binary)
  if (wires.length === 0) return ['the binary has no fuses']
  return wires.flatMap(({ version, bytes }) =>
    version === WIRE_VERSION
      ? FUSES.flatMap(({ name, on }, i) =>
          bytes[i] === (on ? ON : OFF) ? [] : [`the fuse ${name} is not ${on ? 'on' : 'off'}`],
        )
      : [`the fuses are of version ${version}, ours of version ${WIRE_VERSION}`],
  )
}

/** The fuse wires in the binary, one per architecture. */
function wiresOf(binary) {
  const wires = []
  for (let at = binary.indexOf(SENTINEL); at >= 0; at = binary.indexOf(SENTINEL, at + 1)) {
    const wire = at + SENTINEL.length
    wires.push({ version: binary[wire], bytes: binary.subarray(wire + 2, wire + 2 + (binary[wire + 1] ?? 0)) })
  }
  return wires
}
