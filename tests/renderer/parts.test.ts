/** Parts of the page as they are drawn: who is offered what, and what is told to whom. */
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { defineComponent, h } from 'vue'
import ConnectionBar from '../../src-renderer/table/ConnectionBar.vue'
import ScoreBoard from '../../src-renderer/gameNight/ScoreBoard.vue'
import EveningList from '../../src-renderer/history/EveningList.vue'
import ScreenLobby from '../../src-renderer/screen/ScreenLobby.vue'
import GonePanel from '../../src-renderer/keeping/GonePanel.vue'
import NextMatch from '../../src-renderer/result/NextMatch.vue'
import RequestCards from '../../src-renderer/people/RequestCards.vue'
import BackBox from '../../src-renderer/people/BackBox.vue'
import AwayBar from '../../src-renderer/people/AwayBar.vue'
import MeanwhileStrip from '../../src-renderer/table/MeanwhileStrip.vue'
import ClockBar from '../../src-renderer/table/ClockBar.vue'
import SeenPanel from '../../src-renderer/table/SeenPanel.vue'
import SeatList from '../../src-renderer/lobby/SeatList.vue'
import StatusLine from '../../src-renderer/table/StatusLine.vue'
import { mascaradeUi } from '../../src-renderer/games/mascarade/ui'
import { beatsFor } from '../../src-renderer/motion/beats'
import { useKeeping } from '../../src-renderer/keeping/store'
import { useTable } from '../../src-renderer/store/table'
import type { GoneView, KeepingView, MatchPart, PartyView, SeatView } from '../../src-shared/wire'
import { frameOf, matchPart, partyOf, person } from './kit'
import { freshStores, partsOf, rendered, textOf } from './rendered'

