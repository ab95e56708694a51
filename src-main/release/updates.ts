/**
 * Looking for a newer release: only when the person wants it, which is off by default. Nothing is ever installed by itself: at most
 * a newer version is named, and its page shown. What is read was signed by the release key, or it is not believed.
 */
import type { KeyObject } from 'node:crypto'
import { fitsOf, isNewer, readSigned, type Fits, type Signed } from './signature'

/** Whoever wants to know hears of a release on the day it comes; a table on many evenings asks no more often than that. */
export const LOOK_EVERY_MS = 24 * 3600 * 1000
/** The list of a release's installers: scripts/sign.mjs writes it beside them. */
export const RELEASE_LIST = 'release.json'
/** The longest list that is read. */
export const MAX_RELEASE_LIST = 64 * 1024

/** Where releases are, and where a person can read about them. */
export interface ReleasePlaces {
  readonly list: string
  readonly page: string
}

/** @param repository as package.json says it, `github:owner/name`; null for a build that has no releases to look for */
export function releasePlaces(repository: unknown): ReleasePlaces | null {
  const [, name] = typeof repository === 'string' ? (/^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? []) : []
  return name === undefined
    ? null
    : {
        list: `https://github.com/${name}/releases/latest/download/${RELEASE_LIST}`,
        page: `https://github.com/${name}/releases/latest`,
      }
}

export interface LookState {
  /** The person's setting. */
  readonly wanted: boolean
  /** When it was last looked, by the same clock as `now`, in milliseconds; null for never. */
  readonly last: number | null
  readonly now: number
}

/** Whether it is time to look. A clock that was set back does not keep anybody waiting for years. */
export const looksNow = ({ wanted, last, now }: LookState): boolean =>
  wanted && (last === null || now < last || now - last >= LOOK_EVERY_MS)

/**
 * @param text of the list, from wherever it came
 * @returns the newest version for this machine that is newer than what runs; null when there is none that can be believed
 */
export function newerRelease(
  text: string,
  key: KeyObject | null,
  { platform, arch }: Fits,
  version: string,
): string | null {
  if (!key || text.length > MAX_RELEASE_LIST) return null
  const newer = signedIn(text, key)
    .filter(({ name, version: offered }) => {
      const fits = fitsOf(name)
      return fits?.platform === platform && fits.arch === arch && isNewer(offered, version)
    })
    .map(one => one.version)
  return newer.reduce<string | null>((best, one) => (best === null || isNewer(one, best) ? one : best), null)
}

function signedIn(text: string, key: KeyObject): Signed[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap(one => readSigned(one, key) ?? []) : []
  } catch {
    return []
  }
}
