// @vitest-environment page
/** The desktop app's own screens as they are pressed: where its person hosts, joins, and whom they trust. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import AboutDialog from '../../../src-renderer/desktop/AboutDialog.vue'
import DesktopApp from '../../../src-renderer/desktop/DesktopApp.vue'
import DoctorDialog from '../../../src-renderer/desktop/DoctorDialog.vue'
import FirstMeeting from '../../../src-renderer/desktop/FirstMeeting.vue'
import FirstScreen from '../../../src-renderer/desktop/FirstScreen.vue'
import FoundList from '../../../src-renderer/desktop/FoundList.vue'
import HostPanel from '../../../src-renderer/desktop/HostPanel.vue'
import InstallerOffer from '../../../src-renderer/desktop/InstallerOffer.vue'
import JoinPanel from '../../../src-renderer/desktop/JoinPanel.vue'
import KeepConsent from '../../../src-renderer/desktop/KeepConsent.vue'
import SettingsDialog from '../../../src-renderer/desktop/SettingsDialog.vue'
import { useDesktop } from '../../../src-renderer/desktop/store'
import { useKeeping } from '../../../src-renderer/keeping/store'
import { useTable } from '../../../src-renderer/store/table'
import type { Bridge, FoundTable, HostIdentity, StartupState, TablePlace } from '../../../src-shared/desktop/bridge'
import type { PartyView } from '../../../src-shared/wire'
import { APP_SETTINGS, frameOf, matchPart, partyOf } from '../kit'
import { drawn, freshStores, settled } from './page'

/** The table itself is another test's matter. */
vi.mock('../../../src-renderer/App.vue', () => ({ __esModule: true, default: { render: () => null } }))

const PLACE: TablePlace = { addresses: ['10.0.0.1'], port: 26262, pin: null, announced: null, table: 't' }
const HOST: HostIdentity = { address: '10.0.0.1', fingerprint: 'anna', trust: 'first', authWords: [1, 2, 3] }

let asked: (readonly [call: string, request: unknown])[], answers: { [call: string]: unknown }
const bridge = {
  call: new Proxy(
    {},
    {
      get: (_, call: string) => (request: unknown) => {
        asked.push([call, request])
        const answer = answers[call]
        if (answer instanceof Error) return Promise.reject(answer)
        if (answer instanceof Promise) return answer
        if (call === 'changeSettings') return Promise.resolve({ ...useDesktop().settings, ...(request as object) })
        return Promise.resolve(answer ?? null)
      },
    },
  ),
  on: new Proxy({}, { get: () => () => () => undefined }),
} as unknown as Bridge

function begun(more: Partial<StartupState> = {}): ReturnType<typeof useDesktop> {
  const desktop = useDesktop()
  desktop.me.setName('Boris')
  desktop.begin(bridge, {
    version: '1.2',
    settings: APP_SETTINGS,
    hosting: { is: 'closed', why: null },
    link: null,
    sealed: true,
    canCheckForUpdates: true,
    newer: null,
    ...more,
  })
  asked = []
  return desktop
}
const requests = (call: string): unknown[] => asked.filter(([of]) => of === call).map(([, request]) => request)

