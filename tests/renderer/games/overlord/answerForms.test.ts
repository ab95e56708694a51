/** The answers that a player of Overlord is writing: one for each ask, kept over what the others do meanwhile. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import AnswerPanel from '../../../../src-renderer/games/overlord/AnswerPanel.vue'
import { useAnswerForms, type Form } from '../../../../src-renderer/games/overlord/answerForms'
import { overlordUi } from '../../../../src-renderer/games/overlord/ui'
import { useTable } from '../../../../src-renderer/store/table'
import type { SeatAsk } from '../../../../src-shared/kernel'
import { frameOf, matchPart } from '../../kit'
import { notingHost, type NotingHost } from '../../pressed/page'
import { freshStores, rendered } from '../../rendered'

let host: NotingHost
beforeEach(() => {
  freshStores()
  host = notingHost()
  useTable().join(host.connection)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const hint: SeatAsk['pick'] = {
  pick: 'each',
  of: { hint: { pick: 'card', of: ['map', 'boot'] }, line: { pick: 'text', max: 280 } },
}
const TELL: SeatAsk = { id: '1', key: 'tell', pick: { pick: 'branch', of: { hint, concede: { pick: 'ok' } } } }
const FREEZE: SeatAsk['pick'] = {
  pick: 'branch',
  of: { freeze: { pick: 'each', of: { action: { pick: 'card', of: ['ice'] } } }, quiet: { pick: 'ok' } },
}

interface Now {
  readonly step?: string
  readonly turn?: number
  readonly match?: string
}

/** What the table asks of this seat now. */
async function asks(all: readonly SeatAsk[], { step = 'tell', turn = 1, match = 'm' }: Now = {}): Promise<void> {
  const part = matchPart(match, [], {
    steps: [{ step, opened: 0, data: null }],
    table: {
      ...{ round: 1, window: 0, tale: [], ribbon: [], players: [{}, {}, {}], overlord: 2 },
      turn: { number: turn, speaker: 1, pressure: { kind: 'questioned', by: 2, symbol: null } },
    } as never,
  })
  const own = { seat: 1, asks: all, seen: [], sealed: null, private: null }
  useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }))
  await nextTick()
}

/** The form of this name. */
function form(name: string): Form | undefined {
  return useAnswerForms().forms.find(one => one.name === name)
}
function opened(name: string): Form {
  const found = form(name)
  if (!found) throw new Error(`no form: ${name}`)
  return found
}

/** Writes a line, as into its field. */
function writes(text: string): void {
  const field = opened('tell').way?.fields.find(({ part }) => part === 'line')
  if (!field) throw new Error('nothing to write in')
  useAnswerForms().write(opened('tell'), field, text)
}
function sends(name: string): boolean {
  const one = opened(name)
  return one.way !== null && useAnswerForms().send(one, one.way)
}

