/** A distribution of Electron with no Electron in it: what electron-builder looks for, and nothing that runs. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Electron's word before its fuses, and a wire as a fresh Electron 45 carries it: version, number, a sign for each. */
export const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const FRESH_WIRE = '101100011'

/** A program of no use, with fuses. @param wire their signs */
export const stubBinary = (wire = FRESH_WIRE, version = 1): Buffer =>
  Buffer.concat([
    Buffer.from('#!/bin/sh\nexit 0\n'),
    Buffer.from(SENTINEL),
    Buffer.from([version, wire.length]),
    Buffer.from(wire),
    Buffer.from('\n'),
  ])

/** The signs of the fuses in a binary, in order: `1` for on, `0` for off. */
export function wireOf(binary: Buffer): string {
  const at = binary.indexOf(SENTINEL) + SENTINEL.length
  return binary.toString('latin1', at + 2, at + 2 + (binary[at + 1] ?? 0))
}

/** Writes the stub of a Linux distribution into a folder. */
export function stubDistribution(folder: string): void {
  const put = (name: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  put('electron', stubBinary())
  chmodSync(path.join(folder, 'electron'), 0o755)
  for (const language of ['de', 'en-US', 'it', 'ru']) put(`locales/${language}.pak`, language)
  put('LICENSE', 'The licence of Electron.')
  put('LICENSES.chromium.html', 'The licences of Chromium.')
}
