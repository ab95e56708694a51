/** The answer that is being built: it belongs to one ask, and is sent once. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { pick, type Refusal, type SeatAsk } from '../../../src-shared/kernel'
import { SEEN } from '../../../src-shared/kernel/view'
import type { Connection, OutgoingMessage } from '../../../src-renderer/connection/connection'
import { useTable } from '../../../src-renderer/store/table'
import { provideAnswering } from '../../../src-renderer/table/answering'
import type { StateUpdate } from '../../../src-shared/wire'
import { frameOf, matchPart } from '../kit'
import { mounted } from '../mounted'

const two = (id: string, key = 'give'): SeatAsk => ({
  id,
  key,
  pick: pick.each({ what: pick.one(['a', 'b', 'c']), to: pick.seat([1, 2, 3]) }),
})
const asked = (...asks: readonly SeatAsk[]): StateUpdate => {
  const part = matchPart('m')
  return frameOf({
    ...part,
    view: { ...part.view, own: { seat: 0, asks, seen: [], sealed: null, private: null } },
  })
}

let said: { message: OutgoingMessage; settle: (why: Refusal | null) => void }[]
let hear: (update: StateUpdate) => void
const nothing = (): void => undefined
const line: Connection = {
  send: message =>
    new Promise(settle => {
      said.push({ message, settle })
    }),
  onUpdate: to => {
    hear = to
  },
  onState: nothing,
  onDeck: nothing,
  onLink: nothing,
  onHistory: nothing,
  onChat: nothing,
  onFairDeal: nothing,
  retry: nothing,
  close: nothing,
}

beforeEach(() => {
  setActivePinia(createPinia())
  said = []
  useTable().join(line)
})

const answering = (...args: Parameters<typeof provideAnswering>) => mounted(() => provideAnswering(...args)).made

describe('choices', () => {
  it('belong to their ask: those of one that has closed answer no later one', async () => {
    hear(asked(two('1')))
    const { choose, draft, ask } = answering()
    choose('b')
    hear(asked(two('2')))
    await nextTick()
    expect([ask.value?.id, draft.value?.question?.kind, draft.value?.made]).toEqual(['2', 'word', []])
  })

  it('stay while their ask is open, whatever else changes', async () => {
    hear(asked(two('1')))
    const { choose, draft } = answering()
    choose('b')
    hear(asked(two('1'), two('later')))
    await nextTick()
    expect(draft.value?.made).toMatchObject([{ value: 'b' }])
  })

  it('can be taken back one by one, until the answer is sent', () => {
    hear(asked(two('1')))
    const { choose, back, confirm, draft, sent } = answering()
    choose('b')
    back()
    expect(draft.value?.made).toEqual([])
    choose('c')
    choose(2)
    confirm()
    expect(sent.value).toBe(true)
    back()
    choose('a')
    expect(draft.value?.made).toMatchObject([{ value: 'c' }, { value: 2 }])
  })
})

describe('an answer', () => {
  it('is sent once, however often it is confirmed', () => {
    hear(asked(two('1')))
    const { choose, confirm } = answering()
    choose('b')
    confirm()
    expect(said).toEqual([])
    choose(3)
    confirm()
    confirm()
    expect(said.map(({ message }) => message)).toEqual([{ kind: 'answer', ask: '1', answer: { what: 'b', to: 3 } }])
  })

  it('that was sent by another form leaves nothing on the board to choose', async () => {
    const ask: SeatAsk = { id: '1', key: 'give', pick: pick.slot(['s0', 's1']) }
    hear(asked(ask))
    const { slots, choose, draft } = answering()
    expect(slots.value).toEqual(['s0', 's1'])
    void useTable().answer(ask, 's1')
    await nextTick()
    expect(slots.value).toEqual([])
    choose('s0')
    expect([said.length, draft.value?.made]).toEqual([1, []])
  })

  it('that the host refused can be given again', async () => {
    hear(asked(two('1')))
    const { choose, confirm, sent } = answering()
    choose('b')
    choose(3)
    confirm()
    said[0]?.settle({ refused: 'paused' })
    await nextTick()
    await nextTick()
    expect(sent.value).toBe(false)
    confirm()
    expect(said).toHaveLength(2)
  })

  it('is given to what waits for it: not to what was shown, nor to what nobody waits for', () => {
    hear(asked({ id: '0', key: SEEN, pick: pick.ok() }, two('1', 'quiet'), two('2')))
    expect(answering(undefined, key => key !== 'quiet').ask.value?.id).toBe('2')
  })
})
