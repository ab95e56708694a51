/** The rulings of docs/rules/tales.md, by name. That the first seat is random stands in setup.test.ts. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

describe('rulings', () => {
  it('playing any time card, the same kind too, puts it in force and the old one on the discard pile', () => {
    const t = table({ time: 'night', hands: { 0: ['night'], 1: ['day'] } }).does('night')
    expect([t.open.timeCard.name, t.discarded()]).toEqual(['night#2', ['night']])
    t.does('day')
    expect([t.open.time, t.discarded()]).toEqual(['day', ['night', 'night']])
  })

  it('Fairy: any one line, two-item lines too, in addition to phase 2', () => {
    const t = table({
      a: 'third',
      at: 'start',
      hands: { 0: ['fairy'] },
      items: { 0: { gold: 1, sword: 1, armour: 1 } },
    }).does('3', 'sword', 'fairy')
    expect(t.choices()).toEqual(['pass', '1'])
    t.does('1')
    expect([t.vp(0), t.items(0)]).toEqual([4, { sword: 1, wand: 1 }])
  })

  it('a Dragon revealed by the Wizard may take that Wizard', () => {
    const t = table({ hands: { 0: ['wizard'] }, deck: ['dragon', 'sage'] }).does('wizard')
    expect([t.vp(0), t.common(), t.discarded()]).toEqual([4, ['dragon'], ['wizard']])
  })

  it('a Princess revealed by the Wizard may take that Wizard', () => {
    const t = table({ hands: { 0: ['wizard'] }, deck: ['princess', 'sage'] }).does('wizard')
    expect([t.vp(0), t.common(), t.hand(0)]).toEqual([4, ['princess'], ['wizard']])
  })

  it('Helper with one card left: take it', () => {
    const t = table({ hands: { 0: ['helper'] }, deck: ['king'] }).does('helper')
    expect([t.hand(0), t.asides('peek', 0)]).toEqual([['king'], [{ looked: ['king'], card: 'king' }]])
  })

  it('Helper with none: nothing', () => {
    const t = table({ hands: { 0: ['helper', 'sage'] }, deck: [] }).does('helper')
    expect([t.vp(0), t.hand(0)]).toEqual([1, ['sage']])
    expect(t.eventsOf('nothing')[0]).toMatchObject({ seat: 0, what: 'peek' })
  })

  it('Wizard on an empty deck: nothing', () => {
    const t = table({ hands: { 0: ['wizard', 'sage'] }, deck: [] }).does('wizard')
    expect([t.vp(0), t.common()]).toEqual([2, ['wizard']])
    expect(t.eventsOf('nothing')[0]).toMatchObject({ seat: 0, what: 'playTop' })
  })

  it('Dark Lord: another Dark Lord counts', () => {
    expect(
      table({ hands: { 0: ['darklord'] }, common: ['darklord'] })
        .does('darklord')
        .vp(0),
    ).toBe(2)
  })

  it('another Dark Lord counts for the Castle', () => {
    expect(
      table({ time: 'night', hands: { 0: ['castle'] }, common: ['darklord', 'darklord'] })
        .does('castle')
        .vp(0),
    ).toBe(3)
  })

  it('a match ends after 500 turns, whatever is left', () => {
    const t = table({ hands: { 0: ['king'] } })
    const { state, ...snapshot } = t.match.snapshot()
    const late = { ...snapshot, state: { ...state, turn: { ...state.turn, number: 500 } } }
    const last = t.from(late).does('king')
    expect(last.outcome?.reason).toBe('points')
    expect(
      t.from({ ...late, state: { ...late.state, turn: { ...state.turn, number: 499 } } }).does('king').outcome,
    ).toBeNull()
  })
})

describe('the clock', () => {
  it('no item', () => {
    const t = table({ at: 'start', items: { 0: { wand: 1 } } }).runsOut()
    expect([t.items(0), t.asked()]).toEqual([{ wand: 1 }, ['0 play']])
  })

  it('a random card', () => {
    const played = new Set(
      Array.from(
        { length: 30 },
        (_, key) =>
          table({ key, hands: { 0: ['night', 'king', 'sage'] } })
            .runsOut()
            .eventsOf('play')[0]?.card,
      ),
    )
    expect([...played].sort()).toEqual(['king', 'night', 'sage'])
  })

  it('random targets', () => {
    const gone = new Set(
      Array.from(
        { length: 30 },
        (_, key) =>
          table({ key, hands: { 0: ['ogre'] }, common: ['fairy', 'princess'] })
            .does('ogre')
            .runsOut()
            .discarded()[0],
      ),
    )
    expect([...gone].sort()).toEqual(['fairy', 'princess'])
    const taken = new Set(
      Array.from(
        { length: 60 },
        (_, key) =>
          Object.keys(
            table({ key, hands: { 0: ['charms'] } })
              .does('charms')
              .runsOut()
              .items(0),
          )[0],
      ),
    )
    expect([...taken].sort()).toEqual(['armour', 'gold', 'sword', 'wand'])
    const kept = new Set(
      Array.from(
        { length: 30 },
        (_, key) =>
          table({ key, hands: { 0: ['helper'] }, deck: ['king', 'cave', 'sage'] })
            .does('helper')
            .runsOut()
            .hand(0)[0],
      ),
    )
    expect([...kept].sort()).toEqual(['cave', 'king'])
  })

  it('a "may" is declined', () => {
    const hero = table({ time: 'day', hands: { 0: ['hero'] }, common: ['dragon'] })
      .does('hero', 'sword')
      .runsOut()
    expect([hero.common(), hero.asked()]).toEqual([['dragon', 'hero'], ['1 play']])
    expect(
      table({ hands: { 0: ['fairy'] } })
        .does('fairy')
        .runsOut()
        .items(0),
    ).toEqual({ wand: 1 })
  })
})
