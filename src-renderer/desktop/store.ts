/** What the desktop app's page knows besides the table: its host, the list of tables, the settings, where it sits. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type {
  Beginning,
  Bridge,
  Command,
  FoundTable,
  HostingState,
  HostWishes,
  Met,
  Settings,
  TablePlace,
} from '../../src-shared/desktop/bridge'
import { joinCode } from '../connection/code'
import type { Connection } from '../connection/connection'
import { useMe } from '../store/me'
import { useTable } from '../store/table'
import { desktopConnection } from './connection'

/** Which page lies over the first screen. */
export type Sheet = 'settings' | 'doctor' | 'about'

export const useDesktop = defineStore('desktop', () => {
  const me = useMe()
  const table = useTable()
  let bridge: Bridge
  const version = ref('')
  const sealed = ref(true)
  const looks = ref(false)
  /** A newer version of the program. */
  const newer = ref<string | null>(null)
  const settings = shallowRef<Settings>({
    name: '',
    language: null,
    look: 'dark',
    notify: true,
    tableName: '',
    visible: true,
    guests: true,
    updates: false,
  })
  const hosting = shallowRef<HostingState>({ is: 'closed', why: null })
  const tables = shallowRef<readonly FoundTable[]>([])
  const before = shallowRef<readonly TablePlace[]>([])
  /** What a link has filled in, until it is used or changed. */
  const link = ref<string | null>(null)
  const sheet = ref<Sheet | null>(null)
  /** Where this person sits: a place, at the own table, or nowhere. */
  const at = shallowRef<{ readonly n: number; readonly own: boolean; readonly place: TablePlace } | null>(null)
  /** Who is at the other end of the line. */
  const met = shallowRef<Met | null>(null)
  /** Goes to the own table as soon as it is open. */
  let going = false
  let sittings = 0

  const call = computed(() => bridge.call)

  /** The page is there: takes in how things are, and hears what changes. */
  function begin(to: Bridge, beginning: Beginning): void {
    bridge = to
    version.value = beginning.version
    sealed.value = beginning.sealed
    looks.value = beginning.looks
    newer.value = beginning.newer
    settings.value = beginning.settings
    link.value = beginning.link
    hosted(beginning.hosting)
    to.hear.hosting(hosted)
    to.hear.tables(found => {
      tables.value = found
    })
    to.hear.link(opened)
    to.hear.newer(version => {
      newer.value = version
    })
    to.hear.command(obey)
    void list(true)
  }

  async function list(on: boolean): Promise<void> {
    tables.value = []
    await bridge.call.look(on)
    if (on) before.value = await bridge.call.before(null)
  }

  function hosted(state: HostingState): void {
    hosting.value = state
    if (state.is === 'open' && going) {
      going = false
      sit(state.place, true)
    }
    // A host of ours that is back is not waited for: whoever sits at it goes there at once.
    if (state.is === 'open' && at.value?.own) table.retry()
    if (state.is === 'closed') {
      going = false
      if (at.value?.own) leave()
    }
  }

  /** A link fills the form; whoever sits at a table stays there. */
  function opened(text: string): void {
    link.value = text
  }

  function obey(command: Command): void {
    switch (command) {
      case 'settings':
      case 'doctor':
      case 'about':
        sheet.value = command
        return
      case 'leave':
      case 'join':
      case 'host':
        leave()
    }
  }

  function sit(place: TablePlace, own: boolean): void {
    link.value = null
    met.value = null
    // A code is for one table: the own one's its host has just chosen.
    if (!own) joinCode.value = null
    table.forget()
    at.value = { n: ++sittings, own, place }
    void list(false)
  }

  /** Back to the first page: the place at the table is kept. */
  function leave(): void {
    if (!at.value) return
    table.hangUp({ refused: 'left' })
    table.forget()
    at.value = null
    void list(true)
  }

  async function set(some: Partial<Settings>): Promise<void> {
    settings.value = await bridge.call.set(some)
  }

  async function host(wishes: HostWishes): Promise<void> {
    going = true
    joinCode.value = wishes.code
    await set({ tableName: wishes.name, visible: wishes.visible, guests: wishes.guests })
    await bridge.call.host(wishes)
  }

  function enter(): void {
    if (hosting.value.is === 'open') sit(hosting.value.place, true)
  }

  /** Opens the connection to where this person sits. */
  function connect(name: () => string): Connection {
    const seat = at.value
    const place = (): TablePlace =>
      seat?.own && hosting.value.is === 'open'
        ? hosting.value.place
        : (seat?.place ?? { addresses: [], port: 1, fingerprint: null, table: null })
    return desktopConnection(bridge, place, name, now => {
      met.value = now
    })
  }

  /** Another host answers there than before, and that is well. */
  async function trustAnew(): Promise<void> {
    if (!at.value) return
    await bridge.call.trustAnew(at.value.place)
    table.retry()
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
    call,
    begin,
    sit,
    leave,
    set,
    host,
    enter,
    connect,
    trustAnew,
  }
})
