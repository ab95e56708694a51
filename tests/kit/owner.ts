/** The owner of a test's host, known by one secret. */
import type { OwnerSetup } from '../../src-main/host/access/ownerKey'

export const ownerBy = (secret: string, expected = false): OwnerSetup => ({
  holds: given => given === secret,
  expected,
})