beforeEach(() => {
  freshStores()
  useTable().state = { is: 'open' }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const computer = (id: string) => ({ id, name: id, addresses: ['10.0.0.1'], port: 1 })
const KEPT: KeepingView = { computers: ['one', 'two', 'three'].map(computer), survives: true }
function told(party: Partial<PartyView> = {}, keeping?: Partial<KeepingView>): void {
  useKeeping().hasTexts = true
  useTable().onUpdate({
    ...frameOf(null, { party: partyOf(3, party) }),
    ...(keeping ? { keeping: { ...KEPT, ...keeping } } : {}),
  })
}
const you = (more: Partial<PartyView['you']>): PartyView['you'] => ({ ...partyOf(3).you, ...more })

/** How two icons are drawn. */
const CHECK = 'M2.5 8.5l3.5 4 7.5-9',
  CROWN = 'M2 12h12M2.5 10L2 4l3.5 3'

describe('the line above the page', () => {
  it('is silent while all is well, and before there is a table', async () => {
    useTable().state = { is: 'lost' }
    expect(textOf(await rendered(ConnectionBar))).toBe('')
    useTable().state = { is: 'open' }
    told({}, {})
    expect(textOf(await rendered(ConnectionBar))).toBe('')
  })

  it('says that the host is gone, and who may go on', async () => {
    told()
    useTable().state = { is: 'lost' }
    const alone = textOf(await rendered(ConnectionBar))
    told({}, {})
    const kept = textOf(await rendered(ConnectionBar))
    expect(kept).toMatch(/one doesn.t answer/)
    expect(alone).not.toBe(kept)
    told({}, { survives: false })
    expect(textOf(await rendered(ConnectionBar))).toBe(alone)
    useKeeping().claimed = computer('two')
    expect(textOf(await rendered(ConnectionBar))).toContain('two says')
  })

  it('names whom the table waits for, and whom it is given to', async () => {
    told({}, { waiting: true, missing: [computer('two')] })
    expect(textOf(await rendered(ConnectionBar))).toContain('Waiting for two')
    told({}, { waiting: true })
    expect(textOf(await rendered(ConnectionBar))).toContain('Waiting for the computers')
    told({}, { giving: 'two' })
    expect(textOf(await rendered(ConnectionBar))).toContain('moving to two')
  })

  it('lets the owner go on without the others, and where nobody is the owner, the host; nobody else', async () => {
    const waits = { waiting: true } as const
    const offers = async (party: Partial<PartyView>): Promise<boolean> => {
      told(party, waits)
      return partsOf(await rendered(ConnectionBar)).includes('go-on-alone')
    }
    expect(await offers({ owner: 'p0', you: you({ host: false }) })).toBe(true)
    expect(await offers({ owner: 'p1', you: you({ host: true }) })).toBe(false)
    expect(await offers({ you: you({ host: true }) })).toBe(true)
    expect(await offers({ you: you({ host: false }) })).toBe(false)
    useTable().state = { is: 'lost' }
    expect(await offers({ you: you({ host: true }) })).toBe(false)
  })
})

describe('who agrees, while the host is gone', () => {
  const GONE: GoneView = { host: 'one', candidate: 'two', here: ['two', 'three'], agreed: ['three'], needed: 2 }
  async function panel(gone: Partial<GoneView>, own: string | null = null): Promise<string> {
    told({}, {})
    Object.assign(useKeeping(), { gone: { ...GONE, ...gone }, own })
    return textOf(await rendered(GonePanel))
  }

  it('is told with how many are missing, until enough have agreed', async () => {
    expect(await panel({})).toContain('1 more has to agree')
    expect(await panel({ agreed: [] })).toContain('2 more have to agree')
    expect(await panel({ agreed: ['two', 'three'] })).toContain('Enough have agreed')
    expect(await panel({ here: ['two'], agreed: [] })).toContain('1 more is needed')
  })

  it('is each computer but the one that is gone, with what it has said', async () => {
    const text = await panel({ here: ['three'], needed: 1 })
    expect(text).toMatch(/two doesn.t answer/)
    expect(text).toMatch(/three agrees/)
    expect(text).not.toMatch(/one (agrees|doesn|hasn)/)
  })

  it('is asked only at a computer that is here', async () => {
    expect(await panel({})).toMatch(/you.ll be taken along/)
    expect(await panel({}, 'two')).toContain('from then on')
    expect(await panel({}, 'three')).toContain('You have agreed')
  })
})

describe('what comes after a match', () => {
  const votes = [
    { person: 'p1', game: 'castle' },
    { person: 'p0', game: 'castle' },
  ]
  const shelf = ['mascarade', 'castle', 'unknown']

  it('is begun by the host, the same game first, then the others that the page can name', async () => {
    told({ phase: 'result', shelf, you: you({ host: true }) })
    expect(partsOf(await rendered(NextMatch)).filter(one => /^(rematch|next|vote)/.test(one))).toEqual([
      'rematch',
      'next-castle',
    ])
  })

  it('is voted for by everybody else, who are named', async () => {
    told({ phase: 'result', shelf, votes, you: you({ host: false }) })
    const html = await rendered(NextMatch)
    expect(partsOf(html).filter(one => one.startsWith('vote-'))).toEqual(['vote-mascarade', 'vote-castle'])
    expect(textOf(html)).toContain('Boris and Anna')
  })
})

describe('requests', () => {
  const offers = [
    { seat: 1, person: 'p0' },
    { seat: 2, person: 'p9' },
  ]
  const claims = [{ by: 'p1', person: 'p2', asked: ['p0'] }]

  it('are a seat that is offered to this person alone', async () => {
    told({ offers })
    expect(textOf(await rendered(RequestCards))).toContain('Boris')
    told({ offers: offers.slice(1) })
    expect(textOf(await rendered(RequestCards))).toBe('')
  })

  it('of who somebody is, or of a seat that they were given, are for those who are asked', async () => {
    told({ claims, you: you({ host: false }) })
    expect(textOf(await rendered(RequestCards))).toMatch(/Boris.*says: I’m Carla/)
    told({ claims: [{ by: 'p1', seat: 2, asked: ['p0'] }] })
    expect(textOf(await rendered(RequestCards))).toMatch(/Boris.*take over Carla’s seat/)
    told({ claims: [{ by: 'p1', person: 'p2', asked: ['p3'] }], you: you({ host: true }) })
    expect(textOf(await rendered(RequestCards))).toBe('')
  })
})

describe('somebody who is away', () => {
  const seats = [person(0), person(1, false), person(2)]

  it('is shown to everybody; the host alone may put in a bot, in a match', async () => {
    const buttons = async (party: Partial<PartyView>): Promise<boolean> => {
      told({ seats, ...party })
      const html = await rendered(AwayBar)
      expect(textOf(html)).toContain('Boris')
      return html.includes('<button')
    }
    expect(await buttons({ you: you({ host: true }) })).toBe(true)
    expect(await buttons({ you: you({ host: false }) })).toBe(false)
    expect(await buttons({ phase: 'lobby', you: you({ host: true }) })).toBe(false)
  })

  it('can be claimed to be oneself by who has no seat', async () => {
    told({ seats, you: you({ id: 'p9', seat: null, host: false }) })
    expect(textOf(await rendered(BackBox))).toContain('Boris')
    told({ seats, you: you({ seat: 0 }) })
    expect(textOf(await rendered(BackBox))).not.toContain('Boris')
  })
})

describe('the line of the match', () => {
  const asking = (...seats: readonly number[]) => seats.map(seat => ({ seat, key: 'turn' }))
  async function line(
    seats: readonly number[],
    own: number | null,
    sealed: unknown = null,
    seen: readonly string[] = [],
  ): Promise<string> {
    const part = matchPart('m', [], {
      asking: asking(...seats),
      table: { turn: { seat: 0, number: 3, sort: 'free' }, seats: [] } as never,
    })
    const view = {
      ...part.view,
      own: own === null ? null : { seat: own, asks: [], seen: seen as never, sealed: sealed as never, private: null },
    }
    const clocks = seats.map(seat => ({ seat, key: 'turn', left: 9000, of: 9000 }))
    useTable().onUpdate(frameOf({ ...part, view }, { clocks, party: partyOf(3) }))
    const ui = { ...mascaradeUi, turnOf: () => 0, progress: () => 'Turn 3' }
    return rendered(StatusLine, { ui })
  }
  const status = async (...of: Parameters<typeof line>): Promise<string> => textOf(await line(...of))

  it('names whom the others wait for, and not this person', async () => {
    expect(await status([1], 0)).toContain('Boris')
    expect(await status([1], 0)).toContain('Boris is making up a plan')
    expect(await status([0, 1, 2], 0)).toContain('Waiting for Boris and Carla')
    expect(await status([0], 0)).not.toMatch(/Waiting for Anna/)
    expect(await status([0], null)).toMatch(/Anna/)
  })

  it('names the others where answers stay hidden, whoever of them has given theirs, and not this person, who has', async () => {
    expect(await status([0, 1, 2], 0, 'hidden')).toMatch(
      /stays hidden until everybody has answered\. Waiting for Boris and Carla/,
    )
    expect(await status([0, 1], 0, 'hidden')).toContain('Boris is making up a plan')
    expect(await status([0], 0, 'hidden')).not.toContain('Anna')
  })

  it('has the clock of whom the others wait for, and not beside one of this person’s own', async () => {
    const hasClock = async (...of: Parameters<typeof line>): Promise<boolean> =>
      partsOf(await line(...of)).includes('clock')
    expect(await hasClock([1], 0)).toBe(true)
    expect(await hasClock([0, 1], 0)).toBe(false)
    expect(await hasClock([1], 0, null, ['a card'])).toBe(false)
    expect(await hasClock([], 0)).toBe(false)
  })

  describe('during a moment', () => {
    /** Carla's turn is still being told; the next one has begun. @param asked whom it asks */
    async function during(asked: number, own: number | null): Promise<string> {
      const turn = (number: number, seat: number) => ({
        ...matchPart('m', [{ event: { kind: 'look' } }], {
          asking: asking(seat),
          table: { turn: { seat, number } } as never,
        }),
      })
      const before = frameOf(turn(3, 2)),
        after = frameOf(turn(4, asked), { party: partyOf(3) })
      if (after.match) {
        const { view } = after.match
        const seatView = own === null ? null : { seat: own, asks: [], seen: [], sealed: null, private: null }
        useTable().onUpdate({ ...after, match: { ...after.match, view: { ...view, own: seatView } } })
      }
      const beats = beatsFor(useTable())
      beats.show(useTable().lastUpdate ?? after, before, [{ name: 'reveal', from: 0, to: 1, ms: 60_000 }])
      const turnOf = ({ view }: MatchPart) =>
        (view.open.table as unknown as { turn: { seat: number; number: number } }).turn
      const ui = {
        ...mascaradeUi,
        turnOf: (match: MatchPart) => turnOf(match).seat,
        progress: (match: MatchPart) => `Turn ${turnOf(match).number}`,
      }
      const text = textOf(await rendered(StatusLine, { ui }))
      beats.skip()
      return text
    }

    it('stays with whose turn is told, for whom the others do not wait', async () => {
      expect(await during(1, 0)).toMatch(/Carla.s turn Turn 3/)
      expect(await during(1, null)).toMatch(/Carla.s turn Turn 3/)
    })

    it('says to the person who is asked that it is their turn: with the question, not after it', async () => {
      expect(await during(0, 0)).toMatch(/Your turn Turn 4 .*waiting for you/)
    })
  })
})

describe('what happened meanwhile', () => {
  const turn = (number: number) => ({ event: { kind: 'turn', seat: 1, number, sort: 'free' } as never })
  const shown = async (): Promise<number> =>
    (await rendered(MeanwhileStrip, { ui: mascaradeUi })).split('<li').length - 1

  it('is the newest two of what this person has not read, and nothing from before they came', async () => {
    useTable().onUpdate(frameOf(matchPart('m'), { log: [turn(1), turn(2)] }))
    expect(await shown()).toBe(0)
    useTable().onUpdate(frameOf(matchPart('m', [turn(3)])))
    expect(await shown()).toBe(1)
    useTable().onUpdate(frameOf(matchPart('m', [turn(4), turn(5)])))
    expect(await shown()).toBe(2)
    useTable().readSoFar()
    expect(await shown()).toBe(0)
  })
})

describe('a clock', () => {
  const clock = { seat: 0, key: 'turn', left: 9000, of: 60_000 }
  const left = async (): Promise<string> => textOf(await rendered(ClockBar, { clock }))
  let now: MockInstance<typeof performance.now>
  beforeEach(() => {
    now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  })
  afterEach(() => {
    now.mockRestore()
  })

  it('runs from when its update came, and says near its end how long it is', async () => {
    told()
    now.mockReturnValue(3500)
    expect(await left()).toMatch(/^7\b.*10/)
  })

  it('stands while the table is paused, and while its host is gone', async () => {
    told({ paused: true })
    now.mockReturnValue(3500)
    expect(await left()).toMatch(/^9\b/)
    now.mockReturnValue(1000)
    told({}, { waiting: true })
    now.mockReturnValue(3500)
    expect(await left()).toMatch(/^9\b/)
  })
})

describe('what is shown to this client', () => {
  const Plain = defineComponent({
    props: ['seen'],
    setup:
      ({ seen }) =>
      () =>
        h('i', seen as string),
  })
  const ui = { ...mascaradeUi, seen: Plain, shownToAll: (one: unknown) => one === 'all' }
  async function panel(seen: readonly string[], asks: readonly string[]): Promise<string> {
    const part = matchPart('m')
    const own = {
      seat: 0,
      asks: asks.map(key => ({ id: key, key, pick: { pick: 'ok' as const } })),
      seen,
      sealed: null,
      private: null,
    }
    const clocks = ['turn', 'seen'].map(key => ({ seat: 0, key, left: 1000, of: 1000 }))
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }, { clocks }))
    return rendered(SeenPanel, { ui })
  }

  it('is said to be theirs alone, unless everybody is shown it', async () => {
    const alone = textOf(await panel(['mine'], ['seen'])),
      open = textOf(await panel(['all'], ['seen']))
    expect(alone).toMatch(/[Oo]nly you/)
    expect(open).not.toMatch(/[Oo]nly you/)
    expect(textOf(await panel(['mine', 'all'], ['seen']))).not.toMatch(/[Oo]nly you/)
  })

  it('has its clock while no question has one: one runs at a time', async () => {
    expect(partsOf(await panel(['mine'], ['seen']))).toContain('clock')
    expect(partsOf(await panel(['mine'], ['seen', 'turn']))).not.toContain('clock')
  })

  it('can be closed once, and is nothing where nothing is shown', async () => {
    expect(await panel(['mine'], ['seen'])).not.toMatch(/disabled/)
    useTable().pending = 'seen'
    expect(await rendered(SeenPanel, { ui })).toMatch(/disabled/)
    expect(textOf(await panel([], []))).toBe('')
  })
})

