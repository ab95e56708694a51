/** What a host offers besides its tables: the signed installers of a folder, and what is to be said about them. */
import { resolve } from 'node:path'
import { findOffers, type Offers } from './net/offers'
import { releaseKey } from './release/key'
import type { Say } from './terminal/words'

/**
 * @param folder as it was named by whoever hosts; null for none
 * @param complain told what is offered, and which files are not
 * @param key the project's release key
 * @returns null when nothing can be offered: the reason has been said then
 */
export async function offered(
  folder: string | null,
  words: Say,
  complain: (line: string) => void,
  key = releaseKey,
): Promise<Offers | null> {
  if (folder === null) return null
  if (!key) {
    complain(words('offerNoKey'))
    return null
  }
  try {
    const { offers, refused } = await findOffers(resolve(folder), key)
    for (const { name, why } of refused)
      complain(words(why === 'unsigned' ? 'offerUnsigned' : 'offerChanged', { name }))
    complain(words('offering', { n: offers.list.length }))
    return offers
  } catch (fault) {
    complain(
      words('offerNoFolder', { dir: resolve(folder), what: fault instanceof Error ? fault.message : String(fault) }),
    )
    return null
  }
}
