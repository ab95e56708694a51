/** Asks every address of the /24 around ours, when the person wants it: for networks where nothing else gets through. */
import type { Nic } from './given'
import { neighbours } from './subnets'

/** A home router keeps up with this many at a time. */
const AT_ONCE = 50
/** A machine on the same network connects within a few ms; one on a bad Wi-Fi still within this. */
export const SCAN_MS = 400

/** @param ask asks one address; @param stopped says that nobody wants to know any more */
export async function scan(
  nics: readonly Nic[],
  ask: (address: string) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  const own = new Set(nics.map(nic => nic.address))
  const rest = [...new Set(nics.flatMap(neighbours))].filter(address => !own.has(address)).values()
  const worker = async (): Promise<void> => {
    for (const address of rest) {
      if (stopped()) return
      await ask(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
