/** Classic: freezes, and what may be known of them. */
import { describe, expect, it } from 'vitest'
import { classic, type Classic } from '../table'

const O = 0,
  S = 1,
  B = 2,
  C = 3
const hands = {
  [B]: { hints: ['item1', 'item2'], actions: ['freeze-item-1', 'pass-item-1'] },
  [C]: { hints: ['place1', 'place2'], actions: ['both-place-1', 'freeze-place-1'] },
}
const table = (more: Partial<Classic> = {}) => classic({ speaker: S, hands, ...more })

describe('freeze', () => {
  it('the speaker keeps the turn and must work it in; no refill for the freezer', () => {
    const t = table().hint(S).freeze(B, 'freeze-item-1', 'item1', 'And the goblin?').quiet()
    expect(t.open.turn).toMatchObject({ speaker: S, pressure: { kind: 'frozen', by: B }, played: 1 })
    expect([t.hints(B), t.actions(B)]).toEqual([['item2'], ['pass-item-1']])
    expect(t.kinds()).toEqual(['hint', 'freezing', 'freeze', 'hint'])
    expect(t.lastLine()).toMatchObject({
      seat: B,
      hint: 'item1',
      line: 'And the goblin?',
      how: 'froze',
      action: 'freeze-item-1',
      pressure: { kind: 'questioned' },
    })
    expect([t.ribbon().at(-1), t.open.actionPile.open]).toEqual(['item1', ['freeze-item-1']])
  })

  it('is open to nobody who has no hint to throw in, or no action', () => {
    const t = table({
      hands: { [B]: { hints: [], actions: ['freeze-item-1'] }, [C]: { hints: ['place1'], actions: [] } },
    })
    expect(t.hint(S).asks('freeze')).toEqual([])
  })

  it("ruling: open from the speaker's first hint until the pass is declared", () => {
    const t = table()
    expect(t.asks('freeze')).toEqual([])
    t.hint(S)
    expect(t.asks('freeze').map(ask => ask.seat)).toEqual([B, C])
    t.pass(S, C)
    expect(t.asks('freeze')).toEqual([])
  })

  it('not by the speaker or the Overlord', () => {
    const t = table({ seats: 5 }).hint(S)
    expect(t.asks('freeze').map(ask => ask.seat)).toEqual([B, C, 4])
  })

  it("ruling: freeze hints do not count to the speaker's three", () => {
    const t = table().hint(S).freeze(B, 'freeze-item-1').quiet().hint(S)
    expect([t.eventsOf('look'), t.asks('tell')[0]?.params?.left]).toEqual([[], 1])
  })

  it('a pass is no freeze', () => {
    const t = table().hint(S)
    expect(
      t.refusesTo('freeze', B, { branch: 'freeze', answer: { hint: 'item1', line: '', action: 'pass-item-1' } }),
    ).toBe('answerIllegal')
  })

  it('several at the same moment: only the nearest to the speaker clockwise counts, the others take hint and action back', () => {
    const t = table().hint(S).freeze(C, 'both-place-1', 'place1').freeze(B, 'freeze-item-1', 'item1')
    expect(t.eventsOf('freeze')).toEqual([{ kind: 'freeze', seat: B, speaker: S, action: 'freeze-item-1' }])
    expect([t.hints(C), t.actions(C)]).toEqual([
      ['place1', 'place2'],
      ['freeze-place-1', 'both-place-1'],
    ])
    expect(t.open.actionPile.open).toEqual(['freeze-item-1'])
  })

  it('nearest is counted from the speaker, past the last seat', () => {
    const t = classic({ speaker: B, hands: { [S]: hands[B], [C]: hands[C] } })
      .hint(B)
      .freeze(S, 'freeze-item-1', 'item1')
      .freeze(C, 'both-place-1', 'place1')
    expect(t.eventsOf('freeze').map(({ seat }) => seat)).toEqual([C])
    const over = classic({ overlord: B, speaker: C, hands: { [S]: hands[B], [O]: hands[C] } })
      .hint(C)
      .freeze(S, 'freeze-item-1', 'item1')
      .freeze(O, 'both-place-1', 'place1')
    expect(over.eventsOf('freeze').map(({ seat }) => seat)).toEqual([O])
  })

  it('the first counts where nobody else freezes in the window', () => {
    const t = table().hint(S).freeze(C, 'both-place-1', 'place1').branch('freezeToo', B, 'quiet')
    expect(t.eventsOf('freeze').map(({ seat }) => seat)).toEqual([C])
  })

  it('ruling: a sealed window of 2 s for all other servants, those too who kept quiet', () => {
    const t = table({ seats: 5 }).hint(S).branch('freeze', 4, 'quiet').freeze(B, 'freeze-item-1')
    expect(t.asks('freezeToo').map(({ seat, seconds }) => [seat, seconds])).toEqual([
      [C, 2],
      [4, 2],
    ])
    expect(t.open.tale).toHaveLength(1)
    expect(t.eventsOf('freezing')).toEqual([{ kind: 'freezing', seat: B, speaker: S }])
    expect([t.own(B).freeze, t.own(C).freeze]).toEqual([
      { seat: B, action: 'freeze-item-1', hint: 'item1', line: '' },
      null,
    ])
    // Meanwhile the tale waits; the Overlord does not.
    expect([t.asks('tell'), t.asks('rule').length]).toEqual([[], 1])
  })

  it('with nobody else who could, there is no window', () => {
    const t = classic({ seats: 3, speaker: S, hands }).hint(S).freeze(B, 'freeze-item-1')
    expect([t.asks('freezeToo'), t.eventsOf('freeze').length]).toEqual([[], 1])
  })

  it('a servant may freeze again, as long as he has cards', () => {
    const t = table().hint(S).freeze(C, 'both-place-1').quiet().freeze(C, 'freeze-place-1').quiet()
    expect([t.eventsOf('freeze').length, t.hints(C)]).toEqual([2, []])
    // Without a hint he can, as everybody knows, freeze no more.
    expect(t.asks('freeze').map(ask => ask.seat)).toEqual([B])
  })

  it('having kept quiet binds nobody: a freeze may still be thrown in', () => {
    const t = table().hint(S).branch('freeze', B, 'quiet')
    expect(t.asks('freezeStill').map(({ seat }) => seat)).toEqual([B])
    expect(t.branch('freezeStill', B, 'quiet').open.turn?.quiet).toEqual([B])
    t.branch('freezeStill', B, 'freeze', { hint: 'item1', line: '', action: 'freeze-item-1' }).quiet()
    expect(t.eventsOf('freeze').map(({ seat }) => seat)).toEqual([B])
    expect([t.asks('freezeStill'), t.open.turn?.quiet]).toEqual([[], []])
  })

  it("keeping quiet lasts until the next hint, anybody's", () => {
    const t = table().hint(S).branch('freeze', C, 'quiet')
    expect(t.asks('freeze').map(ask => ask.seat)).toEqual([B])
    t.hint(S)
    expect(t.asks('freeze').map(ask => ask.seat)).toEqual([B, C])
    t.branch('freeze', C, 'quiet').freeze(B, 'freeze-item-1').quiet()
    expect(t.asks('freeze').map(ask => ask.seat)).toContain(C)
  })

  it('an ask to freeze stays the same while the tale goes on: what is being typed is not lost', () => {
    const t = table().hint(S)
    const before = t.asks('freeze').map(ask => ask.id)
    t.hint(S)
    expect(t.asks('freeze').map(ask => ask.id)).toEqual(before)
  })

  it('a look at the speaker ends the window: freezes under way are taken back', () => {
    const t = table().hint(S).freeze(B, 'freeze-item-1').look(S, 'chatter')
    expect([t.asked(), t.own(B).freeze, t.hints(B)]).toEqual([[`${O} question`], null, ['item1', 'item2']])
    expect(t.eventsOf('freeze')).toEqual([])
  })
})