describe('an evening of the history', () => {
  const seats = ['Anna', 'Boris'].map((name, i) => ({ who: 'person', name, person: `p${i}` }))
  const match = (id: string, more: object = {}) => ({
    ...{ id, table: 'Table', game: 'mascarade', rules: 1, seats, dealt: 0, ended: 60_000, answers: 3 },
    ...{ outcome: { winners: [0], reason: 'coins' }, imported: false, ...more },
  })
  const list = (...matches: object[]): Promise<string> => rendered(EveningList, { matches })

  it('has a score from its second match on: of those that were played here to their end', async () => {
    const scored = async (...of: object[]): Promise<boolean> => partsOf(await list(...of)).includes('scores')
    expect(await scored(match('a'), match('b'))).toBe(true)
    expect(await scored(match('a'))).toBe(false)
    expect(await scored(match('a'), match('b', { imported: true }))).toBe(false)
    expect(await scored(match('a'), match('b', { outcome: null }))).toBe(false)
  })

  it('says who has won each match, or that it was broken off', async () => {
    const won = textOf(await list(match('a')))
    expect(won).toContain('Anna won')
    expect(textOf(await list(match('a', { outcome: null })))).toContain('ended early')
  })

  it('says of a match that came from a file at which table it was', async () => {
    const words = async (more: object): Promise<string> =>
      textOf(await list(match('a', { table: 'Elsewhere', ...more })))
    expect(await words({ imported: true })).toContain('Elsewhere')
    expect(await words({})).not.toContain('Elsewhere')
  })
})

