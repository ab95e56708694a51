/** What the host's person may switch while the host runs: whether it is announced, and whether browser guests may come. */
import type { HostControls } from './host/given'
import type { Advertiser, Facts } from './net/discovery'
import { isGuest } from './net/server'

interface Switched {
  /** Whether there is a network to be announced on. */
  readonly network: boolean
  readonly visible: boolean
  readonly guests: boolean
  /** Begins; what it takes to be found is loaded by then. */
  readonly advertise: () => Promise<Advertiser> | Advertiser
  /** The tables that say goodbye. */
  readonly leaving: () => readonly Facts[]
  readonly dropGuests: () => void
}

export interface Controls extends HostControls {
  /** The host is there: from now on it is announced, where it is to be. */
  start(): void
  /** Announces anew, as after a sleep. */
  again(): void
  /** Says goodbye for these tables. */
  stop(tables: readonly Facts[]): Promise<void>
}

export function hostControls({
  network,
  visible: announced,
  guests: welcome,
  advertise,
  leaving,
  dropGuests,
}: Switched): Controls {
  let visible = announced && network,
    guests = welcome,
    advertiser: Advertiser | null = null,
    running = false
  /** One goodbye or beginning follows the other. */
  let before: Promise<void> = Promise.resolve()
  const follow = (tables: readonly Facts[]): Promise<void> => {
    before = before.then(async () => {
      const wanted = visible && running
      if (wanted && !advertiser) advertiser = await advertise()
      if (wanted || !advertiser) return
      const old = advertiser
      advertiser = null
      await old.close(tables)
    })
    return before
  }
  return {
    visible: () => (network ? visible : null),
    setVisible(next) {
      if (!network) return false
      visible = next
      void follow(leaving())
      return true
    },
    guests: () => guests,
    setGuests(next) {
      guests = next
      if (!next) dropGuests()
    },
    isGuest,
    start() {
      running = true
      void follow([])
    },
    again() {
      advertiser?.again()
    },
    stop(tables) {
      running = false
      return follow(tables)
    },
  }
}
