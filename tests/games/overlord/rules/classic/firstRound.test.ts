/** Classic: the first round, in which everybody speaks. */
import { describe, expect, it } from 'vitest'
import { classic, OverlordTable, start, type Classic } from '../table'

const O = 0,
  S = 1,
  B = 2,
  C = 3
/** S was questioned first; the circle goes S, C, B. */
const table = (more: Partial<Classic> = {}) => classic({ speaker: S, first: { start: S, heard: [] }, ...more })

describe('the first round', () => {
  it('no pass cards are played; the turn is ended after 1 to 3 hints, free of charge', () => {
    const t = table()
    expect(t.waysOf('tell', S)).toEqual(['hint', 'concede'])
    t.hint(S)
    expect(t.waysOf('tell', S)).toEqual(['hint', 'end', 'concede'])
    t.hint(S).hint(S)
    expect([t.waysOf('tell', S), t.eventsOf('look')]).toEqual([['end', 'concede'], []])
    t.end(S)
    expect([t.open.turn?.speaker, t.hints(S).length, t.actions(S).length]).toEqual([C, 3, 3])
  })

  it('passes to the right-hand neighbour; ruling: the one passed to draws 1 action', () => {
    const t = table().hint(S).end(S)
    expect(t.eventsOf('freePass')).toEqual([{ kind: 'freePass', seat: S, to: C }])
    expect([t.open.turn?.pressure, t.actions(C).length]).toEqual([{ kind: 'passed', by: S, symbol: null }, 4])
  })

  it('the Overlord is skipped', () => {
    const t = classic({ overlord: B, speaker: C, first: { start: C, heard: [] } })
      .hint(C)
      .end(C)
    expect(t.open.turn?.speaker).toBe(S)
  })

  it('ruling: the last unheard servant still passes free to the first, and the round is over', () => {
    const t = table().hint(S).end(S).hint(C).end(C).hint(B)
    expect([t.waysOf('tell', B).includes('pass'), t.open.first?.heard]).toEqual([false, [S, C]])
    t.end(B)
    expect([t.open.turn?.speaker, t.actions(S).length, t.open.first]).toEqual([S, 4, null])
    expect(t.kinds().at(-1)).toBe('firstRoundOver')
    expect(t.waysOf('tell', S)).toEqual(['hint', 'pass', 'concede'])
  })

  it('the free pass counts for no same to you', () => {
    const t = table({ speaker: B, first: { start: S, heard: [S, C] } })
      .hint(B)
      .end(B)
    expect(t.open.volley).toBeNull()
    expect(t.pass(S, B).open.volley?.passes).toBe(1)
  })

  it('freezes are allowed', () => {
    const t = table({ hands: { [B]: { actions: ['freeze-item-1'] } } })
      .hint(S)
      .freeze(B, 'freeze-item-1')
      .quiet()
    expect(t.eventsOf('freeze')).toHaveLength(1)
  })

  it('looks too – rulings: the victim counts as heard if it was the speaker, the next starts as if questioned', () => {
    const t = table().hint(S).look(S, 'boring')
    expect([t.open.turn?.speaker, t.open.turn?.pressure.kind, t.actions(C).length]).toEqual([C, 'questioned', 3])
    expect([t.open.first?.heard, t.eventsOf('nextInCircle')]).toEqual([[S], [{ kind: 'nextInCircle', to: C }]])
  })

  it('a victim that was not the speaker is heard yet; the story goes on', () => {
    const t = table().hint(S).look(C)
    expect(t.waysOf('goOn', O)).toEqual(['goOn', 'next'])
    t.branch('goOn', O, 'goOn').end(S)
    expect([t.open.turn?.speaker, t.open.first?.heard]).toEqual([C, [S]])
  })

  it('or the next of the circle goes on, and the speaker counts as heard', () => {
    const t = table().hint(S).look(B).branch('goOn', O, 'next')
    expect([t.open.turn?.speaker, t.open.first?.heard, t.ribbon()]).toEqual([C, [S], []])
  })

  it('the circle ends with that: the round is over, and the Overlord questions another than the victim', () => {
    const t = table({ speaker: B, first: { start: S, heard: [S, C] } })
      .hint(B)
      .look(C)
      .branch('goOn', O, 'next')
    expect([t.open.first, t.asked(), t.asks('question')[0]?.params]).toEqual([null, [`${O} question`], { barred: [C] }])
  })

  it('a look for the last unheard: the round is over and the Overlord questions another', () => {
    const t = table({ speaker: B, first: { start: S, heard: [S, C] } }).look(B)
    expect([t.open.first, t.asked(), t.asks('question')[0]?.params]).toEqual([null, [`${O} question`], { barred: [B] }])
    expect(t.kinds()).toContain('firstRoundOver')
  })

  it('no hint at the start of the turn: a look, and the next goes on', () => {
    const t = table({ hands: { [C]: { hints: [], actions: ['pass-item-1'] } } })
      .hint(S)
      .end(S)
    expect([t.looks(), t.open.turn?.speaker, t.open.first?.heard]).toEqual([[0, 0, 0, 1], B, [S, C]])
  })

  it('a plea in it does not stop it', () => {
    const t = table({ looks: { [S]: 2 }, top: { actions: ['pass-item-2'] } })
      .concede(S)
      .reply('plea', S, '')
      .reply('verdict', O, 'accept')
    expect(t.open.turn?.speaker).toBe(C)
  })

  it('with two servants: each once', () => {
    const t = new OverlordTable(start(3, { overlord: 1 }).match).reply('errand', O, { line: '', to: S })
    t.hint(S).end(S).hint(B).end(B)
    expect([t.open.first, t.open.turn?.speaker, t.open.volley]).toEqual([null, S, null])
  })
})