beforeEach(() => {
  freshStores()
  asked = []
  answers = { knownHosts: [], installers: [] }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a table of one’s own', () => {
  it('is opened as its form says', async () => {
    begun()
    const page = await drawn(HostPanel)
    await page.type('table-name', '  Inn ')
    await page.type('table-code', ' red fox river ')
    await page.tick('visible', false)
    await page.tick('guests', false)
    await page.tick('keepers-switch', true)
    await page.submit()
    expect(requests('openHost')).toEqual([
      { name: 'Inn', visible: false, guests: false, hall: false, keepers: true, code: 'red fox river' },
    ])
  })

  it('has no code where none is typed, and is not opened with one that is too short', async () => {
    begun()
    const page = await drawn(HostPanel)
    await page.type('table-code', 'x')
    expect(page.isDisabled('open-table')).toBe(true)
    await page.submit()
    expect(requests('openHost')).toEqual([])
    await page.type('table-code', '   ')
    await page.submit()
    expect(requests('openHost')).toMatchObject([{ code: null, visible: true, guests: true }])
  })

  it('begins with what was wished last', async () => {
    begun({
      settings: { ...APP_SETTINGS, tableName: 'Club', visible: false, guests: false, hall: true, keepers: true },
    })
    const page = await drawn(HostPanel)
    expect(page.value('table-name')).toBe('Club')
    expect(['visible', 'guests', 'hall-switch', 'keepers-switch'].map(page.isChecked)).toEqual([
      false,
      false,
      true,
      true,
    ])
    // A hall is kept by nobody else.
    await page.submit()
    expect(requests('openHost')).toMatchObject([{ hall: true, keepers: false }])
  })

  it('is entered, and closed once its person is sure', async () => {
    begun({ hosting: { is: 'open', name: 'Inn', said: ['No keyring.'], place: PLACE } })
    const page = await drawn(HostPanel)
    expect(page.text()).toMatch(/Inn.*No keyring/)
    await page.press('close-table')
    expect(requests('closeHost')).toEqual([])
    await page.press('sure')
    expect(requests('closeHost')).toEqual([null])
    await page.press('enter')
    expect(useDesktop().at?.own).toBe(true)
  })

  it('that could not be opened says why; one that opens can be neither opened nor entered', async () => {
    begun({ hosting: { is: 'closed', why: 'No port.' } })
    expect((await drawn(HostPanel)).text()).toContain('No port.')
    useDesktop().hosting = { is: 'opening' }
    expect((await drawn(HostPanel)).parts()).toEqual(['host', 'opening'])
    useDesktop().hosting = { is: 'again' }
    expect((await drawn(HostPanel)).parts()).toEqual(['host', 'opening'])
  })

  it('that is hosted elsewhere now is entered there', async () => {
    const computer = { id: 'carla', name: 'Carla’s', addresses: ['10.0.0.9'], port: 1 }
    begun({ hosting: { is: 'keeping', own: 'mine', elsewhere: { table: 't', computer } } })
    const page = await drawn(HostPanel)
    expect(page.text()).toContain('Carla')
    await page.press('enter-elsewhere')
    expect(useDesktop().at).toMatchObject({ own: false, place: { addresses: ['10.0.0.9'], table: 't' } })
  })
})

describe('a table to join', () => {
  it('is found by its address; what is none is said to be none until it is changed', async () => {
    begun()
    const page = await drawn(JoinPanel)
    expect(page.isDisabled('join-place')).toBe(true)
    await page.type('place', 'nonsense here')
    await page.submit()
    expect(page.has('place-fault')).toBe(true)
    expect(useDesktop().at).toBeNull()
    await page.type('place', '10.0.0.7:4000')
    expect(page.has('place-fault')).toBe(false)
    await page.submit()
    expect(useDesktop().at).toMatchObject({ own: false, place: { addresses: ['10.0.0.7'], port: 4000 } })
  })

  it('comes by a link, which fills the form and says so until it is changed', async () => {
    begun({ link: 'undertable://10.0.0.7:4000/' })
    const page = await drawn(JoinPanel)
    expect(page.value('place')).toBe('undertable://10.0.0.7:4000/')
    expect(page.has('link-came')).toBe(true)
    await page.type('place', '10.0.0.8')
    expect(page.has('link-came')).toBe(false)
    await page.type('place', '?')
    await page.submit()
    // The next link takes the place of what was typed wrongly.
    useDesktop().link = 'undertable://10.0.0.9:4000/'
    await settled()
    expect([page.value('place'), page.has('place-fault')]).toEqual(['undertable://10.0.0.9:4000/', false])
    expect(useDesktop().at).toBeNull()
  })

  it('is looked for at every address of the network, once at a time, and again if that has failed', async () => {
    begun()
    let end: () => void = () => undefined
    answers.scan = new Promise(done => {
      end = () => {
        done(null)
      }
    })
    const page = await drawn(JoinPanel)
    await page.press('scan')
    await page.press('scan')
    expect(requests('scan')).toHaveLength(1)
    end()
    await settled()
    answers.scan = new Error('no network')
    await page.press('scan')
    await settled()
    expect(page.isDisabled('scan')).toBe(false)
  })

  const found = (more: Partial<FoundTable> = {}): FoundTable =>
    ({
      id: 'a',
      name: 'Inn',
      game: 'mascarade',
      seats: 4,
      taken: 2,
      locked: false,
      stale: false,
      version: 'same',
      place: PLACE,
      ...more,
    }) as FoundTable

  it('is listed with its game, its free seats and its lock; one of another version cannot be joined', async () => {
    const desktop = begun()
    desktop.tables = [found({ stale: true }), found({ id: 'b', name: 'Old', version: 'older' as never, locked: true })]
    const page = await drawn(FoundList)
    await page.press('found-Old')
    expect(desktop.at).toBeNull()
    expect(page.isDisabled('found-Old')).toBe(true)
    expect(page.parts().filter(name => name === 'other-version')).toHaveLength(1)
    await page.press('found-Inn')
    expect(desktop.at).toMatchObject({ own: false, place: PLACE })
  })

  it('is told to have another name than its host may hide, and a game that is unknown by its id', async () => {
    begun().tables = [found({ name: 'I\u202Enn', game: 'unheardOf' }), found({ id: 'c', name: 'Hall', hall: 3 })]
    const text = (await drawn(FoundList)).text()
    expect(text).toContain('Inn')
    expect(text).toContain('unheardOf')
    expect(text).toMatch(/Hall.*3/)
    expect(text).not.toMatch(/Looking/)
  })
})

