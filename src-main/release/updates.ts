/**
 * Finds newer releases: off by default, and only versions signed by the release key. Nothing is installed: the app
 * names the version and shows its page.
 */
import type { KeyObject } from 'node:crypto'
import { targetOf, isNewer, readSigned, type InstallerTarget, type SignedInstaller } from './signature'

/** Check once a day. */
export const CHECK_EVERY_MS = 24 * 3600 * 1000
/** File name of a release's installer list, which scripts/sign.mjs writes. */
export const RELEASE_LIST = 'release.json'
/** The longest list that is read. */
export const MAX_RELEASE_LIST = 64 * 1024

/** The list of the latest release, and its page for people. */
export interface ReleaseUrls {
  readonly list: string
  readonly page: string
}

/** @param repository as package.json says it, `github:owner/name`; null for a build that has no releases to look for */
export function releaseUrls(repository: unknown): ReleaseUrls | null {
  const [, name] = typeof repository === 'string' ? (/^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? []) : []
  return name === undefined
    ? null
    : {
        list: `https://github.com/${name}/releases/latest/download/${RELEASE_LIST}`,
        page: `https://github.com/${name}/releases/latest`,
      }
}

export interface CheckState {
  /** The person's setting. */
  readonly wanted: boolean
  /** Time of the last check, by the same clock as `now`, in milliseconds; null for never. */
  readonly last: number | null
  readonly now: number
}

/** Whether it is time to check. A clock that was set back does not block checks. */
export const shouldCheck = ({ wanted, last, now }: CheckState): boolean =>
  wanted && (last === null || now < last || now - last >= CHECK_EVERY_MS)

/**
 * @param text of the list, from wherever it came
 * @returns the newest signed version for this machine that is newer than the running one, or null
 */
export function newerRelease(
  text: string,
  key: KeyObject | null,
  { platform, arch }: InstallerTarget,
  version: string,
): string | null {
  if (!key || text.length > MAX_RELEASE_LIST) return null
  const newer = readSignedList(text, key)
    .filter(({ name, version: offered }) => {
      const fits = targetOf(name)
      return fits?.platform === platform && fits.arch === arch && isNewer(offered, version)
    })
    .map(installer => installer.version)
  return newer.reduce<string | null>((best, next) => (best === null || isNewer(next, best) ? next : best), null)
}

function readSignedList(text: string, key: KeyObject): SignedInstaller[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap(version => readSigned(version, key) ?? []) : []
  } catch {
    return []
  }
}
