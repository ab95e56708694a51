import { describe, expect, it } from 'vitest'
import { fastRandom, initialState, Match, pick, Play, stepTable, type StackFrame } from '../../src-shared/kernel'
import { asked, idOf, keyOf, take } from './driving'
import { step, toy, type ToyState } from './toys/parts'

const ask = step<{ what: string }, true>('ask', {
  asks: (_, { what }) => [{ seat: 0, key: what, pick: pick.ok(), default: { answer: true } }],
  take(play, { what }) {
    play.state.log.push(what)
    play.done()
  },
})
const silent = step<{ word: string }>('silent', {
  run(play, { word }) {
    play.state.log.push(word)
    play.done()
  },
})
let runs = 0
const endless = step<null>('endless', {
  run(play) {
    runs++
    play.next(endless(null))
  },
})
const mute = step<null>('mute', { asks: () => [] })
const deaf = step<null>('deaf', { asks: () => [{ seat: 0, key: 'deaf', pick: pick.ok(), default: 'random' }] })
const lost = step<null>('lost', {
  run(play) {
    play.done()
    play.done()
  },
})
const display = step<null>('display', {
  run(play) {
    play.show(0, 'picture')
    play.next(mute(null))
  },
})
const finish = step<null>('finish', {
  run(play) {
    play.call(silent({ word: 'never' }))
    play.end({ winners: [0], reason: 'finished' })
  },
})

const mix = step<null>('mix', {
  run(play) {
    play.state.log.push(...play.shuffled(['a', 'b', 'c', 'd', 'e'], 'deck'))
    play.next(ask({ what: 'mixed' }))
  },
})

/** Talk goes on and on; a bell is something that everybody may react to. */
const debate = step<null, true>('debate', {
  asks: () => ['talk', 'ring'].map(key => ({ seat: 0, key, pick: pick.ok(), default: { answer: true } })),
  take(play, _, __, ___, key) {
    if (key === 'ring') play.reopen()
  },
})

const table = stepTable<ToyState, string>(debate, ask, silent, endless, mute, deaf, lost, finish, mix, display)
const open = (...frames: StackFrame[]) => openBy(1, ...frames)
const openBy = (key: number, ...frames: StackFrame[]) =>
  Match.start(
    toy('road', table, () => initialState(...frames)),
    1,
    {},
    keyOf(key),
  ).match

describe('the stack of steps', () => {
  it('runs what asks nobody until somebody is asked, the last one first', () => {
    const match = open(ask({ what: 'later' }), silent({ word: 'two' }), silent({ word: 'one' }))
    expect(match.view(null).open.table).toEqual(['one', 'two'])
    expect(asked(match)).toEqual(['0 later'])
  })

  it('asks only the step on top', () => {
    const match = open(ask({ what: 'below' }), ask({ what: 'above' }))
    expect(asked(match)).toEqual(['0 above'])
    take(match, 0, 'above', true)
    expect(asked(match)).toEqual(['0 below'])
  })

  it('puts the same question of two steps as two questions, though both were laid down at once', () => {
    const match = open(ask({ what: 'twice' }), ask({ what: 'twice' }))
    const first = idOf(match, 0, 'twice')
    take(match, 0, 'twice', true)
    expect(idOf(match, 0, 'twice')).not.toBe(first)
    expect(match.answer(0, first, true)).toBe('again')
    expect(asked(match)).toEqual(['0 twice'])
  })

  it('is left where it stands by the end: nothing below is done', () => {
    const match = open(silent({ word: 'below' }), finish(null))
    expect(match.outcome).toEqual({ winners: [0], reason: 'finished' })
    expect(match.view(null).open.table).toEqual([])
    expect(match.view(null).open.steps).toEqual([])
  })

  it('may shuffle: all items, in an order that the key decides', () => {
    const orders = Array.from({ length: 10 }, (_, key) => openBy(key, mix(null)).view(null).open.table)
    for (const order of orders) expect([...order].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(new Set(orders.map(order => order.join(''))).size).toBeGreaterThan(3)
    expect(openBy(3, mix(null)).view(null).open.table).toEqual(orders[3])
  })

  it('is public, as a copy', () => {
    const match = open(ask({ what: 'x' }))
    const [frame] = match.view(null).open.steps
    expect(frame).toEqual({ step: 'ask', opened: 0, data: { what: 'x' } })
    Object.assign(frame ?? {}, { data: null })
    expect(match.snapshot().state.steps[0]?.data).toEqual({ what: 'x' })
  })
})

describe('the questions of a step', () => {
  it('are new once all are put again, also one that had been answered and put again before', () => {
    const match = open(debate(null))
    take(match, 0, 'talk', true)
    const before = idOf(match, 0, 'talk')
    take(match, 0, 'ring', true)
    expect(idOf(match, 0, 'talk')).not.toBe(before)
  })

  it('stay the same as long as they are neither answered nor put again', () => {
    const match = open(debate(null))
    const before = idOf(match, 0, 'ring')
    take(match, 0, 'talk', true)
    expect(idOf(match, 0, 'ring')).toBe(before)
  })
})

describe('a broken game is found out', () => {
  it.each<[string, StackFrame[], string]>([
    ['runs for ever', [endless(null)], 'runs for ever'],
    ['asks nobody', [mute(null)], 'stuck'],
    ['asks nobody, though something is being shown', [display(null)], 'stuck'],
    ['asks nobody, though the step below would', [ask({ what: 'below' }), mute(null)], 'stuck'],
    ['has done all its steps and is not over', [silent({ word: 'x' })], 'the steps are over'],
    ['has a step that nobody knows', [{ step: 'nowhere', opened: 0, data: null }], 'no step is called nowhere'],
    ['finishes one step twice', [ask({ what: 'x' }), lost(null)], 'no longer on the stack'],
  ])('that %s', (_, frames, message) => {
    runs = 0
    expect(() => open(...frames)).toThrow(message)
    // Before anybody waits for it: a match that hangs would hold up every table of its host.
    expect(runs).toBeLessThanOrEqual(10_001)
  })

  it('that asks and takes no answer', () => {
    const match = open(deaf(null))
    expect(() => take(match, 0, 'deaf', true)).toThrow('takes no answers')
  })

  it('that has two steps of one name', () => {
    expect(() => stepTable(ask, ask)).toThrow('two steps are called ask')
    expect(Object.keys(stepTable(ask, silent))).toEqual(['ask', 'silent'])
  })

  it('that lays steps while none of its own speaks', () => {
    const play = new Play<ToyState, string>({ ...initialState(ask({ what: 'x' })), seats: 1, log: [] }, fastRandom(1))
    expect(() => {
      play.done()
    }).toThrow('no step is running')
  })
})
