/** Loads the signed installers of a folder, and reports which are offered or refused. */
import { resolve } from 'node:path'
import { loadInstallerOffers, type InstallerOffers } from './net/installerOffers'
import { releaseKey } from './release/key'
import type { Translate } from './terminal/locale'

/**
 * @param folder as the person named it; null for none
 * @param report called with messages about what is offered and what is not
 * @param key the project's release key
 * @returns null when nothing can be offered, after reporting why
 */
export async function loadOffers(
  folder: string | null,
  t: Translate,
  report: (line: string) => void,
  key = releaseKey,
): Promise<InstallerOffers | null> {
  if (folder === null) return null
  if (!key) {
    report(t('offerNoKey'))
    return null
  }
  try {
    const { offers, refused } = await loadInstallerOffers(resolve(folder), key)
    for (const { name, why } of refused) report(t(why === 'unsigned' ? 'offerUnsigned' : 'offerChanged', { name }))
    report(t('offering', { n: offers.list.length }))
    return offers
  } catch (fault) {
    report(t('offerNoFolder', { dir: resolve(folder), what: fault instanceof Error ? fault.message : String(fault) }))
    return null
  }
}