describe('what may be known', () => {
  const dull = { ...hands, [B]: { hints: ['item1', 'item2'], actions: ['pass-item-1', 'pass-item-2'] } }

  it('the asks are the same whether or not a seat holds a freeze; without one its pick has the quiet alone', () => {
    const holder = table().hint(S),
      other = table({ hands: dull }).hint(S)
    expect(other.match.view(null).open.asking).toEqual(holder.match.view(null).open.asking)
    expect(other.match.asks('public').map(({ id, seconds }) => [id, seconds])).toEqual(
      holder.match.asks('public').map(({ id, seconds }) => [id, seconds]),
    )
    expect([holder.waysOf('freeze', B), other.waysOf('freeze', B)]).toEqual([['quiet', 'freeze'], ['quiet']])
  })

  it('the window too', () => {
    const holder = table().hint(S).freeze(C, 'both-place-1'),
      other = table({ hands: dull }).hint(S).freeze(C, 'both-place-1')
    expect(other.match.view(null)).toEqual(holder.match.view(null))
    expect([holder.waysOf('freezeToo', B), other.waysOf('freezeToo', B)]).toEqual([['quiet', 'freeze'], ['quiet']])
  })

  it('a freeze that came back was never seen: nobody else was told a card of it', () => {
    const t = table().hint(S).freeze(C, 'both-place-1', 'place1').freeze(B, 'freeze-item-1', 'item1')
    expect(JSON.stringify(t.log)).not.toContain('place1')
    expect(JSON.stringify(t.match.view(S))).not.toContain('place1')
  })

  it('nor one that is under way', () => {
    const t = table().hint(S).freeze(C, 'both-place-1', 'place1')
    for (const seat of [null, O, S, B]) expect(JSON.stringify(t.match.view(seat))).not.toContain('place1')
    expect(JSON.stringify(t.log)).not.toContain('place1')
  })
})
