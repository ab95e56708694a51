/**
 * The UUID of a program for macOS (LC_UUID). macOS remembers by it whether a program may use the local network, and all
 * apps of one version of Electron have the same: another app's answer would count for ours.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MACH_64 = 0xfeedfacf,
  /** Several architectures in one file; its own numbers are big-endian. */
  FAT = 0xcafebabe,
  LC_UUID = 0x1b
const HEADER_BYTES = 32,
  FAT_ENTRY_BYTES = 20,
  UUID_BYTES = 16

/** @returns the places of all UUIDs in a program, one per architecture */
function placesOf(binary) {
  if (binary.length < HEADER_BYTES) return []
  if (binary.readUInt32BE(0) === FAT) {
    const count = binary.readUInt32BE(4)
    return Array.from({ length: count }, (_, i) => binary.readUInt32BE(8 + i * FAT_ENTRY_BYTES + 8)).flatMap(at =>
      placesIn(binary, at),
    )
  }
  return placesIn(binary, 0)
}

function placesIn(binary, start) {
  if (binary.readUInt32LE(start) !== MACH_64) return []
  const commands = binary.readUInt32LE(start + 16)
  for (let i = 0, at = start + HEADER_BYTES; i < commands; i++, at += binary.readUInt32LE(at + 4))
    if (binary.readUInt32LE(at) === LC_UUID) return [at + 8]
  return []
}

/** @returns the UUIDs of a program as hexadecimal text, one per architecture */
export const uuidsOf = binary => placesOf(binary).map(at => binary.subarray(at, at + UUID_BYTES).toString('hex'))

/** The UUID of one of our programs: the same in every build, so that the person's answer stays. */
export function uuidFor(appId, name) {
  const uuid = createHash('sha256').update(`${appId}\n${name}`).digest().subarray(0, UUID_BYTES)
  // Version 8: made by a rule of one's own.
  uuid[6] = (uuid[6] & 0x0f) | 0x80
  uuid[8] = (uuid[8] & 0x3f) | 0x80
  return uuid
}

/** @returns the program with this UUID. @throws when it has no place for one */
export function withUuid(binary, uuid) {
  const places = placesOf(binary)
  if (places.length === 0) throw new Error('there is no LC_UUID to replace')
  const changed = Buffer.from(binary)
  for (const at of places) uuid.copy(changed, at)
  return changed
}

/** Gives the app and its helpers UUIDs of their own. Call it before anything is signed. @returns their names */
export function setUuids(app, appId) {
  const contents = path.join(app, 'Contents'),
    frameworks = path.join(contents, 'Frameworks')
  const helpers = readdirSync(frameworks).filter(name => name.endsWith('.app'))
  const folders = [contents, ...helpers.map(name => path.join(frameworks, name, 'Contents'))]
  return folders.flatMap(folder =>
    readdirSync(path.join(folder, 'MacOS')).map(name => {
      const file = path.join(folder, 'MacOS', name),
        { mode } = statSync(file)
      writeFileSync(file, withUuid(readFileSync(file), uuidFor(appId, name)), { mode })
      return name
    }),
  )
}
