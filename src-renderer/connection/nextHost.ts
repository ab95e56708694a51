/**
 * Whether a computer that says it hosts the table now may be followed: it has to be one of the table's, with the old host's
 * signature or enough votes. Loaded while the old host is still there. Over plain HTTP somebody in between can still
 * pass on what the true host says; the desktop app, which checks certificates, is safe from that.
 */
import { disbelief, incumbentOf, provesHost } from '../../src-shared/succession/check'
import type { TableOffice } from '../../src-shared/succession/succession'
import type { HostProof } from '../../src-shared/wire/keeping'

/**
 * @param known what the last host has shown
 * @param computer whose address has answered
 * @param nonce the number that was asked with
 * @param proof what it has shown
 */
export function mayFollow(
  known: TableOffice,
  computer: string,
  nonce: string,
  { office, signature }: HostProof,
): boolean {
  const incumbent = incumbentOf(office.succession)
  if (incumbent.host !== computer || disbelief(known, office) !== null) return false
  return provesHost(office.succession, incumbent, nonce, signature)
}