describe('an answer that is being written', () => {
  it('stays while others have two seconds to freeze: it is shown, can be written on, and not be sent', async () => {
    await asks([TELL])
    useAnswerForms().choose('boot')
    writes('It was')
    await asks([], { step: 'freezeToo' })
    expect(opened('tell')).toMatchObject({ held: true, filled: { hint: 'boot', line: 'It was' } })
    writes('It was dark.')
    expect(sends('tell')).toBe(false)
    await asks([{ ...TELL, id: '2' }])
    expect(opened('tell')).toMatchObject({ held: false, filled: { hint: 'boot', line: 'It was dark.' } })
    expect(sends('tell')).toBe(true)
    expect(host.sent).toEqual([
      { kind: 'answer', ask: '2', answer: { branch: 'hint', answer: { hint: 'boot', line: 'It was dark.' } } },
    ])
  })

  it('is gone once it was taken, also while others freeze upon it', async () => {
    await asks([TELL])
    useAnswerForms().choose('map')
    expect(sends('tell')).toBe(true)
    await asks([], { step: 'freezeToo' })
    expect(form('tell')).toBeUndefined()
    await asks([{ ...TELL, id: '2' }])
    expect(opened('tell').filled).toEqual({})
  })

  it('is gone where its ask is, and nobody freezes', async () => {
    await asks([TELL])
    await asks([], { step: 'interrupt' })
    expect(form('tell')).toBeUndefined()
  })

  it('is sent once, and can be sent again where it was refused', async () => {
    await asks([TELL])
    useAnswerForms().choose('map')
    host.refuses.set('answer', { refused: 'answerIllegal' })
    expect([sends('tell'), sends('tell')]).toEqual([true, false])
    await nextTick()
    await Promise.resolve()
    await asks([TELL])
    expect(opened('tell').filled).toEqual({ hint: 'map' })
    expect(sends('tell')).toBe(true)
    expect(host.sent).toHaveLength(2)
  })

  it('about a tale ends with its turn; any other stays, until the match is another', async () => {
    const plan: SeatAsk = { id: '3', key: 'plan', pick: { pick: 'some', of: ['map', 'boot'], min: 1, max: 2 } }
    await asks([TELL, plan])
    writes('It was dark.')
    const [field] = opened('plan').way?.fields ?? []
    if (field) useAnswerForms().write(opened('plan'), field, 'boot')
    await asks([TELL, plan], { turn: 2 })
    expect([opened('tell').filled, Object.values(opened('plan').filled)]).toEqual([{}, [['boot']]])
    await asks([TELL, plan], { turn: 2, match: 'other' })
    expect(opened('plan').filled).toEqual({})
  })

  it('of a chance to freeze is the same, whoever was first; who keeps quiet already need not say so again', async () => {
    const of = (key: string): SeatAsk => ({ id: key, key, pick: FREEZE })
    await asks([of('freeze')])
    // Nothing is open at once where one way is to do nothing.
    expect(opened('freeze').way).toBeNull()
    useAnswerForms().open(opened('freeze'), 'freeze')
    await asks([of('freezeToo')], { step: 'freezeToo' })
    expect(opened('freeze').way?.way).toBe('freeze')
    await asks([of('freezeStill')])
    expect(opened('freeze').ways.map(({ way }) => way)).toEqual(['freeze'])
    await asks([of('freezeStill')], { turn: 2 })
    expect(opened('freeze').way).toBeNull()
  })

  it('has what is pointed at in its open branch, and points at nothing that it does not ask for', async () => {
    await asks([TELL])
    useAnswerForms().choose('nothing of ours')
    expect(opened('tell').filled).toEqual({})
    useAnswerForms().choose('map')
    useAnswerForms().choose('boot')
    writes('boot')
    expect(useAnswerForms().chosen).toEqual(['boot'])
    expect(useAnswerForms().targetOf('boot')?.way).toBe('hint')
    useAnswerForms().open(opened('tell'), 'concede')
    expect([useAnswerForms().chosen, opened('tell').filled.hint]).toEqual([[], 'boot'])
  })
})

describe('several answers at once', () => {
  const OK: SeatAsk['pick'] = { pick: 'ok' }
  const RULE: SeatAsk = { id: '4', key: 'rule', pick: OK }
  const PATIENCE: SeatAsk = { id: '5', key: 'patience', pick: OK }
  /** The asks on the panel in their order, and of those the ones with the gold button. */
  async function panel(): Promise<readonly [string[], string[]]> {
    const listen = (): void => undefined
    const matchMedia = () => ({ matches: true, addEventListener: listen, removeEventListener: listen })
    vi.stubGlobal('window', { matchMedia })
    const html = await rendered(AnswerPanel, { ui: overlordUi, narrow: false })
    const all = html.split('data-test="ask"').slice(1)
    const keys = (forms: readonly string[]): string[] => forms.map(one => /data-ask="(\w+)"/.exec(one)?.[1] ?? '')
    return [keys(all), keys(all.filter(one => /class="button main/.test(one)))]
  }

  it('stand in the order in which they are waited for, and the first that can be sent has the gold button', async () => {
    await asks([RULE, PATIENCE, TELL])
    expect(await panel()).toEqual([['tell', 'patience', 'rule'], ['tell']])
    await asks([RULE, PATIENCE], { step: 'freezeToo' })
    // What cannot be sent for a moment is not gold.
    expect(await panel()).toEqual([['tell', 'patience', 'rule'], ['patience']])
  })
})
