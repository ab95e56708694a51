/** Asks every address of the /24 around ours, on request: for networks where nothing else gets through. */
import type { Nic } from './deps'
import { neighbours } from './subnets'

/** Parallel requests that a home router can handle. */
const PARALLEL = 50
/** Time limit per address, also for bad Wi-Fi. */
export const SCAN_MS = 400

/** @param ask asks one address; @param isCancelled says that nobody wants to know any more */
export async function scan(
  nics: readonly Nic[],
  ask: (address: string) => Promise<void>,
  isCancelled: () => boolean,
): Promise<void> {
  const own = new Set(nics.map(nic => nic.address))
  const addresses = [...new Set(nics.flatMap(neighbours))].filter(address => !own.has(address)).values()
  const worker = async (): Promise<void> => {
    for (const address of addresses) {
      if (isCancelled()) return
      await ask(address)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
}