describe('an installer that a host shares', () => {
  const installer = { name: 'Undertable-2.exe', version: '2.0.0', size: 90_000_000 }

  it('is offered with its size, saved when it is pressed, and its name told', async () => {
    begun()
    answers = { installers: [installer, { ...installer, name: 'tiny', size: 3 }], saveInstaller: { saved: 'U.exe' } }
    const page = await drawn(InstallerOffer, { place: PLACE })
    expect(page.text()).toMatch(/90/)
    expect(page.text()).toMatch(/0\.1/)
    await page.press(`save-${installer.name}`)
    expect(requests('saveInstaller')).toEqual([{ place: PLACE, name: installer.name }])
    expect(page.text()).toContain('U.exe')
    expect(page.isDisabled('save-tiny')).toBe(false)
  })

  it('that is gone meanwhile is said to be; two are not saved at once', async () => {
    begun()
    let end: (value: unknown) => void = () => undefined
    answers = { installers: [installer], saveInstaller: new Promise(done => (end = done)) }
    const page = await drawn(InstallerOffer, { place: PLACE })
    await page.press(`save-${installer.name}`)
    expect(page.isDisabled(`save-${installer.name}`)).toBe(true)
    await page.press(`save-${installer.name}`)
    expect(requests('saveInstaller')).toHaveLength(1)
    end({ refused: 'installerGone' })
    await settled()
    expect(page.has('installer-told')).toBe(true)
    expect(page.isDisabled(`save-${installer.name}`)).toBe(false)
  })

  it('is none where none is shared', async () => {
    begun()
    answers = { installers: [] }
    expect((await drawn(InstallerOffer, { place: PLACE })).parts()).toEqual([])
  })
})

describe('the settings', () => {
  it('are saved one by one as they are changed', async () => {
    const desktop = begun()
    const page = await drawn(SettingsDialog)
    await page.type('set-name', '  Bo\u202Ebo ')
    await page.type('set-name', '   ')
    expect(desktop.me.name).toBe('Bobo')
    await page.choose('set-look', 'light')
    await page.choose('set-look', 'neon')
    await page.choose('set-keeps', 'no')
    await page.choose('set-keeps', 'perhaps')
    await page.tick('set-notify', true)
    await page.tick('set-goes-on', true)
    await page.tick('set-updates', true)
    expect(requests('changeSettings')).toEqual([
      { look: 'light' },
      { keeps: 'no' },
      { notify: true },
      { goesOn: true },
      { updates: true },
    ])
    await page.press('show-logs')
    expect(requests('showLogs')).toEqual([null])
  })

  it('have no updates where this program cannot look for any, and say whether secrets are sealed', async () => {
    begun({ canCheckForUpdates: false, sealed: false })
    const page = await drawn(SettingsDialog)
    await page.tick('set-updates', true)
    expect(requests('changeSettings')).toEqual([])
    const unsealed = page.text()
    useDesktop().sealed = true
    await nextTick()
    expect(page.text()).not.toBe(unsealed)
  })

  it('of keeping copies are asked once: an answer is kept, and closing is none', async () => {
    begun()
    useKeeping().hasTexts = true
    const page = await drawn(KeepConsent)
    await page.press('consent-yes')
    await page.press('consent-no')
    expect(requests('changeSettings')).toEqual([{ keeps: 'yes' }, { keeps: 'no' }])
  })
})