describe('the lobby on a television', () => {
  it('has a check mark where nobody waits for them: at who is ready, at bots, and at the host', async () => {
    const unready = (i: number): SeatView => ({ ...person(i), ready: false }) as SeatView
    const bot: SeatView = { who: 'bot', name: 'Pierrot' }
    vi.stubGlobal('window', { location: new URL('http://10.0.0.1:26262/?table=t&screen') })
    told({ phase: 'lobby', host: 'p1', seats: [person(0), unready(1), unready(2), bot] })
    const seats = (await rendered(ScreenLobby)).split('data-seat=').slice(1)
    expect(seats.map(seat => seat.split(CHECK).length - 1)).toEqual([1, 1, 0, 1])
  })
})

describe('the score of an evening', () => {
  const score = (key: string, wins: number, bot = false) => ({ key, name: key.toUpperCase(), wins, matches: 3, bot })
  async function board(scores: readonly object[], more: Partial<PartyView> = {}, props: object = {}): Promise<string> {
    told({ evening: { scores, matches: [{ id: 'm', game: 'mascarade', winners: ['Anna'] }] }, ...more } as never)
    return rendered(ScoreBoard, props)
  }
  const crowns = (html: string): number[] =>
    html
      .split('data-test="evening-score"')
      .slice(1)
      .map(one => one.split(CROWN).length - 1)

  it('crowns whoever has won most often: all of them where there are several, and nobody before the first win', async () => {
    expect(crowns(await board([score('a', 2), score('b', 2), score('c', 1)]))).toEqual([1, 1, 0])
    expect(crowns(await board([score('a', 0), score('b', 0)]))).toEqual([0, 0])
  })

  it('has nobody in front before the first win', async () => {
    const front = async (...wins: readonly number[]): Promise<boolean[]> =>
      (await board(wins.map((n, i) => score(`${i}`, n))))
        .split('<li')
        .slice(1, wins.length + 1)
        .map(one => /class="[^"]*first/.test(one))
    expect(await front(1, 0)).toEqual([true, false])
    expect(await front(0, 0)).toEqual([false, false])
  })

  it('begins anew as the host wishes, and nothing is pressed on a screen', async () => {
    const anew = async (...of: Parameters<typeof board>): Promise<boolean> =>
      partsOf(await board(...of)).includes('evening-anew')
    expect(await anew([], { you: you({ host: true }) })).toBe(true)
    expect(await anew([], { you: you({ host: false }) })).toBe(false)
    expect(await anew([], { you: you({ host: true }) }, { screen: true })).toBe(false)
    told()
    expect(textOf(await rendered(ScoreBoard))).toBe('')
  })
})

