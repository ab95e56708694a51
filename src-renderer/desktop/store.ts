/**
 * State of the desktop app's page besides the table: its host, the found tables, the settings, where the person sits.
 */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type {
  StartupState,
  Bridge,
  FormerHost,
  MenuCommand,
  FoundTable,
  HostingState,
  HostRequest,
  HostIdentity,
  Settings,
  TablePlace,
} from '../../src-shared/desktop/bridge'
import { joinCode } from '../connection/joinCode'
import type { Connection } from '../connection/connection'
import type { Introduction } from '../connection/socketSetup'
import type { Pin } from '../../src-shared/lan/pin'
import { refuse } from '../../src-shared/kernel/refusal'
import type { TableComputer } from '../../src-shared/wire'
import { followTable } from '../connection/following'
import { useHall } from '../hall/store'
import { useKeeping } from '../keeping/store'
import { useMe } from '../store/me'
import { useTable } from '../store/table'
import { desktopConnection } from './connection'
import { desktopFollower } from './follower'

const NOWHERE: TablePlace = { addresses: [], port: 1, pin: null, announced: null, table: null }

/** Which dialog lies over the first screen. */
export type Sheet = 'settings' | 'doctor' | 'about'

export const useDesktop = defineStore('desktop', () => {
  const me = useMe()
  const table = useTable()
  const hall = useHall()
  const keeping = useKeeping()
  let bridge: Bridge
  const version = ref('')
  const sealed = ref(true)
  const looks = ref(false)
  /** A newer version of the program. */
  const newer = ref<string | null>(null)
  const settings = shallowRef<Settings>({
    name: '',
    avatar: null,
    language: null,
    look: 'dark',
    notify: true,
    tableName: '',
    visible: true,
    guests: true,
    hall: false,
    keepers: false,
    keeps: 'ask',
    goesOn: false,
    updates: false,
  })
  const hosting = shallowRef<HostingState>({ is: 'closed', why: null })
  const tables = shallowRef<readonly FoundTable[]>([])
  const before = shallowRef<readonly TablePlace[]>([])
  /** The address that a link has filled in, until it is used or changed. */
  const link = ref<string | null>(null)
  const sheet = ref<Sheet | null>(null)
  /** Where this person sits: at a found table, at their own, or nowhere (null). */
  const at = shallowRef<{
    readonly n: number
    readonly own: boolean
    readonly place: TablePlace
    /** Where the person sat before the table moved. */
    readonly from?: FormerHost
  } | null>(null)
  /** The table that this computer was asked to keep in this visit. */
  const keptTable = ref<string | null>(null)
  /** The host at the other end of the connection. */
  const met = shallowRef<HostIdentity | null>(null)
  /** The host with which this visit began: no other is spoken with until it ends. */
  let visited: Pin | null = null
  /** The certificate of another host that answered in its place, or in that of a host that was met before. */
  const changed = ref<string | null>(null)
  /** The certificate of a new host to which the person wants to send the join code. */
  const codeFor = ref<string | null>(null)
  /** The person compares the words of a new host at another time. */
  const comparesLater = ref(false)
  /** Whether to enter the own table as soon as it is open. */
  let entersWhenOpen = false
  let visits = 0

  const call = computed(() => bridge.call)

  /** Takes in the initial state and subscribes to changes. */
  function begin(desktopBridge: Bridge, beginning: StartupState): void {
    bridge = desktopBridge
    version.value = beginning.version
    sealed.value = beginning.sealed
    looks.value = beginning.canCheckForUpdates
    newer.value = beginning.newer
    settings.value = beginning.settings
    link.value = beginning.link
    onHosting(beginning.hosting)
    desktopBridge.on.hosting(onHosting)
    desktopBridge.on.tables(found => {
      tables.value = found
    })
    desktopBridge.on.deepLink(onLink)
    desktopBridge.on.newerVersion(version => {
      newer.value = version
    })
    desktopBridge.on.command(onCommand)
    keeping.actions = {
      agreeTo: computer => {
        const id = table.party?.table.id
        if (id !== undefined) void bridge.call.agreeTo({ table: id, computer })
      },
      follow: computer => {
        const id = table.party?.table.id
        if (id !== undefined) followTo(computer, id)
      },
    }
    followTable(table, desktopFollower({ bridge, host: () => met.value?.fingerprint ?? null, go: followTo }))
    void listTables(true)
  }

  async function listTables(on: boolean): Promise<void> {
    tables.value = []
    await bridge.call.browse(on)
    if (on) before.value = await bridge.call.knownHosts(null)
  }

  function onHosting(state: HostingState): void {
    hosting.value = state
    if (state.is === 'open' && entersWhenOpen) {
      entersWhenOpen = false
      sit(state.place, true)
    }
    // When our own host is back, the page reconnects without waiting.
    if (state.is === 'open' && at.value?.own) table.retry()
    keeping.own = state.is === 'keeping' ? state.own : null
    // This computer's table is hosted by another one now: the person goes along.
    if (state.is === 'keeping' && state.elsewhere && at.value?.own) {
      followTo(state.elsewhere.computer, state.elsewhere.table)
      table.notice(refuse('yourTableNowAt', { name: state.elsewhere.computer.name }))
      return
    }
    if (state.is === 'closed') {
      entersWhenOpen = false
      if (at.value?.own) leave()
    }
  }

  /** The table has moved: its person goes to the computer that hosts it now, with their place. */
  function followTo(computer: TableComputer, tableId: string): void {
    const seat = at.value
    if (!seat || !met.value) return
    const { fingerprint, trust } = met.value
    const own = hosting.value.is === 'open' && hosting.value.place.pin?.fingerprint === computer.id
    // Whoever trusted the host trusts those that it has named.
    const pin: Pin = { fingerprint: computer.id, from: trust === 'first' ? 'met' : 'link' }
    const { addresses, port } = computer
    at.value = {
      n: seat.n,
      own,
      place: { addresses, port, pin, announced: null, table: tableId },
      from: { fingerprint, table: seat.place.table },
    }
    visited = pin
    table.retry()
  }

  /** Goes to the computer that hosts the table now that was hosted here. */
  function enterElsewhere(): void {
    const { value: state } = hosting
    if (state.is !== 'keeping' || !state.elsewhere) return
    const { table: id, computer } = state.elsewhere
    const { addresses, port } = computer
    const pin: Pin = { fingerprint: computer.id, from: 'link' }
    sit({ addresses, port, pin, announced: null, table: id }, false, { fingerprint: state.own, table: null })
  }

  /** The person has said whether this computer keeps copies. */
  async function consent(yes: boolean): Promise<void> {
    await set({ keeps: yes ? 'yes' : 'no' })
  }

  /** Whether the table would be kept by this computer: the person sits at somebody else's, and hosts none. */
  const couldKeep = computed(
    () =>
      at.value?.own === false &&
      table.state.is === 'open' &&
      table.keeping !== null &&
      table.party?.you.seat !== null &&
      hosting.value.is === 'closed' &&
      keptTable.value === null,
  )
  watch(
    () => couldKeep.value && settings.value.keeps === 'yes',
    keeps => {
      if (!keeps) return
      keptTable.value = table.party?.table.id ?? null
      void table.send({ kind: 'keepTable' })
    },
  )

  /** A link fills the form; a person who sits at a table stays there. */
  function onLink(text: string): void {
    link.value = text
  }

  function onCommand(command: MenuCommand): void {
    switch (command) {
      case 'settings':
      case 'doctor':
      case 'about':
        sheet.value = command
        return
      case 'give':
        keeping.isGiving = true
        return
      case 'leave':
      case 'join':
      case 'host':
        leave()
    }
  }

  function sit(place: TablePlace, own: boolean, from?: FormerHost): void {
    link.value = null
    met.value = null
    visited = null
    changed.value = null
    codeFor.value = null
    comparesLater.value = false
    keptTable.value = null
    // A join code is for one table: the own table's was just chosen by its host.
    if (!own) joinCode.value = null
    table.forget()
    hall.forget()
    at.value = { n: ++visits, own, place, ...(from ? { from } : {}) }
    void listTables(false)
  }

  /** Back to the first screen. The seat at the table is kept. */
  function leave(): void {
    if (!at.value) return
    table.hangUp({ refused: 'left' })
    if (keptTable.value !== null) void bridge.call.leaveTable(keptTable.value)
    if (hosting.value.is === 'keeping' && hosting.value.elsewhere)
      void bridge.call.leaveTable(hosting.value.elsewhere.table)
    keptTable.value = null
    table.forget()
    hall.forget()
    at.value = null
    void listTables(true)
  }

  async function set(some: Partial<Settings>): Promise<void> {
    settings.value = await bridge.call.changeSettings(some)
  }

  async function host(wishes: HostRequest): Promise<void> {
    entersWhenOpen = true
    joinCode.value = wishes.code
    const { name, visible, guests, keepers } = wishes
    await set({ tableName: name, visible, guests, hall: wishes.hall, keepers })
    await bridge.call.openHost(wishes)
  }

  function enter(): void {
    if (hosting.value.is === 'open') sit(hosting.value.place, true)
  }

  /** Opens the connection to the table where this person sits. */
  function connect(me: Introduction): Connection {
    const seat = at.value
    const place = (): TablePlace => {
      const seat = at.value
      if (seat?.own && hosting.value.is === 'open') return hosting.value.place
      const { place } = seat ?? { place: NOWHERE }
      return { ...place, pin: place.pin ?? visited }
    }
    return desktopConnection({
      bridge,
      place,
      from: () => at.value?.from,
      onInvitation: (invitation, line) => {
        if (keptTable.value !== null) void bridge.call.keepTable({ line, table: keptTable.value, invitation })
      },
      me,
      isKept: () => table.isKept,
      onMet: host => {
        met.value = host
        // Who has answered in its place meanwhile is of no interest any more.
        changed.value = null
        visited = { fingerprint: host.fingerprint, from: 'met' }
      },
      onChanged: fingerprint => {
        changed.value = fingerprint
      },
      mayHearCode: () => seat?.own === true || mayHearCode.value,
    })
  }

  /** Whether the host at the other end may hear the join code: one that was met before, or the person says so. */
  const mayHearCode = computed(
    () => met.value !== null && (met.value.trust !== 'first' || met.value.fingerprint === codeFor.value),
  )

  /** Speaks with the host that answers in the place of another: with this one, and no third. */
  function acceptChanged(): void {
    if (changed.value === null) return
    visited = { fingerprint: changed.value, from: 'met' }
    changed.value = null
    table.retry()
  }

  /** The person says that this is the right host, for good. */
  async function confirmHost(): Promise<void> {
    if (!met.value) return
    const host = met.value
    met.value = { ...host, trust: 'known' }
    await bridge.call.confirmHost(host.fingerprint)
  }

  /** The person does not trust this host: leaves, and it was never met. */
  async function rejectHost(): Promise<void> {
    const host = met.value
    leave()
    if (host) await bridge.call.forgetHost(host.fingerprint)
  }

  return {
    me,
    version,
    sealed,
    looks,
    newer,
    settings,
    hosting,
    tables,
    before,
    link,
    sheet,
    at,
    met,
    changed,
    codeFor,
    comparesLater,
    mayHearCode,
    couldKeep,
    consent,
    enterElsewhere,
    call,
    begin,
    sit,
    leave,
    set,
    host,
    enter,
    connect,
    acceptChanged,
    confirmHost,
    rejectHost,
  }
})
