/** The person's settings in one JSON file: keys of later versions are kept, and invalid values become defaults. */
import * as v from 'valibot'
import { avatarSchema } from '../../src-shared/wire/avatars'
import type { Settings } from '../../src-shared/desktop/bridge'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { readJsonObject, writeFileAtomically } from './files'

const MAX_NAME = 60
/** Release version numbers. */
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[a-z]+\.\d{1,4})?$/

const settings = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME)), ''),
  avatar: v.fallback(v.nullable(avatarSchema), null),
  language: v.fallback(v.nullable(v.picklist(LANGUAGE_IDS)), null),
  look: v.fallback(v.picklist(['system', 'dark', 'light']), 'dark'),
  notify: v.fallback(v.boolean(), true),
  tableName: v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME)), ''),
  visible: v.fallback(v.boolean(), true),
  guests: v.fallback(v.boolean(), true),
  hall: v.fallback(v.boolean(), false),
  keepers: v.fallback(v.boolean(), false),
  keeps: v.fallback(v.picklist(['ask', 'yes', 'no']), 'ask'),
  goesOn: v.fallback(v.boolean(), false),
  updates: v.fallback(v.boolean(), false),
  firewallOffered: v.fallback(v.boolean(), false),
  lookedAt: v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null),
  newer: v.fallback(v.nullable(v.pipe(v.string(), v.regex(VERSION))), null),
})

/** The settings, with what the app itself remembers. */
export interface StoredSettings extends Settings {
  /** Whether the Windows firewall rule was offered. */
  readonly firewallOffered: boolean
  /** When a newer version was last checked for, in milliseconds since 1970, and the one that was found. */
  readonly lookedAt: number | null
  readonly newer: string | null
}

export interface SettingsStore {
  readonly current: StoredSettings
  /** Changes and stores settings. @returns all of them */
  set(changes: Partial<StoredSettings>): StoredSettings
}

/** @param file where they are stored; write failures are only reported */
export function openSettings(file: string, now: Date, report: (line: string) => void): SettingsStore {
  let stored = readJsonObject(file, now, report)
  let current: StoredSettings = v.parse(settings, withDefaults(stored))
  return {
    get current() {
      return current
    },
    set(changes) {
      stored = { ...stored, ...changes }
      current = v.parse(settings, withDefaults(stored))
      try {
        writeFileAtomically(file, `${JSON.stringify({ ...stored, ...current }, null, 2)}\n`)
      } catch (fault) {
        report(`the settings could not be stored: ${String(fault)}`)
      }
      return current
    },
  }
}

/** Missing values fall back like invalid ones. */
const withDefaults = (changes: object): object => ({
  ...Object.fromEntries(Object.keys(settings.entries).map(key => [key, undefined])),
  ...changes,
})