describe('a new host', () => {
  it('is confirmed, put off or rejected', async () => {
    const desktop = begun()
    desktop.sit(PLACE, false)
    desktop.met = HOST
    const page = await drawn(FirstMeeting, { host: HOST, wantsCode: false })
    await page.press('compare-later')
    expect(desktop.comparesLater).toBe(true)
    await page.press('understood')
    expect(requests('confirmHost')).toEqual(['anna'])
    await page.press('reject-host')
    expect(requests('forgetHost')).toEqual(['anna'])
    expect(desktop.at).toBeNull()
  })

  it('is sent the join code only when its person says so, and this host alone', async () => {
    const desktop = begun()
    const page = await drawn(FirstMeeting, { host: HOST, wantsCode: true })
    expect(page.parts()).toEqual(['first-met', 'send-code', 'reject-host'])
    await page.press('send-code')
    expect(desktop.codeFor).toBe('anna')
    expect(requests('confirmHost')).toEqual([])
  })

  it('has words to compare where both have agreed on some, and otherwise its address', async () => {
    begun()
    const without = await drawn(FirstMeeting, { host: { ...HOST, authWords: null }, wantsCode: false })
    expect(without.text()).toContain('10.0.0.1')
  })
})

describe('the first screen', () => {
  it('opens dialogs, and the page of a newer version', async () => {
    const desktop = begun({ newer: '2.0.0' })
    const page = await drawn(FirstScreen)
    await page.press('settings')
    expect(desktop.sheet).toBe('settings')
    await page.press('about')
    expect(desktop.sheet).toBe('about')
    expect(page.text()).toContain('2.0.0')
    await page.press('open-release')
    expect(requests('openRelease')).toEqual([null])
    desktop.newer = null
    await nextTick()
    expect(page.has('newer')).toBe(false)
  })
})

describe('what the app says of itself', () => {
  it('is how its network is, looked at anew as often as its person wants, and copied as a whole', async () => {
    begun()
    const copied: string[] = []
    vi.stubGlobal('navigator', {
      clipboard: {
        writeText: (text: string) => {
          copied.push(text)
          return Promise.resolve()
        },
      },
    })
    answers = { doctor: { advice: 'All is well.', lines: ['one'], report: 'the report' } }
    const page = await drawn(DoctorDialog)
    expect(page.text()).toContain('All is well.')
    await page.press('copy-report')
    expect([copied, page.text().includes('Copied')]).toEqual([['the report'], true])
    await page.press('look-again')
    expect([requests('doctor').length, page.text().includes('Copied')]).toEqual([2, false])
    let done: (found: unknown) => void = () => undefined
    answers = { doctor: new Promise(resolve => (done = resolve)) }
    await page.press('look-again')
    expect([page.isDisabled('look-again'), page.isDisabled('copy-report'), page.has('report')]).toEqual([
      ...[true, true, false],
    ])
    done({ advice: 'Late.', lines: [], report: '' })
    await settled()
    expect(page.text()).toContain('Late.')
  })

  it('has installers of the host where its person sits, unless that is their own', async () => {
    const desktop = begun()
    answers = { about: { versions: [['Undertable', '1.2']], licences: [] }, installers: [] }
    const asks = async (own: boolean): Promise<number> => {
      desktop.sit(PLACE, own)
      asked = []
      await drawn(AboutDialog)
      await settled()
      return requests('installers').length
    }
    expect([await asks(false), await asks(true)]).toEqual([1, 0])
  })
})