describe('the seats of a lobby', () => {
  const bot: SeatView = { who: 'bot', name: 'Pierrot', level: 'easy', personality: 'bold' }
  const seats = [person(0), { ...person(1), here: false }, { ...person(2), ready: false, sitIn: true }, bot] as const
  async function list(more: Partial<PartyView> = {}): Promise<string[]> {
    told({ phase: 'lobby', seats, ...more })
    return (await rendered(SeatList)).split('<li').slice(1, seats.length + 1)
  }

  it('say who is here, who leads and who is ready', async () => {
    const all = (await list()).map(textOf)
    expect(all[0]).toMatch(/Anna.*(you|You)/)
    expect(all[1]).toMatch(/Boris.*(away|gone|Away|Gone)/)
    expect(all[2]).toMatch(/[Nn]ot ready/)
    expect(all[2]).not.toMatch(/away|gone/)
    expect(all[3]).toContain('bold')
  })

  it('have a check mark where nobody waits for them: at who is ready, at bots, and at the host', async () => {
    const unready = (i: number): SeatView => ({ ...person(i), ready: false }) as SeatView
    const checked = (await list({ host: 'p1', seats: [person(0), unready(1), unready(2), bot] })).map(
      seat => seat.split(CHECK).length - 1,
    )
    expect(checked).toEqual([1, 1, 0, 1])
  })

  it('can be moved within their ends, and people sent away, by the host alone', async () => {
    const [first = '', ...more] = await list({ you: you({ host: true }) })
    const last = more.at(-1) ?? ''
    expect(first.split('<button').map(one => one.includes('disabled'))).toContain(true)
    expect([first, ...more].map(seat => partsOf(seat).filter(one => one === 'kick' || one === 'remove'))).toEqual([
      [],
      ['kick'],
      ['kick'],
      ['remove'],
    ])
    expect(last).toContain('disabled')
    expect((await list({ you: you({ host: false }) })).join('')).not.toMatch(/"(kick|remove)"/)
  })
})
