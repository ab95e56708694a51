/** The person's settings, in one JSON file: what a later version has put there stays, and a bad value is its default. */
import * as v from 'valibot'
import type { Settings } from '../../src-shared/desktop/bridge'
import { readObject, writeWhole } from './files'

const MAX_NAME = 60
/** As releases are named. */
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[a-z]+\.\d{1,4})?$/

const settings = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME)), ''),
  language: v.fallback(v.nullable(v.picklist(['en', 'ru', 'it'])), null),
  look: v.fallback(v.picklist(['system', 'dark', 'light']), 'dark'),
  notify: v.fallback(v.boolean(), true),
  tableName: v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME)), ''),
  visible: v.fallback(v.boolean(), true),
  guests: v.fallback(v.boolean(), true),
  updates: v.fallback(v.boolean(), false),
  firewallOffered: v.fallback(v.boolean(), false),
  lookedAt: v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null),
  newer: v.fallback(v.nullable(v.pipe(v.string(), v.regex(VERSION))), null),
})

/** What the app itself remembers, in the same file. */
export interface Kept extends Settings {
  /** Whether the rule of the Windows firewall was offered, whatever the person said. */
  readonly firewallOffered: boolean
  /** When a newer version was last looked for, in milliseconds since 1970, and which one was found. */
  readonly lookedAt: number | null
  readonly newer: string | null
}

export interface SettingsBox {
  readonly now: Kept
  /** Changes some of them, and keeps all. @returns all as they are now */
  set(some: Partial<Kept>): Kept
}

/** @param file where they are kept; one that cannot be written is done without */
export function openSettings(file: string, at: Date, report: (line: string) => void): SettingsBox {
  let whole = readObject(file, at, report)
  let now: Kept = v.parse(settings, withDefaults(whole))
  return {
    get now() {
      return now
    },
    set(some) {
      whole = { ...whole, ...some }
      now = v.parse(settings, withDefaults(whole))
      try {
        writeWhole(file, `${JSON.stringify({ ...whole, ...now }, null, 2)}\n`)
      } catch (fault) {
        report(`the settings could not be kept: ${String(fault)}`)
      }
      return now
    },
  }
}

/** A value that is missing falls back like one that is wrong. */
const withDefaults = (some: object): object => ({
  ...Object.fromEntries(Object.keys(settings.entries).map(key => [key, undefined])),
  ...some,
})
