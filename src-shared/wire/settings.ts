/**
 * The settings of a table: one entry each, and the place that obeys it. Schema, wire, view, storage and the page's
 * controls are made from these entries; their texts are `settings.<key>` in the locales.
 */

/** A value that a setting can take. Seconds are numbers; 0 is "off". */
export type SettingValue = string | number | boolean

/** Where the page shows a setting's control: with the game's rules, with the people, or with the chat. */
export type SettingGroup = 'rules' | 'people' | 'chat'

interface SettingSpec {
  readonly values: readonly SettingValue[]
  readonly default: SettingValue
  /** Who may change it. */
  readonly by: 'host'
  /** When it may be changed: before a match only, or at any time. */
  readonly when: 'lobby' | 'always'
  readonly group: SettingGroup
  /** How the page words a number. */
  readonly unit?: 'seconds'
}

export const TABLE_SETTINGS = {
  /** Seconds for an answer; 0: no clock. */
  clock: {
    values: [0, 15, 30, 60, 120, 300],
    default: 0,
    by: 'host',
    when: 'lobby',
    group: 'rules',
    unit: 'seconds',
  },
  /** Who may come in: anybody, only spectators, or nobody new. People who have a place always come back. */
  doors: { values: ['open', 'watch', 'shut'], default: 'open', by: 'host', when: 'always', group: 'people' },
  /** Seconds of absence after which a bot fills in; 0: when the host says so. */
  sitInAfter: {
    values: [0, 30, 60, 180],
    default: 0,
    by: 'host',
    when: 'always',
    group: 'people',
    unit: 'seconds',
  },
  /** Whether people may type their own messages, besides quick phrases and reactions. */
  freeTalk: { values: [true, false], default: true, by: 'host', when: 'always', group: 'chat' },
} as const satisfies { readonly [key: string]: SettingSpec }

export type SettingKey = keyof typeof TABLE_SETTINGS

export type TableSettings = { readonly [K in SettingKey]: (typeof TABLE_SETTINGS)[K]['values'][number] }

export type Doors = TableSettings['doors']

/** Everything that is made from the table of settings. */
export function settingsFrom(specs: { readonly [key in SettingKey]: SettingSpec }) {
  const keys = Object.keys(specs) as readonly SettingKey[]
  const isValue = (key: SettingKey, value: unknown): boolean => specs[key].values.some(one => one === value)
  return {
    SETTING_KEYS: keys,
    /** The spec of a setting, with the types that all settings share. */
    settingSpec: (key: SettingKey): SettingSpec => specs[key],
    /** Whether a value is one that the setting can take. */
    isSettingValue: isValue,
    DEFAULT_SETTINGS: Object.fromEntries(keys.map(key => [key, specs[key].default])) as TableSettings,
    /** Settings from storage or another version: what is missing or unknown there has its default. */
    readSettings: (stored: { readonly [key: string]: unknown }): TableSettings =>
      Object.fromEntries(
        keys.map(key => [key, isValue(key, stored[key]) ? stored[key] : specs[key].default]),
      ) as TableSettings,
  }
}

export const { SETTING_KEYS, settingSpec, isSettingValue, DEFAULT_SETTINGS, readSettings } =
  settingsFrom(TABLE_SETTINGS)