describe('the app around a table', () => {
  const ask = { id: '4/turn/0', key: 'turn', pick: { pick: 'ok' as const } }
  function told(party: Partial<PartyView> = {}, asks: readonly object[] = []): void {
    const part = matchPart('m')
    const own = { seat: 0, asks: asks as never, seen: [], sealed: null, private: null }
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }, { party: partyOf(3, party) }))
  }
  const app = async (own = false) => {
    const desktop = begun()
    desktop.sit(PLACE, own)
    useTable().state = { is: 'open' }
    const page = await drawn(DesktopApp)
    asked = []
    return { desktop, page }
  }

  it('calls its person once the game waits for them: not while it is paused, nor to cover what they were shown', async () => {
    await app()
    const called = async (party: Partial<PartyView>, asks: readonly object[]): Promise<unknown[]> => {
      asked = []
      told(party, asks)
      await settled()
      return requests('setAttention')
    }
    expect(await called({}, [{ ...ask, key: 'seen' }])).toEqual([])
    expect(await called({ paused: true }, [ask])).toEqual([])
    expect(await called({}, [ask])).toEqual([true])
    useTable().pending = ask.id
    await settled()
    expect(requests('setAttention')).toEqual([true, false])
    useTable().pending = null
    await settled()
    expect(await called({ phase: 'result' }, [ask])).toEqual([false])
  })

  it('shows the way back where neither a table nor a hall is', async () => {
    const { desktop, page } = await app()
    expect(page.has('back')).toBe(true)
    told()
    await settled()
    expect(page.has('back')).toBe(false)
    useTable().state = { is: 'closed', why: { refused: 'kicked' } }
    await settled()
    expect(page.has('trust-anew')).toBe(false)
    desktop.changed = 'other'
    await settled()
    expect(page.has('trust-anew')).toBe(true)
    const anew = vi.spyOn(desktop, 'acceptChanged').mockImplementation(() => undefined)
    await page.press('trust-anew')
    expect(anew).toHaveBeenCalledOnce()
    await page.press('back')
    expect(desktop.at).toBeNull()
    expect(page.has('first')).toBe(true)
  })

  it('asks whom its person meets for the first time, until they compare later; their own host never is new', async () => {
    const { desktop, page } = await app()
    told()
    desktop.met = HOST
    await settled()
    expect(page.has('first-met')).toBe(true)
    desktop.comparesLater = true
    await settled()
    expect(page.has('first-met')).toBe(false)
    desktop.comparesLater = false
    desktop.met = { ...HOST, trust: 'known' }
    await settled()
    expect(page.has('first-met')).toBe(false)
    desktop.met = HOST
    desktop.at = { ...(desktop.at ?? { n: 1, place: PLACE }), own: true }
    await settled()
    expect(page.has('first-met')).toBe(false)
  })

  it('asks for the code’s way where a new host wants it, and not again once it was sent', async () => {
    const { desktop, page } = await app()
    desktop.met = HOST
    useTable().state = { is: 'closed', why: { refused: 'codeNeeded' } }
    await settled()
    expect(page.parts()).toContain('send-code')
    expect(page.has('back')).toBe(false)
    desktop.codeFor = 'anna'
    await settled()
    expect(page.has('send-code')).toBe(false)
    desktop.codeFor = null
    useTable().state = { is: 'closed', why: { refused: 'kicked' } }
    await settled()
    expect(page.has('send-code')).toBe(false)
    expect(page.has('back')).toBe(true)
  })

  it('can be left with a match running where its own table can be given away', async () => {
    const { desktop } = await app(true)
    const keeping = useKeeping()
    expect(keeping.unkept).not.toBe('')
    keeping.hasTexts = true
    const computers = ['one', 'two'].map(id => ({ id, name: id, addresses: [], port: 1 }))
    useTable().onUpdate({
      ...frameOf(matchPart('m'), { party: partyOf(3) }),
      keeping: { computers, survives: false },
    })
    await settled()
    expect(requests('setGivable')).toEqual([true])
    desktop.at = { n: 9, own: false, place: PLACE }
    await settled()
    expect(requests('setGivable')).toEqual([true, false])
    expect(keeping.unkept).toBe('')
  })

  it('tells a person at a table of a link, and leads back to it', async () => {
    const { desktop, page } = await app()
    told()
    desktop.link = 'undertable://10.0.0.7:4000/'
    await settled()
    await page.press('to-link')
    expect(desktop.at).toBeNull()
    expect(desktop.link).toBe('undertable://10.0.0.7:4000/')
  })

  it('asks for a name before all else', async () => {
    begun().me.setName('')
    expect((await drawn(DesktopApp)).has('name-input')).toBe(true)
  })
})
