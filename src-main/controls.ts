/** Switches of a running host: whether it is announced, and whether browser guests may come. */
import type { HostControls } from './host/deps'
import type { Advertiser, TableRecord } from './net/discovery'
import { isGuest } from './net/server'

interface ControlsSetup {
  /** Whether the host listens on a network at all. */
  readonly network: boolean
  readonly visible: boolean
  readonly guests: boolean
  /** Starts the announcement, and loads its code. */
  readonly advertise: () => Promise<Advertiser> | Advertiser
  /** The tables that say goodbye. */
  readonly leaving: () => readonly TableRecord[]
  readonly dropGuests: () => void
}

export interface Controls extends HostControls {
  /** The host is up: announces it if it is visible. */
  start(): void
  /** Restarts the announcement, as after a sleep. */
  restart(): void
  /** Says goodbye for these tables. */
  stop(tables: readonly TableRecord[]): Promise<void>
}

export function hostControls({
  network,
  visible: initiallyVisible,
  guests: initiallyGuests,
  advertise,
  leaving,
  dropGuests,
}: ControlsSetup): Controls {
  let visible = initiallyVisible && network,
    guests = initiallyGuests,
    advertiser: Advertiser | null = null,
    running = false
  /** Serializes starts and goodbyes. */
  let lastChange: Promise<void> = Promise.resolve()
  const applyVisibility = (tables: readonly TableRecord[]): Promise<void> => {
    lastChange = lastChange.then(async () => {
      const shouldAdvertise = visible && running
      if (shouldAdvertise && !advertiser) advertiser = await advertise()
      if (shouldAdvertise || !advertiser) return
      const stopping = advertiser
      advertiser = null
      await stopping.close(tables)
    })
    return lastChange
  }
  return {
    visible: () => (network ? visible : null),
    setVisible(next) {
      if (!network) return false
      visible = next
      void applyVisibility(leaving())
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
      void applyVisibility([])
    },
    restart() {
      advertiser?.restart()
    },
    stop(tables) {
      running = false
      return applyVisibility(tables)
    },
  }
}
